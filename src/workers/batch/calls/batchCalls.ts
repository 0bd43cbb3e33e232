import type { Building } from "#domain/building/batch/state/Building.ts";
import type {
  Alternative,
  BatchView,
  ColumnFilter,
  RoomRow,
  SortKey,
  TextKey,
} from "#domain/building/batch/state/batchState.ts";
import type { ColumnValues } from "#domain/building/batch/view/columns/columnValues.ts";
import type { Pasted } from "#domain/building/batch/edit/pasteQuantities.ts";
import type { GroupLine, PlaceCount, WholeSums } from "#domain/building/batch/groups/TableSums.ts";
import type { RunForecast, RunScope } from "#domain/building/batch/run/runScope.ts";
import type { ManyEdited } from "#domain/building/batch/edit/setQuantities.ts";
import type { TickChange } from "#domain/building/batch/edit/tickRooms.ts";
import type { BrandPlan } from "#domain/building/batch/optimum/brandPlans.ts";
import type { LeftOutRoom, OptimumChange } from "#domain/building/batch/optimum/OptimumRows.ts";
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
import { edit, look, show, stoppableEdit, stoppableLook, type Implementation } from "./Call.ts";
import type { ChosenForAll } from "../choose/chooseForAll.ts";
import type { ConfirmedPlan, EquipmentSchedule } from "../plan/ConfirmedPlan.ts";
import type { GroupChoice, GroupOffer, OfferedModel } from "../choose/groups/GroupChoice.ts";
import type { NamedBrand, OptimumAdopted, OptimumTold } from "../choose/optimum/OptimumTold.ts";
import type { RevisionOutcome } from "../session/RevisionOutcome.ts";
import type { SavedVersion, VersionComparison } from "../plan/versions/SavedVersion.ts";

/**
 * The buildings that are kept. Codes: `building.unsaved` (the browser refuses to save the present one, which stays
 * open), `building.held` (open in another tab), `building.gone` (deleted there).
 */
const BUILDING_CALLS = {
  /** The newest first; with those that other tabs have made meanwhile. */
  buildings: look<() => readonly Building[]>(),
  /** Takes the place of the present one, which is saved before. A run ends as if cancelled. */
  openBuilding: show<(id: string) => Answered<null>>(),
  newBuilding: show<(name: string) => Answered<null>>(),
  renameBuilding: edit<(name: string) => void>(),
  /** Rooms and results are gone for good; the present building gives way to the one that was saved last. */
  deleteBuilding: show<(id: string) => Answered<null>>(),
  /** Goes on with what another tab left: reads it again, then it may be changed here. */
  takeOver: show<() => Answered<null>>(),
  /** What was brought back is gone on with: `isBroughtBack` ends. */
  resume: show<() => void>(),
  /** Remembers the row of the view with which the table begins on the screen. */
  moveTo: look<(row: number) => void>(),
};
export type BuildingCalls = typeof BUILDING_CALLS;

/**
 * All calls of the batch worker, each written here and nowhere else: what the worker must do, what the page may ask,
 * which of them are refused in a second tab and what the tests' batch answers to follow from it. `Filter` is that of
 * the kind of equipment.
 */
export const batchCalls = <Filter>() => ({
  ...BUILDING_CALLS,

  /**
   * Replaces all rooms. The packed table has a text column per roomId?, roomCode, roomName and a number column per
   * room figure; its buffers are taken over, here and by `appendRooms`.
   */
  replaceRooms: edit<(rooms: PackedTable, name: string, assumptions: string) => void>(),
  appendRooms: edit<(rooms: PackedTable) => void>(),
  addRoom: edit<(room: RoomDraft) => void>(),
  editRoom: edit<(roomId: string, room: RoomDraft) => void>(),
  deleteRooms: edit<(roomIds: readonly string[]) => void>(),
  clear: edit<() => void>(),
  room: look<(roomId: string) => (Room & RoomPlace) | null>(),
  /** `null` unsets it. An integer of 1 or more otherwise. */
  setQuantity: edit<(roomId: string, quantity: number | null) => void>(),
  /** The last edit, whatever it was, and back again; nothing while a run lasts. The summary names both. */
  undo: edit<() => void>(),
  redo: edit<() => void>(),

  /** Holds a schedule against the rooms; nothing changes before it is taken. The table is copied, not handed over. */
  proposeRevision: edit<(schedule: RevisedSchedule) => RevisionCounts>(),
  /** What the proposed schedule would change; `revision.gone` once it was taken, or the worker died. */
  revisionEntries:
    look<(show: RevisionShow, from: number, to: number) => Answered<readonly RevisionEntry[]>>(),
  forgetRevision: look<() => void>(),
  /** Answered when the selections of changed rooms have been checked, or `cancel` stopped that; the rest is unchecked. */
  takeRevision: stoppableEdit<(keepsGone: boolean) => RevisionOutcome>(),
  /** Checks the unchecked selections again; answers why some stayed so, empty where none did. */
  recheckSelections: edit<() => string>(),

  setFilter: edit<(filter: Filter) => void>(),
  /** Conditions of some of the rooms, in the order in which they apply: one step to be undone. */
  setRules: edit<(rules: readonly RoomRule<Filter>[]) => void>(),
  /** How many rooms would follow each of these, and how many none. */
  countRules: look<(rules: readonly RuleMatch[]) => FollowedCounts>(),
  /** What is not named stays as it is. */
  setView: show<(change: Partial<BatchView>) => void>(),
  /** `null` takes the column's filter away. */
  filterColumn: show<(key: SortKey, filter: ColumnFilter | null) => void>(),
  /** What a column's filter could be set to, given all the others. */
  columnValues: look<(key: TextKey) => ColumnValues>(),
  rows: look<(from: number, to: number) => readonly RoomRow[]>(),
  /** Of a grouped table: the heads of its groups and the rooms of those that are not folded. */
  lines: look<(from: number, to: number) => readonly (RoomRow | GroupLine)[]>(),
  places: look<() => readonly PlaceCount[]>(),
  /**
   * What the rooms that the view shows come to; what products state is asked for, and counts once it is there. So are
   * prices, in an area or with `null` in the whole country; without either, none.
   */
  sums: look<(priceArea?: string | null) => WholeSums>(),
  /** A group as the table shows it, and the series that its rooms may have under the filter in force; `group.gone`. */
  groupOffer: stoppableLook<(part: BuildingPart) => GroupOffer>(),
  /** `products.many`: more than can be asked about at once. */
  groupModels:
    stoppableLook<(part: BuildingPart, choice: Omit<GroupChoice, "productId">) => readonly OfferedModel[]>(),
  /**
   * Gives each unlocked room of a group, as the table shows it, the best of what was chosen, as far as it satisfies it: one
   * step to undo. `group.gone`, `products.many`, and `run.running` while a run lasts.
   */
  chooseForGroup: stoppableEdit<(part: BuildingPart, choice: GroupChoice) => ChosenForAll>(),

  /** For what is done to many rooms at once: the ones that are ticked, in view or not. */
  tick: edit<(change: TickChange) => void>(),
  setTickedQuantities: edit<(quantity: number | null) => ManyEdited>(),
  /** The quantity of the first ticked room in view, for those below it. */
  fillTickedDown: edit<() => ManyEdited>(),
  /** A column of figures from a spreadsheet, from this room downward in the order of the view. */
  pasteQuantities: edit<(fromRoomId: string, text: string) => Pasted>(),
  /** Where the ticked rooms are; what is absent stays. */
  placeTicked: edit<(place: Partial<RoomPlace>) => number>(),
  lockTicked: edit<(isLocked: boolean) => void>(),
  deleteTicked: edit<() => void>(),

  /** One-key selection; answered when the run ends, however it ends: the summary says how. */
  run: edit<(scope: RunScope) => void>(),
  /** What a run of this scope would do. */
  forecast: look<(scope: RunScope) => RunForecast>(),
  cancel: edit<() => void>(),

  /** Candidates for one room under the panel's filter, best first; an empty list is an answer. */
  alternatives: stoppableLook<(roomId: string, filter: Filter) => readonly Alternative[]>(),
  /** The products that the run offered this room, best first. */
  offered: stoppableLook<(roomId: string, filter: Filter) => readonly Alternative[]>(),
  /** Why nothing matches one room under the panel's filter, changes that would help included; empty if something does. */
  whyNot: stoppableLook<(roomId: string, filter: Filter) => readonly NoMatchReason[]>(),
  /** Overwrites the row and its correction with the chosen product, as the server answers for it alone. */
  choose: stoppableEdit<(roomId: string, productId: string, filter: Filter) => null>(),
  /** How many others have the same product as this room now: those that may get another one, and the locked ones. */
  alike: look<(roomId: string) => { readonly others: number; readonly locked: number }>(),
  /** As `choose`, and for all unlocked rooms that had the same product, as far as it satisfies them: one step to undo. */
  chooseForAll: stoppableEdit<(roomId: string, productId: string, filter: Filter) => ChosenForAll>(),

  /** Looks for plans of few models, until nothing more is looked for; a second search ends the first. */
  optimise: stoppableLook<(question: OptimumQuestion) => null>(),
  /** How far that is, answered once it is further than `version`. */
  optimumNews: stoppableLook<(version: number) => OptimumTold>(),
  /** What the plan of at most so many models does to the rooms; `optimum.gone` without a search, here and below. */
  optimumEffect: look<(models: number) => Answered<PlanEffect>>(),
  optimumChanges: look<(models: number, from: number, to: number) => Answered<readonly OptimumChange[]>>(),
  optimumLeftOut: look<(from: number, to: number) => Answered<readonly LeftOutRoom[]>>(),
  /** Gives the rooms the products of that plan, all in one step to be undone, or none. */
  adoptOptimum: stoppableEdit<(models: number) => OptimumAdopted>(),
  /** The plan of each brand alone, what leaves the fewest rooms without a model first; and one of these adopted, as above. */
  optimumBrands: stoppableLook<() => readonly BrandPlan[]>(),
  adoptOptimumBrand: stoppableEdit<(brand: NamedBrand) => OptimumAdopted>(),

  confirm: stoppableLook<() => ConfirmedPlan>(),
  /** Rooms of a confirmed plan from one row up to another; `plan.gone` once another was confirmed or the worker died. */
  planRooms: look<(planId: number, from: number, to: number) => Answered<readonly PlanRoom[]>>(),
  /** A confirmed plan as an equipment schedule; `plan.gone` as above. */
  equipmentSchedule: stoppableLook<(planId: number) => EquipmentSchedule>(),
  /** The same schedule as a table of lines and texts, .dxf. `schedule.long`: it has more rows than a drawing holds. */
  scheduleDrawing: stoppableLook<(planId: number) => ArrayBuffer>(),
  /** Stores a confirmed plan as a version with a project; `plan.gone` as above. */
  saveVersion: stoppableLook<(planId: number, projectId: string) => SavedVersion>(),
  /** Opens a version of a project as a building of its own, which takes the place of the present one. */
  openVersion: show<(projectId: string, versionId: string) => Answered<{ readonly kind: string }>>(),
  /** What a version has otherwise than an earlier one, and what a schedule has otherwise than a version. */
  compareVersions: stoppableLook<(projectId: string, earlier: string, later: string) => VersionComparison>(),
  compareWithSchedule:
    stoppableLook<(projectId: string, versionId: string, schedule: RevisedSchedule) => VersionComparison>(),
  /** Differences of the last comparison from one place of the list up to another; `comparison.gone` after another one. */
  comparisonEntries:
    look<(id: number, show: RevisionShow, from: number, to: number) => Answered<readonly RevisionEntry[]>>(),

  /** Writes what is not saved yet. */
  flush: look<() => void>(),
  /** `undefined` logs out. */
  setToken: look<(token: string | undefined) => void>(),
});
export type BatchCalls<Filter> = ReturnType<typeof batchCalls<Filter>>;

/** Filters come from the client of a kind and go back to it: the worker does not look into them. */
export type BatchImplementation = Implementation<BatchCalls<unknown>>;
