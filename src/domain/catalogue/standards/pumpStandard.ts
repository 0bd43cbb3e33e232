import { judgeEfficiency } from "./judgeEfficiency.ts";
import {
  PUMP_STANDARD,
  type EfficiencyGrade,
  type StandardFigure,
  type StandardVerdict,
} from "./StandardVerdict.ts";
import {
  MULTISTAGE,
  PUMP_BANDS,
  PUMP_STANDARD_TYPES,
  SINGLE_STAGE,
  type PumpStandardType,
} from "./pumpStandardTables.ts";
import {
  SECONDS_PER_HOUR,
  type Efficiency,
  type Flow,
  type Head,
  type RotationalSpeed,
} from "../../base/units.ts";

/** Figures at the best-efficiency point; `null` is not known. Pump efficiency, never the overall one. */
export interface PumpStandardFigures {
  readonly type: PumpStandardType | null;
  /** m³/h of the whole pump: both inlets of a double-suction one. */
  readonly flow: Flow | null;
  /** m of the whole pump: all stages. */
  readonly head: Head | null;
  readonly efficiency: Efficiency | null;
  readonly speed: RotationalSpeed | null;
  /** 1 for a single-stage pump. */
  readonly stages: number | null;
}

/** n_s = 3.65·n·√(Q/S/3600)/(H/N)^0.75, with S inlets and N stages. */
export const pumpSpecificSpeed = (
  q: Flow,
  h: Head,
  n: RotationalSpeed,
  inlets: number,
  stages: number,
): number => (3.65 * n * Math.sqrt(q / inlets / SECONDS_PER_HOUR)) / (h / stages) ** 0.75;

/** Judges a clean-water pump by GB 19762-2025, against grade 3 (the lowest allowed) or the grade asked for. */
export function judgePump(figures: PumpStandardFigures, asked: EfficiencyGrade = 3): StandardVerdict {
  const { type, flow, head, efficiency, speed, stages } = figures;
  const inputs = { flow, head, efficiency, speed, stages };
  const missing: StandardFigure[] = [];
  if (type === null) missing.push("type");
  for (const name of ["flow", "head", "efficiency", "speed", "stages"] as const)
    if (!((inputs[name] ?? 0) > 0)) missing.push(name);
  const cannot = { state: "cannot-judge", standard: PUMP_STANDARD } as const;
  // The list is empty exactly when all are known; the comparison tells the compiler so.
  if (missing.length > 0 || !type || !flow || !head || !efficiency || !speed || !stages)
    return { ...cannot, missing, gap: null, arithmetic: [] };

  const { name, isMultistage, inlets } = PUMP_STANDARD_TYPES[type];
  const ns = pumpSpecificSpeed(flow, head, speed, inlets, stages);
  const arithmetic = [
    { name: "流量 Q", value: flow, unit: "m³/h" },
    { name: "扬程 H", value: head, unit: "m" },
    { name: "转速 n", value: speed, unit: "r/min" },
    { name: "级数 N", value: stages, unit: "" },
    { name: "吸入口数 S", value: inlets, unit: "" },
    { name: "比转速 ns", value: ns, unit: "" },
  ];
  const band = PUMP_BANDS.find(
    ({ type: of, from, to, holdsFrom }) =>
      of === type && (holdsFrom ? flow >= from : flow > from) && flow <= to,
  );
  if (band === undefined) return { ...cannot, missing: [], gap: "flow", arithmetic };

  const { a, b, c, d, e } = isMultistage ? MULTISTAGE : SINGLE_STAGE;
  const lnNs = Math.log(ns);
  const lnQ = Math.log(flow);
  const sum = a * lnNs ** 2 + b * lnQ ** 2 + c * lnNs * lnQ + d * lnNs + e * lnQ;
  const [first, second, third] = band.c;
  const limits = { 1: sum - first, 2: sum - second, 3: sum - third };
  const table = `${name} Q ${band.holdsFrom ? "≥" : ">"} ${band.from}, ≤ ${band.to} m³/h`;
  return judgeEfficiency(
    {
      standard: PUMP_STANDARD,
      table,
      limits,
      arithmetic: [
        ...arithmetic,
        { name: "系数项之和", value: sum, unit: "%" },
        { name: "C（1级）", value: first, unit: "%" },
        { name: "C（2级）", value: second, unit: "%" },
        { name: "C（3级）", value: third, unit: "%" },
        { name: "泵效率 η", value: efficiency, unit: "%" },
      ],
    },
    efficiency,
    asked,
  );
}
