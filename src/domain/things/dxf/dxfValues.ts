/** mm, to the right and up. */
export type Point = readonly [x: number, y: number];

/**
 * Formats that programs read: that of AutoCAD 2000, which older programs accept, and that of 2007, whose text is
 * UTF-8.
 */
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

/** How a text is aligned to its point, which lies on the base line. */
export interface TextAlignment {
  readonly align?: keyof typeof ALIGNED;
  /** Degrees, counter-clockwise. */
  readonly turned?: number;
}

/** A length in mm, rounded to the micrometre. */
export const fine = (value: number) => String(Math.round(value * 1000) / 1000);
/** Makes a text safe as a one-line value: `%%` and `^` begin special characters and are escaped. */
export const plain = (text: string) =>
  text.replaceAll(/\s+/gu, " ").replaceAll("%%", "%%%%%%").replaceAll("^", "^ ");

/** In files before 2007, characters beyond ASCII are written by number, whatever the code page. */
export const inVersion = (text: string, version: DxfVersion) =>
  version === "R2007"
    ? text
    : // Each half of a surrogate pair by itself.
      text.replaceAll(
        /[\u0080-\uffff]/g,
        (sign) => `\\U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`,
      );
