/** What the batch worker tells the page: counts and progress always, rows only for the window on screen. */
import type { Surplus } from "./Surplus.ts";
import type { EditName } from "./EditName.ts";
import type { RoomRule } from "./RoomRule.ts";

/** How a room stands with the last run. `unanswered`: its chunk failed, 未得到结果. */
const ROOM_STATUSES = ["blank", "waiting", "matched", "unmatched", "unanswered"] as const;
export type RoomStatus = (typeof ROOM_STATUSES)[number];

/**
 * How a selection stands since the schedule was revised: `unsatisfied`, it no longer does what its room needs (不再满足);
 * `unchecked`, nobody has asked yet (未核对).
 */
export type Verdict = "none" | "unchecked" | "unsatisfied";

/**
 * Why a selection cannot be taken as it stands. `changed`: its room, or what the screen asks for, was changed after it
 * (已变更); `otherConditions`: a person adopted or locked it at conditions that are not the screen's (工况不同). In the order
 * in which they must be looked at.
 */
export const DOUBTS = ["unsatisfied", "unchecked", "changed", "otherConditions"] as const satisfies readonly (
  Exclude<Verdict, "none"> | "changed" | "otherConditions"
)[];
export type Doubt = (typeof DOUBTS)[number];

/** Where a row is counted: `matched` and `unmatched` are answers to what the screen asks for, and nothing else. */
export const STANDINGS = [...ROOM_STATUSES, ...DOUBTS] as const;
export type Standing = (typeof STANDINGS)[number];

export type Run =
  | { readonly status: "idle" }
  /** Another tab was running when its record was read here. */
  | { readonly status: "elsewhere" }
  | { readonly status: "running"; readonly done: number; readonly total: number; readonly elapsedMs: number }
  | { readonly status: "finished"; readonly elapsedMs: number }
  | { readonly status: "cancelled"; readonly done: number; readonly total: number }
  /** The server found an input unreasonable: the kind's dialog; `roomIds` are marked where it named them. */
  | { readonly status: "refused"; readonly roomIds: readonly string[]; readonly messages: readonly string[] }
  /** Some chunks got no answer; those rooms are `unanswered` and can be run again. */
  | { readonly status: "incomplete"; readonly unanswered: number; readonly cause: string };

/** The rooms that a view may show. */
export const SHOWN = ["all", "unmatched", "unanswered", ...DOUBTS, "locked", "samples"] as const;

export interface BatchView {
  readonly show: (typeof SHOWN)[number];
  /** Part of a room code or name; empty shows all. */
  readonly search: string;
  readonly sort: { readonly key: SortKey; readonly descending: boolean } | null;
  /** At most one for a column, in the order in which they were set; a room passes all of them. */
  readonly columns: readonly ColumnFilter[];
  /** Absent, or `null`: the table is neither grouped nor summed. */
  readonly group?: ViewGroup | null;
}

/** What rooms are grouped by. */
export type GroupKey = "floor" | "zone";

export interface ViewGroup {
  /** `null`: not grouped, but summed. */
  readonly by: GroupKey | null;
  /** Names of the groups whose rooms are not drawn. */
  readonly folded: readonly string[];
}

export type TextKey = "roomCode" | "roomName" | "floor" | "zone" | "model" | "series";

/** `figure:<n>` is the n-th result figure. */
export type NumberKey =
  | "roomArea"
  | "coolingLoad"
  | "heatLoad"
  | "airSupplyVolume"
  | "quantity"
  | "specifiedQuantity"
  | "surplus"
  | `figure:${number}`;

/** The columns that rows are sorted and filtered by. */
export type SortKey = TextKey | NumberKey;

/** What a column lets through. Both ends of a range belong to it; `null` is an open end. */
export type ColumnFilter =
  | {
      readonly kind: "range";
      readonly key: NumberKey;
      readonly from: number | null;
      readonly to: number | null;
    }
  /** Part of the text, in whatever case, and one of `values`; where either is empty it lets all through. */
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
  /** By which it is kept among the buildings of its kind; empty before the worker has opened it. */
  readonly buildingId: string;
  /** The name a person gave it, else 导入的文件名 or the sample's name; empty before the first room. */
  readonly buildingName: string;
  /**
   * Who may change the building: `own`: this tab; `elsewhere`: another one, here it is only looked at; `free`: the other
   * one has let it go, and this tab may take it over.
   */
  readonly access: "own" | "elsewhere" | "free";
  /** It was brought back from an earlier visit, and nothing has been changed since. */
  readonly isBroughtBack: boolean;
  /** The row of the view with which the table begins on the screen, as it was left. */
  readonly position: number;
  /** Where areas or loads are assumed, the sentence that says so; empty otherwise. */
  readonly assumptions: string;
  readonly rooms: number;
  /** Rooms that pass the view's search and filter. */
  readonly shown: number;
  /** Lines of a grouped table: its groups, and the rooms of those that are not folded. */
  readonly lines?: number;
  /** Rooms whose selection does what they need now, at the conditions of now. */
  readonly matched: number;
  readonly unmatched: number;
  readonly unanswered: number;
  /** Selections that a revised schedule left wanting, and those not held against it yet. */
  readonly unsatisfied: number;
  readonly unchecked: number;
  /** Answers to what rooms or conditions were before they were changed. */
  readonly changed: number;
  /** Selections that a person adopted or locked at conditions that are not the screen's. */
  readonly otherConditions: number;
  /** Rooms that a run of what changed would ask for: the scope `outdated`, without locked rooms. */
  readonly outdated: number;
  /** The different filters that the selected products were selected by. */
  readonly conditions: readonly unknown[];
  /** Selections are being held against a revised schedule. */
  readonly checking: { readonly done: number; readonly total: number } | null;
  /** Rooms that what is done to many at once leaves as they are. */
  readonly locked: number;
  /** Rooms ticked for what is done to many at once, and how many of them the view shows. */
  readonly ticked: number;
  readonly tickedShown: number;
  /** Rows whose model a person chose among the alternatives. */
  readonly chosenByHand: number;
  /** Rooms whose selected product is a generated record: 示例数据. */
  readonly samples: number;
  /** A selection has run: 重新选择 and 确认方案 are on. */
  readonly hasRun: boolean;
  readonly run: Run;
  readonly view: BatchView;
  /** The filter that the page last set, restored after a reload; `null` before there is one. */
  readonly filter: unknown;
  /** Conditions of some of the rooms. Fields of the kind's filter, which this does not look into. */
  readonly rules: readonly RoomRule[];
  /** Room fields that at least one room states (ROOM_FIGURES, floor and zone): a check without data says so beside its box. */
  readonly stated: readonly string[];
  /** Bulb temperatures in force, assumed ones included; `null` without rooms. ℃ */
  readonly climate: { readonly minSummerBulb: number; readonly maxWinterDryBulb: number } | null;
  /** The edit that would be undone or redone next; `null` where there is none, and while a run lasts. */
  readonly undo: EditName | null;
  readonly redo: EditName | null;
  /** `failed`: the browser's storage refused, the work lives only in this tab. */
  readonly saving: "saved" | "saving" | "failed";
}

/** A batch that has no rooms and never ran. */
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
  /** 计算修正值; empty for kinds without correction. */
  readonly corrected: readonly (number | null)[];
  /** What it exceeds each requirement by; empty where nothing is compared, or the room needs something else by now. */
  readonly surpluses: readonly Surplus[];
  readonly byHand: boolean;
  /** 方案优化：型号最少，12 种，下限 11: the plan that it was adopted with; empty where it was selected otherwise. */
  readonly adopted: string;
  readonly hasDetail: boolean;
  readonly isSample: boolean;
}

export interface RoomRow {
  readonly index: number;
  readonly roomId: string;
  readonly roomCode: string;
  readonly roomName: string;
  readonly floor: string;
  readonly zone: string;
  /** What it is selected by otherwise than the building's other rooms. */
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
  readonly standing: Standing;
  /** The filter that the selection was judged by, where that is not the one in force. */
  readonly conditions: unknown;
  /** Why there is no match, or why the selection is in doubt, one sentence; empty otherwise. */
  readonly reason: string;
  /** What one unit must do, in the order of the kind's figures; `null` is no requirement. */
  readonly required: readonly (number | null)[];
}

/** One product of the alternatives panel. */
export interface Alternative extends Omit<RowSelection, "byHand" | "adopted" | "hasDetail"> {
  readonly brandName: string | null;
  /** kW */
  readonly inputPower: number | null;
  /** dB(A) */
  readonly noise: number | null;
  /** External, Pa. */
  readonly staticPressure: number | null;
}
