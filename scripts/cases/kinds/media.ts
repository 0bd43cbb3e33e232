import { pressureAtAltitude } from "#domain/physics/air/altitude.ts";
import { moistAirDensity } from "#domain/physics/air/moistAirDensity.ts";
import { FAN } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { AIR_CODE } from "#domain/physics/fluid/airFigures.ts";
import { glycolProperties, waterProperties } from "#domain/physics/fluid/glycolProperties.ts";
import { freezingPoint, type Glycol } from "#domain/physics/fluid/glycols.ts";
import { LIQUID_CODE } from "#domain/physics/fluid/liquidFigures.ts";
import { siteAir } from "#domain/physics/fluid/siteAir.ts";
import { siteLiquid } from "#domain/physics/fluid/siteLiquid.ts";
import { availableNpsh } from "#domain/physics/fluid/suction.ts";
import {
  headFactor,
  performanceParameter,
  viscosityCorrection,
  waterDuty,
} from "#domain/physics/fluid/viscosityCorrection.ts";
import { statedAir } from "#domain/physics/fluid/wrongAir.ts";
import { statedLiquid } from "#domain/physics/fluid/wrongLiquid.ts";
import { waterVapourPressure } from "#domain/physics/fluid/waterVapourPressure.ts";
import { readDuty } from "#domain/products/search/readDuty.ts";
import {
  flow,
  head,
  humidityRatio,
  kinematicViscosity,
  massFraction,
  pressure,
  temperature,
  ZERO_CELSIUS,
} from "#domain/base/units.ts";
import { asks, has, numberIn, objectIn, textIn, type CaseKind, type Inputs } from "../CaseKind.ts";

const MEGA = 1e6;
const KILO = 1000;
const PERCENT = 100;

const figures = (stated: Readonly<Record<string, number>>) =>
  Object.entries(stated).map(([code, value]) => ({ code, value }));

/** A single figure or a list of them, answered in the same form. */
function each(value: unknown, answer: (one: number) => number): number | readonly number[] {
  if (typeof value === "number") return answer(value);
  if (Array.isArray(value)) return value.map((one: unknown) => answer(Number(one)));
  throw new Error("no number or list of numbers");
}

function fanAtAltitude(inputs: Inputs) {
  const site = figures({
    [AIR_CODE.altitude]: numberIn(inputs, "altitude_m"),
    [AIR_CODE.temperature]: numberIn(inputs, "air_c"),
    [AIR_CODE.humidity]: numberIn(inputs, "humidity", 0) * PERCENT,
  });
  const stated = statedAir(site);
  if (stated === null) throw new Error("no air is stated");
  const air = siteAir(stated);
  const duty = objectIn(inputs, "duty");
  const searched = readDuty(FAN, "SINGLE_SPEED", [
    ...site,
    { code: PROPERTY.airFlow, value: numberIn(duty, "flow_m3h") },
    { code: PROPERTY.totalPressure, value: numberIn(duty, "pressure_pa_at_site") },
  ]);
  return {
    pressure_site_pa: air.pressure,
    density: air.density,
    "search_pressure_at_1.2": searched.ok ? searched.value?.point?.value.value : "refused",
    power_factor_site_over_catalogue: air.share,
  };
}

/** `ethylene glycol` or its first word. */
function glycolOf(name: string): Glycol {
  const first = name.split(" ")[0];
  if (first !== "ethylene" && first !== "propylene") throw new Error(`no glycol: ${name}`);
  return first;
}

const FRACTION_CODE = { ethylene: LIQUID_CODE.ethylene, propylene: LIQUID_CODE.propylene } as const;

function mixture(inputs: Inputs) {
  const glycol = glycolOf(textIn(inputs, "fluid"));
  const x = massFraction(numberIn(inputs, "mass_fraction"));
  const { density, specificHeat, viscosity } = glycolProperties(
    glycol,
    x,
    temperature(numberIn(inputs, "temperature_c")),
  );
  return {
    density,
    specific_heat: specificHeat,
    viscosity_pa_s: viscosity,
    freezing_c: freezingPoint(glycol, x),
  };
}

function viscousPump(inputs: Inputs) {
  const [q, h] = [numberIn(inputs, "flow_bep_m3h"), numberIn(inputs, "head_bep_m")];
  const best = { flow: q, stageHead: h / numberIn(inputs, "stages", 1), speed: numberIn(inputs, "speed") };
  const found = viscosityCorrection(best, kinematicViscosity(numberIn(inputs, "viscosity_cst")));
  if (found.state !== "corrected") return { state: found.state };
  const { b, flow: cq, efficiency } = found.factors;
  const [flowNow, headNow, share] = [
    cq * q,
    headFactor(found.factors, 1) * h,
    efficiency * numberIn(inputs, "efficiency"),
  ];
  return {
    B: b,
    C_Q: cq,
    Q_vis: flowNow,
    C_BEP_H: headFactor(found.factors, 1),
    H_vis: headNow,
    C_eta: efficiency,
    eta_vis: share,
    P_vis_kw: (flowNow * headNow * numberIn(inputs, "specific_gravity", 1)) / (367 * share),
    C_H_at_60_percent: headFactor(found.factors, 0.6),
  };
}

const NO_EFFECT = 1;

/** States are [glycol, mass fraction, ℃]; for B of 1 or less the factors are 1. */
function glycolInPump(inputs: Inputs) {
  const pump = objectIn(inputs, "pump");
  const best = {
    flow: numberIn(pump, "flow_bep"),
    stageHead: numberIn(pump, "head_bep"),
    speed: numberIn(pump, "speed"),
  };
  const states = (inputs["states"] as readonly (readonly [string, number, number])[]).map(
    ([glycol, fraction, celsius]) => {
      const stated = statedLiquid(
        figures({
          [FRACTION_CODE[glycolOf(glycol)]]: fraction * PERCENT,
          [LIQUID_CODE.temperature]: celsius,
        }),
      );
      if (stated === null) throw new Error("no liquid is stated");
      const { kinematic } = siteLiquid(stated);
      const found = viscosityCorrection(best, kinematic);
      return {
        nu: kinematic,
        b: performanceParameter(best, kinematic),
        factors: found.state === "corrected" ? found.factors : null,
        isNone: found.state === "none",
      };
    },
  );
  const factor = (name: "flow" | "efficiency") =>
    states.map(({ factors, isNone }) => (isNone ? NO_EFFECT : factors?.[name]));
  return {
    nu_cst: states.map(({ nu }) => nu),
    B: states.map(({ b }) => b),
    C_Q: factor("flow"),
    C_eta: factor("efficiency"),
  };
}

function suction(inputs: Inputs) {
  const stated = statedLiquid(
    figures({
      [LIQUID_CODE.altitude]: numberIn(inputs, "altitude_m", 0),
      [LIQUID_CODE.temperature]: numberIn(inputs, "water_c"),
      [LIQUID_CODE.head]: numberIn(inputs, "level_above_pump_m"),
      [LIQUID_CODE.loss]: numberIn(inputs, "suction_loss_m"),
    }),
  );
  if (stated === null) throw new Error("no liquid is stated");
  const liquid = siteLiquid(stated);
  return {
    p_atm: liquid.surface,
    p_v: liquid.vapourPressure,
    density: liquid.density,
    npsh_available_m: availableNpsh(liquid, 1, 1),
  };
}

export const MEDIUM_KINDS: readonly CaseKind[] = [
  {
    name: "density of moist air",
    fits: has("dry_bulb_c", "humidity_ratio", "pressure_pa"),
    answer: ({ inputs }) => {
      const w = numberIn(inputs, "humidity_ratio");
      const density = moistAirDensity(
        temperature(numberIn(inputs, "dry_bulb_c")),
        humidityRatio(w),
        pressure(numberIn(inputs, "pressure_pa")),
      );
      return { density_kg_per_m3: density, volume_m3_per_kg_dry: (1 + w) / density };
    },
  },
  {
    name: "air pressure at an altitude",
    fits: (of) => has("altitude_m")(of) && Object.keys(of.inputs).length === 1,
    answer: ({ inputs, expected }) => {
      const found = each(inputs["altitude_m"], pressureAtAltitude);
      return Object.fromEntries(Object.keys(expected).map((name) => [name, found]));
    },
  },
  {
    name: "fan at altitude",
    fits: has("altitude_m", "air_c", "duty"),
    answer: ({ inputs }) => fanAtAltitude(inputs),
  },
  {
    name: "properties of water",
    fits: (of) => has("temperature_c")(of) && !("fluid" in of.inputs) && asks("specific_heat_kj")(of),
    answer: ({ inputs }) => {
      const at = (celsius: number) => waterProperties(temperature(celsius));
      return {
        density: each(inputs["temperature_c"], (t) => at(t).density),
        specific_heat_kj: each(inputs["temperature_c"], (t) => at(t).specificHeat / KILO),
        viscosity_pa_s: each(inputs["temperature_c"], (t) => at(t).viscosity),
      };
    },
  },
  {
    name: "saturation pressure of water",
    fits: has("temperature_k"),
    answer: ({ inputs }) => ({
      pressure_mpa: each(
        inputs["temperature_k"],
        (t) => waterVapourPressure(temperature(t - ZERO_CELSIUS)) / MEGA,
      ),
    }),
  },
  {
    name: "properties of a glycol",
    fits: has("fluid", "mass_fraction", "temperature_c"),
    answer: ({ inputs }) => mixture(inputs),
  },
  {
    name: "viscosity correction of a known pump",
    fits: has("flow_bep_m3h", "head_bep_m", "viscosity_cst"),
    answer: ({ inputs }) => viscousPump(inputs),
  },
  {
    name: "water duty of a viscous duty",
    fits: (of) => has("viscosity_cst", "flow_m3h", "head_m")(of),
    answer: ({ inputs }) => {
      const [q, h] = [numberIn(inputs, "flow_m3h"), numberIn(inputs, "head_m")];
      const water = waterDuty(flow(q), head(h), kinematicViscosity(numberIn(inputs, "viscosity_cst")));
      return { C_Q: q / water.flow, C_H: h / water.head, Q_w: water.flow, H_w: water.head };
    },
  },
  {
    name: "glycols in a pump",
    fits: (of) => has("pump", "states")(of) && asks("nu_cst")(of),
    answer: ({ inputs }) => glycolInPump(inputs),
  },
  {
    name: "NPSH available",
    fits: has("water_c", "level_above_pump_m", "suction_loss_m"),
    answer: ({ inputs }) => suction(inputs),
  },
];
