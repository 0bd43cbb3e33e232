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

/** Rooms of one part; the wire takes no more values in a body. */
export const ROOMS_PER_PART = 1000;
export const PRODUCTS_PER_PART = 100;
/** 100,000 rooms are a hundred parts. */
export const MOST_PARTS = 200;

/** The data of a plan that is not by room or product */
export interface PlanHead {
  /** Name of the file or sample that the rooms came from. */
  readonly buildingName: string;
  readonly assumptions: string;
  /** The filters that the results refer to, each as JSON of its kind */
  readonly filters: readonly string[];
  /** Index of the current filter. */
  readonly filter: number;
  /** The current conditions in words. */
  readonly conditions: readonly string[];
  /** Conditions for some of the rooms, in the order in which they apply; absent if there are none. */
  readonly rules?: readonly PlanRule[];
  /** Systems of water over the plan's units; absent for kinds without water and in plans from before systems. */
  readonly systems?: PlanSystems;
  /** JSON of `SoundSettings` in pieces, for judging the levels in rooms; absent for the proposal. */
  readonly sound?: readonly string[];
  /** The plan stores the levels of its rooms; absent in older plans, which store none. */
  readonly isHeard?: true;
  /** Sources of chilled water, for kinds whose units take it; absent before any is set, and in older plans. */
  readonly sources?: PlanPlants;
}

/** Length of a piece of a long text: strings of the wire are limited. */
export const SYSTEMS_PIECE = 8192;
export const SYSTEMS_PIECES = 128;

/** Systems of a plan: their settings and their results */
export interface PlanSystems {
  /**
   * JSON of `SystemsSettings` in pieces: conditions, factors, typed lengths, fixed sizes and pumps. With the
   * plan's rooms and the parameters of its products it gives every pipe again. Empty for the proposal as it comes.
   */
  readonly settings: readonly string[];
  readonly duties: readonly PlanDuty[];
  /** Duct systems; absent for water, and in older plans, which did not store their duties. */
  readonly ducts?: readonly PlanDucts[] | undefined;
  /** Systems of indoor units, if a person arranged them */
  readonly splits?: readonly PlanSplit[] | undefined;
}

/** Results of a system of indoor units when the plan was stored. kW, m; null where unknown. */
export interface PlanSplit {
  readonly id: string;
  readonly name: string;
  readonly rooms: number;
  readonly units: number;
  /** Σ rated indoor over rated outdoor; null without an outdoor unit. */
  readonly ratio: number | null;
  readonly block: number;
  /** Corrected cooling capacity of its outdoor unit */
  readonly available: number | null;
  /** Length of all pipes, and the number of segments with an estimated length */
  readonly length: number | null;
  readonly assumed: number;
  readonly outdoor: PlanMachine | null;
}

/** Results of a duct system when the plan was stored */
export interface PlanDucts {
  readonly id: string;
  readonly name: string;
  readonly use: AirUse;
  readonly rooms: number;
  readonly segments: number;
  /** Number of segments with an estimated length */
  readonly assumed: number;
  /** m³/h and Pa in the air of the site; null without a duty. */
  readonly flow: number | null;
  readonly pressure: number | null;
  /** The room at the end of the circuit with the greatest loss; empty without such a circuit. */
  readonly index: string;
  /** m of duct by size */
  readonly ducts: readonly { readonly size: string; readonly length: number }[];
  readonly fan: PlanMachine | null;
  /** The air handling unit chosen instead of a fan; absent without one, and in older plans. */
  readonly handler?: PlanMachine | undefined;
  /** Coils of that unit; absent without a need, and in older plans, which did not judge them. */
  readonly cooling?: PlanCoil | undefined;
  readonly heating?: PlanCoil | undefined;
  /** Silencers and dampers by product; absent without any, and in older plans. */
  readonly elements?: readonly PlanElement[] | undefined;
}

/** Required capacity of a coil and the capacity that its maker states, kW; null where unknown. */
export interface PlanCoil {
  readonly need: number | null;
  readonly stated: number | null;
}

/** Elements of one product on ducts; `model` is empty if no product was chosen. */
export interface PlanElement {
  readonly kind: ElementKind;
  readonly model: string;
  readonly count: number;
}

/** Results of a water system when the plan was stored */
export interface PlanDuty {
  readonly id: string;
  readonly kind: WaterKind;
  readonly name: string;
  readonly rooms: number;
  readonly segments: number;
  /** Number of segments with an estimated length */
  readonly assumed: number;
  /** m³/h and m; null without a duty. */
  readonly flow: number | null;
  readonly head: number | null;
  /** The room at the end of the circuit with the greatest loss; empty without such a circuit. */
  readonly index: string;
  /** m of pipe by size, supply and return together */
  readonly pipes: readonly { readonly size: string; readonly length: number }[];
  readonly pump: PlanMachine | null;
  /** Primary and condenser circuits of its plant; absent without any. */
  readonly plant?: readonly PlanCircuit[] | undefined;
  /** Winter of a two-pipe system; absent if it serves one season. */
  readonly winter?: PlanSeason | undefined;
}
/** The pumps of a plant circuit, m³/h and m; null without a duty. */
export interface PlanCircuit {
  readonly name: CircuitName;
  readonly flow: number | null;
  readonly head: number | null;
  readonly pump: PlanMachine | null;
}
/** Duty of a two-pipe system in winter */
export type PlanSeason = Pick<PlanDuty, "flow" | "head" | "index">;
/** A kept pump or fan: hash of its record at the choice, and its state when the plan was stored */
export interface PlanMachine {
  readonly id: string;
  readonly model: string;
  readonly hash: string;
  /** Absent in older plans, which stored no verdicts. */
  readonly state?: MachineState | undefined;
}

/** Sources of a plan: their settings and the plants that were taken */
export interface PlanPlants {
  /** JSON of `SourceSettings` in pieces */
  readonly settings: readonly string[];
  readonly plants: readonly PlanPlant[];
}
/** A plant that was taken, with its state when the plan was stored */
export interface PlanPlant {
  readonly id: string;
  readonly name: string;
  readonly machines: readonly (Omit<PlanMachine, "state"> & { readonly count: number })[];
  readonly standby: number;
  /** Capacity of the running machines and their load, kW; null where unknown. */
  readonly installed: number;
  readonly load: number | null;
  readonly state: PlantState;
  /** Cooling towers taken with it; absent without any, and in older plans. */
  readonly towers?: PlanTowers | undefined;
}
/** Cooling towers of a plant, with their state when the plan was stored */
export interface PlanTowers {
  readonly machines: PlanPlant["machines"];
  /** Condenser water of the chillers, m³/h; null where unknown. */
  readonly needed: number | null;
  readonly state: MachineState;
}

/** States of kept machines by the system's id; pumps of a plant by `circuitId`. */
export type MachineStates = ReadonlyMap<string, { readonly state: MachineState }>;

/** A kept machine as it is stored in a plan */
export const planMachine = (
  kept: (ChosenMachine & { readonly hash: string }) | null,
  found: { readonly state: MachineState } | undefined,
): PlanMachine | null =>
  kept && {
    ...{ id: kept.id, model: kept.model.slice(0, MAX_TEXT), hash: kept.hash },
    ...(found === undefined ? {} : { state: found.state }),
  };

/** A room rule of a plan; its own filter fields are JSON of the kind. */
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
  /** The library of a user's own product */
  readonly library?: LibraryName;
  /** In the order of the kind's columns, under the filter `judgedBy`. */
  readonly figures: readonly (number | null)[];
  readonly judgedBy: number;
  readonly parameters: readonly Parameter[];
}

/**
 * Rooms with their results as columns of the same length; -1 means "none" in columns of indexes. They are those
 * columns of a batch from which a version can be opened as a building again.
 */
export interface PlanRooms {
  readonly ids: readonly string[];
  readonly codes: readonly string[];
  readonly names: readonly string[];
  /** Absent if no room of the building states one. */
  readonly floors?: readonly string[];
  readonly zones?: readonly string[];
  /** `null` is "not stated". */
  readonly figures: Readonly<Record<RoomFigure, readonly (number | null)[]>>;
  readonly standing: readonly RowState[];
  /** Values of ANSWER and RECHECKED of the batch */
  readonly answer: readonly number[];
  readonly verdict: readonly number[];
  /** 1: chosen by a person; locked by a person; changed since its answer */
  readonly byHand: readonly number[];
  readonly locked: readonly number[];
  readonly edited: readonly number[];
  /** 1: named by a refused run; added after a selection and in no run since */
  readonly refused: readonly number[];
  readonly joinedLater: readonly number[];
  /** Units of the room in the plan: specified, else calculated */
  readonly quantity: readonly number[];
  readonly product: readonly number[];
  readonly askedWith: readonly number[];
  readonly judgedBy: readonly number[];
  readonly surplus: readonly (number | null)[];
  /** The plan that the product was adopted with, as text; empty without one, absent if no room has one. */
  readonly adopted?: readonly string[];
  /** Why the room has no match, or what its selection lacks; empty otherwise. */
  readonly remark: readonly string[];
  /** Level in the room to a tenth, dB(A); `null` where unknown, absent in plans that store none. */
  readonly soundLevel?: readonly (number | null)[];
  /** Verdict on that level; `null` for a room without a product. */
  readonly soundVerdict?: readonly (SoundVerdict | null)[];
  /** Figures corrected to the room, one column for each figure */
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
  /** Rooms whose selection is stale */
  readonly doubtful: number;
  readonly unmatched: number;
  /** Units of all rooms with a product */
  readonly units: number;
}

/** The part of a product that a comparison shows */
export type NamedProduct = Pick<PlanProduct, "id" | "model" | "name">;

/** Facts of a part that need no reading of it. Parts from before 29 November 2026 have only their counts. */
export interface PlanPartFacts extends PlanPartCounts {
  /** For rooms: index of a product in the version and its units, alternating, in the order of the first room */
  readonly used?: readonly number[];
  /** For products: all of the part */
  readonly products?: readonly NamedProduct[];
}

/** Counts of a version for a list */
export interface PlanCounts extends PlanPartCounts {
  /** Number of distinct models; absent in versions that did not count them. */
  readonly models?: number;
}
