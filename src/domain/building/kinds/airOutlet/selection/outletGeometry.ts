import type { OutletType } from "../../../../catalogue/outletTypes.ts";
import { area, type Area } from "../../../../base/units.ts";
import type { OutletFace } from "./AirOutlet.ts";

const SQUARE_MILLIMETRES = 1_000_000;

/** Gross area of the neck or face, ㎡. */
export const faceArea = (face: OutletFace): Area =>
  area(
    (face.shape === "round" ? (Math.PI / 4) * face.diameter ** 2 : face.length * face.width) /
      SQUARE_MILLIMETRES,
  );

/** Length divided by width; `null` for a round face. */
export const aspectRatioOf = (face: OutletFace): number | null =>
  face.shape === "round" ? null : face.length / face.width;

/**
 * Ratio of effective to neck area by type, for products that state no effective area: usual figures of preliminary
 * design for outlets with straight blades (to be verified against makers' data).
 */
const EFFECTIVE_AREA_RATIO: Readonly<Record<OutletType, number>> = {
  V000167: 0.75,
  V000168: 0.8,
  V000169: 0.8,
  V000170: 0.72,
  V000164: 0.95,
};

/** The stated effective area, else the neck area times the type's ratio, ㎡. */
export const effectiveArea = (type: OutletType, face: OutletFace, stated: number | null): Area =>
  stated === null ? area(faceArea(face) * EFFECTIVE_AREA_RATIO[type]) : area(stated);
