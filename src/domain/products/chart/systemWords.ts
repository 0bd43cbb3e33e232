import { formatQuantity } from "../../base/formatQuantity.ts";
import type { SpeedRate } from "../../base/units.ts";
import type { SettingSpeeds } from "./ChartModel.ts";

/** A speed that a duty on a system requires of a machine, as text for people. */
export interface SpeedFigure {
  readonly name: string;
  /** In %, without its unit. */
  readonly value: string;
}

export interface SystemWords {
  readonly figures: readonly SpeedFigure[];
  readonly notes: readonly string[];
}

const WHOLE = 100;
const percent = (rate: number) => formatQuantity(rate * WHOLE, "%");

const NEVER_STARTS = "零流量扬程不足静扬程，全速也打不开止回阀";
const NOT_ENOUGH = "全速也达不到设计工况";

/** Explains the speeds of a machine that can be regulated on a system with a static head. */
export function speedWords(speeds: SettingSpeeds, rate: SpeedRate | null): SystemWords {
  const { forDuty, running, starting } = speeds;
  const figures: SpeedFigure[] = [];
  const notes: string[] = [];
  if (forDuty !== null && forDuty <= 1) figures.push({ name: "设计工况转速", value: percent(forDuty) });
  if (forDuty !== null && forDuty > 1) notes.push(NOT_ENOUGH);
  if (running === 0) return { figures, notes };
  if (running <= 1) figures.push({ name: "最低运行转速", value: percent(running) });
  if (starting === null) notes.push("曲线没有零流量点，无法判断起动转速");
  else if (starting > 1) notes.push(NEVER_STARTS);
  else {
    figures.push({ name: "起动转速", value: percent(starting) });
    if (percent(starting) !== percent(running))
      notes.push(`运行中可降到 ${percent(running)} %，停下后到 ${percent(starting)} % 才重新出流`);
  }
  if ((rate ?? 1) < running) notes.push(`转速低于 ${percent(running)}%，扬程不足以克服静扬程，没有流量`);
  return { figures, notes };
}
