import {
  CROWDING,
  EN_CROWDING,
  FIELD_NAMES,
  SUBSTITUTE_NAME,
  SYMBOLS,
  VAGUE_NAMES,
  GROSS_AREA,
  CONDITIONED_AREA,
} from "./fieldNames.ts";
import type { ColumnField } from "../importPreview.ts";
import { simplifyChinese } from "../../../base/sheet/simplifyChinese.ts";

/**
 * `qualified`: the name is that of a field, but further words say that the column contains something else.
 * `symbol`: a symbol or half a name, which counts as the field only with a fitting unit.
 */
export interface NameMatch {
  readonly field: ColumnField;
  readonly is: "plain" | "vague" | "qualified" | "symbol" | "substitute" | "bare" | "gross" | "best";
  /** The column includes the outdoor-air load, which another machine handles. */
  readonly hasFreshAir: boolean;
  /** Design value or operating value; the design value is the room's requirement. */
  readonly state: "design" | "operating" | null;
  /** 冷指标, Load density: a load per ㎡, whatever its unit says or leaves open. */
  readonly isDensity: boolean;
}

/** A quantity's symbol beside its name: 冷负荷 Qc, 热湿比 ε. */
const SYMBOL = /^[a-zα-ω]{1,3}\d?$/u;

const FRESH_AIR = /(?:含|包括|包含|计入|加)新风(?:负荷)?/gu;
const WITHOUT_FRESH_AIR = /(?:不含|不包括|不计|除|扣除)新风(?:负荷)?/gu;
/** 数值 under a group, beside its 单位, adds no meaning. */
const EMPTY_WORDS = /^(?:数值|值)|(?:数值|参数)$/gu;
/** A member 冷 under the group 负荷. */
const LOAD_OF = /负荷([冷热])$/u;
const FOR_EACH_AREA = /^单位面积/u;
const INDEX = /(?:负荷)?指标$/u;
const EN_DENSITY = /density$|perarea$|index$/u;

/** Revit writes 计算的冷负荷. */
const PARTICLE = /的/gu;
const OPERATING = /运行|实际|校核|部分负荷/u;
const DESIGN = /设计|指定/u;
const EN_OPERATING = /operating|running|actual|partload/u;
const EN_DESIGN = /design|specified/u;

const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:clg|cool)\b/gu, "cooling"],
  [/\bhtg\b/gu, "heating"],
  [/\bsens\b/gu, "sensible"],
  [/\blat\b/gu, "latent"],
  [/\bmaximum\b/gu, "max"],
  [/\b(?:sa|supp)\b/gu, "supply"],
  [/\b(?:calc|computed)\b/gu, "calculated"],
  [/\bdes\b/gu, "design"],
  [/\bop(?:er)?\b/gu, "operating"],
  [/\bset[ -]?point\b/gu, "setpoint"],
  [/\b(?:of|the|for|at|value)\b/gu, ""],
];

/** The field that a header without its unit names, in Chinese, in English or in both. */
export function recogniseName(name: string): NameMatch | null {
  const han = simplifyChinese(name.replace(/[^\p{Script=Han}]/gu, "")).replace(PARTICLE, "");
  const counted = han.replace(WITHOUT_FRESH_AIR, "");
  const aired = counted.replace(FRESH_AIR, "");
  const hasFreshAir = aired !== counted;
  const keyed = spelledOut(name)
    .replace(/[^a-zα-ω0-9/%#]/gu, "")
    .replace(/^\/+|\/+$/gu, "");
  const isOperating = OPERATING.test(aired) || EN_OPERATING.test(keyed);
  const state: NameMatch["state"] = isOperating
    ? "operating"
    : DESIGN.test(aired) || EN_DESIGN.test(keyed)
      ? "design"
      : null;
  const whole = aired.replace(OPERATING, "");
  const written = keyed.replace(EN_OPERATING, "");
  const isCrowding = CROWDING.test(whole) || EN_CROWDING.test(written);
  const isDensity =
    !isCrowding && (INDEX.test(whole) || FOR_EACH_AREA.test(whole) || EN_DENSITY.test(written));
  const chinese = isDensity ? asLoad(whole) : whole.replace(EMPTY_WORDS, "").replace(LOAD_OF, "$1负荷");
  const latin = isDensity ? written.replace(EN_DENSITY, "") : written;

  const symbol = SYMBOLS.get(latin + chinese) ?? SYMBOLS.get(chinese + latin);
  const names = chinese === "" ? ofEnglish(latin) : FIELD_NAMES.find((one) => one.chinese.test(chinese));
  const about = { hasFreshAir, state, isDensity };
  if (!names) return symbol ? { field: symbol, is: "symbol", ...about } : null;
  const { field } = names;
  if (chinese !== "" && latin !== "" && !SYMBOL.test(latin) && !names.english.test(latin))
    return { field, is: "qualified", ...about };
  return { field, is: rank(field, chinese || latin, chinese + latin), ...about };
}

/** 冷指标 and 冷负荷指标 both mean 冷负荷 per ㎡; 指标 alone means nothing. */
const asLoad = (name: string) => {
  const core = name.replace(FOR_EACH_AREA, "").replace(INDEX, "");
  return /[冷热]$/u.test(core) ? `${core}负荷` : core;
};

/** Beside a name column it is probably the code. */
const BARE_ROOM = /^(?:房间|用房|场所|room|space|zone)$/u;

const spelledOut = (name: string) =>
  ABBREVIATIONS.reduce(
    (text, [abbreviation, word]) => text.replace(abbreviation, word),
    name.replace(/_/gu, " "),
  );

/** Zone Name / Space Name: two names of one field. */
function ofEnglish(latin: string) {
  const [first, ...others] = latin
    .split("/")
    .map((part) => FIELD_NAMES.find((one) => one.english.test(part)));
  return others.every((other) => other === first) ? first : undefined;
}

function rank(field: ColumnField, name: string, whole: string): NameMatch["is"] {
  if (field === "roomName" && SUBSTITUTE_NAME.test(whole)) return "substitute";
  if (field === "roomArea" && GROSS_AREA.test(whole)) return "gross";
  if (field === "roomArea" && CONDITIONED_AREA.test(whole)) return "best";
  if (BARE_ROOM.test(name)) return "bare";
  return VAGUE_NAMES.has(name) ? "vague" : "plain";
}
