import type { DxfVersion } from "../dxf/dxfValues.ts";

/** mm of the building per mm on paper. */
export const DRAWING_SCALES = [50, 100, 150] as const;
export type DrawingScale = (typeof DRAWING_SCALES)[number];

/** Scale and format that a drawing is written for. */
export interface DrawingOptions {
  readonly scale: DrawingScale;
  readonly version: DxfVersion;
}
export const USUAL_DRAWING: DrawingOptions = { scale: 100, version: "R2007" };

const FORM = /^(\d+)\.(R2000|R2007)$/u;

/** The options as one word in a file's id. */
export const drawingWord = ({ scale, version }: DrawingOptions): string => `${scale}.${version}`;

/** Reads the options from such a word; `null` for any other text. */
export function readDrawingWord(word: string): DrawingOptions | null {
  const [, number, version] = FORM.exec(word) ?? [];
  const scale = DRAWING_SCALES.find((known) => String(known) === number);
  return scale === undefined ? null : { scale, version: version === "R2000" ? "R2000" : "R2007" };
}
