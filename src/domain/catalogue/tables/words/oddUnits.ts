import { normaliseText } from "../../../base/sheet/normaliseText.ts";
import { SYMBOLS } from "./quantityNames.ts";
import { soundsLikeHead } from "./recognise.ts";
import { simplifyHead } from "./simplifyHead.ts";
import { stepOf } from "./steps.ts";
import type { TableUnit } from "./TableUnit.ts";
import { findTableUnit, splitTableHead, withoutMarks } from "./tableUnits.ts";

/** Symbols beside a name that are no units; in brackets only those that stand for one quantity are. */
const BARE_SYMBOLS: ReadonlySet<string> = new Set([
  ...SYMBOLS.keys(),
  ...[
    "n",
    "ne",
    "ns",
    "pe",
    "pn",
    "pz",
    "psh",
    "d",
    "d1",
    "d2",
    "dn",
    "i",
    "in",
    "u",
    "un",
    "l",
    "g",
    "f",
    "z",
    "w",
  ],
  ...["la", "lw", "lwa", "spl", "pwl", "fla", "esp", "hr", "qn", "hn", "nn"],
]);
/** Words that say which value of a quantity is meant. */
const WORDS =
  /^(?:max|min|nom|nominal|nenn|rated|total|std|standard|avg|mean|approx|ca|at|of|the|in|no|nr|free|each|per|total|design|duty|ac|dc|ec|rms|nominale?|totale?|maxi(?:mum|male)?|massima|maxim[ao]|moyenne?|air|aria|aire|eau|acqua|agua|ном|макс|мин|общ|полн|не|более|при|max|воздуха|воды)\.?$/u;
/** A power of ten before a unit: ×1000 m³/h, 万m³/h. */
const FACTOR = /^(?:[×x*]\s*10+\^?\d?|10\^?[3-6]|[十百千万]|тыс\.?|млн\.?|milliers?|migliaia|miles)\s*/u;
const BRACKETS = /[([{【〔]([^()[\]{}【】〔〕]*)[)\]}】〕]/gu;
const HAN = /\p{Script=Han}/u;
const GREEK = /^[a-z]?[α-ωδφ][a-z]{0,2}\d?$/u;

/**
 * Whether a head, one text a row, holds a text where a unit stands that is none of ours: (atm), dm, ×1000 m³/h.
 */
export const hasStrangeUnit = (texts: readonly string[]): boolean => texts.some(isStrange);

function isStrange(text: string): boolean {
  const head = normaliseText(withoutMarks(text)).toLowerCase();
  const inside = [...head.matchAll(BRACKETS)].flatMap(([, words = ""]) => words.split(/[,;、]/u));
  if (inside.some((word) => isFactor(word.trim()) || !isHarmless(word.trim(), SYMBOLS))) return true;
  const bare = head.replace(BRACKETS, " ").trim();
  if (isFactor(bare)) return true;
  const tail = /^.*\p{Script=Han}\s*(.*)$/u.exec(bare)?.[1] ?? lastWord(bare);
  return !isHarmless(tail.trim(), BARE_SYMBOLS);
}

/** A power of ten that stands apart from the unit: 流量 above 万m³/h, расход, тыс. м³/ч. */
const FACTOR_ALONE =
  /^(?:.*[\s,(])?(?:[×x*]\s*10+\^?\d?|10\^?[3-6]|[十百千万]|тыс\.?|млн\.?|milliers?|migliaia|miles|thousands?)\)?$/u;

/** Whether the name that is left of a head beside its unit is or ends in a factor of that unit. */
export const hasFactor = (name: string): boolean => FACTOR_ALONE.test(name.trim());

const isFactor = (text: string) => FACTOR.test(text) && findTableUnit(text.replace(FACTOR, "")) !== undefined;

/** A short last word that the name of a quantity does without. */
function lastWord(text: string): string {
  const words = text.split(/[\s/,:]+/u);
  const last = words.at(-1) ?? "";
  const isBeside =
    words.length > 1 && last.length <= LONGEST_UNIT && soundsLikeHead(words.slice(0, -1).join(" "));
  return isBeside || (words.length === 1 && last.length <= LONGEST_UNIT && !soundsLikeHead(last)) ? last : "";
}
const LONGEST_UNIT = 3;

function isHarmless(text: string, symbols: Pick<ReadonlySet<string>, "has">): boolean {
  if (text === "" || HAN.test(text) || !/[a-zа-яäöü"'′″°]/u.test(text) || /^[\d<>≤≥]/u.test(text))
    return true;
  if (findTableUnit(text) !== undefined || soundsLikeHead(text)) return true;
  return text
    .split(/[\s/,:;_-]+/u)
    .every(
      (word) =>
        word === "" ||
        symbols.has(word) ||
        GREEK.test(word) ||
        WORDS.test(word) ||
        stepOf(word) !== null ||
        findTableUnit(word) !== undefined ||
        soundsLikeHead(word),
    );
}

/** 电机功率 kW (HP): nothing says which of the two the figures are in. */
export function hasTwoUnits(text: string): boolean {
  const { name, unit } = splitTableHead(text);
  if (unit === null || name === "") return false;
  const other = splitTableHead(name).unit;
  // 重量 G (kg): the weight's symbol.
  if (other === null || other.label === "g") return false;
  return other.kind === unit.kind && other.label !== unit.label;
}

const KEY_NAMES =
  /流量|风量|水量|扬程|全压|静压|风压|压力|功率|转速|效率|冷量|热量|能力|噪声|噪音|汽蚀|flow|\bhead|pressure|power|efficien|capacity|\bspeed|noise|volumenstrom|förder|druck|leistung|drehzahl|wirkungsgrad|npsh|debit|hauteur|pression|puissance|vitesse|rendement|portata|prevalenza|pressione|potenza|velocita|rendimento|caudal|altura|presion|potencia|velocidad|rendimiento|подач|расход|производит|напор|давлен|мощност|вращен|кпд|шум|風量|吐出|揚程|圧|動力|電力|出力|回転|効率|能力|騒音/u;

/** Whether a head that nobody understood may well be a figure that the product needs. */
export function mayBeNeeded(header: string, unit: TableUnit | null): boolean {
  if (unit !== null && ["flow", "pressure", "power"].includes(unit.kind)) return true;
  return KEY_NAMES.test(simplifyHead(splitTableHead(header).name));
}
