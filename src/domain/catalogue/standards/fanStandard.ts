import {
  SECONDS_PER_HOUR,
  type Efficiency,
  type Flow,
  type Length,
  type Pressure,
  type RotationalSpeed,
} from "../../base/units.ts";
import { AXIAL } from "./axialTable.ts";
import { CENTRIFUGAL } from "./centrifugalTable.ts";
import { EXTERNAL_ROTOR } from "./externalRotorTable.ts";
import { HIGH_PRESSURE_CENTRIFUGAL } from "./highPressureCentrifugalTable.ts";
import { judgeEfficiency } from "./judgeEfficiency.ts";
import {
  FAN_STANDARD,
  type EfficiencyGrade,
  type GradeLimits,
  type StandardFigure,
  type StandardGap,
  type StandardStep,
  type StandardVerdict,
} from "./StandardVerdict.ts";
import { isWithin, type DutyRow, type SizeTable } from "./SizeTable.ts";

export type FanStandardType = "centrifugal" | "axial" | "external-rotor";

/**
 * Figures at the best-efficiency point, in air of 1.2 kg/m³; `null` is not known. The pressure is total pressure,
 * never static.
 */
export interface FanStandardFigures {
  readonly type: FanStandardType | null;
  readonly flow: Flow | null;
  readonly totalPressure: Pressure | null;
  /** Total-pressure efficiency. */
  readonly efficiency: Efficiency | null;
  readonly speed: RotationalSpeed | null;
  readonly impellerDiameter: Length | null;
  /** Hub diameter divided by impeller diameter; needed for axial fans only. */
  readonly hubRatio: number | null;
}

const SECONDS_PER_MINUTE = 60;
const MILLIMETRES_PER_METRE = 1000;
const MILLIMETRES_PER_DECIMETRE = 100;
/** kg/m³ */
const AIR = 1.2;
/**
 * Compressibility coefficient at ventilation pressures: 0.99 to 1 (to be verified, the transcribed form is
 * doubtful).
 */
const COMPRESSIBILITY = 1;

/** ψ = p_F·k_p/(ρ·u²), u = π·D·n/60 */
export function pressureCoefficient(p: Pressure, diameter: Length, n: RotationalSpeed): number {
  const tipSpeed = (Math.PI * (diameter / MILLIMETRES_PER_METRE) * n) / SECONDS_PER_MINUTE;
  return (p * COMPRESSIBILITY) / (AIR * tipSpeed * tipSpeed);
}

/** n_s = 5.54·n·√q/(1.2·p_F·k_p/ρ)^0.75, q in m³/s */
export const fanSpecificSpeed = (q: Flow, p: Pressure, n: RotationalSpeed): number =>
  (5.54 * n * Math.sqrt(q / SECONDS_PER_HOUR)) / ((1.2 * p * COMPRESSIBILITY) / AIR) ** 0.75;

/** Judges a fan by GB 19761-2020, against grade 3 (the lowest allowed) or the grade asked for. */
export function judgeFan(figures: FanStandardFigures, asked: EfficiencyGrade = 3): StandardVerdict {
  const { type, flow, totalPressure, efficiency, speed, impellerDiameter, hubRatio } = figures;
  const missing: StandardFigure[] = [];
  if (type === null) missing.push("type");
  for (const name of ["flow", "totalPressure", "efficiency", "speed", "impellerDiameter"] as const)
    if (!((figures[name] ?? 0) > 0)) missing.push(name);
  if (type === "axial" && !((hubRatio ?? 0) > 0)) missing.push("hubRatio");
  const cannot = { state: "cannot-judge", standard: FAN_STANDARD } as const;
  // The list is empty exactly when all are known; the comparison tells the compiler so.
  if (missing.length > 0 || !type || !flow || !totalPressure || !efficiency || !speed || !impellerDiameter)
    return { ...cannot, missing, gap: null, arithmetic: [] };

  const psi = pressureCoefficient(totalPressure, impellerDiameter, speed);
  const ns = fanSpecificSpeed(flow, totalPressure, speed);
  const size = impellerDiameter / MILLIMETRES_PER_DECIMETRE;
  const arithmetic: StandardStep[] = [
    { name: "风量 q", value: flow, unit: "m³/h" },
    { name: "全压 pF", value: totalPressure, unit: "Pa" },
    { name: "转速 n", value: speed, unit: "r/min" },
    { name: "机号 No", value: size, unit: "" },
    { name: "压缩性修正系数 kp", value: COMPRESSIBILITY, unit: "" },
    ...(type === "axial"
      ? [{ name: "轮毂比 γ", value: hubRatio ?? 0, unit: "" }]
      : [
          { name: "压力系数 ψ", value: psi, unit: "" },
          { name: "比转速 ns", value: ns, unit: "" },
        ]),
    { name: "全压效率 η", value: efficiency, unit: "%" },
  ];
  const found =
    type === "axial" ? axialLimits(hubRatio ?? 0, size) : dutyLimits(dutyTable(type, psi), psi, ns, size);
  if (typeof found === "string") return { ...cannot, missing: [], gap: found, arithmetic };
  return judgeEfficiency({ standard: FAN_STANDARD, ...found, arithmetic }, efficiency, asked);
}

interface TableLimits {
  readonly table: string;
  readonly limits: GradeLimits;
}

/** The lower table of centrifugal fans ends where the higher one begins. */
const HIGH_PRESSURE_FROM = 0.95;

function dutyTable(type: "centrifugal" | "external-rotor", psi: number): SizeTable<DutyRow> {
  if (type === "external-rotor") return EXTERNAL_ROTOR;
  return psi >= HIGH_PRESSURE_FROM ? HIGH_PRESSURE_CENTRIFUGAL : CENTRIFUGAL;
}

function dutyLimits(
  table: SizeTable<DutyRow>,
  psi: number,
  ns: number,
  size: number,
): TableLimits | StandardGap {
  const rows = table.rows.filter((row) => isWithin(psi, row.psi));
  if (rows.length === 0) return "pressureCoefficient";
  const row = rows.find(({ specificSpeed }) => isWithin(ns, specificSpeed));
  return row === undefined ? "specificSpeed" : limitsOfSize(table, row.efficiencies, size);
}

function axialLimits(hubRatio: number, size: number): TableLimits | StandardGap {
  const row = AXIAL.rows.find((candidate) => isWithin(hubRatio, candidate.hubRatio));
  return row === undefined ? "hubRatio" : limitsOfSize(AXIAL, row.efficiencies, size);
}

const GRADES = 3;

function limitsOfSize(
  { name, sizes }: Pick<SizeTable<unknown>, "name" | "sizes">,
  efficiencies: readonly (number | null)[],
  size: number,
): TableLimits | StandardGap {
  const column = sizes.findIndex((candidate) => isWithin(size, candidate));
  if (column === -1) return "impellerDiameter";
  const [third, second, first] = efficiencies.slice(column * GRADES, (column + 1) * GRADES);
  if (third == null || second == null || first == null) return "notStated";
  return { table: name, limits: { 1: first, 2: second, 3: third } };
}
