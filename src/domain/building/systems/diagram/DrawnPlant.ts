import type { DiagramInk } from "./Diagram.ts";

/** mm: the header's line below the storey of the plant, and where the plant ends and the header begins. */
export const HEADER = 1000;
export const PLANT_RIGHT = -1400;

/** What is drawn to the left of the header. */
export interface DrawnPlant {
  /** mm below the storey's line that it takes */
  readonly room: number;
  /** Its left edge */
  draw(ink: DiagramInk): number;
}
