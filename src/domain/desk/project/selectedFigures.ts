import { dutyFields } from "../../catalogue/duty/dutyFields.ts";
import type { SpeedMode } from "../../catalogue/duty/SpeedMode.ts";

interface Entry {
  readonly code: string;
  readonly value: number;
}

/** A reading at an operating point. */
export interface Reading {
  readonly curveCode: string;
  readonly speed: string;
  readonly nameX: string;
  readonly valueX: number;
  readonly unitX: string;
  readonly nameY: string;
  readonly valueY: number;
  readonly unitY: string;
}

const speedOf = (line: string | null) => line ?? "";

/** The duty as stored with a selection; figures that the category does not know are left out. */
export function designProperties(categoryCode: string, speedControl: SpeedMode, duty: readonly Entry[]) {
  return dutyFields(categoryCode, speedControl).flatMap(({ code, label, unit, line }, sort) => {
    const entry = duty.find((asked) => asked.code === code);
    if (entry === undefined) return [];
    const name = `${speedOf(line)}${label}`;
    return [{ codes: [code], name, sort, unit, values: [entry.value], type: "design" as const }];
  });
}

const RATE_CODE = "speedRate";

/** The share of full speed of stored operating values; `null` at full speed. */
export function runningRate(
  runtime: readonly { readonly codes: readonly string[]; readonly values: readonly unknown[] }[],
): number | null {
  const percent = runtime.find(({ codes: [code] }) => code === RATE_CODE)?.values[0];
  return typeof percent === "number" ? percent / 100 : null;
}
const FLOW_CODE = "flow";

interface Regulated {
  /** Share of full speed. */
  readonly rate: number;
  readonly readings: readonly Reading[];
  /** Regulated settings, with or without a reading. */
  readonly settings: readonly string[];
}

/**
 * The product's values at its operating point: for each setting the flow and every reading. A setting with a point
 * at the regulated speed runs at that speed, and the speed comes first. A regulated setting without a point there,
 * against a static head, gives no flow. All others run at full speed, as on the chart.
 */
export function runtimeProperties(full: readonly Reading[], regulated: Regulated | null) {
  const settings = [...new Set(full.map(({ speed }) => speed))];
  const kept: { codes: string[]; name: string; unit: string; values: number[] }[] = [];
  for (const setting of settings) {
    const before = settings.length > 1 ? `${setting} ` : "";
    const keep = (code: string, name: string, value: number, unit: string) =>
      kept.push({ codes: [code], name: `${before}${name}`, unit, values: [value] });
    const isHere = ({ speed }: Reading) => speed === setting;
    const slowed = regulated?.readings.filter(isHere) ?? [];
    if (regulated !== null && slowed.length > 0) keep(RATE_CODE, "转速比例", regulated.rate * 100, "%");
    const [first] = full.filter(isHere);
    if (regulated?.settings.includes(setting) && slowed.length === 0 && first !== undefined) {
      keep(RATE_CODE, "转速比例", regulated.rate * 100, "%");
      keep(FLOW_CODE, first.nameX, 0, first.unitX);
      continue;
    }
    let flow: number | null = null;
    for (const reading of slowed.length > 0 ? slowed : full.filter(isHere)) {
      if (reading.valueX !== flow) keep(FLOW_CODE, reading.nameX, reading.valueX, reading.unitX);
      flow = reading.valueX;
      keep(reading.curveCode, reading.nameY, reading.valueY, reading.unitY);
    }
  }
  return kept.map((property, sort) => ({ ...property, sort, type: "runtime" as const }));
}
