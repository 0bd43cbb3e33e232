import type { Building } from "#domain/building/batch/state/Building.ts";
import type {
  Alternative,
  BatchView,
  ColumnFilter,
  RoomRow,
  SortKey,
} from "#domain/building/batch/state/batchState.ts";
import type { TextKey } from "#domain/building/batch/state/TextKey.ts";
import type { ColumnValues } from "#domain/building/batch/view/columns/columnValues.ts";
import type { Pasted } from "#domain/building/batch/edit/pasteQuantities.ts";
import type { GroupLine, PlaceCount, WholeSums } from "#domain/building/batch/groups/TableSums.ts";
import type { RunForecast, RunScope } from "#domain/building/batch/run/runScope.ts";
import type { ManyEdited } from "#domain/building/batch/edit/setQuantities.ts";
import type { TickChange } from "#domain/building/batch/edit/tickRooms.ts";
import type { BrandPlan } from "#domain/building/batch/optimum/brandPlans.ts";
import type { LeftOutRoom, OptimumChange } from "#domain/building/batch/optimum/OptimumRows.ts";
import type { PlanPumps } from "#domain/building/batch/optimum/PlanPumps.ts";
import type { PlanEffect } from "#domain/building/batch/optimum/PlanEffect.ts";
import type { BuildingPart, OptimumQuestion } from "#domain/building/batch/optimum/objective.ts";
import type { PackedTable } from "#domain/building/rooms/PackedTable.ts";
import type { PlanRoom } from "#domain/building/batch/state/plan.ts";
import type { FollowedCounts } from "#domain/building/batch/rules/countFollowed.ts";
import type { RoomRule, RuleMatch } from "#domain/building/batch/state/RoomRule.ts";
import type { RevisionEntry, RevisionShow } from "#domain/building/batch/revision/revisionEntries.ts";
import type { RevisedSchedule, RevisionCounts } from "#domain/building/batch/revision/RoomRevision.ts";
import type { Room, RoomDraft, RoomPlace } from "#domain/building/rooms/Room.ts";
import type { NoMatchReason } from "#domain/building/selection/multiRoom.ts";
import type { Answered } from "../run/answered.ts";
import { edit, read, show, stoppableEdit, stoppableRead, type Implementation } from "./Call.ts";
import { FRESH_CALLS } from "./freshCallTable.ts";
import { OVERVIEW_CALLS } from "./overviewCallTable.ts";
import { SOUND_CALLS } from "./soundCallTable.ts";
import { SOURCE_CALLS } from "./sourceCallTable.ts";
import { SPLIT_CALLS } from "./splitCallTable.ts";
import { SYSTEM_CALLS } from "./systemCallTable.ts";
import type { ChosenForAll } from "../choose/chooseForAll.ts";
import type { ConfirmedPlan, EquipmentSchedule } from "../plan/ConfirmedPlan.ts";
import type { GroupChoice, GroupOffer, OfferedModel } from "../choose/groups/GroupChoice.ts";
import type { NamedBrand, OptimumAdopted, OptimumUpdate } from "../choose/optimum/OptimumUpdate.ts";
import type { RevisionOutcome } from "../session/RevisionOutcome.ts";
import type { SavedVersion, VersionComparison } from "../plan/versions/SavedVersion.ts";

/**
 * Calls for stored buildings. Codes: `building.unsaved` (the browser refuses to save the present one, which
 * stays open), `building.held` (open in another tab), `building.gone` (deleted there).
 */
const BUILDING_CALLS = {
  /** Newest first, including those that other tabs have made meanwhile. */
  buildings: read<() => readonly Building[]>(),
  /** Replaces the present building, which is saved first. A run ends as if cancelled. */
  openBuilding: show<(id: string) => Answered<null>>(),
  newBuilding: show<(name: string) => Answered<null>>(),
  renameBuilding: edit<(name: string) => void>(),
  /** Deletes rooms and results for good; the building that was saved last replaces the present one. */
  deleteBuilding: show<(id: string) => Answered<null>>(),
  /** Continues with the building that another tab has left: reads it again, then it may be changed here. */
  takeOver: show<() => Answered<null>>(),
  /** Continues with a restored building: `isBroughtBack` ends. */
  resume: show<() => void>(),
  /** Stores the row of the view at which the table is scrolled. */
  moveTo: read<(row: number) => void>(),
};
export type BuildingCalls = typeof BUILDING_CALLS;

/**
 * All calls of the batch worker, listed only here: the worker's implementation, the page's functions, the
 * calls that a second tab refuses, and the answers of the tests' batch follow from it. `Filter` is that of
 * the kind of equipment.
 */
export const batchCalls = <Filter>() => ({
  ...BUILDING_CALLS,

  /**
   * Replaces all rooms. The packed table has a text column per roomId?, roomCode, roomName and a number
   * column per room figure; its buffers are transferred, here and by `appendRooms`.
   */
  replaceRooms: edit<(rooms: PackedTable, name: string, assumptions: string) => void>(),
  appendRooms: edit<(rooms: PackedTable) => void>(),
  addRoom: edit<(room: RoomDraft) => void>(),
  editRoom: edit<(roomId: string, room: RoomDraft) => void>(),
  deleteRooms: edit<(roomIds: readonly string[]) => void>(),
  clear: edit<() => void>(),
  room: read<(roomId: string) => (Room & RoomPlace) | null>(),
  /** `null` unsets it; otherwise an integer of 1 or more. */
  setQuantity: edit<(roomId: string, quantity: number | null) => void>(),
  /** Undoes or redoes the last edit of any type; does nothing during a run. The summary names both. */
  undo: edit<() => void>(),
  redo: edit<() => void>(),

  /**
   * Compares a schedule with the rooms; nothing changes before it is accepted. The table is copied, not
   * transferred.
   */
  proposeRevision: edit<(schedule: RevisedSchedule) => RevisionCounts>(),
  /** The changes of the proposed schedule; `revision.gone` once it was accepted, or the worker died. */
  revisionEntries:
    read<(show: RevisionShow, from: number, to: number) => Answered<readonly RevisionEntry[]>>(),
  forgetRevision: read<() => void>(),
  /**
   * Resolves when the selections of changed rooms have been checked, or `cancel` stopped that; the others
   * stay unchecked.
   */
  takeRevision: stoppableEdit<(keepsGone: boolean) => RevisionOutcome>(),
  /** Checks the unchecked selections again; returns why some stayed unchecked, empty if none did. */
  recheckSelections: edit<() => string>(),

  setFilter: edit<(filter: Filter) => void>(),
  /** Conditions for some of the rooms, in the order in which they apply: one undo step. */
  setRules: edit<(rules: readonly RoomRule<Filter>[]) => void>(),
  /** How many rooms would follow each of these, and how many none. */
  countRules: read<(rules: readonly RuleMatch[]) => FollowedCounts>(),
  /** Properties that are absent stay unchanged. */
  setView: show<(change: Partial<BatchView>) => void>(),
  /** `null` removes the column's filter. */
  filterColumn: show<(key: SortKey, filter: ColumnFilter | null) => void>(),
  /** The values to which a column's filter could be set, given all other filters. */
  columnValues: read<(key: TextKey) => ColumnValues>(),
  rows: read<(from: number, to: number) => readonly RoomRow[]>(),
  /** For a grouped table: the heads of groups, and the rooms of those that are not folded. */
  lines: read<(from: number, to: number) => readonly (RoomRow | GroupLine)[]>(),
  places: read<() => readonly PlaceCount[]>(),
  /**
   * Sums over the rooms that the view shows. Product parameters are requested, and included once they have
   * arrived. The same applies to prices: in an area, or for `null` in the whole country; without `priceArea`
   * there are none.
   */
  sums: read<(priceArea?: string | null) => WholeSums>(),
  /**
   * A group as the table shows it, and the series that its rooms may have under the current filter;
   * `group.gone`.
   */
  groupOffer: stoppableRead<(part: BuildingPart) => GroupOffer>(),
  /** `products.many`: more products than one request may name. */
  groupModels:
    stoppableRead<(part: BuildingPart, choice: Omit<GroupChoice, "productId">) => readonly OfferedModel[]>(),
  /**
   * Gives each unlocked room of a group, as the table shows it, the best product of the choice that satisfies
   * it: one undo step. `group.gone`, `products.many`, and `run.running` during a run.
   */
  chooseForGroup: stoppableEdit<(part: BuildingPart, choice: GroupChoice) => ChosenForAll>(),

  /** Ticks rooms for actions on many rooms at once, in view or not. */
  tick: edit<(change: TickChange) => void>(),
  setTickedQuantities: edit<(quantity: number | null) => ManyEdited>(),
  /** Copies the quantity of the first ticked room in view to those below it. */
  fillTickedDown: edit<() => ManyEdited>(),
  /** Pastes a column of figures from a spreadsheet, from this room downward in the order of the view. */
  pasteQuantities: edit<(fromRoomId: string, text: string) => Pasted>(),
  /** Sets storey and zone of the ticked rooms; absent properties stay unchanged. */
  placeTicked: edit<(place: Partial<RoomPlace>) => number>(),
  lockTicked: edit<(isLocked: boolean) => void>(),
  deleteTicked: edit<() => void>(),

  /** One-key selection; resolves when the run ends in any way, which the summary reports. */
  run: edit<(scope: RunScope) => void>(),
  /** The extent of a run with this scope. */
  forecast: read<(scope: RunScope) => RunForecast>(),
  cancel: edit<() => void>(),

  /** Candidates for one room under the panel's filter, best first; the list may be empty. */
  alternatives: stoppableRead<(roomId: string, filter: Filter) => readonly Alternative[]>(),
  /** The products that the run offered for this room, best first. */
  offered: stoppableRead<(roomId: string, filter: Filter) => readonly Alternative[]>(),
  /**
   * Why nothing matches one room under the panel's filter, with changes that would help; empty if something
   * matches.
   */
  whyNot: stoppableRead<(roomId: string, filter: Filter) => readonly NoMatchReason[]>(),
  /**
   * Overwrites the row and its correction with the chosen product, as the server answers for this product
   * alone.
   */
  choose: stoppableEdit<(roomId: string, productId: string, filter: Filter) => null>(),
  /**
   * How many other rooms now have the same product as this one: those that may get another one, and the
   * locked ones.
   */
  alike: read<(roomId: string) => { readonly others: number; readonly locked: number }>(),
  /**
   * Like `choose`, and for all unlocked rooms that had the same product, if it satisfies them: one undo step.
   */
  chooseForAll: stoppableEdit<(roomId: string, productId: string, filter: Filter) => ChosenForAll>(),

  /** Searches for plans of few models; resolves when the search is over. A second search ends the first. */
  optimise: stoppableRead<(question: OptimumQuestion) => null>(),
  /** The progress of the search; resolves once it is newer than `version`. */
  optimumNews: stoppableRead<(version: number) => OptimumUpdate>(),
  /**
   * The effect of the plan with at most `models` models on the rooms; `optimum.gone` without a search, here
   * and below.
   */
  optimumEffect: read<(models: number) => Answered<PlanEffect>>(),
  /** Pumps of the building's systems under that plan and today; none for units without water. */
  optimumPumps: stoppableRead<(models: number) => readonly PlanPumps[]>(),
  optimumChanges: read<(models: number, from: number, to: number) => Answered<readonly OptimumChange[]>>(),
  optimumLeftOut: read<(from: number, to: number) => Answered<readonly LeftOutRoom[]>>(),
  /** Gives the rooms the products of that plan, all in one undo step, or none. */
  adoptOptimum: stoppableEdit<(models: number) => OptimumAdopted>(),
  /**
   * The plan of each single brand, beginning with the one that leaves the fewest rooms without a model; and
   * the adoption of one of these, as above.
   */
  optimumBrands: stoppableRead<() => readonly BrandPlan[]>(),
  adoptOptimumBrand: stoppableEdit<(brand: NamedBrand) => OptimumAdopted>(),

  ...SYSTEM_CALLS,
  ...SOUND_CALLS,
  ...FRESH_CALLS,
  ...SOURCE_CALLS,
  ...OVERVIEW_CALLS,
  ...SPLIT_CALLS,

  confirm: stoppableRead<() => ConfirmedPlan>(),
  /**
   * Rooms of a confirmed plan in a range of rows; `plan.gone` once another plan was confirmed or the worker
   * died.
   */
  planRooms: read<(planId: number, from: number, to: number) => Answered<readonly PlanRoom[]>>(),
  /** A confirmed plan as an equipment schedule; `plan.gone` as above. */
  equipmentSchedule: stoppableRead<(planId: number) => EquipmentSchedule>(),
  /**
   * The same schedule drawn as a table of lines and texts, .dxf. `schedule.long`: it has more rows than a
   * drawing holds.
   */
  scheduleDrawing: stoppableRead<(planId: number, address: string | null) => ArrayBuffer>(),
  /** Stores a confirmed plan as a version in a project; `plan.gone` as above. */
  saveVersion: stoppableRead<(planId: number, projectId: string) => SavedVersion>(),
  /** Opens a version of a project as a new building, which replaces the present one. */
  openVersion: show<(projectId: string, versionId: string) => Answered<{ readonly kind: string }>>(),
  /** Differences of a version from an earlier one, and of a schedule from a version. */
  compareVersions: stoppableRead<(projectId: string, earlier: string, later: string) => VersionComparison>(),
  compareWithSchedule:
    stoppableRead<(projectId: string, versionId: string, schedule: RevisedSchedule) => VersionComparison>(),
  /**
   * Differences of the last comparison in a range of the list; `comparison.gone` after another comparison.
   */
  comparisonEntries:
    read<(id: number, show: RevisionShow, from: number, to: number) => Answered<readonly RevisionEntry[]>>(),

  /** Writes unsaved changes. */
  flush: read<() => void>(),
  /** `undefined` logs out. Own products that were selected for another user are removed. */
  setToken: read<(token: string | undefined, user?: string) => void>(),
});
export type BatchCalls<Filter> = ReturnType<typeof batchCalls<Filter>>;

/** Filters come from the client of a kind and return to it: the worker does not inspect them. */
export type BatchImplementation = Implementation<BatchCalls<unknown>>;
