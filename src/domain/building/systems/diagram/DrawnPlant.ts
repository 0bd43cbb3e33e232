import type { DiagramInk } from "./Diagram.ts";

/** mm: the header's line below the plant's storey, and the right edge of the plant, where the header begins. */
export const HEADER = 1000;
export const PLANT_RIGHT = -1400;

/** The drawing to the left of the header */
export interface DrawnPlant {
  /** Height below the storey's line, mm */
  readonly room: number;
  /** Returns its left edge. */
  draw(ink: DiagramInk): number;
}
