import { DUTY_FORMS, pairsOf } from "../duty/dutyForms.ts";
import { asShown } from "../formatQuantity.ts";
import { flow } from "../units.ts";
import type { ChartDesign } from "./ChartRequest.ts";
import { factsOf, flowFactsOf, PRESSURE_QUANTITY, type Machine } from "./curveQuantities.ts";

/** An entered quantity: property code and value in its unit. */
export interface StatedCondition {
  readonly code: string;
  readonly value: number;
}

/** Every pair of figures that makes a point of a machine's duty. */
const pairsOfMachine = (machine: Machine) => DUTY_FORMS[machine].flatMap(pairsOf);

/** A product as far as a duty needs it: what its settings are called. */
interface Settings {
  readonly settings: readonly { readonly speed: string }[];
}

/**
 * The duties that a condition states, each a flow and a total pressure or head above zero. A flow alone is none: there
 * is no parabola through it. A pair for a set that the product lacks is left out.
 */
export function designPoints(
  machine: Machine,
  { settings }: Settings,
  condition: readonly StatedCondition[],
): readonly ChartDesign[] {
  const stated = new Map(condition.map(({ code, value }) => [code, value]));
  return pairsOfMachine(machine).flatMap((pair): readonly ChartDesign[] => {
    const [q, value] = [stated.get(pair.flow) ?? 0, stated.get(pair.value) ?? 0];
    const setting = settings.findIndex(({ speed }) => speed === pair.line);
    if (!(q > 0) || !(value > 0) || (pair.line !== null && setting < 0)) return [];
    return [{ flow: flow(q), value, ...(pair.line === null ? {} : { setting }) }];
  });
}

const isSame = (one: ChartDesign, other: ChartDesign) =>
  one.flow === other.flow && one.value === other.value && one.setting === other.setting;

/** The duties of several products; one that two of them share is drawn once. */
export function sharedDesigns(
  machine: Machine,
  products: readonly Settings[],
  conditions: readonly (readonly StatedCondition[])[],
): readonly ChartDesign[] {
  const all = conditions.flatMap((condition) =>
    products.flatMap((product) => designPoints(machine, product, condition)),
  );
  return all.filter((design, at) => all.findIndex((other) => isSame(design, other)) === at);
}

/** A duty as it is shown: what is dragged stands at a figure that a person can read and enter again. */
export const designAsShown = (machine: Machine, design: ChartDesign): ChartDesign => ({
  ...design,
  flow: flow(asShown(design.flow, flowFactsOf(machine).unit)),
  value: asShown(design.value, factsOf(PRESSURE_QUANTITY[machine]).unit),
});

/** The condition with the values of design points that have been moved. */
export function movedCondition<Entry extends StatedCondition>(
  machine: Machine,
  products: readonly Settings[],
  designs: readonly ChartDesign[],
  condition: readonly Entry[],
): readonly Entry[] {
  const values = new Map<string, number>();
  for (const { flow: q, value, setting } of designs) {
    const names: readonly (string | null | undefined)[] =
      setting === undefined ? [null] : products.map(({ settings }) => settings[setting]?.speed);
    const pair = pairsOfMachine(machine).find((candidate) => names.includes(candidate.line));
    if (pair === undefined) continue;
    values.set(pair.flow, q).set(pair.value, value);
  }
  return condition.map((entry) => ({ ...entry, value: values.get(entry.code) ?? entry.value }));
}
