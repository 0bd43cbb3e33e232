import { onOther } from "../../catalogue/duty/systemFigures.ts";
import { flow } from "../../base/units.ts";
import type { MachineSet, SetStage } from "./ChartModel.ts";
import type { ChartDesign, ChartRequest, ChartSetting } from "../../catalogue/machine/ChartRequest.ts";
import { PRESSURE_QUANTITY, type CurveQuantity, type Machine } from "../../physics/curve/curveQuantities.ts";
import { curveOf, indexedSettings, type IndexedSetting } from "../../catalogue/machine/drawnCurves.ts";
import type { FittedCurve } from "../../physics/curve/FittedCurve.ts";
import { stagesOf, type Stage } from "../../physics/curve/parallel.ts";
import { systemOf, type SystemCurve } from "../../physics/curve/systemCurve.ts";
import { valueOrNaN } from "../../physics/curve/valueAt.ts";

/** Number of points that draw the curve of one machine. */
const DRAWN_POINTS = 61;

/**
 * Stages of several equal machines in parallel: machines that share a duty, and a product that is itself a set.
 */
export function machineSets(
  { machine, products, designPoints, ...request }: ChartRequest,
  columns: readonly CurveQuantity[],
  isFor: (design: ChartDesign, setting: IndexedSetting) => boolean,
): MachineSet[] {
  return indexedSettings({ machine, products, designPoints, ...request }).flatMap((indexed) =>
    designPoints.flatMap((designPoint, design) => {
      const parts = products[indexed.product]?.parts;
      const count = parts ?? designPoint.machines ?? 1;
      if (count < 2 || !isFor(designPoint, indexed)) return [];
      const of = parts === undefined ? indexed.of : oneOf(indexed.of, parts);
      const total = parts === undefined ? designPoint.flow * count : designPoint.flow;
      const duty = { ...designPoint, flow: flow(total) };
      const set = setOf(of, machine, duty, count, columns);
      return set === null
        ? []
        : { ...set, product: indexed.product, setting: indexed.setting, design, count, duty };
    }),
  );
}

function setOf(
  of: ChartSetting,
  machine: Machine,
  duty: ChartDesign,
  count: number,
  columns: readonly CurveQuantity[],
): Pick<MachineSet, "systems" | "single"> | null {
  const fitted = curveOf(of, PRESSURE_QUANTITY[machine]);
  if (fitted === undefined) return null;
  const stages = (system: SystemCurve) =>
    stagesOf(fitted, system, count).map((stage) => readStage(stage, of, columns));
  const systems = [
    { name: null, design: duty },
    ...(duty.others ?? []).map((other) => ({ name: other.name, design: onOther(duty, other) })),
  ];
  return {
    systems: systems.map(({ name, design }) => {
      const system = systemOf(design);
      return { name, system, stages: stages(system) };
    }),
    single: drawn(fitted),
  };
}

const readStage = (
  { running, each, mixed }: Stage,
  of: ChartSetting,
  columns: readonly CurveQuantity[],
): SetStage => ({
  running,
  mixed,
  each:
    each === null
      ? null
      : {
          ...each,
          readings: columns.map((quantity) => {
            const fitted = curveOf(of, quantity);
            return fitted === undefined ? Number.NaN : valueOrNaN(fitted, each.flow);
          }),
        },
});

function drawn(fitted: FittedCurve): MachineSet["single"] {
  const step = (fitted.last - fitted.first) / (DRAWN_POINTS - 1);
  return Array.from({ length: DRAWN_POINTS }, (_, at) => {
    const q = at === DRAWN_POINTS - 1 ? fitted.last : fitted.first + at * step;
    return { flow: flow(q), value: valueOrNaN(fitted, q) };
  });
}

/** Quantities that are summed for machines in parallel; all others are those of each machine. */
const ADDS_UP: ReadonlySet<CurveQuantity> = new Set(["shaftPower", "inputPower"]);

/** One machine of a set whose curves are those of all machines together. */
export const oneOf = (of: ChartSetting, parts: number): ChartSetting => ({
  ...of,
  ...(of.regulatedTo === undefined
    ? {}
    : { regulatedTo: (rate: number) => oneOf(of.regulatedTo?.(rate) ?? of, parts) }),
  curves: of.curves.map(({ quantity, fitted }) => ({
    quantity,
    fitted: {
      ...fitted,
      first: fitted.first / parts,
      last: fitted.last / parts,
      knots: fitted.knots.map((knot) => knot / parts),
      coefficients: ADDS_UP.has(quantity)
        ? fitted.coefficients.map((coefficient) => coefficient / parts)
        : fitted.coefficients,
    },
  })),
});
