import { byCodeUnit } from "../../../../base/byCodeUnit.ts";
import type { AirOutlet } from "./AirOutlet.ts";
import { faceArea } from "./outletGeometry.ts";

/**
 * The order of outlets with equally good velocities: the smaller first, then by specification, then by id. Ids are
 * unique, so the order is total and the same in every run.
 */
export const byOutletOrder = (a: AirOutlet, b: AirOutlet): number =>
  faceArea(a.face) - faceArea(b.face) ||
  byCodeUnit(a.specification, b.specification) ||
  byCodeUnit(a.id, b.id);
