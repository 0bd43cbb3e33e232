/** The messages from the batch worker to the page: counts and progress always, rows only for the window on screen. */
import type { LibraryName } from "../../../catalogue/listing/ProductOrigin.ts";
import type { Surplus } from "./Surplus.ts";
import type { EditName } from "./EditName.ts";
import type { RoomRule } from "./RoomRule.ts";
import type { TextKey } from "./TextKey.ts";
import type { ExplainedSound } from "./RoomSound.ts";

/** Rooms with units by the verdict on their sound level: over the limit, borderline, unknown. */
export const SOUND_SHOWN = ["loud", "loud-borderline", "loud-unknown"] as const;
export type SoundShown = (typeof SOUND_SHOWN)[number];

/** State of a room in the last run. `unanswered`: its chunk failed, 未得到结果. */
const ROOM_STATUSES = ["blank", "waiting", "matched", "unmatched", "unanswered"] as const;
export type RoomStatus = (typeof ROOM_STATUSES)[number];

/**
 * State of a selection after the schedule was revised. `unsatisfied`: it no longer meets the room's requirement
 * (不再满足); `unchecked`: not checked yet (未核对).
 */
export type RecheckResult = "none" | "unchecked" | "unsatisfied";

/**
 * Why a selection is stale. `changed`: its room or the screen's conditions changed after it (已变更);
 * `otherConditions`: a person adopted or locked it under other conditions than the screen's (工况不同). In the order
 * in which they should be dealt with.
 */
export const STALE_STATES = [
  "unsatisfied",
  "unchecked",
  "changed",
  "otherConditions",
] as const satisfies readonly (Exclude<RecheckResult, "none"> | "changed" | "otherConditions")[];
export type StaleState = (typeof STALE_STATES)[number];

/** The state in which a row is counted. `matched` and `unmatched` count only answers to the present question. */
export const ROW_STATES = [...ROOM_STATUSES, ...STALE_STATES] as const;
export type RowState = (typeof ROW_STATES)[number];

export type Run =
  | { readonly status: "idle" }
  /** Another tab was running when its record was read here. */
  | { readonly status: "elsewhere" }
  | { readonly status: "running"; readonly done: number; readonly total: number; readonly elapsedMs: number }
  | { readonly status: "finished"; readonly elapsedMs: number }
  | { readonly status: "cancelled"; readonly done: number; readonly total: number }
  /**
   * The server found an input unreasonable, and the kind's dialog is shown; `roomIds` are marked if the server
   * named them.
   */
  | { readonly status: "refused"; readonly roomIds: readonly string[]; readonly messages: readonly string[] }
  /** Some chunks got no answer; their rooms are `unanswered` and can be run again. */
  | { readonly status: "incomplete"; readonly unanswered: number; readonly cause: string };

/** The rooms that a view may show. */
export const SHOWN = [
  "all",
  "unmatched",
  "unanswered",
  ...STALE_STATES,
  "locked",
  "samples",
  "nominal",
  ...SOUND_SHOWN,
] as const;

export interface BatchView {
  readonly show: (typeof SHOWN)[number];
  /** Part of a room code or name; empty shows all. */
  readonly search: string;
  readonly sort: { readonly key: SortKey; readonly descending: boolean } | null;
  /** At most one for each column, in the order in which they were set; a room must pass all of them. */
  readonly columns: readonly ColumnFilter[];
  /** Absent or `null`: the table is neither grouped nor summed. */
  readonly group?: ViewGroup | null;
}

/** Parts of a building are the storeys or the zones of its rooms. */
export type GroupKey = "floor" | "zone";
/** What a table is grouped by: parts of the building, or the verdict on the sound level. */
export type TableGroupKey = GroupKey | "soundVerdict";

export interface ViewGroup {
  /** `null`: summed but not grouped. */
  readonly by: TableGroupKey | null;
  /** Names of the groups whose rooms are not shown. */
  readonly folded: readonly string[];
}

/** `figure:<n>` is the n-th result figure. */
export type NumberKey =
  | "roomArea"
  | "coolingLoad"
  | "heatLoad"
  | "airSupplyVolume"
  | "quantity"
  | "specifiedQuantity"
  | "surplus"
  | "sound"
  | `figure:${number}`;

/** The columns that rows can be sorted and filtered by. */
export type SortKey = TextKey | NumberKey;

/** The filter of a column. Both ends of a range are included; `null` is an open end. */
export type ColumnFilter =
  | {
      readonly kind: "range";
      readonly key: NumberKey;
      readonly from: number | null;
      readonly to: number | null;
    }
  /** Part of the text, in any case, and one of `values`; an empty one of these lets everything pass. */
  | {
      readonly kind: "text";
      readonly key: TextKey;
      readonly contains: string;
      readonly values: readonly string[];
    };

export const EVERYTHING: BatchView = { show: "all", search: "", sort: null, columns: [] };

export interface BatchSummary {
  /** Grows with every change that a window on screen might show. */
  readonly version: number;
  /** Id of the stored building; empty before the worker has opened it. */
  readonly buildingId: string;
  /** The given name, else the file's or the sample's name; empty before the first room. */
  readonly buildingName: string;
  /**
   * Who may change the building. `own`: this tab; `elsewhere`: another tab, this one can only view it; `free`: the
   * other tab has released it, and this one may take over.
   */
  readonly access: "own" | "elsewhere" | "free";
  /** It was restored from an earlier visit, and nothing has changed since. */
  readonly isBroughtBack: boolean;
  /** The first visible row of the view when the table was left. */
  readonly position: number;
  /** A sentence about assumed areas or loads; empty if nothing is assumed. */
  readonly assumptions: string;
  readonly rooms: number;
  /** Rooms that pass the view's search and filters. */
  readonly shown: number;
  /** Lines of a grouped table: its groups, and the rooms of groups that are not folded. */
  readonly lines?: number;
  /** Rooms whose selection meets their present requirement under the present conditions. */
  readonly matched: number;
  readonly unmatched: number;
  readonly unanswered: number;
  /** Selections that a revised schedule made insufficient, and those not checked against it yet. */
  readonly unsatisfied: number;
  readonly unchecked: number;
  /** Answers to rooms or conditions that have changed since. */
  readonly changed: number;
  /** Selections that a person adopted or locked under other conditions than the screen's. */
  readonly otherConditions: number;
  /** Rooms that a run of scope `outdated` would ask for, without locked rooms. */
  readonly outdated: number;
  /** The distinct filters that the selected products were selected by. */
  readonly conditions: readonly unknown[];
  /** Selections are being checked against a revised schedule. */
  readonly checking: { readonly done: number; readonly total: number } | null;
  /** Rooms that actions on many rooms leave unchanged. */
  readonly locked: number;
  /** Rooms ticked for actions on many rooms, and how many of them the view shows. */
  readonly ticked: number;
  readonly tickedShown: number;
  /** Rows whose model a person chose among the alternatives. */
  readonly chosenByHand: number;
  /** Rooms whose selected product is a generated record, labelled 示例数据. */
  readonly samples: number;
  /** A selection has run, so that 重新选择 and 确认方案 are enabled. */
  readonly hasRun: boolean;
  /** A plan has something to keep without any selection, too. */
  readonly hasToKeep?: boolean;
  readonly run: Run;
  readonly view: BatchView;
  /** The filter that the page last set, restored after a reload; `null` before there is one. */
  readonly filter: unknown;
  /** Conditions for some of the rooms. Their fields are those of the kind's filter, which are not read here. */
  readonly rules: readonly RoomRule[];
  /** ROOM_FIGURES, floor and zone that at least one room states. A check without data says so beside its box. */
  readonly stated: readonly string[];
  /** Bulb temperatures that apply, assumed ones included, ℃; `null` without rooms. */
  readonly climate: { readonly minSummerBulb: number; readonly maxWinterDryBulb: number } | null;
  /** The edit that would be undone or redone next; `null` if there is none, and while a selection is running. */
  readonly undo: EditName | null;
  readonly redo: EditName | null;
  /** `failed`: the browser's storage refused, and the work exists only in this tab. */
  readonly saving: "saved" | "saving" | "failed";
}

/** A batch without rooms that never ran. */
export const NO_ROOMS: BatchSummary = {
  version: 0,
  buildingId: "",
  buildingName: "",
  access: "own",
  isBroughtBack: false,
  position: 0,
  assumptions: "",
  rooms: 0,
  shown: 0,
  matched: 0,
  unmatched: 0,
  unanswered: 0,
  unsatisfied: 0,
  unchecked: 0,
  changed: 0,
  otherConditions: 0,
  outdated: 0,
  conditions: [],
  checking: null,
  locked: 0,
  ticked: 0,
  tickedShown: 0,
  chosenByHand: 0,
  samples: 0,
  hasRun: false,
  run: { status: "idle" },
  view: EVERYTHING,
  filter: null,
  rules: [],
  stated: [],
  climate: null,
  undo: null,
  redo: null,
  saving: "saved",
};

/** A selected product as a row shows it; figures in the order of the kind's columns. */
export interface RowSelection {
  readonly productId: string;
  readonly model: string;
  readonly name: string;
  readonly seriesName: string;
  readonly imageUrl: string | null;
  readonly figures: readonly (number | null)[];
  /** 计算修正值 (corrected values); empty for kinds without correction. */
  readonly corrected: readonly (number | null)[];
  /**
   * The surplus over each requirement; empty if nothing is compared, or the room's requirement has changed since.
   */
  readonly surpluses: readonly Surplus[];
  readonly byHand: boolean;
  /** 方案优化：型号最少，12 种，下限 11: the plan that it was adopted with; empty if it was selected otherwise. */
  readonly adopted: string;
  readonly hasDetail: boolean;
  readonly isSample: boolean;
  /** The library of an own product. */
  readonly library?: LibraryName;
}

export interface RoomRow {
  readonly index: number;
  readonly roomId: string;
  readonly roomCode: string;
  readonly roomName: string;
  readonly floor: string;
  readonly zone: string;
  /** The rule that the room follows instead of the building's conditions. */
  readonly rule: RoomRule | null;
  readonly roomArea: number | null;
  readonly coolingLoad: number | null;
  readonly heatLoad: number | null;
  readonly sensibleLoad: number | null;
  readonly latentLoad: number | null;
  readonly airSupplyVolume: number | null;
  /** `null` shows "- -": a specified quantity replaces it. */
  readonly calculatedQuantity: number | null;
  readonly specifiedQuantity: number | null;
  readonly status: RoomStatus;
  /** Marked by a refused run as an unreasonable input. */
  readonly isRefused: boolean;
  readonly isLocked: boolean;
  readonly isTicked: boolean;
  readonly selection: RowSelection | null;
  readonly standing: RowState;
  /** The filter that the selection was judged by, if it is not the present one. */
  readonly conditions: unknown;
  /** Why there is no match, or why the selection is stale, as one sentence; empty otherwise. */
  readonly reason: string;
  /** The requirement on one unit, in the order of the kind's figures; `null` is no requirement. */
  readonly required: readonly (number | null)[];
  /** The sound level of its units in it; `null` without units, and while no noise is known. */
  readonly sound: ExplainedSound | null;
}

/** One product of the panel of alternatives. */
export interface Alternative extends Omit<RowSelection, "byHand" | "adopted" | "hasDetail"> {
  readonly brandName: string | null;
  /** kW */
  readonly inputPower: number | null;
  /** dB(A) */
  readonly noise: number | null;
  /** The sound level of as many of them as the room has; absent for kinds whose noise is not considered. */
  readonly sound?: ExplainedSound | null;
  /** External static pressure, Pa. */
  readonly staticPressure: number | null;
}
