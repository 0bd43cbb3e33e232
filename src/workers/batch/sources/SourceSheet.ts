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

/** Machines of one model of an alternative, with what each of them needs. */
export interface SourceGroup {
  readonly chiller: Chiller;
  readonly count: number;
  readonly ratio: RatioVerdict;
  readonly partLoad: RatioVerdict;
  readonly water: MachineWater;
  /** Of each machine; null of an air cooled one, and with a gap. */
  readonly towers: TowersFor | null;
  readonly towerGap: TowerGap | null;
}

/** A plant with the sums over its machines; null where a part is not known. */
export interface SourcePlant {
  readonly groups: readonly SourceGroup[];
  readonly count: number;
  /** kW */
  readonly installed: number;
  /** kW, every load that some of the machines carry together */
  readonly steps: readonly number[];
  /** Σ capacity over Σ input */
  readonly cop: number | null;
  /** m³/h of all evaporators; kPa of the one with the greatest loss */
  readonly flow: number;
  readonly loss: number | null;
  /** kW and m³/h of all condensers */
  readonly heat: number | null;
  readonly condenserFlow: number | null;
  /** With those that stand by; null without any price. */
  readonly price: PricedSum | null;
}

/** One of the alternatives. */
export interface SourceLine extends SourcePlant {
  readonly key: string;
  /** Of the load */
  readonly ratio: number;
  readonly withoutLargest: number;
  /** kW */
  readonly turndown: number;
  readonly faults: readonly SourceFault[];
  readonly isRemarked: boolean;
  readonly isTaken: boolean;
}

export const SOURCE_SHOWS = ["all", "fits", "large", "turndown"] as const;
/** Those of a verdict, and of a number of machines; by number and ratio where no order is asked for. */
export interface SourceAsk {
  readonly show: (typeof SOURCE_SHOWS)[number];
  readonly count: number | null;
  readonly sort: { readonly by: "ratio" | "cop" | "price"; readonly isFalling: boolean } | null;
}
export type SourceWindow = LineWindow<SourceLine>;

/** Towers that were taken with a chiller, and what has become of their record. */
export interface KeptTowersSheet extends JudgedTowers {
  readonly record: RecordState;
}

/** The plant that was taken; the towers of its groups are those that would be taken now. */
export interface KeptSheet extends SourcePlant {
  readonly load: number;
  readonly standby: number;
  readonly verdict: PlantVerdict;
  /** By machine */
  readonly records: readonly RecordState[];
  /** By machine; null where none were taken. */
  readonly towers: readonly (KeptTowersSheet | null)[];
  /** The plant room that was taken with it; null without one. */
  readonly module: KeptModuleSheet | null;
}

export type ShowCounts = { readonly count: number } & Readonly<Record<SourceAsk["show"], number>>;

/** The cold source of the building as a whole. */
export interface SourcesAnswer {
  /** Of the building's state that it was computed for */
  readonly version: number;
  readonly settings: SourceSettings;
  readonly load: SourceLoad;
  /** What each system of hot water carries, kW */
  readonly heating: readonly LoadPart[];
  /** K between return and supply of the chilled water that flows are counted with */
  readonly difference: number;
  /** Chillers of the catalogue that were read, and whether these are all there are */
  readonly chillers: number;
  readonly isWhole: boolean;
  /** Alternatives of each verdict, by their number of machines */
  readonly counts: readonly ShowCounts[];
  /** kW, the largest chiller; null without any. */
  readonly largest: number | null;
  readonly kept: KeptSheet | null;
  /** Whether pumps or the kept machines have not been asked about yet */
  readonly isPending: boolean;
  readonly prices: PricesFound | null;
  readonly saved: SavedAs | null;
}
