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
  /** "GB 19761-2020 能效等级" */
  readonly title: string;
  readonly state: SaidState;
  /** Grade, limit and margin, or what is missing. */
  readonly line: string;
  /** How far the tables behind it can be trusted. */
  readonly label: string;
}

/** What a sheet says besides its chart: in the words that the screen shows. */
export interface SheetWords {
  readonly model: string;
  readonly name: string;
  readonly brandName: string;
  readonly isSample: boolean;
  readonly facts: readonly SheetPair[];
  /** Of machines that were put together at the duty; left out where none were. */
  readonly set?: readonly string[];
  readonly verdict: SheetVerdict | null;
  readonly groups: readonly SheetGroup[];
  /** Checked where the duty states a medium; left out where nothing is known of a motor. */
  readonly motors?: MotorPowers;
  /** Where the record comes from. */
  readonly source: string;
  /** The day, as a person reads it. */
  readonly madeOn: string;
  /** Of the product at this duty, to be opened again. */
  readonly address: string;
  /** Of the verdict, by which anybody can compute it again; left out where there is none. */
  readonly recheck?: string;
}

/** A product at its duty, to be printed. */
export interface DataSheet extends SheetWords {
  /** `no-curves`: measured over flow, but nothing can be drawn. `null`: not of that kind. */
  readonly chart: NamedChart | "no-curves" | null;
}
