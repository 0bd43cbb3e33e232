import type { SaidState } from "../../catalogue/standards/StandardVerdict.ts";
import type { MotorPowers } from "../../catalogue/motorPowers.ts";
import type { NamedChart } from "../../products/drawing/ChartDrawing.ts";

export interface SheetPair {
  readonly name: string;
  readonly value: string;
}

export interface SheetGroup {
  readonly name: string;
  readonly pairs: readonly SheetPair[];
}

export interface SheetVerdict {
  /** For instance "GB 19761-2020 能效等级". */
  readonly title: string;
  readonly state: SaidState;
  /** Grade, limit and margin, or what is missing. */
  readonly line: string;
  /** How reliable the tables behind it are. */
  readonly label: string;
}

/** The texts of a data sheet besides its chart, in the words of the screen. */
export interface SheetWords {
  readonly model: string;
  readonly name: string;
  readonly brandName: string;
  readonly isSample: boolean;
  /** Of an own product; left out for one of the public catalogue. */
  readonly libraryName?: string;
  readonly facts: readonly SheetPair[];
  /** Lines about combined machines at the duty; left out if there are none. */
  readonly set?: readonly string[];
  readonly verdict: SheetVerdict | null;
  readonly groups: readonly SheetGroup[];
  /** Checked if the duty states a fluid; left out if no motor is known. */
  readonly motors?: MotorPowers;
  /** Source of the record. */
  readonly source: string;
  /** The date for people. */
  readonly madeOn: string;
  /** Address of the product at this duty. */
  readonly address: string;
  /** Result link by which anybody can recompute the judgement; left out if there is none. */
  readonly recheck?: string;
}

/** A product at its duty, for printing. */
export interface DataSheet extends SheetWords {
  /** `no-curves`: measured over flow, but nothing can be drawn. `null`: not a machine measured over flow. */
  readonly chart: NamedChart | "no-curves" | null;
}
