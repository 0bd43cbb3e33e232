import { normaliseText } from "../../../base/sheet/normaliseText.ts";
import { SYMBOLS } from "./quantityNames.ts";
import { soundsLikeHead } from "./recognise.ts";
import { simplifyHead } from "./simplifyHead.ts";
import { stepOf } from "./steps.ts";
import { findTableUnit, splitTableHead, withoutMarks, type TableUnit } from "./tableUnits.ts";

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
  /^(?:max|min|nom|nominal|nenn|rated|total|std|standard|avg|mean|approx|ca|at|of|the|in|no|nr|free|each|per|total|design|duty|ac|dc|ec|rms)\.?$/u;
/** A power of ten before a unit: ×1000 m³/h, 万m³/h. */
const FACTOR = /^(?:[×x*]\s*10+\^?\d?|[十百千万])\s*/u;
const BRACKETS = /[([{【〔]([^()[\]{}【】〔〕]*)[)\]}】〕]/gu;
const HAN = /\p{Script=Han}/u;
const GREEK = /^[a-z]?[α-ωδφ][a-z]{0,2}\d?$/u;

/** Whether a head, one text a row, holds a text where a unit stands that is none of ours: (atm), dm, ×1000 m³/h. */
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
  if (text === "" || HAN.test(text) || !/[a-zäöü"'′″°]/u.test(text) || /^[\d<>≤≥]/u.test(text)) return true;
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
  /流量|风量|水量|扬程|全压|静压|风压|压力|功率|转速|效率|冷量|热量|能力|噪声|噪音|汽蚀|flow|\bhead|pressure|power|efficien|capacity|\bspeed|noise|volumenstrom|förder|druck|leistung|drehzahl|wirkungsgrad|npsh/u;

/** Whether a head that nobody understood may well be a figure that the product needs. */
export function mayBeNeeded(header: string, unit: TableUnit | null): boolean {
  if (unit !== null && ["flow", "pressure", "power"].includes(unit.kind)) return true;
  return KEY_NAMES.test(simplifyHead(splitTableHead(header).name));
}
