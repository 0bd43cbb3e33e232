import { MAX_TEXT } from "../../base/limits.ts";
import type { LibraryName } from "../../catalogue/listing/ProductOrigin.ts";
import type { ElementKind } from "../systems/air/DuctElement.ts";
import type { AirUse } from "../systems/air/AirSettings.ts";
import type { ChosenMachine, MachineState } from "../systems/judgeMachine.ts";
import type { CircuitName } from "../systems/water/plant/PlantPumps.ts";
import type { WaterKind } from "../systems/water/WaterSettings.ts";
import type { SoundVerdict } from "../../physics/sound/soundVerdict.ts";
import type { RowState } from "../batch/state/batchState.ts";
import type { RoomRule } from "../batch/state/RoomRule.ts";
import type { PlantState } from "../sources/KeptPlant.ts";
import type { RoomFigure } from "../rooms/Room.ts";
import type { Parameter } from "../selection/multiRoom.ts";

/** Rows of a part; a body of the wire holds no more values. */
export const ROOMS_PER_PART = 1000;
export const PRODUCTS_PER_PART = 100;
/** 100,000 rooms are a hundred parts. */
export const MOST_PARTS = 200;

/** The facts that apply to a whole plan. */
export interface PlanHead {
  /** Name of the file or sample that the rooms came from. */
  readonly buildingName: string;
  readonly assumptions: string;
  /** The filters of the results, each as JSON of its kind. */
  readonly filters: readonly string[];
  /** Index of the current filter. */
  readonly filter: number;
  /** The current conditions in words. */
  readonly conditions: readonly string[];
  /** Conditions for some of the rooms, in the order in which they apply; absent if there are none. */
  readonly rules?: readonly PlanRule[];
  /** Systems of water over the plan's units; absent for kinds without water and in plans from before systems. */
  readonly systems?: PlanSystems;
  /** JSON of `SoundSettings` in pieces: what the levels in rooms are judged by; absent for the proposal as it comes. */
  readonly sound?: readonly string[];
  /** Its rooms keep their levels; absent in plans from before, of which no level is known. */
  readonly isHeard?: true;
  /** Of cold water, for kinds whose units take it; absent where nothing was said, and in plans from before. */
  readonly sources?: PlanPlants;
}

/** Pieces of a long text: a string of the wire has a limit. */
export const SYSTEMS_PIECE = 8192;
export const SYSTEMS_PIECES = 128;

/** Systems of a plan: what was said of them, and what came of it. */
export interface PlanSystems {
  /**
   * JSON of `SystemsSettings` in pieces: conditions, factors, typed lengths, fixed sizes and pumps. With the plan's rooms and
   * the parameters of its products they give every pipe again. Empty for the proposal as it comes.
   */
  readonly settings: readonly string[];
  readonly duties: readonly PlanDuty[];
  /** Of ducts; absent for water, and in plans from before their duties were kept. */
  readonly ducts?: readonly PlanDucts[] | undefined;
  /** Of indoor units, where a person arranged them. */
  readonly splits?: readonly PlanSplit[] | undefined;
}

/** What came of a system of indoor units when the plan was stored. kW, m; null where it is not known. */
export interface PlanSplit {
  readonly id: string;
  readonly name: string;
  readonly rooms: number;
  readonly units: number;
  /** Σ rated indoor over rated outdoor; null without an outdoor unit. */
  readonly ratio: number | null;
  readonly block: number;
  /** Corrected cooling of its outdoor unit */
  readonly available: number | null;
  /** Of all pipes, and stretches whose length is estimated */
  readonly length: number | null;
  readonly assumed: number;
  readonly outdoor: PlanMachine | null;
}

/** What came of a system of ducts when the plan was stored. */
export interface PlanDucts {
  readonly id: string;
  readonly name: string;
  readonly use: AirUse;
  readonly rooms: number;
  readonly segments: number;
  /** Segments whose length is estimated */
  readonly assumed: number;
  /** m³/h and Pa in the air of the site; null without a duty. */
  readonly flow: number | null;
  readonly pressure: number | null;
  /** The room at the end of the circuit with the greatest loss; empty without one. */
  readonly index: string;
  /** m of duct by size */
  readonly ducts: readonly { readonly size: string; readonly length: number }[];
  readonly fan: PlanMachine | null;
  /** The air handling unit in the fan's place; absent without one, and in plans from before. */
  readonly handler?: PlanMachine | undefined;
  /**
   * Of that unit's coils; absent where nothing is to be cooled or heated, and in plans from before they were
   * judged.
   */
  readonly cooling?: PlanCoil | undefined;
  readonly heating?: PlanCoil | undefined;
  /** Silencers and dampers by product; absent where there are none, and in plans from before they could be chosen. */
  readonly elements?: readonly PlanElement[] | undefined;
}

/** kW that a coil has to give, and that its maker states; null where that is not known. */
export interface PlanCoil {
  readonly need: number | null;
  readonly stated: number | null;
}

/** Elements of one product on ducts; `model` is empty where none was chosen. */
export interface PlanElement {
  readonly kind: ElementKind;
  readonly model: string;
  readonly count: number;
}

/** What came of a system when the plan was stored. */
export interface PlanDuty {
  readonly id: string;
  readonly kind: WaterKind;
  readonly name: string;
  readonly rooms: number;
  readonly segments: number;
  /** Segments whose length is estimated */
  readonly assumed: number;
  /** m³/h and m; null without a duty. */
  readonly flow: number | null;
  readonly head: number | null;
  /** The room at the end of the circuit with the greatest loss; empty without one. */
  readonly index: string;
  /** m of pipe by size, supply and return together */
  readonly pipes: readonly { readonly size: string; readonly length: number }[];
  readonly pump: PlanMachine | null;
  /** Of its plant beside the tree: primary pumps, condenser water; absent where there are none. */
  readonly plant?: readonly PlanCircuit[] | undefined;
  /** Of two pipes; absent where a system serves one season. */
  readonly winter?: PlanSeason | undefined;
}
/** The pumps of a circuit of a plant, m³/h and m; null without a duty. */
export interface PlanCircuit {
  readonly name: CircuitName;
  readonly flow: number | null;
  readonly head: number | null;
  readonly pump: PlanMachine | null;
}
/** The duty of a two-pipe system in winter, as that of summer */
export type PlanSeason = Pick<PlanDuty, "flow" | "head" | "index">;
/** The pump or fan that was kept, the hash of its record when it was chosen, and whether it met the duty when the plan was stored. */
export interface PlanMachine {
  readonly id: string;
  readonly model: string;
  readonly hash: string;
  /** Absent in plans from before verdicts were kept. */
  readonly state?: MachineState | undefined;
}

/** Sources of a plan: what was said of them, and what was taken. */
export interface PlanPlants {
  /** JSON of `SourceSettings` in pieces */
  readonly settings: readonly string[];
  readonly plants: readonly PlanPlant[];
}
/** A plant that was taken, as it stood when the plan was stored. */
export interface PlanPlant {
  readonly id: string;
  readonly name: string;
  readonly machines: readonly (Omit<PlanMachine, "state"> & { readonly count: number })[];
  readonly standby: number;
  /** kW of the machines that run, and of their load; null where it is not known. */
  readonly installed: number;
  readonly load: number | null;
  readonly state: PlantState;
  /** Cooling towers that were taken with it; absent without any, and in plans from before. */
  readonly towers?: PlanTowers | undefined;
}
/** Cooling towers of a plant, as they stood when the plan was stored. */
export interface PlanTowers {
  readonly machines: PlanPlant["machines"];
  /** m³/h of the chillers' condenser water; null where it is not known. */
  readonly needed: number | null;
  readonly state: MachineState;
}

/** How kept machines stand, by the system's id, pumps of a plant by `circuitId`. */
export type MachineStates = ReadonlyMap<string, { readonly state: MachineState }>;

/** A machine that was kept, as a plan holds it. */
export const planMachine = (
  kept: (ChosenMachine & { readonly hash: string }) | null,
  found: { readonly state: MachineState } | undefined,
): PlanMachine | null =>
  kept && {
    ...{ id: kept.id, model: kept.model.slice(0, MAX_TEXT), hash: kept.hash },
    ...(found === undefined ? {} : { state: found.state }),
  };

/** A rule of a plan; its own part of the filter is JSON of the kind. */
export interface PlanRule extends Omit<RoomRule, "own"> {
  readonly own: string;
}

/** A product of a plan, shared by its rooms. */
export interface PlanProduct {
  readonly id: string;
  readonly model: string;
  readonly name: string;
  readonly seriesName: string;
  readonly imageUrl: string | null;
  readonly hasDetail: boolean;
  readonly isSample: boolean;
  /** The library of an own product. */
  readonly library?: LibraryName;
  /** In the order of the kind's columns, under the filter `judgedBy`. */
  readonly figures: readonly (number | null)[];
  readonly judgedBy: number;
  readonly parameters: readonly Parameter[];
}

/**
 * Rooms with their results as columns of the same length; -1 means "none" in columns of indices. They are the
 * columns of a batch, as far as a version needs them to be opened as a building again.
 */
export interface PlanRooms {
  readonly ids: readonly string[];
  readonly codes: readonly string[];
  readonly names: readonly string[];
  /** Absent if no room of the building states it. */
  readonly floors?: readonly string[];
  readonly zones?: readonly string[];
  /** `null` is "not stated". */
  readonly figures: Readonly<Record<RoomFigure, readonly (number | null)[]>>;
  readonly standing: readonly RowState[];
  /** ANSWER and RECHECKED of the batch. */
  readonly answer: readonly number[];
  readonly verdict: readonly number[];
  /** 1: chosen by a person; locked by one; changed since it was answered. */
  readonly byHand: readonly number[];
  readonly locked: readonly number[];
  readonly edited: readonly number[];
  /** 1: named by a refused run; added after a selection had run, and in no run since. */
  readonly refused: readonly number[];
  readonly joinedLater: readonly number[];
  /** Units of the room in the plan: specified, else calculated. */
  readonly quantity: readonly number[];
  readonly product: readonly number[];
  readonly askedWith: readonly number[];
  readonly judgedBy: readonly number[];
  readonly surplus: readonly (number | null)[];
  /** The plan that the product was adopted with, as text; empty if none, absent if no room has one. */
  readonly adopted?: readonly string[];
  /** Why the room has no match, or what its selection lacks; empty if nothing was said. */
  readonly remark: readonly string[];
  /** dB(A) in the room, to a tenth, `null` where that is not known; absent in plans that keep none. */
  readonly soundLevel?: readonly (number | null)[];
  /** What it came to; `null` where nothing was chosen. */
  readonly soundVerdict?: readonly (SoundVerdict | null)[];
  /** Figures corrected to the room, one column each. */
  readonly corrected: readonly (readonly (number | null)[])[];
}

/** A piece of a plan on the wire and in storage. */
export type PlanPiece =
  | { readonly kind: "products"; readonly products: readonly PlanProduct[] }
  | { readonly kind: "rooms"; readonly rooms: PlanRooms };

export interface PlanContent {
  readonly products: readonly PlanProduct[];
  readonly rooms: PlanRooms;
}

export interface PlanPartCounts {
  readonly rooms: number;
  readonly matched: number;
  /** Rooms whose selection is stale. */
  readonly doubtful: number;
  readonly unmatched: number;
  /** Units of all rooms that have a product. */
  readonly units: number;
}

/** What a comparison names of a product. */
export type NamedProduct = Pick<PlanProduct, "id" | "model" | "name">;

/** What is known of a part without reading it. Parts of before 29 November 2026 have their counts alone. */
export interface PlanPartFacts extends PlanPartCounts {
  /** Of rooms: the index of a product in its version and the units of it, by turns; in the order of the first room. */
  readonly used?: readonly number[];
  /** Of products: all of the part. */
  readonly products?: readonly NamedProduct[];
}

/** The numbers of a version in a list. */
export interface PlanCounts extends PlanPartCounts {
  /** Number of distinct models; absent in versions that did not count them. */
  readonly models?: number;
}
