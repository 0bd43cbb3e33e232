import type { FittedCurve } from "#domain/physics/curve/FittedCurve.ts";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import { stagesOf } from "#domain/physics/curve/parallel.ts";
import { pathsInParallel, shareOfPath } from "#domain/physics/curve/pathsInParallel.ts";
import { throughOrigin, type SystemCurve } from "#domain/physics/curve/systemCurve.ts";
import {
  leastPower,
  poweredCombination,
  runningCombinations,
  type PoweredCombination,
} from "#domain/products/parallel/runningCombinations.ts";
import { hydraulicPower } from "#domain/physics/curve/power.ts";
import { flow, head, resistance, SECONDS_PER_HOUR, type Resistance } from "#domain/base/units.ts";
import { asks, has, numberIn, numbersIn, textIn, type CaseKind, type Inputs } from "../CaseKind.ts";
import { asMachine, givenPump, type GivenPump } from "../givenPump.ts";

function equalInParallel(inputs: Inputs, pump: GivenPump) {
  const [count, n] = [numberIn(inputs, "count"), numberIn(inputs, "n", 2)];
  const system: SystemCurve = {
    staticValue: numberIn(inputs, "static_head_m", 0),
    k: resistance(numberIn(inputs, "K")),
    exponent: n,
  };
  const all = stagesOf(pump.head, system, count).at(-1)?.each;
  const total = all && count * all.flow;
  return {
    // In the form of the case: H_n(Q) = h(Q/n) of H = Hb − s·Qⁿ.
    s_parallel: pump.form && pump.form.s / count ** n,
    total_flow_m3_per_s: total,
    total_m3_per_h: total && total * SECONDS_PER_HOUR,
    head_m: all?.value,
  };
}

/** `8000 Pa at 0, 0 Pa at 0.001 m3/s, linear` */
function linearPump(text: string): (volume: number) => number {
  const [shut, open] = [...text.matchAll(/(?<pa>[\d.]+) Pa at (?<flow>[\d.]+)/gu)].map(({ groups }) => ({
    pressure: Number(groups?.["pa"]),
    flow: Number(groups?.["flow"]),
  }));
  if (shut === undefined || open === undefined) throw new Error(`no linear pump: ${text}`);
  const slope = (open.pressure - shut.pressure) / (open.flow - shut.flow);
  return (volume) => shut.pressure + slope * (volume - shut.flow);
}

/** `2 × 1000 Pa at 0.5 kg/s, quadratic`: Pa over the square of kg/s. */
function quadraticLoss(text: string): number {
  const found = /(?:(?<times>[\d.]+)\s*[×x]\s*)?(?<pa>[\d.]+) Pa at (?<flow>[\d.]+) kg\/s/u.exec(
    text,
  )?.groups;
  if (found === undefined) throw new Error(`no quadratic loss: ${text}`);
  return (Number(found["times"] ?? 1) * Number(found["pa"])) / Number(found["flow"]) ** 2;
}

const POINTS = 15;

/** Two equal pumps, kg/s and Pa; each has the loss of its own branch. */
function branchedPair(inputs: Inputs) {
  const pump = linearPump(textIn(inputs, "each_pump"));
  const density = numberIn(inputs, "density_kg_per_m3");
  const branch = resistance(quadraticLoss(textIn(inputs, "branch_resistance_each")));
  const common = resistance(quadraticLoss(textIn(inputs, "common_resistance")));
  const rise = (mass: number) => pump(mass / density);
  const own = (mass: number) => rise(mass) - branch * mass * mass;
  let most = 1e-6;
  while (own(most) > -own(0) / 4) most *= 1.1;
  const x = Float64Array.from({ length: POINTS }, (_, at) => (most * at) / (POINTS - 1));
  const curve: FittedCurve = fitCurve({ x, y: x.map(own) });
  const run = (k: Resistance, count: number) => {
    const each = stagesOf(curve, throughOrigin(k), count).at(-1)?.each?.flow;
    if (each === undefined) throw new Error("no operating point");
    return each;
  };
  return { branch, common, rise, run };
}

function bothRun(inputs: Inputs) {
  const { common, rise, run } = branchedPair(inputs);
  const each = run(common, 2);
  return { each_mass_flow_kg_per_s: each, each_pressure_rise_pa: rise(each) };
}

function oneShut(inputs: Inputs) {
  const { common, rise, run } = branchedPair(inputs);
  const second = run(common, 1);
  return { mass_flow_pump_2_kg_per_s: second, pressure_rise_pa: rise(second) };
}

/** The first pump has stopped, and water returns through its branch. */
function oneStopped(inputs: Inputs) {
  const { branch, common, rise, run } = branchedPair(inputs);
  const all = pathsInParallel([common, branch]);
  const second = run(all, 1);
  return {
    mass_flow_pump_1_kg_per_s: -1 * second * shareOfPath(all, branch),
    mass_flow_pump_2_kg_per_s: second,
    pressure_rise_pump_2_pa: rise(second),
  };
}

const LEAST_RATE = 0.5;
const NO_DRIVE = { motor: null, statedDrive: null };

/**
 * Speed, efficiency and shaft power for each number of running pumps, and the number with the least shaft
 * power.
 */
function controlled(inputs: Inputs, pump: GivenPump) {
  const machine = asMachine(pump);
  const [count, value] = [numberIn(inputs, "pumps"), numberIn(inputs, "set_head_m")];
  const shown = (q: number, combination: PoweredCombination | undefined) =>
    combination === undefined
      ? null
      : {
          rate: combination.regulated.rate,
          efficiency: hydraulicPower(flow(q), head(value)) / (combination.shaft ?? Number.NaN),
          shaft_kw: combination.shaft,
        };
  const atFlow = (q: number) => {
    const duty = { flow: flow(q), value };
    const combinations = runningCombinations(
      { machine, count, kind: "together", leastRate: LEAST_RATE },
      duty,
    ).map((combination) => poweredCombination(machine, combination, NO_DRIVE));
    return {
      by_running: Object.fromEntries(
        Array.from({ length: count }, (_, at) => [
          String(at + 1),
          shown(
            q,
            combinations.find(({ running }) => running === at + 1),
          ),
        ]),
      ),
      best_running: leastPower(combinations)?.combination.running ?? null,
    };
  };
  return Object.fromEntries(numbersIn(inputs, "flows").map((q) => [String(q), atFlow(q)]));
}

const isBranchedPair = has("each_pump", "branch_resistance_each", "common_resistance");

export const SEVERAL_MACHINE_KINDS: readonly CaseKind[] = [
  {
    name: "equal pumps in parallel",
    fits: has("pump", "count", "K"),
    answer: ({ inputs }, context) => equalInParallel(inputs, givenPump(inputs, context)),
  },
  {
    name: "two pumps with branches and check valves",
    fits: (of) => isBranchedPair(of) && asks("each_mass_flow_kg_per_s")(of),
    answer: ({ inputs }) => bothRun(inputs),
  },
  {
    name: "one of two pumps shut by its check valve",
    fits: (of) => isBranchedPair(of) && has("pump_1")(of),
    answer: ({ inputs }) => oneShut(inputs),
  },
  {
    name: "one of two pumps stopped without a check valve",
    fits: (of) => isBranchedPair(of) && of.inputs["pump_1_speed"] === 0,
    answer: ({ inputs }) => oneStopped(inputs),
  },
  {
    name: "variable-speed set at constant pressure",
    fits: has("pump", "set_head_m", "flows", "pumps"),
    answer: ({ inputs }, context) => controlled(inputs, givenPump(inputs, context)),
  },
];
