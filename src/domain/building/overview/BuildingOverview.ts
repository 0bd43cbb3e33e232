import type { BuildingCost } from "./buildingCost.ts";
import type { Mark } from "../../base/marked.ts";

/** What lines of an overview are of, in the order in which a change goes its way. */
export const OVERVIEW_PARTS = [
  "rooms",
  "terminals",
  "sound",
  "water",
  "air",
  "split",
  "machines",
  "sources",
] as const;
export type OverviewPart = (typeof OVERVIEW_PARTS)[number];
export const OVERVIEW_PART_WORDS: Readonly<Record<OverviewPart, string>> = {
  rooms: "房间",
  terminals: "末端",
  sound: "噪声",
  water: "水系统",
  air: "风系统",
  split: "多联机",
  machines: "设备",
  sources: "冷热源",
};

/** The gravest first; "open": nobody has chosen yet; "none": nothing to judge. */
export const OVERVIEW_STATES = ["fails", "unknown", "oversized", "open", "meets", "none"] as const;
export type OverviewState = (typeof OVERVIEW_STATES)[number];

export interface OverviewFigure {
  readonly name: string;
  /** null where it is not known. */
  readonly value: number | null;
  readonly digits: number;
  readonly unit: string;
  /** What is said where there is none; 未知 if absent. */
  readonly none?: string;
}

/** A line of an overview. */
export interface OverviewLine {
  /** The same before and after a change */
  readonly id: string;
  readonly part: OverviewPart;
  readonly name: string;
  /** Models and numbers; empty where there is nothing to name. */
  readonly what: string;
  readonly figures: readonly OverviewFigure[];
  readonly state: OverviewState;
  /** The verdict in words; empty of a line without one. */
  readonly words: string;
  /** What the verdict rests on; empty where the words say it all. */
  readonly why: string;
  readonly marks: readonly { readonly mark: Mark; readonly text: string }[];
  /** kWh of a year; null where it is not known, or there is none. */
  readonly energy: number | null;
  /** Why the energy is not known; empty where it is, or there is none. */
  readonly energyGap: string;
  /** Where it is worked on: the part of the page of a kind of equipment. */
  readonly at: {
    readonly kind: string;
    readonly part: "rooms" | "systems" | "sources" | "sound" | "fresh";
    readonly system: string | null;
  };
}

/** A building on one page. */
export interface BuildingOverview {
  readonly name: string;
  readonly sums: readonly OverviewFigure[];
  /** The gravest first, then in the order of the parts */
  readonly lines: readonly OverviewLine[];
  /** How many lines of each state */
  readonly states: Readonly<Record<OverviewState, number>>;
  readonly energy: {
    /** kWh of all machines of which it is known; null where it is known of none. */
    readonly known: number | null;
    /** What it does not count, with why */
    readonly missing: readonly string[];
  };
  /** What is estimated or to be verified, each once */
  readonly marks: readonly { readonly mark: Mark; readonly text: string }[];
  /** First cost of the chosen machines; null where nobody asked for prices, or none is chosen. */
  readonly cost: BuildingCost | null;
}
