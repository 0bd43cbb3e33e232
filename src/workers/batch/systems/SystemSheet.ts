import type { PlanBase } from "#domain/building/batch/state/PlanOrigin.ts";
import type { SystemRemark } from "#domain/building/systems/SystemRemark.ts";
import type { SystemSums } from "#domain/building/systems/simultaneity.ts";
import type { UnknownStorey } from "#domain/building/systems/runTree.ts";
import type { PumpVerdict } from "#domain/building/systems/water/judgePump.ts";
import type { PlantCircuit } from "#domain/building/systems/water/plant/plantCircuits.ts";
import type { CircuitName } from "#domain/building/systems/water/plant/PlantPumps.ts";
import type { DutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import type { CircuitLine, SegmentLine } from "#domain/building/systems/systemLines.ts";
import type { WaterRemark } from "#domain/building/systems/water/waterRemarks.ts";
import type { CountedPlace } from "#domain/building/systems/list/places.ts";
import type { LineShow, LineSort } from "#domain/building/systems/SystemLists.ts";
import type { Season, WaterKind, WaterSettings } from "#domain/building/systems/water/WaterSettings.ts";

/** Pumps with their duty: those of a system's tree or of a circuit of its plant */
export interface PumpSheet {
  /** Id of the system */
  readonly id: string;
  readonly name: string;
  /** null for the tree */
  readonly circuit: CircuitName | null;
  readonly settings: WaterSettings;
  readonly card: DutyCard | null;
  /** The verdict on the kept pump; null without one, or before the server was asked. */
  readonly pump: PumpVerdict | null;
  readonly isPumpPending: boolean;
  /** Tolerance of the resistance against the pump; null where unknown. */
  readonly resistance: number | null;
  /** Season of a two-pipe system; "summer" for a system of one season. */
  readonly season: Season;
  /** The same pumps in winter; null unless the system has two pipes. */
  readonly winter: PumpSheet | null;
}

/** A system of any medium without its lines */
export interface SheetBase {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  /** Zones and storeys that it serves now */
  readonly places: readonly CountedPlace[];
  /** Number of rooms with units or outlets */
  readonly rooms: number;
  readonly segments: number;
  readonly assumed: number;
  readonly circuits: number;
  /** Number of circuits whose surplus over the index circuit is large enough to name balancing */
  readonly unbalanced: number;
  /** Number of segments of the index circuit, and the room at its end */
  readonly index: { readonly segments: number; readonly code: string; readonly circuit: CircuitLine } | null;
  /** The effects of the last change in one line; null without a change. */
  readonly consequence: string | null;
  readonly remarks: readonly SystemRemark[];
  readonly unknownStoreys: readonly UnknownStorey[];
  /** Names of the sizes that a segment can be fixed to */
  readonly sizes: readonly string[];
  /** Season of a two-pipe system; "summer" for a system of one season. */
  readonly season: Season;
}

/** A circuit of a plant besides the tree */
export interface CircuitSheet extends PumpSheet, Pick<PlantCircuit, "missing" | "losses" | "heat" | "pipe"> {
  readonly circuit: CircuitName;
  readonly winter: null;
  /**
   * Flow from supply to return past primary pumps, m³/h; negative: the return mixes into the supply. null for
   * another circuit.
   */
  readonly decoupler: number | null;
}

/** A water system */
export interface SystemSheet extends SheetBase, PumpSheet {
  readonly kind: WaterKind;
  readonly circuit: null;
  readonly sums: Omit<SystemSums, "terminals"> | null;
  /** Pumps of its plant besides those of the tree */
  readonly plant: readonly CircuitSheet[];
  readonly remarks: readonly WaterRemark[];
  /** The same system in winter; null unless it has two pipes. */
  readonly winter: SystemSheet | null;
}

export type SavedAs = Pick<PlanBase, "projectId" | "versionId" | "number">;

/** The systems of the building; a hot water system without a heat load is left out. */
export interface SystemsAnswer {
  /** Version of the building's state that it was computed for */
  readonly version: number;
  readonly systems: readonly SystemSheet[];
  /** Number of rooms with units */
  readonly rooms: number;
  /** The project's version that the building was last saved as; null before that. */
  readonly saved: SavedAs | null;
}

/** The requested segments: a list, its order and a season */
export interface LineAsk {
  readonly show: LineShow;
  /** null: in the order of the list */
  readonly sort: LineSort | null;
  readonly season: Season;
}

/** A window of lines, with the number of all lines */
export interface LineWindow<Line> {
  readonly count: number;
  readonly from: number;
  readonly lines: readonly Line[];
}
export type SegmentWindow = LineWindow<SegmentLine>;
export type CircuitWindow = LineWindow<CircuitLine>;
