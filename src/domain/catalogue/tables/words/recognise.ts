import { quantityFacts, type Quantity } from "./quantities.ts";
import { quantityNamed, symbolLetters, SYMBOLS } from "./quantityNames.ts";
import { simplifyHead } from "./simplifyHead.ts";
import type { Step } from "./stepNames.ts";
import { stepOf, stepsBeside } from "./steps.ts";
import type { TableUnit } from "./TableUnit.ts";

/** What a head says of its column. */
export interface Meaning {
  /** `null`: kept by its printed name. */
  readonly quantity: Quantity | null;
  readonly step: Step | null;
}

/** A quantity with or without a step beside its name: 风量高, High speed airflow. */
function named(text: string): Meaning | null {
  const whole = quantityNamed(text);
  if (whole !== null) return { quantity: whole, step: null };
  for (const { step, rest } of stepsBeside(text)) {
    const quantity = quantityNamed(rest);
    // 高档 is a step, not a high 档.
    if (quantity !== null && quantityFacts(quantity).role !== "identity") return { quantity, step };
  }
  return null;
}

const MOTOR = /电动机|电机|马达|電動機|モータ|motor|moteur|antrieb|drive|двигател/u;
const SHAFT = /轴|軸|shaft|welle|absorbed|brake|arbre|albero|\basse\b|\beje\b|на валу/u;
const INPUT = /输入|消耗|耗电|消費|入力|input|aufnahme|consum|потребл/u;

/** 功率 alone means what its group says: under 电动机 it is the rating of the motor. */
function withContext(quantity: Quantity, above: string): Quantity {
  if (quantity !== "power") return quantity;
  if (MOTOR.test(above)) return "motorPower";
  if (SHAFT.test(above)) return "shaftPower";
  return INPUT.test(above) ? "inputPower" : quantity;
}

/** The same word for two quantities: the unit says which. */
function withUnit(quantity: Quantity, unit: TableUnit | null): Quantity {
  if (unit === null) return quantity;
  if (quantity === "capacity" && unit.kind === "flow") return "flow";
  if (quantity === "power" && unit.kind === "pressure") return "pressure";
  return quantity;
}

/**
 * The meaning of a head from its rows, upper row first, each without its unit. The nearest name counts, read
 * together with its group where that is a name: 能力 above 制冷 is 制冷量.
 */
export function recogniseHead(levels: readonly string[], unit: TableUnit | null): Meaning {
  const simplified = levels.map((level) =>
    simplifyHead(level)
      .replace(/[()[\]{}【】]/gu, " ")
      .trim(),
  );
  // H beside m is a head, not a high step.
  const steps = simplified.map((text) => (symbolOf(text, unit) === null ? stepOf(text) : null));
  const step = steps.findLast((found) => found !== null) ?? null;
  const names = simplified.filter((text, at) => text !== "" && steps[at] === null);
  if (names.length === 0 && unit !== null) return { quantity: BY_UNIT[unit.kind] ?? null, step };
  const above = names.slice(0, -1).join(" ");
  for (let from = 0; from < names.length; from++) {
    // The whole first, then without its upper rows.
    const found = named(names.slice(from).join(" "));
    if (found) return meant(found, step, above, unit);
  }
  for (const name of names.toReversed()) {
    const found = named(name) ?? symbolOf(name, unit);
    if (found) return meant(found, step, names.filter((other) => other !== name).join(" "), unit);
  }
  return { quantity: null, step };
}

/** What a unit alone says: kW as the head of a column. */
const BY_UNIT: Readonly<Partial<Record<TableUnit["kind"], Quantity>>> = {
  flow: "flow",
  power: "power",
  speed: "speed",
  noise: "noise",
  mass: "weight",
};

const meant = (found: Meaning, step: Step | null, above: string, unit: TableUnit | null): Meaning => ({
  quantity: found.quantity === null ? null : withUnit(withContext(found.quantity, above), unit),
  step: found.step ?? step,
});

function symbolOf(name: string, unit: TableUnit | null): Meaning | null {
  if (unit === null) return null;
  const quantity = SYMBOLS.get(symbolLetters(name))?.find((one) => isOfKind(one, unit));
  return quantity === undefined ? null : { quantity, step: null };
}

/** Lengths of bodies: no head of a pump is stated in them. */
const OF_BODIES: ReadonlySet<string> = new Set(["mm", "cm", "in"]);

/** Whether a figure in this unit may be the quantity. */
export function isOfKind(quantity: Quantity, unit: TableUnit): boolean {
  const { kinds } = quantityFacts(quantity);
  if ((quantity === "head" || quantity === "npsh") && OF_BODIES.has(unit.label)) return false;
  return kinds.length === 0 || kinds.includes(unit.kind);
}

/** Whether any word of a text is the name of a quantity: what a row of heads has and a row of figures has not. */
export const soundsLikeHead = (text: string): boolean => {
  const simplified = simplifyHead(text);
  return simplified.length <= LONGEST_HEAD && named(simplified.replace(/[()]/gu, " ").trim()) !== null;
};
const LONGEST_HEAD = 40;
