/** mm, to the right and up. */
export type Point = readonly [x: number, y: number];

/** A value that a placed block shows. */
export interface Attribute {
  readonly tag: string;
  readonly value: string;
  readonly at: Point;
  readonly size: number;
  readonly isHidden: boolean;
}

export const ALIGNED = { left: 0, center: 1, right: 2 } as const;

/** How a text stands at its point, which is on its base line. */
export interface Standing {
  readonly align?: keyof typeof ALIGNED;
  /** Degrees, against the clock. */
  readonly turned?: number;
}

/** A length in mm, to the micrometre. */
export const fine = (value: number) => String(Math.round(value * 1000) / 1000);
/** A value is one line, in which `%%` and `^` begin signs of their own: as a person's text they are told apart. */
export const plain = (text: string) =>
  text.replaceAll(/\s+/gu, " ").replaceAll("%%", "%%%%%%").replaceAll("^", "^ ");
