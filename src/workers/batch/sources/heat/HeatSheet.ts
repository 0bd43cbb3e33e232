import type { PricedSum } from "#domain/building/batch/prices/PricedSum.ts";
import type {
  HeatAlternative,
  HeatPlantVerdict,
  HeatSettings,
  KeptHeat,
} from "#domain/building/sources/heatSources.ts";
import type { LoadPart } from "#domain/building/sources/sourceLoad.ts";
import type { RecordState } from "#domain/building/sources/plantWords.ts";
import type { KeptModuleSheet } from "../modules/PlantModulesAnswer.ts";
import type { LineWindow, SavedAs } from "../../systems/SystemSheet.ts";

/** A line of the list of alternatives */
export interface HeatLine extends HeatAlternative {
  readonly key: string;
  /** null without any price */
  readonly price: PricedSum | null;
  readonly isTaken: boolean;
}
export type HeatWindow = LineWindow<HeatLine>;

/** The kept heat source with its verdict for the present load */
export interface KeptHeatSheet {
  readonly kept: KeptHeat;
  readonly verdict: HeatPlantVerdict;
  /** kW */
  readonly installed: number;
  readonly efficiency: number | null;
  /** State of the record of each machine */
  readonly records: readonly RecordState[];
  /** The plant room taken with it; null without one. */
  readonly module: KeptModuleSheet | null;
}

/** The heat source of a whole building */
export interface HeatAnswer {
  readonly version: number;
  readonly settings: HeatSettings;
  /** Load of each hot water system, kW */
  readonly systems: readonly LoadPart[];
  /** kW; null without any */
  readonly load: number | null;
  /** Number of machines read from the catalogue, and whether these are all */
  readonly machines: number;
  readonly isWhole: boolean;
  readonly count: number;
  /** Number of alternatives without a fault */
  readonly fits: number;
  readonly kept: KeptHeatSheet | null;
  readonly saved: SavedAs | null;
}
