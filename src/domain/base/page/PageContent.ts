/** A word of a page: where it starts on its line, its direction and its size. y grows downwards. */
export interface PageWord {
  readonly text: string;
  readonly x: number;
  /** Of the base line. */
  readonly y: number;
  readonly width: number;
  /** Of the font. */
  readonly size: number;
  /** Direction in which it is read, of length 1. */
  readonly dx: number;
  readonly dy: number;
}

export interface PageLine {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export interface PageContent {
  readonly words: readonly PageWord[];
  readonly lines: readonly PageLine[];
}

/** A word on a page that was turned upright. */
export interface Word {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** The middle of its letters. */
  readonly middle: number;
  readonly size: number;
}

/** A rule that is level or upright: it runs at `at` from `from` to `to`. */
export interface Rule {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

export interface UprightPage {
  readonly words: readonly Word[];
  readonly level: readonly Rule[];
  readonly upright: readonly Rule[];
}
