import type { OutletType } from "../../../../catalogue/outletTypes.ts";
import { area, type Area } from "../../../../base/units.ts";
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

/**
 * Effective over neck area of a family, for a product that states no effective area itself: usual figures of
 * preliminary design for outlets with their blades set straight (verify against the maker's data).
 */
const EFFECTIVE_AREA_RATIO: Readonly<Record<OutletType, number>> = {
  V000167: 0.75,
  V000168: 0.8,
  V000169: 0.8,
  V000170: 0.72,
  V000164: 0.95,
};

/** What the product states, else its neck area times the ratio of its family, ㎡. */
export const effectiveArea = (type: OutletType, face: OutletFace, stated: number | null): Area =>
  stated === null ? area(faceArea(face) * EFFECTIVE_AREA_RATIO[type]) : area(stated);
