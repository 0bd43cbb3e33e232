import type { Quantity } from "../tables/words/quantities.ts";
import { recogniseHead } from "../tables/words/recognise.ts";
import { splitTableHead } from "../tables/words/tableUnits.ts";

/** What tells a curve from others of its family. */
export interface CurveParameter {
  /** `null` where only a figure is printed. */
  readonly quantity: Extract<Quantity, "impeller" | "speed" | "efficiency" | "frequency" | "angle"> | null;
  readonly value: number;
  readonly unit: string;
}

/** What a word beside a curve says of it. */
export interface CurveLabel {
  readonly text: string;
  readonly quantity: Quantity | null;
  readonly parameter: CurveParameter | null;
}

const SYMBOLS: ReadonlyMap<string, Quantity> = new Map([
  ["h", "head"],
  ["q-h", "head"],
  ["η", "efficiency"],
  ["eta", "efficiency"],
  ["eff", "efficiency"],
  ["eff.", "efficiency"],
  ["q-η", "efficiency"],
  ["p", "power"],
  ["p2", "shaftPower"],
  ["pw", "shaftPower"],
  ["p1", "inputPower"],
  ["n", "power"],
  ["pa", "shaftPower"],
  ["q-p", "power"],
  ["q-n", "power"],
  ["npsh", "npsh"],
  ["npshr", "npsh"],
  ["npsh3", "npsh"],
  ["(npsh)r", "npsh"],
  ["全压", "totalPressure"],
  ["静压", "staticPressure"],
  ["pt", "totalPressure"],
  ["ptf", "totalPressure"],
  ["δpt", "totalPressure"],
  ["ps", "staticPressure"],
  ["pst", "staticPressure"],
  ["psf", "staticPressure"],
  ["δps", "staticPressure"],
  ["ηt", "totalEfficiency"],
  ["ηs", "staticEfficiency"],
]);

const FIGURE = String.raw`(?<value>\d+(?:[.,]\d+)?)`;
const PARAMETERS: readonly (readonly [RegExp, CurveParameter["quantity"], string])[] = [
  [new RegExp(`^(?:[ηe][a-z]*\\.?\\s*[=:]?\\s*)?${FIGURE}\\s*%$`, "iu"), "efficiency", "%"],
  [new RegExp(`^(?:η|eta)\\s*[=:]\\s*${FIGURE}$`, "iu"), "efficiency", ""],
  [new RegExp(`^[ø⌀φd]\\s*[=:]?\\s*${FIGURE}\\s*(?:mm)?$`, "iu"), "impeller", "mm"],
  [new RegExp(`^${FIGURE}\\s*mm$`, "iu"), "impeller", "mm"],
  [
    new RegExp(
      `^(?:n\\s*[=:]\\s*)?${FIGURE}\\s*(?:r/min|rpm|r\\.p\\.m\\.?|u/min|min-1|min⁻¹|1/min|转/分)$`,
      "iu",
    ),
    "speed",
    "r/min",
  ],
  [new RegExp(`^n\\s*[=:]\\s*${FIGURE}$`, "iu"), "speed", "r/min"],
  [new RegExp(`^(?:f\\s*[=:]\\s*)?${FIGURE}\\s*hz$`, "iu"), "frequency", "Hz"],
  [new RegExp(`^${FIGURE}\\s*°$`, "iu"), "angle", "°"],
  [new RegExp(`^${FIGURE}$`, "u"), null, ""],
];

const LONGEST = 28;

/** `null` for a word that says nothing of a curve. */
export function curveLabel(text: string): CurveLabel | null {
  const plain = text.normalize("NFKC").trim();
  if (plain === "" || plain.length > LONGEST) return null;
  for (const [form, quantity, unit] of PARAMETERS) {
    const value = form.exec(plain)?.groups?.["value"];
    if (value !== undefined)
      return { text, quantity: null, parameter: { quantity, unit, value: Number(value.replace(",", ".")) } };
  }
  const symbol = SYMBOLS.get(plain.toLowerCase().replaceAll("_", ""));
  if (symbol) return { text, quantity: symbol, parameter: null };
  const { name, unit } = splitTableHead(plain);
  return { text, quantity: recogniseHead([name], unit).quantity, parameter: null };
}
