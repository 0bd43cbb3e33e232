import type { Point } from "../drawing/visibleLines.ts";

/** A value that a placed block shows. */
export interface Attribute {
  readonly tag: string;
  readonly value: string;
  readonly at: Point;
  readonly size: number;
  readonly isHidden: boolean;
}

/** A length in mm, to the micrometre. */
export const fine = (value: number) => String(Math.round(value * 1000) / 1000);
/** A value is one line. */
export const plain = (text: string) => text.replaceAll(/\s+/gu, " ");
