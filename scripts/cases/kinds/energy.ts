import {
  MOTOR_CLASS_NAMES,
  type MotorClass,
  POLES,
  type Poles,
} from "#domain/products/energy/energyTerms.ts";
import { referencePower } from "#domain/products/energy/circulatorIndex.ts";
import { MET_METHODS, type MetMethod } from "#domain/products/energy/controlMethods.ts";
import { driveEfficiency } from "#domain/products/energy/driveEfficiency.ts";
import { lifeCycleCost } from "#domain/products/energy/lifeCycleCost.ts";
import { partLoadEfficiency } from "#domain/products/energy/partLoadEfficiency.ts";
import { partLoadPower } from "#domain/products/energy/partLoadPower.ts";
import { ratedEfficiency } from "#domain/products/energy/motorEfficiency.ts";
import type { YearlyEnergy } from "#domain/products/energy/EnergyYear.ts";
import { yearlyEnergy } from "#domain/products/energy/yearlyEnergy.ts";
import { flow, HORSEPOWER_IN_KW } from "#domain/base/units.ts";
import { asks, has, numberIn, numbersIn, objectIn, pairIn, type CaseKind, type Inputs } from "../CaseKind.ts";
import { asMachine, givenPump, type GivenPump } from "../givenPump.ts";

const WHOLE = 100;

/** With the product's own drive efficiency; the case states one to compare with. */
function slowedWithDrive(inputs: Inputs) {
  const rated = numberIn(inputs, "shaft_hp_full") * HORSEPOWER_IN_KW;
  const load = numberIn(inputs, "speed_share") ** 3;
  const drive = driveEfficiency(rated, load);
  const input = (rated * load) / numberIn(inputs, "motor_eta") / drive.efficiency;
  return {
    input_kw: input,
    reduction_percent: (1 - input / numberIn(inputs, "input_kw_full")) * WHOLE,
    vfd_eta: drive.efficiency,
  };
}

/** Four if neither inputs nor title state it. */
function polesIn(inputs: Inputs, title: string): Poles {
  const stated = numberIn(inputs, "poles", Number(/(?<poles>\d) poles/u.exec(title)?.groups?.["poles"] ?? 4));
  const poles = POLES.find((each) => each === stated);
  if (poles === undefined) throw new Error(`no number of poles: ${stated}`);
  return poles;
}

/** As printed in tables: %, one decimal. */
function printedEfficiency(motorClass: MotorClass, poles: Poles, ratedPower: number): number | string {
  const rated = ratedEfficiency(motorClass, poles, ratedPower);
  return rated.ok ? Math.round(rated.value * WHOLE * 10) / 10 : rated.code;
}

const INTERVALS = new Map([
  ["energy", 1],
  ["maintenance", 1],
  ["other_yearly", 1],
  ["repair_every_2nd_year", 2],
]);

function costs(inputs: Inputs) {
  const options = objectIn(inputs, "options");
  const [interest, rise, years] = [
    numberIn(inputs, "interest"),
    numberIn(inputs, "inflation"),
    numberIn(inputs, "years"),
  ];
  const costOf = (option: Inputs) =>
    lifeCycleCost({
      initial: numberIn(option, "initial"),
      recurring: [...INTERVALS].map(([name, every]) => ({ amount: numberIn(option, name, 0), every, rise })),
      years,
      interest,
    });
  return Object.fromEntries(Object.keys(options).map((name) => [name, costOf(objectIn(options, name))]));
}

const LEAST_RATE = 0.1;
const METHOD_NAMES: Readonly<Record<MetMethod, string>> = {
  throttled: "throttled",
  constantPressure: "constant_pressure",
  proportionalPressure: "proportional_pressure",
  systemCurve: "system_curve",
};

const shaftEnergy = ({ rows }: YearlyEnergy): number =>
  rows.reduce(
    (sum, { outcome, hours }) =>
      sum + (outcome.status === "runs" ? outcome.running * (outcome.chain.shaft ?? Number.NaN) * hours : 0),
    0,
  );

/** kWh per year at the shaft, for every method of control. */
function yearOf(inputs: Inputs, pump: GivenPump) {
  const [q, h] = pairIn(inputs, "duty");
  const hours = numberIn(inputs, "hours");
  const { methods } = yearlyEnergy({
    machine: asMachine(pump),
    count: 1,
    duty: { flow: flow(q), value: h },
    rows: (inputs["profile"] as readonly (readonly [number, number])[]).map(([share, time]) => ({
      share,
      hours: time * hours,
    })),
    motorClass: "IE3",
    poles: 4,
    // Larger than any load, because only the shaft power matters.
    ratedPower: 200,
    statedEfficiencies: null,
    statedDrive: null,
    leastRate: LEAST_RATE,
    fixedRate: 1,
    isStaged: false,
    methods: MET_METHODS,
  });
  return Object.fromEntries(
    MET_METHODS.map((method) => {
      const year = methods.find((each) => each.method === method)?.year;
      return [METHOD_NAMES[method], year?.ok === true ? shaftEnergy(year.value) : (year?.code ?? null)];
    }),
  );
}

/** Matches the name of a motor efficiency with its load: `eta_100`, `efficiency_at_75`, `eta_full`. */
const STATED_EFFICIENCY = /^(?:motor_)?(?:eta|efficiency)\w*?_?(?<load>100|75|50|25|full)\w*$/u;
const LOADS = /^(?:part_)?loads?(?:_share)?s?$|^load_shares?$|^p$/u;
const EFFICIENCY = /^(?:motor_)?(?:eta|efficienc)/u;

const statedEfficiencies = (inputs: Inputs) =>
  Object.entries(inputs).flatMap(([name, value]) => {
    const load = STATED_EFFICIENCY.exec(name)?.groups?.["load"];
    if (load === undefined || typeof value !== "number") return [];
    return [{ load: load === "full" ? 1 : Number(load) / WHOLE, efficiency: value }];
  });
const loadsOf = (inputs: Inputs): readonly number[] | undefined => {
  const name = Object.keys(inputs).find((each) => LOADS.test(each));
  return name === undefined ? undefined : numbersIn(inputs, name);
};

/** In the unit of the case: figures above 1 are per cent. */
function partLoad(inputs: Inputs, expected: Inputs) {
  const stated = statedEfficiencies(inputs);
  const unit = stated.some(({ efficiency }) => efficiency > 1) ? WHOLE : 1;
  const shares = stated.map(({ load, efficiency }) => ({ load, efficiency: efficiency / unit }));
  const found = loadsOf(inputs)?.map((load) => unit * partLoadEfficiency(shares, load));
  return Object.fromEntries(
    Object.keys(expected)
      .filter((name) => EFFICIENCY.test(name))
      .map((name) => [name, found]),
  );
}

export const ENERGY_KINDS: readonly CaseKind[] = [
  {
    name: "motor at part load",
    fits: ({ inputs, expected }) =>
      statedEfficiencies(inputs).length > 0 &&
      loadsOf(inputs) !== undefined &&
      Object.keys(expected).some((name) => EFFICIENCY.test(name)),
    answer: ({ inputs, expected }) => partLoad(inputs, expected),
  },
  {
    name: "part-load power of a fan",
    fits: (of) => has("flow_share")(of) && asks("inlet_vanes")(of),
    answer: ({ inputs }) => {
      const by = (law: Parameters<typeof partLoadPower>[0]) =>
        numbersIn(inputs, "flow_share").map((share) => partLoadPower(law, share));
      return {
        variable_speed: by("variableSpeed"),
        inlet_vanes: by("inletVanes"),
        discharge_damper: by("dischargeDamper"),
      };
    },
  },
  {
    name: "reference power of a circulator",
    fits: (of) => has("hydraulic_power_w")(of) && asks("P_ref_w")(of),
    answer: ({ inputs }) => ({ P_ref_w: numbersIn(inputs, "hydraulic_power_w").map(referencePower) }),
  },
  {
    name: "part speed with a drive",
    fits: has("shaft_hp_full", "speed_share", "motor_eta"),
    answer: ({ inputs }) => slowedWithDrive(inputs),
  },
  {
    name: "rated efficiency of motor classes",
    fits: (of) =>
      has("rated_kw")(of) &&
      Object.keys(of.expected).every((name) => MOTOR_CLASS_NAMES.some((each) => each === name)),
    answer: ({ inputs, title, expected }) => {
      const poles = polesIn(inputs, title);
      return Object.fromEntries(
        MOTOR_CLASS_NAMES.filter((name) => name in expected).map((name) => [
          name,
          numbersIn(inputs, "rated_kw").map((size) => printedEfficiency(name, poles, size)),
        ]),
      );
    },
  },
  {
    name: "life-cycle cost",
    fits: has("interest", "inflation", "years", "options"),
    answer: ({ inputs }) => costs(inputs),
  },
  {
    name: "yearly energy by ways of control",
    fits: has("pump", "duty", "profile", "hours"),
    answer: ({ inputs }, context) => yearOf(inputs, givenPump(inputs, context)),
  },
];
