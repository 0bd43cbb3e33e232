import type { BatchKindName } from "#domain/batch/kinds/batchKinds.ts";
import { AIR_OUTLET, FAN_COIL, INDOOR_UNIT, type MultiRoomCategory } from "#domain/catalogue/categories.ts";

/** Where a kind of equipment is selected for many rooms. */
export interface BatchPlace {
  readonly name: BatchKindName;
  readonly categoryCode: MultiRoomCategory;
  readonly title: string;
  readonly path: string;
}

/** The kinds of equipment that have a batch screen, one line each, in the order of their tabs. */
export const BATCH_PLACES: readonly BatchPlace[] = [
  { name: "fanCoil", categoryCode: FAN_COIL, title: "风机盘管", path: "/multiRoom/fanCoil" },
  { name: "indoorUnit", categoryCode: INDOOR_UNIT, title: "多联机室内机", path: "/multiRoom/indoorUnit" },
  { name: "airOutlet", categoryCode: AIR_OUTLET, title: "风口", path: "/multiRoom/airOutlet" },
];
