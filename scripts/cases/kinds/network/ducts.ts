import { meanFilterLoss, outletLoss, outletZeta } from "#domain/building/systems/fanDuty.ts";
import { dynamicPressure, flowIn, roundBore, type Bore, type Medium } from "#domain/physics/pipe/conduit.ts";
import {
  ASPECT_MOST,
  DUCT_FRICTION_MOST,
  DUCT_ROUGHNESS,
  DUCT_SIDES,
  ductLimits,
  ductSizes,
  equivalentDiameter,
  hydraulicDiameter,
  rectangularDuct,
  rectangularDucts,
  ROUND_DUCTS,
  roundDucts,
  type DuctSize,
} from "#domain/physics/pipe/duct.ts";
import { altshul } from "#domain/physics/pipe/friction.ts";
import { airMedium } from "#domain/physics/pipe/medium.ts";
import { firstSize, NO_SIZE } from "#domain/physics/pipe/Sizes.ts";
import { density, kinematicViscosity, temperature } from "#domain/base/units.ts";
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
import { anyNumberIn, firstRowHas, mediumIn, rowsIn, siteAir } from "../../given.ts";

const sidesIn = (value: unknown): readonly [number, number] => {
  const [a, b] = value as readonly number[];
  if (a === undefined || b === undefined) throw new Error("no two sides");
  return [Math.max(a, b), Math.min(a, b)];
};

/** The product's own air at the temperature, with the density or pressure that the case states. */
function airIn(inputs: Inputs): Medium {
  if (!("air" in inputs)) return mediumIn(inputs);
  const air = objectIn(inputs, "air");
  return isNumber(air["t"]) ? siteAir(air, air["t"]) : mediumIn(air);
}

const orNone = (inputs: Inputs, name: string) => (isNumber(inputs[name]) ? inputs[name] : null);

const MILLI = 1e-3;
const MILLION = 1e6;

/** Published ducts with Altshul's law, and with Colebrook's for comparison. */
function workedDucts(inputs: Inputs) {
  const medium = {
    density: density(anyNumberIn(inputs, "density", "rho")),
    viscosity: kinematicViscosity(anyNumberIn(inputs, "nu", "nu_m2_s") * MILLION),
  };
  const roughness = numberIn(inputs, "roughness_mm", DUCT_ROUGHNESS.value);
  const rows = rowsIn(inputs, "rows").map((row) => {
    const bore =
      "sides_mm" in row
        ? rectangularDuct(...sidesIn(row["sides_mm"]))
        : roundBore(numberIn(row, "diameter_mm"));
    const { velocity, reynolds, factor, friction } = flowIn(
      numberIn(row, "flow_m3h"),
      bore,
      medium,
      roughness,
    );
    const pressure = dynamicPressure(medium.density, velocity);
    const local = numberIn(row, "zeta", 0) * pressure;
    const by = (f: number, R: number) => {
      const straight = R * numberIn(row, "length_m", 0);
      return {
        velocity,
        Re: reynolds,
        hydraulic_m: bore.hydraulic,
        f,
        R,
        friction_pa: straight,
        local_pa: local,
        total_pa: straight + local,
      };
    };
    const law = altshul(reynolds, (roughness * MILLI) / bore.hydraulic);
    return { altshul: by(law, (law / bore.hydraulic) * pressure), ours: by(factor, friction) };
  });
  const asRead = rows.map((each) => each.altshul);
  return { read: asRead, altshul_recomputed: asRead, ours_colebrook: rows.map(({ ours }) => ours) };
}

export interface DuctRules {
  readonly ducts: readonly DuctSize[];
  readonly medium: Medium;
  readonly roughness: number;
  readonly friction: number;
  readonly height: number | null;
}

export function ductRulesIn(inputs: Inputs, isRound: boolean): DuctRules {
  const series = (name: string, otherwise: readonly number[]) =>
    name in inputs ? numbersIn(inputs, name) : otherwise;
  return {
    ducts: isRound
      ? roundDucts(series("series_mm", ROUND_DUCTS.value))
      : rectangularDucts(series("sides_mm", DUCT_SIDES.value), numberIn(inputs, "aspect_max", ASPECT_MOST)),
    medium: airIn(inputs),
    roughness: numberIn(inputs, "roughness_mm", DUCT_ROUGHNESS.value),
    friction: numberIn(inputs, "R_max", DUCT_FRICTION_MOST.value),
    height: orNone(inputs, "height_max_mm"),
  };
}

function ductChoice(inputs: Inputs, isRound: boolean) {
  const { ducts, medium, roughness, friction, height } = ductRulesIn(inputs, isRound);
  const limits = ductLimits(ducts, numberIn(inputs, "v_max"), height, friction);
  return {
    rows: numbersIn(inputs, "flows_m3h").map((q) => {
      const size = firstSize(q, ductSizes(ducts), limits, medium, roughness);
      if (size === NO_SIZE) return null;
      const duct = ducts[size]!;
      const found = flowIn(q, duct, medium, roughness);
      const figures = { velocity: found.velocity, R: found.friction };
      return isRound
        ? { d: duct.a, ...figures }
        : { a: duct.a, b: duct.b, ...figures, equivalent_mm: equivalentDiameter(duct.a, duct.b) };
    }),
  };
}

/** The neck of an outlet by its sides, its diameter or its area. */
function neckIn(row: Inputs): Bore {
  if (isNumber(row["neck_m2"])) return { area: row["neck_m2"], hydraulic: Math.sqrt(row["neck_m2"]) };
  const sides = [row["neck_mm"], row["sides_mm"]].find((each) => Array.isArray(each));
  return sides === undefined
    ? roundBore(anyNumberIn(row, "diameter_mm", "neck_mm"))
    : rectangularDuct(...sidesIn(sides));
}

const isReturnGrille = (row: Inputs): boolean =>
  [row["outlet"], row["type"]].some((name) => typeof name === "string" && name.includes("return"));

/** Names under which a case states a loss. */
const STATED = ["static_pa", "total_pa", "loss_pa", "stated_pa", "pa"] as const;

/** Outlets by neck, with the loss and its kind as stated. */
function outletLosses(inputs: Inputs) {
  const shared = anyDensity(inputs);
  return {
    rows: rowsIn(inputs, "rows").map((row) => {
      const bore = neckIn(row);
      const kind = "static_pa" in row ? "static" : "total_pa" in row ? "total" : (row["kind"] ?? null);
      const stated = STATED.map((name) => orNone(row, name)).find((each) => each !== null) ?? null;
      const q = anyNumberIn(row, "flow_m3h", "flow");
      const found = outletLoss(stated, kind === "static" || kind === "total" ? kind : null, {
        flow: q,
        neck: bore.area,
        density: numberIn(row, "density", shared),
        zeta: numberIn(row, "zeta", outletZeta(isReturnGrille(row) ? "returnGrille" : "diffuser")),
      });
      const { velocity } = flowIn(q, bore, airMedium(temperature(20)), 0);
      return { velocity, total_pa: found.loss, loss_total_pa: found.loss, estimated: found.isEstimated };
    }),
  };
}
const anyDensity = (inputs: Inputs): number =>
  "air" in inputs
    ? airIn(inputs).density
    : numberIn(inputs, "density", numberIn(inputs, "rho", airMedium(temperature(20)).density));

export const DUCT_KINDS: readonly CaseKind[] = [
  {
    // The formula is homogeneous of degree one, so it holds in inches as in millimetres.
    name: "equivalent diameter in inches",
    fits: (of) => has("sides_in")(of) && asks("equivalent_in")(of),
    answer: ({ inputs }) => ({
      equivalent_in: (inputs["sides_in"] as readonly unknown[]).map((each) =>
        equivalentDiameter(...sidesIn(each)),
      ),
    }),
  },
  {
    name: "equivalent and hydraulic diameter",
    fits: (of) => has("sides_mm")(of) && (asks("equivalent_mm")(of) || asks("hydraulic_mm")(of)),
    answer: ({ inputs }) => {
      const sides = (inputs["sides_mm"] as readonly unknown[]).map(sidesIn);
      const equivalent = sides.map(([a, b]) => equivalentDiameter(a, b));
      return {
        equivalent_mm: equivalent,
        // A value read from a table is compared with the answer itself.
        read: equivalent,
        hydraulic_mm: sides.map(([a, b]) => hydraulicDiameter(a, b)),
      };
    },
  },
  {
    name: "published ducts",
    fits: (of) =>
      has("rows")(of) && asks("ours_colebrook")(of) && firstRowHas(of.inputs, "sides_mm", "diameter_mm"),
    answer: ({ inputs }) => workedDucts(inputs),
  },
  {
    name: "duct sizes",
    fits: has("flows_m3h", "v_max", "air"),
    answer: ({ inputs }) => ductChoice(inputs, "series_mm" in inputs),
  },
  {
    name: "loss of outlets as total pressure",
    fits: (of) =>
      of.topic === "B" &&
      firstRowHas(of.inputs, ...STATED) &&
      !firstRowHas(of.inputs, "fixed_speed") &&
      !asks("lw")(of),
    answer: ({ inputs }) => outletLosses(inputs),
  },
  {
    name: "filters at their mean",
    fits: (of) => of.topic === "B" && firstRowHas(of.inputs, "clean_pa"),
    answer: ({ inputs }) => ({
      rows: rowsIn(inputs, "rows").map((row) => ({
        mean_pa: meanFilterLoss(numberIn(row, "clean_pa"), numberIn(row, "final_pa")),
      })),
    }),
  },
];
