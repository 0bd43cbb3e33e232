import { area, type Area } from "../../units.ts";
import type { OutletFace } from "./AirOutlet.ts";

const SQUARE_MILLIMETRES = 1_000_000;

/** Area of the neck or face, ㎡, nothing taken off for blades. */
export const faceArea = (face: OutletFace): Area =>
  area(
    (face.shape === "round" ? (Math.PI / 4) * face.diameter ** 2 : face.length * face.width) /
      SQUARE_MILLIMETRES,
  );

/** Length over width; a round face has none. */
export const aspectRatioOf = (face: OutletFace): number | null =>
  face.shape === "round" ? null : face.length / face.width;
