import { temperature } from "#domain/base/units.ts";
import { dynamicPressure } from "#domain/physics/pipe/conduit.ts";
import { altshul, frictionFactor, swameeJain } from "#domain/physics/pipe/friction.ts";
import { airViscosity } from "#domain/physics/pipe/medium.ts";
import { pipeLimits, pipeSeries, pipeSizes } from "#domain/physics/pipe/pipeSeries.ts";
import { firstSize, NO_SIZE } from "#domain/physics/pipe/Sizes.ts";
import { kvFor, modulatingValve, onOffValve } from "#domain/physics/pipe/valve.ts";
import { flowIn, roundBore } from "#domain/physics/pipe/conduit.ts";
import { GRAVITY } from "#domain/physics/curve/power.ts";
import {
  asks,
  has,
  isNumber,
  numberIn,
  numbersIn,
  objectIn,
  type CaseKind,
  type Inputs,
} from "../../CaseKind.ts";
import { circuitIn, firstRowHas, inPipe, mediumIn, pipesIn, rowsIn, siteAir } from "../../given.ts";

const TURBULENT = 4000;

function factors(inputs: Inputs) {
  const rows = rowsIn(inputs, "rows").map((row) => ({
    re: numberIn(row, "Re"),
    relative: numberIn(row, "relative_roughness"),
  }));
  return {
    f: rows.map(({ re, relative }) => frictionFactor(re, relative)),
    swamee_jain_start: rows.map(({ re, relative }) => (re < TURBULENT ? null : swameeJain(re, relative))),
    f_altshul: rows.map(({ re, relative }) => altshul(re, relative)),
  };
}

function frictionRows(inputs: Inputs) {
  const medium = mediumIn(objectIn(inputs, "medium"));
  const roughness = numberIn(inputs, "roughness_mm");
  return {
    rows: rowsIn(inputs, "rows").map((row) => {
      const { velocity, reynolds, factor, friction } = inPipe(
        row,
        medium,
        numberIn(row, "roughness_mm", roughness),
      );
      return { velocity_m_s: velocity, Re: reynolds, f: factor, R_pa_per_m: friction };
    }),
  };
}

/** g as stated in a published sheet. */
const ROUNDED_GRAVITY = 9.81;

/** A published pipe with Altshul's law, and with Colebrook's for comparison. */
function workedPipe(inputs: Inputs) {
  const medium = mediumIn(inputs);
  const [inner, length] = [numberIn(inputs, "inner_mm"), numberIn(inputs, "length_m")];
  const roughness = numberIn(inputs, "roughness_mm");
  const { velocity, reynolds, factor, friction } = flowIn(
    numberIn(inputs, "flow_m3h"),
    roundBore(inner),
    medium,
    roughness,
  );
  const pressure = dynamicPressure(medium.density, velocity);
  const local = numberIn(inputs, "zeta", 0) * pressure;
  const others = numberIn(inputs, "terminal_pa", 0) + numberIn(inputs, "unit_pa", 0);
  const by = (f: number) => {
    const R = (f / (inner / 1000)) * pressure;
    const total = R * length + local + others;
    const required = total * numberIn(inputs, "factor", 1);
    return {
      velocity,
      Re: reynolds,
      f,
      R,
      friction_pa: R * length,
      local_pa: local,
      segment_pa: R * length + local,
      total_pa: total,
      required_pa: required,
      head_m_g9_81: required / (medium.density * ROUNDED_GRAVITY),
      head_m: required / (medium.density * GRAVITY),
    };
  };
  const asRead = by(altshul(reynolds, roughness / inner));
  return {
    // A value that was read is compared with the answer itself.
    ...asRead,
    f_altshul: asRead.f,
    altshul_recomputed: asRead,
    ours_colebrook: { ...by(factor), R: friction },
  };
}

function pipeChoice(inputs: Inputs) {
  const medium = mediumIn(objectIn(inputs, "medium"));
  const pipes = pipesIn(inputs);
  const circuit = circuitIn(inputs);
  const own = pipeSeries(typeof inputs["series"] === "string" ? inputs["series"] : "steel");
  const roughness = numberIn(inputs, "roughness_mm", own?.roughness[circuit].value ?? Number.NaN);
  const limits = pipeLimits(pipes, circuit, numberIn(inputs, "R_max_pa_per_m"));
  return {
    rows: numbersIn(inputs, "flows_m3h").map((q) => {
      const size = firstSize(q, pipeSizes(pipes), limits, medium, roughness);
      if (size === NO_SIZE) return null;
      const { velocity, friction } = flowIn(q, roundBore(pipes[size]!.inner), medium, roughness);
      return { dn: pipes[size]!.dn, velocity_m_s: velocity, R_pa_per_m: friction };
    }),
  };
}

/** Undefined, which lets the product decide, if a case states none. */
const orProduct = (row: Inputs, name: string): number | undefined =>
  isNumber(row[name]) ? row[name] : undefined;

function valves(inputs: Inputs) {
  const series = "series" in inputs ? numbersIn(inputs, "series") : undefined;
  return {
    rows: rowsIn(inputs, "rows").map((row) => {
      const q = numberIn(row, "flow_m3h");
      if (!("rest_pa" in row)) {
        const valve = onOffValve(q, orProduct(row, "dp_max_pa") ?? orProduct(inputs, "dp_max_pa"), series);
        return valve && { kvs: valve.kvs, dp_pa: valve.loss };
      }
      const valve = modulatingValve(q, numberIn(row, "rest_pa"), orProduct(row, "authority_min"), series);
      return (
        valve && {
          kv_required: valve.needed,
          kvs: valve.kvs,
          dp_pa: valve.loss,
          authority: valve.authority,
          low: valve.isLow,
        }
      );
    }),
  };
}

const AIR_TEMPERATURES = ["temperature_c", "t", "t_c", "temperatures_c"] as const;

/** Air at one or several temperatures, each with the pressure and density at the same index of their lists. */
function air(inputs: Inputs) {
  const at = (row: Inputs) => {
    const t = numberIn(row, "t");
    const medium = siteAir(row, t);
    return {
      rho: medium.density,
      density: medium.density,
      nu: medium.viscosity / 1e6,
      nu_m2_s: medium.viscosity / 1e6,
      mu: airViscosity(temperature(t)),
      mu_pa_s: airViscosity(temperature(t)),
    };
  };
  const name = AIR_TEMPERATURES.find((each) => each in inputs);
  if (name === undefined) return { rows: rowsIn(inputs, "rows").map((row) => at({ t: row["t_c"], ...row })) };
  const given = inputs[name];
  const [isList, temperatures] = Array.isArray(given) ? [true, numbersIn(inputs, name)] : [false, [given]];
  const all = temperatures.map((t, place) => {
    const own = Object.entries(inputs).map(([key, value]) => [
      key,
      Array.isArray(value) ? value[place] : value,
    ]);
    return at({ ...Object.fromEntries(own), t } as Inputs);
  });
  const names = Object.keys(all[0] ?? {}) as (keyof ReturnType<typeof at>)[];
  return {
    rows: all,
    ...Object.fromEntries(names.map((each) => [each, isList ? all.map((one) => one[each]) : all[0]?.[each]])),
  };
}

export const PIPE_KINDS: readonly CaseKind[] = [
  {
    name: "friction factor",
    fits: (of) => has("rows")(of) && asks("f")(of) && "Re" in (rowsIn(of.inputs, "rows")[0] ?? {}),
    answer: ({ inputs }) => factors(inputs),
  },
  {
    name: "specific friction of flows",
    fits: (of) =>
      has("medium", "rows", "roughness_mm")(of) && "inner_mm" in (rowsIn(of.inputs, "rows")[0] ?? {}),
    answer: ({ inputs }) => frictionRows(inputs),
  },
  {
    name: "a published pipe",
    fits: (of) => has("inner_mm", "flow_m3h", "length_m", "roughness_mm")(of) && asks("ours_colebrook")(of),
    answer: ({ inputs }) => workedPipe(inputs),
  },
  {
    name: "pipe sizes",
    fits: has("medium", "series", "flows_m3h", "R_max_pa_per_m"),
    answer: ({ inputs }) => pipeChoice(inputs),
  },
  {
    name: "control valves",
    fits: (of) =>
      has("rows")(of) && (firstRowHas(of.inputs, "rest_pa", "dp_max_pa") || "dp_max_pa" in of.inputs),
    answer: ({ inputs }) => valves(inputs),
  },
  {
    name: "balancing Kv",
    fits: (of) => has("rows")(of) && "surplus_pa" in (rowsIn(of.inputs, "rows")[0] ?? {}),
    answer: ({ inputs }) => {
      const found = rowsIn(inputs, "rows").map((row) =>
        kvFor(numberIn(row, "flow_m3h"), numberIn(row, "surplus_pa")),
      );
      return { kv: found, rows: found.map((kv) => ({ kv })) };
    },
  },
  {
    name: "density and viscosity of air",
    fits: (of) =>
      of.topic === "B" &&
      (AIR_TEMPERATURES.some((name) => name in of.inputs) || firstRowHas(of.inputs, "t", "t_c")) &&
      !("flows_m3h" in of.inputs),
    answer: ({ inputs }) => air(inputs),
  },
];
