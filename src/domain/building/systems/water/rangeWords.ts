import { formatPlain } from "../../../base/formatNumber.ts";
import { CIRCUIT_WORDS, CONDENSER_RANGES, PUMP_RANGES } from "./plant/PlantPumps.ts";
import { LENGTH_RANGE, YEAR_TOO_LONG } from "../typedSettings.ts";
import { SETTING_RANGES, type RangedSetting } from "./WaterSettings.ts";

interface Said {
  readonly label: string;
  readonly unit: string;
  /** Factor from the figure to its unit */
  readonly times?: number;
  /** Only whole numbers */
  readonly isWhole?: boolean;
}
const PERCENT = 100;
const percent = (label: string): Said => ({ label, unit: "%", times: PERCENT });
const whole = (label: string, unit: string): Said => ({ label, unit, isWhole: true });

const SETTINGS: Readonly<Record<RangedSetting, Said>> = {
  supply: { label: "供水温度", unit: "℃" },
  back: { label: "回水温度", unit: "℃" },
  fraction: percent("质量浓度"),
  friction: { label: "比摩阻上限", unit: "Pa/m" },
  plantLevel: whole("机房楼层", "层"),
  storeyHeight: { label: "层高", unit: "m" },
  plantMain: { label: "机房至立管的管长", unit: "m" },
  plantLoss: { label: "机房内阻力", unit: "kPa" },
  localShare: percent("局部占沿程"),
  lossMargin: percent("扬程余量"),
  flowMargin: percent("流量余量"),
  block: { label: "同时负荷", unit: "kW" },
  fill: { label: "最高点压力", unit: "kPa" },
  pumps: whole("运行台数", "台"),
  standby: whole("备用台数", "台"),
  efficiency: percent("水泵效率"),
  primaryFlow: { label: "一级泵总流量", unit: "m³/h" },
  leastFlow: { label: "机组最小流量", unit: "m³/h" },
};
const PUMPS: Readonly<Record<keyof typeof PUMP_RANGES, Said>> = {
  pumps: whole("运行台数", "台"),
  standby: whole("备用台数", "台"),
  efficiency: percent("水泵效率"),
};
const CONDENSER: Readonly<Record<keyof typeof CONDENSER_RANGES, Said>> = {
  cop: { label: "机组 COP", unit: "" },
  supply: { label: "进冷凝器温度", unit: "℃" },
  back: { label: "出冷凝器温度", unit: "℃" },
  length: { label: "单程管长", unit: "m" },
  zeta: { label: "局部 Σζ", unit: "" },
  loss: { label: "冷凝器水阻", unit: "kPa" },
  lift: { label: "提升高度", unit: "m" },
  spray: { label: "喷淋压力", unit: "kPa" },
};

/** 运行台数应为 1 至 6 台的整数 */
function sentence(
  { label, unit, times = 1, isWhole = false }: Said,
  { least, most }: { readonly least: number; readonly most: number },
): string {
  const ends = `${formatPlain(least * times, 3)} 至 ${formatPlain(most * times, 3)}${unit === "" ? "" : ` ${unit}`}`;
  return isWhole ? `${label}应为 ${ends}的整数` : `${label}应在 ${ends} 之间`;
}

const has = <Of extends object>(of: Of, key: string): key is Extract<keyof Of, string> =>
  Object.hasOwn(of, key);

/** The allowed range of a setting in words, by field: of winter `winter.supply`, of a circuit `condenser.cop`. */
export function rangeWords(field: string): string {
  const [part, own] = field.includes(".") ? (field.split(".") as [string, string]) : ["", field];
  if (part === "factors") return "同时使用系数应大于 0，不大于 1";
  if (own === "year") return YEAR_TOO_LONG;
  if (own === "lengths") return sentence({ label: "管长", unit: "m" }, LENGTH_RANGE);
  if (part === "condenser" || part === "primary") {
    if (has(PUMPS, own)) return CIRCUIT_WORDS[part] + sentence(PUMPS[own], PUMP_RANGES[own]);
    if (has(CONDENSER, own)) return `冷却水：${sentence(CONDENSER[own], CONDENSER_RANGES[own])}`;
    return "数值超出范围，请检查";
  }
  if (own === "plantLevel") return "机房楼层应为 -20 至 250 的整数，地下一层为 -1，没有 0 层";
  if (!has(SETTINGS, own)) return "数值超出范围，请检查";
  return `${part === "winter" ? "冬季" : ""}${sentence(SETTINGS[own], SETTING_RANGES[own])}`;
}
