import { findScheduleUnit } from "./figureUnits.ts";
import type { FigureUnit } from "./standardUnits.ts";
import { normaliseText } from "./normaliseText.ts";

export interface HeaderParts<Unit = FigureUnit> {
  /** Lower case; text in brackets is kept, the unit is removed. */
  readonly name: string;
  readonly unit: Unit | null;
}

/** Finds the unit that a word means, if any. */
type FindUnit<Unit> = (spelling: string) => Unit | undefined;

/** Longer texts are notes, not headers. The limit also keeps pattern matching fast. */
const LONGEST_HEADER = 80;

const BRACKETS = /[([{【〔]([^()[\]{}【】〔〕]*)[)\]}】〕]/gu;
/** The bracketed divisor: (s·m²) in L/(s·m²), (kW) in 冷负荷/(kW). */
const BRACKETED_DIVISOR = /\/ ?\(([^()\p{Script=Han}]*)\)/gu;
const SEPARATOR = /[\s/,:;_-]+/gu;
const AFTER_HAN =
  /^(.*[\p{Script=Han}\p{Script=Katakana}\u30fc])([a-z°%][^\p{Script=Han}\p{Script=Katakana}\u30fc]*)$/u;
const UNIT_LABEL = /^(?:单位|unit)\s*:?\s*/u;

/** Splits the unit off a header: 冷负荷（kW）, 冷负荷 [kW], 冷负荷/kW, 面积m², Cooling load (total, kW), or kW alone. */
export const splitHeader = (text: string): HeaderParts =>
  splitHeaderBy(normaliseText(text).replace(BRACKETED_DIVISOR, "/$1"), findScheduleUnit);

/** Like `splitHeader`, with the caller's own units. */
export function splitHeaderBy<Unit>(text: string, find: FindUnit<Unit>): HeaderParts<Unit> {
  const header = normaliseText(text).toLowerCase();
  if (header.length > LONGEST_HEADER) return { name: header, unit: null };

  let unit: Unit | null = null;
  const withoutBrackets = header.replace(BRACKETS, (_, inside: string) => {
    const words = inside.split(/[,;、]/u).filter((word) => {
      const found = unit ? undefined : find(word.replace(UNIT_LABEL, ""));
      unit ??= found ?? null;
      return !found;
    });
    return ` ${words.join(" ")} `;
  });
  const name = withoutBrackets.replace(/\s+/gu, " ").trim();
  return unit ? { name, unit } : splitTail(name, find);
}

function splitTail<Unit>(name: string, find: FindUnit<Unit>): HeaderParts<Unit> {
  const whole = find(name.replace(UNIT_LABEL, ""));
  if (whole) return { name: "", unit: whole };
  const [, before = "", tail = ""] = AFTER_HAN.exec(name) ?? [];
  const attached = find(tail);
  if (attached) return { name: before, unit: attached };
  // Tries the longest tail first: m3/h before h.
  for (const { 0: separator, index } of name.matchAll(SEPARATOR)) {
    const rest = name.slice(0, index);
    const unit = find(name.slice(index + separator.length));
    // The m² in W/m² is not the column's unit.
    const isPerUnit = separator.includes("/") && find(rest.split(SEPARATOR).at(-1) ?? "") !== undefined;
    if (unit && !isPerUnit) return { name: rest, unit };
  }
  return { name, unit: null };
}

/**
 * Joins the cells of a header that spans several rows: 冷负荷 above 显热 becomes 冷负荷 显热. A group name that its member
 * repeats (冷负荷 above 总冷负荷) adds nothing. The unit nearest to the data counts.
 */
export function joinHeader(texts: readonly string[]): HeaderParts {
  const parts = texts.map(splitHeader);
  const names = parts.map(({ name }) => name).filter((name) => name !== "");
  const distinct = names.filter((name, at) => !names.slice(at + 1).some((later) => later.includes(name)));
  return {
    name: distinct.join(" "),
    unit: parts.reduce<FigureUnit | null>((unit, part) => part.unit ?? unit, null),
  };
}
