// What the type check of the scripts takes for granted: which element a selector finds, and what an event carries, is
// known by the Rust that draws the page and by the tests in a browser, not by types.

interface ParentNode {
  querySelector(selector: string): any;
  querySelectorAll(selector: string): NodeListOf<any>;
}

interface Document {
  getElementById(id: string): any;
  readonly activeElement: any;
}

interface Element {
  closest(selector: string): any;
}

interface EventTarget {
  [property: string]: any;
}

interface Event {
  readonly detail: any;
  readonly pointerId: any;
  readonly pointerType: any;
}
