import type { Role } from "../../products/drawing/Role.ts";

/** Everything below is in points (1/72 inch), from the left and the top. */

export interface TextMark {
  readonly kind: "text";
  /** Start, middle or end of the text, depending on `align`. */
  readonly x: number;
  /** y of the base line. */
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly role: Role;
  readonly align: "left" | "center" | "right";
  /** Whether it runs upwards. */
  readonly isTurned?: boolean;
}

export interface LineMark {
  readonly kind: "line";
  /** x and y alternately, at least two points. */
  readonly points: readonly number[];
  readonly width: number;
  readonly role: Role;
  readonly isDashed: boolean;
}

export interface BoxMark {
  readonly kind: "box";
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** `null`: no fill. */
  readonly fill: Role | null;
  /** `null`: no outline. */
  readonly edge: Role | null;
  readonly isDashed: boolean;
}

export interface DotMark {
  readonly kind: "dot";
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly role: Role;
}

/** A region that opens an address. */
export interface LinkMark {
  readonly kind: "link";
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly address: string;
}

export type SheetMark = TextMark | LineMark | BoxMark | DotMark | LinkMark;

/** Returns the width of a text in points. */
export type Measure = (text: string, size: number) => number;

/** A part of a sheet that is never split; its marks count from its own top left corner. */
export interface SheetBlock {
  readonly height: number;
  readonly marks: readonly SheetMark[];
  /** A title: it must not end a page. */
  readonly keepsWithNext?: true;
  /** Space between sections: it must not begin a page. */
  readonly isSpace?: true;
  /** The header of its table, repeated where the block begins a page. */
  readonly head?: SheetBlock;
}

export type SheetPage = readonly SheetMark[];

export function movedMark(mark: SheetMark, dx: number, dy: number): SheetMark {
  if (mark.kind === "line")
    return { ...mark, points: mark.points.map((value, at) => value + (at % 2 === 0 ? dx : dy)) };
  return { ...mark, x: mark.x + dx, y: mark.y + dy };
}
