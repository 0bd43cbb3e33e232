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

/** One of the alternatives. */
export interface HeatLine extends HeatAlternative {
  readonly key: string;
  /** null without any price. */
  readonly price: PricedSum | null;
  readonly isTaken: boolean;
}
export type HeatWindow = LineWindow<HeatLine>;

/** What was taken, with what it is to the load of now. */
export interface KeptHeatSheet {
  readonly kept: KeptHeat;
  readonly verdict: HeatPlantVerdict;
  /** kW */
  readonly installed: number;
  readonly efficiency: number | null;
  /** By machine */
  readonly records: readonly RecordState[];
  /** The plant room that was taken with it; null without one. */
  readonly module: KeptModuleSheet | null;
}

/** The source of heat of the building as a whole. */
export interface HeatAnswer {
  readonly version: number;
  readonly settings: HeatSettings;
  /** What each system of hot water carries, kW */
  readonly systems: readonly LoadPart[];
  /** kW; null without any. */
  readonly load: number | null;
  /** Machines of the catalogue that were read, and whether these are all there are */
  readonly machines: number;
  readonly isWhole: boolean;
  readonly count: number;
  /** How many have no fault */
  readonly fits: number;
  readonly kept: KeptHeatSheet | null;
  readonly saved: SavedAs | null;
}
