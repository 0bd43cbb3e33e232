/** mm, to the right and up. */
export type Point = readonly [x: number, y: number];

/** Formats that programs read: of AutoCAD 2000, which older ones take, and of 2007, whose text is UTF-8. */
export const DXF_VERSIONS = { R2000: "AC1015", R2007: "AC1021" } as const;
export type DxfVersion = keyof typeof DXF_VERSIONS;

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

/** In a file before 2007, whatever its code page, a sign beyond ASCII is written by its number. */
export const inVersion = (text: string, version: DxfVersion) =>
  version === "R2007"
    ? text
    : // Each half of a pair of surrogates by itself.
      text.replaceAll(
        /[\u0080-\uffff]/g,
        (sign) => `\\U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`,
      );
