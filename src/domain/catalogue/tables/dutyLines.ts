import type { TableFact, TableProduct } from "./TableReading.ts";
import { quantityFacts, type Quantity } from "./words/quantities.ts";
import { STEPS, type Step } from "./words/stepNames.ts";
import { inStandard, tableUnitLabelled } from "./words/tableUnits.ts";

/** What a machine does against its flow, by what is looked at first. */
const LIFTS = [
  "totalPressure",
  "staticPressure",
  "head",
  "pressureLoss",
  "externalPressure",
] as const satisfies readonly Quantity[];

/** The duty rows of one step, by rising flow. */
export interface DutyLine {
  /** 高; empty for a machine without steps. */
  readonly step: string;
  readonly points: readonly (readonly [flow: number, lift: number])[];
}

/** The duty rows of a product as printed, to be drawn. */
export interface DutyLines {
  readonly flowUnit: string;
  /** 扬程. */
  readonly lift: string;
  readonly liftUnit: string;
  readonly lines: readonly DutyLine[];
}

/**
 * The rows of a product as lines over flow, all in the units of the first; a row in a unit that does not convert
 * to them is not drawn. `null` where it states no flow with a pressure or head.
 */
export function dutyLines({ facts, points }: Pick<TableProduct, "facts" | "points">): DutyLines | null {
  const rows = points.length === 0 ? [facts] : points.map((point) => [...point.facts, ...facts]);
  for (const lift of LIFTS) {
    const found = linesOf(rows, lift);
    if (found !== null) return found;
  }
  return null;
}

function linesOf(rows: readonly (readonly TableFact[])[], lift: Quantity): DutyLines | null {
  const byStep = new Map<Step | null, (readonly [number, number])[]>();
  let units: Pick<DutyLines, "flowUnit" | "liftUnit"> | null = null;
  for (const row of rows) {
    for (const flow of row) {
      if (flow.quantity !== "flow" || typeof flow.value !== "number") continue;
      const against = row.find((fact) => fact.quantity === lift && isBeside(fact, flow));
      if (typeof against?.value !== "number") continue;
      units ??= { flowUnit: flow.unit, liftUnit: against.unit };
      const x = inUnit(flow.value, flow.unit, units.flowUnit);
      const y = inUnit(against.value, against.unit, units.liftUnit);
      if (x === null || y === null) continue;
      const line = byStep.get(flow.step) ?? [];
      line.push([x, y]);
      byStep.set(flow.step, line);
    }
  }
  if (units === null) return null;
  return {
    ...units,
    lift: quantityFacts(lift).name,
    lines: [...byStep].map(([step, line]) => ({
      step: step === null ? "" : STEPS[step],
      points: line.toSorted(([one], [other]) => one - other),
    })),
  };
}

/** Digits that a conversion keeps: 10 L/s are 36 m³/h. */
const DIGITS = 12;

/** A figure in another unit of the same kind; null if the two units are of different kinds. */
function inUnit(value: number, from: string, to: string): number | null {
  if (from === to) return value;
  const [own, wanted] = [tableUnitLabelled(from), tableUnitLabelled(to)];
  if (own === undefined || wanted === undefined || own.kind !== wanted.kind) return null;
  return Number((inStandard(value, own) / wanted.factor + wanted.origin).toPrecision(DIGITS));
}

/** Of the same step, or the same at every step. */
const isBeside = (lift: TableFact, flow: TableFact) => lift.step === flow.step || lift.step === null;
