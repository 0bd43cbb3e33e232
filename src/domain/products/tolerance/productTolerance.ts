import { fail, ok, type Result } from "../../base/result.ts";
import { flow } from "../../base/units.ts";
import { motorAt, type MotorPowers } from "../../catalogue/motorPowers.ts";
import type { ChartRequest, ChartSetting } from "../../catalogue/machine/ChartRequest.ts";
import { readingsAt, type CurveReadings } from "../../catalogue/machine/curveReadings.ts";
import { curveOf as fittedOf } from "../../catalogue/machine/drawnCurves.ts";
import { inStatedAir } from "../../catalogue/machine/inFluid.ts";
import { shownRequest, type AskedSetting } from "../../catalogue/machine/shownSetting.ts";
import { PRESSURE_QUANTITY, type CurveQuantity, type Machine } from "../../physics/curve/curveQuantities.ts";
import type { FittedCurve } from "../../physics/curve/FittedCurve.ts";
import { isScalable, regulate } from "../../physics/curve/regulate.ts";
import type { DesignPoint } from "../../physics/curve/systemCurve.ts";
import { valueOrNaN } from "../../physics/curve/valueAt.ts";
import { dutySetting } from "../chart/dutySetting.ts";
import { fluidPower, ownDensity } from "../energy/EnergyMachine.ts";
import {
  acceptanceGrade,
  UNSTATED_GRADE,
  type AcceptanceGrade,
} from "../../catalogue/standards/acceptanceGrades.ts";
import type { GradeName } from "../../catalogue/standards/gradeNames.ts";
import { curveOf, knownAt, type MeasuredCurve } from "../../physics/curve/MeasuredCurve.ts";
import { gradeProbability } from "./probability.ts";
import { worstCase, type WorstCase } from "./worstCase.ts";

export interface ToleranceOrder {
  readonly setting: AskedSetting;
  /** Null where the offer states none. */
  readonly grade: GradeName | null;
  readonly motors: MotorPowers;
  /**
   * Tolerance of the system's resistance, which is part of the probability; left out for a system that is as
   * stated.
   */
  readonly resistance?: number;
}

export type ToleranceFault = "no-duty" | "no-curve";

export interface ProductTolerance {
  readonly machine: Machine;
  readonly grade: GradeName;
  /** Whether the grade was chosen; else it is the default for an offer without one. */
  readonly isStated: boolean;
  /** Duty of one machine: m³/h, Pa or m. */
  readonly duty: DesignPoint;
  /** Machines that share the whole duty. */
  readonly count: number;
  /** Possible error, at this speed, of curves that were read from a chart; it is part of the range. */
  readonly readings?: CurveReadings;
  readonly range: WorstCase;
  /** m of the required NPSH, at the nominal and at the greatest flow; null where it is not measured. */
  readonly npsh: { readonly nominal: number | null; readonly most: number | null };
  /** kW of the motor, and whether the greatest shaft power stays within it; null where one of them is unknown. */
  readonly motor: { readonly rated: number | null; readonly isEnough: boolean | null };
  /** Share of machines that meet the duty, 0 to 1; null where their curves leave the measured range. */
  readonly probability: number | null;
}

const measured = (fitted: FittedCurve): MeasuredCurve =>
  curveOf((q) => valueOrNaN(fitted, q), fitted.first, fitted.last);

/** A curve of one machine at the request's speed; null if it is not measured, or has no law for another speed. */
function curveAt(
  { rate }: ChartRequest,
  setting: ChartSetting,
  quantity: CurveQuantity,
): MeasuredCurve | null {
  const full = fittedOf(setting, quantity);
  if (full === undefined) return null;
  if (rate === null || !isScalable(setting)) return measured(full);
  const regulated = regulate(full, rate, quantity);
  return regulated.ok ? measured(regulated.value) : null;
}

const WHOLE = 100;

/** Shaft power in kW from power in the fluid divided by efficiency, where no power is measured. */
function powerOfEfficiency(
  curve: MeasuredCurve,
  efficiency: MeasuredCurve,
  fluid: Parameters<typeof fluidPower>[0],
): MeasuredCurve {
  const at = (q: number) => (fluidPower(fluid, q, curve.at(q)) * WHOLE) / efficiency.at(q);
  return curveOf(at, Math.max(curve.from, efficiency.from), Math.min(curve.to, efficiency.to));
}

const gradeOf = (machine: Machine, asked: GradeName | null): readonly [GradeName, AcceptanceGrade] => {
  const name = asked ?? UNSTATED_GRADE[machine].value;
  return [name, acceptanceGrade(name)!];
};

/**
 * The effect of a machine's acceptance grade on its duty: the least and greatest flow on the duty's system, the
 * greatest shaft power against the motor, NPSH at the greatest flow, and the probability that the duty is met
 * (ENGINEERING-3 F). Several equal machines are assumed to deviate equally.
 */
export function productTolerance(
  chart: ChartRequest,
  { setting: asked, grade: named, motors, resistance = 0 }: ToleranceOrder,
): Result<ProductTolerance, ToleranceFault> {
  const { request } = inStatedAir(chart);
  const { machine, rate } = request;
  const at = dutySetting(shownRequest(request, asked));
  if (at === null) return fail("no-duty");
  const { of, count } = at;
  const setting = rate === null ? of : (of.regulatedTo?.(rate) ?? of);
  const own = (quantity: CurveQuantity) => curveAt(request, setting, quantity);
  const curve = own(PRESSURE_QUANTITY[machine]);
  if (curve === null) return fail("no-curve");
  const efficiency = own(machine === "fan" ? "totalPressureEfficiency" : "efficiency");
  const fluid = { kind: machine, density: ownDensity(chart.liquid) };
  const power = own("shaftPower") ?? (efficiency && powerOfEfficiency(curve, efficiency, fluid));
  const [name, grade] = gradeOf(machine, named);
  const duty: DesignPoint = { ...at.duty, flow: flow(at.duty.flow / count) };
  const readings = request.products[0]?.readings;
  const here = readings && (rate === null || !isScalable(setting) ? readings : readingsAt(readings, rate));
  const errors = { value: here?.value ?? 0, power: here?.power ?? 0 };
  const range = worstCase(curve, power, duty, grade, errors);
  const npsh = own("npsh");
  const rated = motorAt(motors, of.speed);
  return ok({
    machine,
    grade: name,
    isStated: named !== null,
    duty,
    count,
    ...(here && { readings: here }),
    range,
    npsh: {
      nominal: npsh && range.nominal && knownAt(npsh, range.nominal.flow),
      most: npsh && range.flows && knownAt(npsh, range.flows[1]),
    },
    motor: { rated, isEnough: rated === null || range.power === null ? null : range.power <= rated },
    probability: gradeProbability(curve, duty, grade, { off: errors.value, resistance }),
  });
}
