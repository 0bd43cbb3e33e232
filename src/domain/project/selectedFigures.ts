import { dutyFields } from "../duty/dutyFields.ts";
import type { SpeedMode } from "../duty/SpeedMode.ts";

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

/** What was asked of the product, as it is kept with the selection; a quantity that its category does not know is none. */
export function designProperties(categoryCode: string, speedControl: SpeedMode, duty: readonly Entry[]) {
  return dutyFields(categoryCode, speedControl).flatMap(({ code, label, unit, line }, sort) => {
    const entry = duty.find((asked) => asked.code === code);
    if (entry === undefined) return [];
    const name = `${speedOf(line)}${label}`;
    return [{ codes: [code], name, sort, unit, values: [entry.value], type: "design" as const }];
  });
}

const RATE_CODE = "speedRate";
const FLOW_CODE = "flow";

/** What the product does there: of each setting the flow and every reading; first the share of full speed, if it is regulated. */
export function runtimeProperties(readings: readonly Reading[], rate: number | null) {
  const settings = new Set(readings.map(({ speed }) => speed));
  const kept: { codes: string[]; name: string; unit: string; values: number[] }[] = [];
  const keep = (code: string, name: string, value: number, unit: string) =>
    kept.push({ codes: [code], name, unit, values: [value] });
  if (rate !== null) keep(RATE_CODE, "转速比例", rate * 100, "%");
  let last: string | null = null;
  for (const { curveCode, speed, nameX, valueX, unitX, nameY, valueY, unitY } of readings) {
    const before = settings.size > 1 ? `${speed} ` : "";
    if (speed !== last) keep(FLOW_CODE, `${before}${nameX}`, valueX, unitX);
    last = speed;
    keep(curveCode, `${before}${nameY}`, valueY, unitY);
  }
  return kept.map((property, sort) => ({ ...property, sort, type: "runtime" as const }));
}
