import { byCodeUnit } from "../../../../base/byCodeUnit.ts";
import type { AirOutlet } from "./AirOutlet.ts";
import { faceArea } from "./outletGeometry.ts";

/**
 * Which of two outlets with equally good velocities goes first: the smaller, then by specification, then by id. Ids
 * are unique, so the order is total and every run repeats it.
 */
export const byOutletOrder = (a: AirOutlet, b: AirOutlet): number =>
  faceArea(a.face) - faceArea(b.face) ||
  byCodeUnit(a.specification, b.specification) ||
  byCodeUnit(a.id, b.id);
