import type { BuildingCost } from "./buildingCost.ts";
import type { Mark } from "../../base/marked.ts";

/** Parts of an overview, from the rooms to the plant: the order in which a change takes effect. */
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

/** From the gravest. "open": nothing is chosen yet; "none": there is nothing to judge. */
export const OVERVIEW_STATES = ["fails", "unknown", "oversized", "open", "meets", "none"] as const;
export type OverviewState = (typeof OVERVIEW_STATES)[number];

export interface OverviewFigure {
  readonly name: string;
  /** null where unknown */
  readonly value: number | null;
  readonly digits: number;
  readonly unit: string;
  /** Shown for an unknown value; 未知 if absent. */
  readonly none?: string;
}

/** A line of an overview. */
export interface OverviewLine {
  /** The same before and after a change */
  readonly id: string;
  readonly part: OverviewPart;
  readonly name: string;
  /** Models and numbers; empty if there are none. */
  readonly what: string;
  readonly figures: readonly OverviewFigure[];
  readonly state: OverviewState;
  /** The verdict in words; empty without one. */
  readonly words: string;
  /** The reason of the verdict; empty if the words need none. */
  readonly why: string;
  readonly marks: readonly { readonly mark: Mark; readonly text: string }[];
  /** Energy of a year, kWh; null if it is unknown or the line has none. */
  readonly energy: number | null;
  /** Why the energy is unknown; empty otherwise. */
  readonly energyGap: string;
  /** The part of a page where this line can be changed */
  readonly at: {
    readonly kind: string;
    readonly part: "rooms" | "systems" | "sources" | "sound" | "fresh";
    readonly system: string | null;
  };
}

/** A building on one page */
export interface BuildingOverview {
  readonly name: string;
  readonly sums: readonly OverviewFigure[];
  /** From the gravest, then in the order of the parts */
  readonly lines: readonly OverviewLine[];
  /** Number of lines of each state */
  readonly states: Readonly<Record<OverviewState, number>>;
  readonly energy: {
    /** Sum over the machines with a known energy, kWh; null if there is none. */
    readonly known: number | null;
    /** Lines without a known energy, with the reason */
    readonly missing: readonly string[];
  };
  /** Estimated figures and figures to be verified, each once */
  readonly marks: readonly { readonly mark: Mark; readonly text: string }[];
  /** First cost of the chosen machines; null if no prices were asked for or no machine is chosen. */
  readonly cost: BuildingCost | null;
}
