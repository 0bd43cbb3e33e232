import type { PricedSum, PricesFound } from "#domain/building/batch/prices/PricedSum.ts";
import type { Chiller } from "#domain/building/sources/Chiller.ts";
import type { JudgedTowers } from "#domain/building/sources/KeptTowers.ts";
import type { PlantVerdict } from "#domain/building/sources/KeptPlant.ts";
import type { MachineWater, RatioVerdict } from "#domain/building/sources/sourceFigures.ts";
import type { RecordState, TowerGap } from "#domain/building/sources/plantWords.ts";
import type { SourceFault } from "#domain/building/sources/sourceFaults.ts";
import type { LoadPart, SourceLoad } from "#domain/building/sources/sourceLoad.ts";
import type { SourceSettings } from "#domain/building/sources/SourceSettings.ts";
import type { TowersFor } from "#domain/building/sources/sourceTowers.ts";
import type { KeptModuleSheet } from "./modules/PlantModulesAnswer.ts";
import type { LineWindow, SavedAs } from "../systems/SystemSheet.ts";

/** Machines of one model of an alternative, with the water and towers of each */
export interface SourceGroup {
  readonly chiller: Chiller;
  readonly count: number;
  readonly ratio: RatioVerdict;
  readonly partLoad: RatioVerdict;
  readonly water: MachineWater;
  /** Towers of each machine; null for an air-cooled machine, and with a gap. */
  readonly towers: TowersFor | null;
  readonly towerGap: TowerGap | null;
}

/** A plant with the sums over its machines; null if a part is unknown. */
export interface SourcePlant {
  readonly groups: readonly SourceGroup[];
  readonly count: number;
  /** kW */
  readonly installed: number;
  /** Each load in kW that some of the machines give at full capacity */
  readonly steps: readonly number[];
  /** Σ capacity over Σ input */
  readonly cop: number | null;
  /** Flow of all evaporators, m³/h, and the greatest loss of one, kPa */
  readonly flow: number;
  readonly loss: number | null;
  /** Heat and flow of all condensers, kW and m³/h */
  readonly heat: number | null;
  readonly condenserFlow: number | null;
  /** With standby machines; null without any price. */
  readonly price: PricedSum | null;
}

/** A line of the list of alternatives */
export interface SourceLine extends SourcePlant {
  readonly key: string;
  /** Share of the load */
  readonly ratio: number;
  readonly withoutLargest: number;
  /** kW */
  readonly turndown: number;
  readonly faults: readonly SourceFault[];
  readonly isRemarked: boolean;
  readonly isTaken: boolean;
}

export const SOURCE_SHOWS = ["all", "fits", "large", "turndown"] as const;
/**
 * Alternatives of a verdict and a number of machines; sorted by number and ratio unless another order is asked
 * for.
 */
export interface SourceAsk {
  readonly show: (typeof SOURCE_SHOWS)[number];
  readonly count: number | null;
  readonly sort: { readonly by: "ratio" | "cop" | "price"; readonly isFalling: boolean } | null;
}
export type SourceWindow = LineWindow<SourceLine>;

/** Towers taken with a chiller, and how their record changed */
export interface KeptTowersSheet extends JudgedTowers {
  readonly record: RecordState;
}

/** The plant that was taken. The towers in its groups are those that would be proposed now. */
export interface KeptSheet extends SourcePlant {
  readonly load: number;
  readonly standby: number;
  readonly verdict: PlantVerdict;
  /** State of the record of each machine */
  readonly records: readonly RecordState[];
  /** For each machine; null if no towers were taken. */
  readonly towers: readonly (KeptTowersSheet | null)[];
  /** The plant room taken with it; null without one. */
  readonly module: KeptModuleSheet | null;
}

export type ShowCounts = { readonly count: number } & Readonly<Record<SourceAsk["show"], number>>;

/** The cold source of a whole building */
export interface SourcesAnswer {
  /** Version of the building's state that it was computed for */
  readonly version: number;
  readonly settings: SourceSettings;
  readonly load: SourceLoad;
  /** Load of each hot water system, kW */
  readonly heating: readonly LoadPart[];
  /** Difference between return and supply of the chilled water, K, which flows are computed with */
  readonly difference: number;
  /** Number of chillers read from the catalogue, and whether these are all */
  readonly chillers: number;
  readonly isWhole: boolean;
  /** Number of alternatives by verdict and number of machines */
  readonly counts: readonly ShowCounts[];
  /** Capacity of the largest chiller, kW; null without any. */
  readonly largest: number | null;
  readonly kept: KeptSheet | null;
  /** Whether the server was not asked yet about pumps or the kept machines */
  readonly isPending: boolean;
  readonly prices: PricesFound | null;
  readonly saved: SavedAs | null;
}
