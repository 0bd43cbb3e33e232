import { TESTED_SHARE } from "#domain/catalogue/standards/testedUnits.ts";
import {
  acceptance,
  efficiencyAtGuarantee,
  keepsEfficiency,
  efficiencyOfPower,
} from "#domain/products/tolerance/acceptance.ts";
import {
  acceptanceGrade,
  UNSTATED_GRADE,
  type AcceptanceGrade,
} from "#domain/catalogue/standards/acceptanceGrades.ts";
import { FAN_GRADES, PUMP_GRADES } from "#domain/catalogue/standards/gradeNames.ts";
import { curveOf, knownAt, lineThrough, type MeasuredCurve } from "#domain/physics/curve/MeasuredCurve.ts";
import {
  dutyProbability,
  linearProbability,
  rectangularProbability,
} from "#domain/products/tolerance/probability.ts";
import { judgeCapacity, worstCase, type ToleranceVerdict } from "#domain/products/tolerance/worstCase.ts";
import { flow } from "#domain/base/units.ts";
import { STANDARD_WATER } from "#domain/physics/curve/power.ts";
import {
  asks,
  has,
  isNumber,
  numberIn,
  numbersIn,
  objectIn,
  pairIn,
  textIn,
  type CaseKind,
  type Inputs,
} from "../../CaseKind.ts";
import { rowsIn } from "../../given.ts";
import { readFormula } from "../../readFormula.ts";

type Points = readonly (readonly [number, number])[];

const POINT_NAMES = ["points_m3h_m", "points_m3h_pa"] as const;
const pointsIn = (inputs: Inputs, ...names: readonly string[]): MeasuredCurve | null => {
  const name = names.find((each) => Array.isArray(inputs[each]));
  return name === undefined ? null : lineThrough(inputs[name] as Points);
};

/** A curve by points, or by a formula over a range far wider than any tolerance. */
function curveIn(inputs: Inputs, around: number): MeasuredCurve {
  const points = pointsIn(inputs, ...POINT_NAMES);
  if (points !== null) return points;
  return curveOf(readFormula(textIn(inputs, "pump")), 0, 2 * around);
}

function gradeOf(name: string): AcceptanceGrade {
  const grade = acceptanceGrade(name);
  if (grade === undefined) throw new Error(`no grade: ${name}`);
  return grade;
}

const isFan = (inputs: Inputs): boolean => "points_m3h_pa" in inputs;

/** η over the flow: as measured, or from curve and power. */
function efficiencyIn(inputs: Inputs, curve: MeasuredCurve): MeasuredCurve | null {
  const measured = pointsIn(inputs, "efficiency_points");
  if (measured !== null) return measured;
  const power = pointsIn(inputs, "power_points_m3h_w");
  if (power === null) return null;
  return efficiencyOfPower(curve, power, isFan(inputs) ? null : numberIn(inputs, "rho", STANDARD_WATER));
}

function acceptances(inputs: Inputs) {
  const curve = curveIn(inputs, 0);
  const rows = inputs["guarantees"] as Points;
  const efficiency = efficiencyIn(inputs, curve);
  const guaranteed = isNumber(inputs["guaranteed_efficiency"]) ? inputs["guaranteed_efficiency"] : null;
  return {
    rows: rows.map((guarantee) => {
      const own = efficiency === null ? null : efficiencyAtGuarantee(curve, guarantee, efficiency);
      return {
        guarantee,
        head_on_curve: knownAt(curve, guarantee[0]),
        pressure_on_curve: knownAt(curve, guarantee[0]),
        efficiency_on_curve: own,
        grades: Object.fromEntries(
          (isFan(inputs) ? FAN_GRADES : PUMP_GRADES).map((name) => {
            const grade = gradeOf(name);
            const found = acceptance(curve, guarantee, grade);
            const figures = {
              met: found.isMet,
              head_at_flow: found.atFlow,
              pressure_at_flow: found.atFlow,
              flow_at_head: found.atValue,
              flow_at_pressure: found.atValue,
              efficiency: guaranteed === null ? null : keepsEfficiency(own, guaranteed, grade),
            };
            return [name, figures];
          }),
        ),
      };
    }),
  };
}

/** Curves `H = h0 - 0.0008Q²` with several h0. */
function acceptancesOfFormula(inputs: Inputs) {
  const guarantee = pairIn(inputs, "guarantee");
  const [, slope = ""] = /h0(?<rest>.*)$/u.exec(textIn(inputs, "measured_curve")) ?? [];
  return {
    passes: numbersIn(inputs, "h0").map((h0) => {
      const curve = curveOf(readFormula(`${h0}${slope}`), 0, 2 * guarantee[0]);
      return acceptance(curve, guarantee, gradeOf(textIn(inputs, "grade"))).isMet;
    }),
  };
}

function worst(inputs: Inputs) {
  const [q, y] = pairIn(inputs, "duty");
  const assumed = UNSTATED_GRADE[isFan(inputs) ? "fan" : "pump"];
  const name = typeof inputs["grade"] === "string" ? inputs["grade"] : assumed.value;
  const grade = gradeOf(name);
  const staticValue = numberIn(inputs, "static_m", numberIn(inputs, "static_pa", 0));
  const found = worstCase(
    curveIn(inputs, q),
    pointsIn(inputs, "power_points_m3h_w"),
    { flow: flow(q), value: y, system: { staticValue, exponent: 2 } },
    grade,
  );
  return {
    grade: name,
    grade_assumed: !("grade" in inputs),
    nominal: found.nominal && {
      flow: found.nominal.flow,
      head: found.nominal.value,
      pressure: found.nominal.value,
      power_w: found.nominal.power,
    },
    nominal_flow: found.nominal?.flow,
    corners: found.corners.map((corner) => ({
      x: corner.x,
      y: corner.y,
      flow: corner.flow,
      head: corner.value,
      pressure: corner.value,
      nominal_flow: corner.nominalFlow,
    })),
    flow_range: found.flows,
    power_worst_w: found.power,
    sound_worst_add_db: grade.sound,
    verdict: found.verdict,
  };
}

const ENGLISH: Readonly<Record<ToleranceVerdict, string>> = {
  全部公差下满足: "holds under all tolerances",
  名义满足: "holds nominally",
  不满足: "does not hold",
  不能判断: "cannot be judged",
};

/** A tolerance box stated by its ends; corners are named `h-0.05,q+0.08`. */
function typedBox(inputs: Inputs) {
  const [q, y] = pairIn(inputs, "duty");
  const tolerance = objectIn(inputs, "tolerance");
  const [t, s] = [numberIn(tolerance, "Q"), numberIn(tolerance, "H")];
  const found = worstCase(
    curveIn(inputs, q),
    null,
    { flow: flow(q), value: y },
    { flow: [-t, t], value: [-s, s], power: 0 },
  );
  const signed = (share: number) => `${share < 0 ? "-" : "+"}${Math.abs(share)}`;
  return {
    nominal: found.nominal?.flow,
    verdict: ENGLISH[found.verdict],
    ...Object.fromEntries(
      found.corners.map((corner) => [`h${signed(corner.x)},q${signed(corner.y)}`, corner.flow]),
    ),
  };
}

function probabilities(inputs: Inputs, expected: Inputs) {
  const [q, y] = pairIn(inputs, "duty");
  const duty = {
    curve: readFormula(textIn(inputs, "pump")),
    flow: q,
    value: y,
    valueTolerance: numberIn(inputs, "head_tolerance"),
    flowTolerance: numberIn(inputs, "flow_tolerance", 0),
    resistanceTolerance: numberIn(inputs, "resistance_tolerance", 0),
  };
  const probability = dutyProbability(duty);
  const orders = [dutyProbability(duty, "value"), dutyProbability(duty, "resistance")] as const;
  return {
    probability,
    probability_other_order: probability === orders[0] ? orders[1] : orders[0],
    linear_closed_form: linearProbability(duty),
    // Results of a case's random draws are compared with the integral.
    ...Object.fromEntries(
      Object.keys(expected)
        .filter((name) => name.startsWith("monte_carlo"))
        .map((name) => [name, probability]),
    ),
  };
}

function capacities(inputs: Inputs) {
  const shared = numberIn(inputs, "share", TESTED_SHARE.value);
  const judged = rowsIn(inputs, "rows").map((row) =>
    judgeCapacity(numberIn(row, "capacity"), numberIn(row, "required"), numberIn(row, "share", shared)),
  );
  return {
    rows: judged.map(({ nominal, atTolerance, verdict }) => ({
      nominal_surplus: nominal,
      at_tolerance_surplus: atTolerance,
      verdict,
    })),
    nominal_only: judged.filter(({ verdict }) => verdict === "名义满足").length,
  };
}

export const TOLERANCE_KINDS: readonly CaseKind[] = [
  {
    name: "acceptance of guarantees",
    fits: (of) => has("guarantees")(of) && POINT_NAMES.some((name) => name in of.inputs),
    answer: ({ inputs }) => acceptances(inputs),
  },
  {
    name: "acceptance of curves by a formula",
    fits: has("guarantee", "grade", "measured_curve", "h0"),
    answer: ({ inputs }) => acceptancesOfFormula(inputs),
  },
  {
    name: "worst case of a selection",
    fits: (of) => has("duty")(of) && POINT_NAMES.some((name) => name in of.inputs),
    answer: ({ inputs }) => worst(inputs),
  },
  {
    name: "corners of a typed box",
    fits: has("pump", "duty", "tolerance"),
    answer: ({ inputs }) => typedBox(inputs),
  },
  {
    name: "probability of a duty",
    fits: has("pump", "duty", "head_tolerance"),
    answer: ({ inputs, expected }) => probabilities(inputs, expected),
  },
  {
    name: "probability with rectangular distributions",
    fits: has("head_at_duty_flow", "duty_head", "head_tolerance", "resistance_tolerance"),
    answer: ({ inputs }) => ({
      probability: numbersIn(inputs, "duty_head").map((duty) =>
        rectangularProbability(
          numberIn(inputs, "head_at_duty_flow"),
          duty,
          numberIn(inputs, "head_tolerance"),
          numberIn(inputs, "resistance_tolerance"),
        ),
      ),
    }),
  },
  {
    name: "capacity at its test tolerance",
    fits: (of) =>
      of.topic === "F" &&
      has("rows")(of) &&
      asks("rows")(of) &&
      "capacity" in (rowsIn(of.inputs, "rows")[0] ?? {}),
    answer: ({ inputs }) => capacities(inputs),
  },
];
