import {
  CURVE_QUANTITIES,
  factsOf,
  flowFactsOf,
  type CurveQuantity,
  type Machine,
} from "../../physics/curve/curveQuantities.ts";
import type { OtherName } from "../../catalogue/duty/OtherName.ts";
import { SYSTEM_NAMES } from "../../catalogue/duty/systemFigures.ts";
import { PUMP_STANDARD, FAN_STANDARD, type SaidState } from "../../catalogue/standards/StandardVerdict.ts";
import { isNameIn } from "../../base/keyed.ts";
import { NPSH_KEYS, POWER_PER_AIR_VOLUME } from "./answerFigures.ts";

/** Name and text of an answer's figure for people. */
export interface AnswerWords {
  readonly name: string;
  readonly value: string;
  readonly unit: string;
}

const STATES: Readonly<Record<SaidState, string>> = {
  pass: "满足",
  fail: "不满足",
  borderline: "临界",
  "cannot-judge": "无法判定",
};
const MOTOR: Readonly<Record<SaidState, string>> = { ...STATES, pass: "够用", fail: "过载" };
const NPSH: typeof MOTOR = { ...STATES, pass: "够用", fail: "不足" };
const POWER_UNIT = "W/(m³/h)";
const NONE = "无";

const stateWord = (words: Readonly<Record<SaidState, string>>, text: string): string =>
  isNameIn(words, text) ? words[text] : text;

const GROUP = /\B(?=(?:\d{3})+$)/gu;

/** Plain digits in the format of all other figures. */
function grouped(text: string): string {
  if (text === "") return "- -";
  const [whole = "", part] = text.split(".");
  const digits = whole.replace("-", "").replace(GROUP, ",");
  return `${whole.startsWith("-") ? "−" : ""}${digits}${part === undefined ? "" : `.${part}`}`;
}

/** A difference with its sign. */
const signed = (text: string): string => (Number(text) > 0 ? `+${grouped(text)}` : grouped(text));

const isQuantity = (name: string): name is CurveQuantity => isNameIn(CURVE_QUANTITIES, name);

/** A figure of an operating point, without the point's own name. */
function pointWords(machine: Machine, what: string, text: string): AnswerWords {
  const flow = flowFactsOf(machine);
  const word = (name: string, value: string, unit = ""): AnswerWords => ({ name, value, unit });
  if (what === "flow") return word(flow.name, grouped(text), flow.unit);
  if (what === "flowDeviation") return word(`${flow.name}偏差`, signed(text), "%");
  if (what === "valueDeviation") return word(`${machine === "fan" ? "全压" : "扬程"}偏差`, signed(text), "%");
  if (what === POWER_PER_AIR_VOLUME) return word("单位风量耗功率", grouped(text), POWER_UNIT);
  if (what === "motor")
    return word(machine === "fan" ? "电动机（最低温度）" : "电动机", stateWord(MOTOR, text));
  if (what === NPSH_KEYS.state) return word("汽蚀余量校核", stateWord(NPSH, text));
  if (what === NPSH_KEYS.available) return word("可用汽蚀余量", grouped(text), "m");
  // Margin over the needed NPSH, not over the reading of the curve.
  if (what === NPSH_KEYS.margin) return word("汽蚀余量富余", signed(text), "m");
  if (what === "point") return word("工作点", NONE);
  if (what === "states") return word("并联运行状态", grouped(text), "种");
  if (what === "crossings") return word("与管网特性曲线的交点", grouped(text), "个");
  if (!isQuantity(what)) return word(what, text);
  const { name, unit } = factsOf(what);
  return word(name, grouped(text), unit);
}

function standardWords(machine: Machine, what: string, text: string): AnswerWords {
  const standard = machine === "fan" ? FAN_STANDARD : PUMP_STANDARD;
  const efficiency = machine === "fan" ? "最高全压效率" : "最高泵效率";
  const percent = (name: string): AnswerWords => ({ name, value: grouped(text), unit: "%" });
  switch (what) {
    case "state":
      return { name: `${standard} 能效等级`, value: stateWord(STATES, text), unit: "" };
    case "grade":
      return { name: "能效等级", value: text === "none" ? "低于 3 级" : `${text} 级`, unit: "" };
    case "borderline":
      return { name: "临界的等级", value: `${text} 级`, unit: "" };
    case "limit":
      return percent("3 级限值");
    case "margin":
      return { ...percent("能效裕量"), value: signed(text) };
    default:
      return percent(efficiency);
  }
}

const isOther = (name: string): name is OtherName => isNameIn(SYSTEM_NAMES, name);

/** @param points number of operating points in the answer; with a single one its position is not named */
export function answerWords(machine: Machine, key: string, text: string, points: number): AnswerWords {
  const [whose = "", ...path] = key.split(".");
  const what = path.at(-1) ?? "";
  if (whose === "standard") return standardWords(machine, what, text);
  if (whose === "power")
    return what === "state"
      ? { name: "单位风量耗功率限值", value: stateWord(STATES, text), unit: "" }
      : { name: "单位风量耗功率裕量", value: signed(text), unit: POWER_UNIT };
  const [system = ""] = path;
  const words = pointWords(machine, what, text);
  const prefix = [points > 1 ? `工作点 ${whose}` : "", isOther(system) ? SYSTEM_NAMES[system] : ""]
    .filter(Boolean)
    .join(" ");
  return { ...words, name: prefix === "" ? words.name : `${prefix} ${words.name}` };
}

/** Number of operating points in an answer. */
export const pointCount = (keys: readonly string[]): number =>
  new Set(keys.map((key) => key.split(".")[0] ?? "").filter((whose) => /^\d+$/u.test(whose))).size;
