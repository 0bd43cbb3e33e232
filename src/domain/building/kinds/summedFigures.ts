import type { SummedFigure } from "../batch/groups/SummedFigure.ts";
import { FAN_COIL_SUMS } from "./fanCoil/fanCoilSums.ts";
import { INDOOR_UNIT_SUMS } from "./indoorUnit/indoorUnitSums.ts";
import { AIR_OUTLET_SUMS } from "./airOutlet/airOutletSums.ts";

const BY_KIND: Readonly<Record<string, readonly SummedFigure<never>[]>> = {
  fanCoil: FAN_COIL_SUMS,
  indoorUnit: INDOOR_UNIT_SUMS,
  airOutlet: AIR_OUTLET_SUMS,
};

/** What is summed of the units of a kind, by its name. Beside the kinds and not in them: a page that sums nothing needs none. */
export const summedFigures = (kind: string): readonly SummedFigure<never>[] => BY_KIND[kind] ?? [];
