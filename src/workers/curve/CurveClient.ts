import type { EnergyFault } from "#domain/products/energy/energyTerms.ts";
import type { CurveSource } from "#api/contract/statedCurves.ts";
import type { JudgedSetting } from "#domain/products/chart/contradicted.ts";
import type { ChartModel } from "#domain/products/chart/ChartModel.ts";
import type { ChartDesign } from "#domain/catalogue/machine/ChartRequest.ts";
import type { Machine } from "#domain/physics/curve/curveQuantities.ts";
import type { LiquidCondition, StatedCondition } from "#domain/products/chart/designPoints.ts";
import type { EnergyOrder, ProductEnergy } from "#domain/products/energy/productEnergy.ts";
import type { SetAnswer, SetFault, SetOrder } from "#domain/products/parallel/productSet.ts";
import type { StatedAir } from "#domain/physics/fluid/airFigures.ts";
import type { Result } from "#domain/base/result.ts";
import type { SpeedRate } from "#domain/base/units.ts";

export interface ChartProductSource {
  readonly id: string;
  /** Model, as the chart names it. */
  readonly name: string;
  readonly curves: readonly CurveSource[];
  /** A set whose curves are those of so many equal machines together. */
  readonly parts?: number;
  /** Of a pump's head, as far as they are known. */
  readonly stages?: number;
}

/** Everything that a chart is made from. */
export interface ChartOrder {
  readonly machine: Machine;
  /** One, or several to compare. */
  readonly products: readonly ChartProductSource[];
  /** Each a duty as it was entered: property codes and values in their units. */
  readonly conditions: readonly (readonly StatedCondition[])[];
  /** `null`: no speed regulation. */
  readonly rate: SpeedRate | null;
}

export interface DrawnSetting extends JudgedSetting {
  /** "2900", "高速"; empty where a product has only one. */
  readonly speed: string;
  readonly isScalable: boolean;
}

export interface DrawnProduct {
  readonly id: string;
  readonly name: string;
  readonly settings: readonly DrawnSetting[];
}

/** A chart as it stands: places in the model are places in `products`, their settings and `designPoints`. */
export interface DrawnChart {
  readonly machine: Machine;
  readonly products: readonly DrawnProduct[];
  readonly designPoints: readonly ChartDesign[];
  readonly model: ChartModel;
}

/** What a person moves on a chart. */
export interface ChartMove {
  readonly rate: SpeedRate | null;
  readonly designPoints: readonly ChartDesign[];
  /** Left out they stay; no hand drags them. */
  readonly air?: StatedAir | null;
  readonly liquid?: LiquidCondition;
}

/** What follows a move; axes, grid and curves stay. */
export type MovedChart = Pick<ChartModel, "duty" | "regulation">;

export interface OpenedChart {
  readonly drawn: DrawnChart;
  /**
   * During a drag, against the axes that were there when it began. Latest wins: while one is computed only the newest
   * of those that follow is kept, and the others answer `null`. Answers come in the order of the moves, redrawn ones too.
   */
  rescale(move: ChartMove): Promise<MovedChart | null>;
  /** On release: the whole chart with axes of its own. */
  redraw(move: ChartMove): Promise<DrawnChart>;
  /** The worker forgets the chart. */
  close(): void;
}

/** Curves, duty and speed as a chart has them, and what is asked of the year. */
export interface EnergyQuestion {
  readonly chart: ChartOrder;
  readonly order: EnergyOrder;
}

/** Curves of all products of a set, the product's own first, its duty, and what is asked of the set. */
export interface SetQuestion {
  readonly chart: ChartOrder;
  readonly order: SetOrder;
}

/** Fitting and sampling off the page. Every call rejects only with WorkerGone. */
export interface CurveClient {
  open(order: ChartOrder): Promise<Result<OpenedChart, "no-curves">>;
  /** The energy of a year. Who drags asks one thing at a time. */
  energy(question: EnergyQuestion): Promise<Result<ProductEnergy, EnergyFault>>;
  /** What machines do together. Who drags asks one thing at a time. */
  set(question: SetQuestion): Promise<Result<SetAnswer, SetFault>>;
  dispose(): void;
}
