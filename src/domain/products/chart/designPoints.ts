import { SPEED_SETTINGS } from "../../catalogue/fanTypes.ts";
import { DUTY_FORMS, pairsOf } from "../../catalogue/duty/dutyForms.ts";
import { machineCount, standbyCount } from "../../catalogue/duty/machineCount.ts";
import { readSystems } from "../../catalogue/duty/systemFigures.ts";
import { asShown } from "../../base/formatQuantity.ts";
import type { StatedAir } from "../../physics/fluid/airFigures.ts";
import { statedAir, wrongAir } from "../../physics/fluid/wrongAir.ts";
import { isLiquidCode } from "../../physics/fluid/liquidFigures.ts";
import { flow } from "../../base/units.ts";
import type { ChartDesign } from "../../catalogue/machine/ChartRequest.ts";
import {
  factsOf,
  flowFactsOf,
  PRESSURE_QUANTITY,
  type Machine,
} from "../../physics/curve/curveQuantities.ts";
import { CLOSED, isClosed, type SystemShape } from "../../physics/curve/systemCurve.ts";

/** An entered figure: property code and value in its unit. */
export interface StatedCondition {
  readonly code: string;
  readonly value: number;
}

/** Every pair of figures that makes a point of a machine's duty. */
const pairsOfMachine = (machine: Machine) => DUTY_FORMS[machine].flatMap(pairsOf);

/** A product as far as a duty needs it: the names of its settings. */
interface Settings {
  readonly settings: readonly { readonly speed: string }[];
}

/**
 * The duties that a condition states: each a flow and a total pressure or head above zero. A flow alone is none,
 * because no parabola passes through it. If several machines share the duty, each takes its part of the flow. Left
 * out are a pair for a set that the product lacks, a pair below its static head, and one in impossible air.
 */
export function designPoints(
  machine: Machine,
  { settings }: Settings,
  condition: readonly StatedCondition[],
): readonly ChartDesign[] {
  if (machine === "fan" && wrongAir(condition) !== null) return [];
  const machines = machineCount(condition);
  const stated = new Map(condition.map(({ code, value }) => [code, value]));
  return pairsOfMachine(machine).flatMap((pair): readonly ChartDesign[] => {
    const [q, value] = [stated.get(pair.flow) ?? 0, stated.get(pair.value) ?? 0];
    const setting = settings.findIndex(({ speed }) => speed === pair.line);
    if (!(q > 0) || !(value > 0) || (pair.line !== null && setting < 0)) return [];
    const systems = readSystems(condition, value);
    if (!systems.ok) return [];
    const { design, others } = systems.value;
    return [
      {
        flow: flow(q / machines),
        value,
        ...(isClosed(design) ? {} : { system: design }),
        // The further systems refer to the design flow; a low speed works on the same ducts as the high one.
        ...(others.length === 0 || pair.line === SPEED_SETTINGS.low ? {} : { others }),
        ...(pair.line === null ? {} : { setting }),
        ...(machines === 1 ? {} : { machines, standby: standbyCount(condition) }),
      },
    ];
  });
}

/**
 * The air that the conditions state (one of them is enough); null for machines that move no air, and for the air
 * of the records.
 */
export function airOf(
  machine: Machine,
  conditions: readonly (readonly StatedCondition[])[],
): StatedAir | null {
  if (machine !== "fan") return null;
  for (const condition of conditions) {
    const air = statedAir(condition);
    if (air !== null) return air;
  }
  return null;
}

/** Figures of a pump's liquid, as `inStatedLiquid` reads them; null if none is stated. */
export type LiquidCondition = readonly StatedCondition[] | null;

/** What the conditions state about the liquid and the suction side; one of them is enough. */
export function liquidOf(
  machine: Machine,
  conditions: readonly (readonly StatedCondition[])[],
): LiquidCondition {
  if (machine !== "pump") return null;
  const figures = conditions.map((condition) => condition.filter(({ code }) => isLiquidCode(code)));
  return figures.find((stated) => stated.length > 0) ?? null;
}

const isSameSystem = (one: SystemShape = CLOSED, other: SystemShape = CLOSED) =>
  one.staticValue === other.staticValue && one.exponent === other.exponent;

const isSame = (one: ChartDesign, other: ChartDesign) =>
  one.flow === other.flow &&
  one.value === other.value &&
  one.setting === other.setting &&
  one.machines === other.machines &&
  one.standby === other.standby &&
  isSameSystem(one.system, other.system) &&
  one.others?.length === other.others?.length &&
  (one.others ?? []).every((system, at) => {
    const against = other.others?.[at];
    return (
      system.name === against?.name &&
      system.value === against.value &&
      isSameSystem(system.system, against.system)
    );
  });

/** The duties of several products; a duty that two of them share is drawn once. */
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

/** A duty as shown: dragged values are rounded to figures that a person can read and enter again. */
export const designAsShown = (machine: Machine, design: ChartDesign): ChartDesign => ({
  ...design,
  flow: flow(asShown(design.flow, flowFactsOf(machine).unit)),
  // A system never needs less than its static head.
  value: Math.max(
    asShown(design.value, factsOf(PRESSURE_QUANTITY[machine]).unit),
    design.system?.staticValue ?? 0,
  ),
});

const DIGITS = 12;
/** Flow of all machines together; restores what dividing by three lost in rounding. */
const wholeFlow = (q: number, machines: number) =>
  machines === 1 ? q : Number((q * machines).toPrecision(DIGITS));

/** The condition with the values of design points that were moved. */
export function movedCondition<Entry extends StatedCondition>(
  machine: Machine,
  products: readonly Settings[],
  designs: readonly ChartDesign[],
  condition: readonly Entry[],
): readonly Entry[] {
  const values = new Map<string, number>();
  for (const { flow: q, value, setting, machines = 1 } of designs) {
    const names: readonly (string | null | undefined)[] =
      setting === undefined ? [null] : products.map(({ settings }) => settings[setting]?.speed);
    const pair = pairsOfMachine(machine).find((candidate) => names.includes(candidate.line));
    if (pair === undefined) continue;
    values.set(pair.flow, wholeFlow(q, machines)).set(pair.value, value);
  }
  return condition.map((entry) => ({ ...entry, value: values.get(entry.code) ?? entry.value }));
}
