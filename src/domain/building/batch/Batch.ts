import type { FreshSettings, OwnFresh } from "../fresh/FreshSettings.ts";
import type { SoundSettings } from "../sound/SoundSettings.ts";
import type { SourceSettings } from "../sources/SourceSettings.ts";
import type { AirList } from "../systems/air/AirList.ts";
import type { SplitSettings } from "../systems/split/SplitSettings.ts";
import type { SystemsSettings } from "../systems/water/SystemList.ts";
import type { BatchKind } from "./kind/BatchKind.ts";
import { EVERYTHING, type BatchView, type Run } from "./state/batchState.ts";
import type { RoomSound, ExplainedSound } from "./state/RoomSound.ts";
import { FilterTable } from "./table/FilterTable.ts";
import { Interner } from "./table/Interner.ts";
import { OfferedLists } from "./table/OfferedLists.ts";
import { ProductTable } from "./table/ProductTable.ts";
import { noResults, type ResultColumns } from "./table/ResultColumns.ts";
import type { PlanOrigin } from "./state/PlanOrigin.ts";
import { noRooms, type RoomColumns } from "./table/RoomColumns.ts";
import type { Conditions, RoomRule } from "./state/RoomRule.ts";
import { filterAt } from "./rules/ruledFilter.ts";

/** Units that a room might get. */
export interface HeardUnits<Filter> {
  readonly productId: string;
  readonly units: number;
  readonly filter: Filter;
}

/** Computes the sound levels in the rooms of a batch, from the known noise of products. */
export interface Hearing {
  /** The level of each row with its present units; null for a room without units. */
  readonly soundsIn: <Filter>(batch: Batch<Filter>) => (row: number) => RoomSound | null;
  /** The level of a row with other units; null for kinds whose noise is not considered. */
  readonly soundsOf: <Filter>(
    batch: Batch<Filter>,
  ) => (row: number, of: HeardUnits<Filter>) => RoomSound | null;
  /** Adds the explanation in words, which takes longer than computing the level. */
  readonly explained: (sound: RoomSound | null) => ExplainedSound | null;
}

/** Everything about one batch: its rooms, their results, and the tables that results refer to by number. */
export interface Batch<Filter> {
  readonly kind: BatchKind<Filter>;
  /** Name of the file or sample that the rooms came from. */
  buildingName: string;
  /** The name that a person gave the building, which stays when its rooms are replaced; empty if there is none. */
  givenName: string;
  assumptions: string;
  rooms: RoomColumns;
  results: ResultColumns;
  products: ProductTable;
  offered: OfferedLists;
  reasons: Interner;
  filters: FilterTable<Filter>;
  /** `null` until the page sets one. */
  filter: Filter | null;
  /** Conditions for some of the rooms, in the order in which they apply. */
  rules: readonly RoomRule<Filter>[];
  /** A person's settings of the water systems; `null` means the proposal. */
  systems: SystemsSettings | null;
  /** The settings by which the sound levels of its rooms are judged; `null` means the proposal. */
  sound: SoundSettings | null;
  /**
   * Computes the sound levels in its rooms; `null` while no product's noise is known. Neither saved nor undone.
   */
  hearing: Hearing | null;
  /** Settings of its cold source, and the chosen plant; `null` means the proposal. */
  sources: SourceSettings | null;
  /** Systems of ducts, for a kind of outlets; `null` means the proposal. */
  ducts: AirList | null;
  /** How its rooms get fresh air; `null` if fresh air is not asked for. */
  fresh: FreshSettings | null;
  /** The fresh air that the schedule states of rooms, even if it is not asked for; at most one entry a room. */
  stated: readonly OwnFresh[];
  /** Systems of indoor units with their outdoor units; `null` means the proposal. */
  splits: SplitSettings | null;
  view: BatchView;
  /** The first visible row of the view, from 0. */
  position: number;
  /** Ids of ticked rooms, for actions on many rooms at once. Neither saved nor undone. */
  ticked: ReadonlySet<string>;
  run: Run;
  /** Counter for editions of rooms and for ids of rooms that come without one. */
  serial: number;
  /** The versions of its plan; `null` before there is one. */
  origin: PlanOrigin | null;
  /**
   * Counts every change of the rooms or the names, under any kind of equipment: the higher number has the newer
   * rooms.
   */
  generation: number;
}

export const emptyBatch = <Filter>(kind: BatchKind<Filter>): Batch<Filter> => ({
  kind,
  buildingName: "",
  givenName: "",
  assumptions: "",
  rooms: noRooms(),
  results: noResults(0),
  products: new ProductTable(),
  offered: new OfferedLists(),
  reasons: new Interner(),
  filters: new FilterTable(),
  filter: null,
  rules: [],
  systems: null,
  sound: null,
  hearing: null,
  sources: null,
  ducts: null,
  fresh: null,
  stated: [],
  splits: null,
  view: EVERYTHING,
  position: 0,
  ticked: new Set(),
  run: { status: "idle" },
  serial: 0,
  origin: null,
  generation: 0,
});

export const nextSerial = <Filter>(batch: Batch<Filter>): number => ++batch.serial;

/** The filter for rooms without a rule. */
export const generalFilter = <Filter>({ filter, kind }: Batch<Filter>): Filter =>
  filter ?? kind.defaultFilter;

/** The current conditions of the rooms, as a copy that later edits do not change. */
export const conditionsInForce = <Filter>(batch: Batch<Filter>): Conditions<Filter> => ({
  general: generalFilter(batch),
  rules: batch.rules,
});

/** The filter that a row is currently selected by. */
export const filterInForce = <Filter>(batch: Batch<Filter>, row: number): Filter =>
  filterAt(conditionsInForce(batch), batch.rooms, row);

/** Whether a selection has run: some room has an answer, or had one before the current run. */
export const hasRun = <Filter>({ results }: Batch<Filter>): boolean =>
  results.answer.some((answer) => answer !== 0);

/**
 * Whether a plan has something to keep besides a selection: fresh air, or systems of ducts of which somebody said
 * something. Systems of water and of indoor units hang on chosen units.
 */
export const hasToKeep = <Filter>({ kind, fresh, ducts }: Batch<Filter>): boolean =>
  kind.air !== undefined && (fresh !== null || ducts !== null);

export const nameOf = <Filter>({ givenName, buildingName }: Batch<Filter>): string =>
  givenName || buildingName;
