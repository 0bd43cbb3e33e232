import type { CurveReadings } from "#domain/catalogue/machine/curveReadings.ts";
import type { EnergyFault } from "#domain/products/energy/energyTerms.ts";
import type { CurveSource } from "#api/contract/statedCurves.ts";
import type { JudgedSetting } from "#domain/products/chart/contradicted.ts";
import type { ChartModel } from "#domain/products/chart/ChartModel.ts";
import type { ChartDesign } from "#domain/catalogue/machine/ChartRequest.ts";
import type { Machine } from "#domain/physics/curve/curveQuantities.ts";
import type { LiquidCondition, StatedCondition } from "#domain/products/chart/designPoints.ts";
import type { EnergyOrder, ProductEnergy } from "#domain/products/energy/productEnergy.ts";
import type { SetAnswer, SetFault, SetOrder } from "#domain/products/parallel/productSet.ts";
import type {
  ProductTolerance,
  ToleranceFault,
  ToleranceOrder,
} from "#domain/products/tolerance/productTolerance.ts";
import type { StatedAir } from "#domain/physics/fluid/airFigures.ts";
import type { Result } from "#domain/base/result.ts";
import type { SpeedRate } from "#domain/base/units.ts";

export interface ChartProductSource {
  readonly id: string;
  /** The model, as the chart names it. */
  readonly name: string;
  readonly curves: readonly CurveSource[];
  /** The curves are those of this many equal machines together. */
  readonly parts?: number;
  /** Stages of a pump, which share its head; absent if unknown. */
  readonly stages?: number;
  /** Source of the record; it says how far curves that were read from a chart may be off. */
  readonly source?: string | null;
}

/** All input of a chart. */
export interface ChartOrder {
  readonly machine: Machine;
  /** One, or several to compare. */
  readonly products: readonly ChartProductSource[];
  /** Each is a duty as it was entered: property codes and values in their units. */
  readonly conditions: readonly (readonly StatedCondition[])[];
  /** `null`: no speed regulation. */
  readonly rate: SpeedRate | null;
}

export interface DrawnSetting extends JudgedSetting {
  /** "2900", "高速"; empty if a product has only one. */
  readonly speed: string;
  readonly isScalable: boolean;
}

export interface DrawnProduct {
  readonly id: string;
  readonly name: string;
  readonly settings: readonly DrawnSetting[];
  /** For curves that were read from a chart: how far they may be off at full speed, in the chart's air. */
  readonly readings?: CurveReadings;
}

/** A chart as it is drawn: indexes in the model refer to `products`, their settings and `designPoints`. */
export interface DrawnChart {
  readonly machine: Machine;
  readonly products: readonly DrawnProduct[];
  readonly designPoints: readonly ChartDesign[];
  readonly model: ChartModel;
}

/** The parts of a chart that a person can change by dragging. */
export interface ChartMove {
  readonly rate: SpeedRate | null;
  readonly designPoints: readonly ChartDesign[];
  /** Unchanged if absent; they cannot be dragged. */
  readonly air?: StatedAir | null;
  readonly liquid?: LiquidCondition;
}

/** The parts that follow a drag; axes, grid and curves stay. */
export type MovedChart = Pick<ChartModel, "duty" | "regulation">;

export interface OpenedChart {
  readonly drawn: DrawnChart;
  /**
   * During a drag, with the axes from its beginning. Latest wins: while one is computed, only the newest
   * request is kept, and the others answer `null`. Answers come in the order of the calls, including redrawn
   * ones.
   */
  rescale(move: ChartMove): Promise<MovedChart | null>;
  /** On release: the whole chart, with new axes. */
  redraw(move: ChartMove): Promise<DrawnChart>;
  /** Removes the chart from the worker. */
  close(): void;
}

/** Curves, duty and speed as in a chart, and the question about the year. */
export interface EnergyQuestion {
  readonly chart: ChartOrder;
  readonly order: EnergyOrder;
}

/**
 * Curves of all products in parallel or series operation, the product's own first, with the duty and the
 * question about their operation.
 */
export interface SetQuestion {
  readonly chart: ChartOrder;
  readonly order: SetOrder;
}

/** Curves, duty and speed as in a chart, and the grade that the machine is accepted by. */
export interface ToleranceQuestion {
  readonly chart: ChartOrder;
  readonly order: ToleranceOrder;
}

/** Fitting and sampling outside the page's thread. Calls reject only with WorkerGone. */
export interface CurveClient {
  open(order: ChartOrder): Promise<Result<OpenedChart, "no-curves">>;
  /** The energy of a year. During a drag, ask one question at a time. */
  energy(question: EnergyQuestion): Promise<Result<ProductEnergy, EnergyFault>>;
  /** The operation of several machines together. During a drag, ask one question at a time. */
  set(question: SetQuestion): Promise<Result<SetAnswer, SetFault>>;
  /** The effect of an acceptance grade on the duty. During a drag, ask one question at a time. */
  tolerance(question: ToleranceQuestion): Promise<Result<ProductTolerance, ToleranceFault>>;
  dispose(): void;
}
