import { density, kinematicViscosity, pressure, specificHeat, temperature } from "#domain/base/units.ts";
import { flowIn, roundBore, type Medium } from "#domain/physics/pipe/conduit.ts";
import {
  airMedium,
  liquidMedium,
  WATER,
  type LiquidMedium,
  type PipeLiquid,
} from "#domain/physics/pipe/medium.ts";
import { pipeSeries, type Circuit, type PipeSize } from "#domain/physics/pipe/pipeSeries.ts";
import { isNumber, numberIn, objectIn, type Inputs } from "./CaseKind.ts";

const MILLION = 1e6;

/** Every entry of a list of objects. */
export function rowsIn(inputs: Inputs, name: string): readonly Inputs[] {
  const value = inputs[name];
  if (!Array.isArray(value)) throw new Error(`no list under inputs.${name}`);
  return value as readonly Inputs[];
}

/** The first number under one of several names. */
export function anyNumberIn(inputs: Inputs, ...names: readonly string[]): number {
  const name = names.find((each) => isNumber(inputs[each]));
  if (name === undefined) throw new Error(`no number under ${names.join(", ")}`);
  return inputs[name] as number;
}

/** Reads `water`, `ethylene 0.25`, `["propylene", 0.4]` and `{ kind, mass_fraction }`. */
export function liquidIn(value: unknown): PipeLiquid {
  const [kind, fraction] = Array.isArray(value)
    ? value
    : typeof value === "string"
      ? value.replace(" glycol", "").split(" ")
      : [(value as Inputs)["kind"], (value as Inputs)["mass_fraction"]];
  if (kind === "water") return WATER;
  if (kind !== "ethylene" && kind !== "propylene") throw new Error(`no liquid: ${JSON.stringify(value)}`);
  return { glycol: kind, fraction: Number(fraction) };
}

/** @throws Error if it is not liquid at that temperature */
export function liquidAt(liquid: PipeLiquid, celsius: number): LiquidMedium {
  const found = liquidMedium(liquid, temperature(celsius));
  if (!found.ok) throw new Error(found.code);
  return found.value;
}

/** The first temperature in a name: `water 9.5 °C`. */
const celsiusIn = (name: string): number | null => {
  const found = /(?<celsius>-?\d+(?:[.]\d+)?)\s*°C/u.exec(name)?.groups?.["celsius"];
  return found === undefined ? null : Number(found);
};

/**
 * A medium by its figures, or by its name and temperature. If a case states figures of a liquid that it names, the
 * product's own are used, so that they are compared.
 */
export function mediumIn(given: Inputs): LiquidMedium {
  const name = typeof given["name"] === "string" ? given["name"] : "";
  const celsius = celsiusIn(name);
  if (name.startsWith("water") && celsius !== null) return liquidAt(WATER, celsius);
  if ("kind" in given && "temperature_c" in given)
    return liquidAt(liquidIn(given), numberIn(given, "temperature_c"));
  return {
    density: density(anyNumberIn(given, "rho", "density")),
    viscosity: kinematicViscosity(anyNumberIn(given, "nu", "nu_m2_s") * MILLION),
    specificHeat: specificHeat(numberIn(given, "cp", Number.NaN)),
  };
}

/** The default medium of a case of chilled water: at 7/12 ℃. */
export const chilledWater = (): LiquidMedium => liquidAt(WATER, 9.5);

/** Pipe sizes that a case lists, or the product's series with that name. */
export function pipesIn(inputs: Inputs): readonly PipeSize[] {
  const listed = inputs["inner_mm"] ?? inputs["series"];
  if (typeof listed === "object" && listed !== null)
    return Object.entries(objectIn({ listed }, "listed"))
      .map(([dn, inner]) => ({ dn: Number(dn), inner: Number(inner) }))
      .sort((a, b) => a.dn - b.dn);
  const series = pipeSeries(typeof listed === "string" ? listed : "steel");
  if (series === undefined) throw new Error(`no series of pipes: ${String(listed)}`);
  return series.sizes.value;
}

export const circuitIn = (inputs: Inputs): Circuit =>
  inputs["velocity_limits"] === "open" ? "open" : "closed";

/** Flow in a round pipe, as cases state it. */
export const inPipe = (row: Inputs, medium: Medium, roughness: number) =>
  flowIn(
    numberIn(row, "flow_m3h"),
    roundBore(anyNumberIn(row, "inner_mm", "diameter_mm")),
    medium,
    roughness,
  );

/** The air of the site at a temperature: with the stated pressure or density, else at sea level. */
export const siteAir = (given: Inputs, celsius: number): Medium =>
  airMedium(
    temperature(celsius),
    isNumber(given["pressure_pa"]) ? pressure(given["pressure_pa"]) : undefined,
    isNumber(given["rho"]) ? given["rho"] : isNumber(given["density"]) ? given["density"] : undefined,
  );

/** Whether the first of a case's rows has one of these names. */
export const firstRowHas = (inputs: Inputs, ...names: readonly string[]): boolean =>
  Array.isArray(inputs["rows"]) && names.some((name) => name in (rowsIn(inputs, "rows")[0] ?? {}));
