import { formatNumber } from "../../../base/formatNumber.ts";
import type { LimitFault, SeriesLimits } from "../multiSplit.ts";
import { CORRECTION_WORDS, type ModeFit, type OutdoorFit } from "./outdoorFit.ts";

const PERCENT = 100;
/** Most rooms named in a sentence */
const NAMED = 3;

export const ratioText = (ratio: number | null): string =>
  formatNumber(ratio === null ? null : ratio * PERCENT, 0);

const LIMIT_WORDS: Readonly<Record<Exclude<keyof SeriesLimits, "units" | "combination">, string>> = {
  total: "配管总长",
  farthestActual: "最远实际管长",
  farthestEquivalent: "最远等效管长",
  afterFirstBranch: "第一分歧后最远管长",
  heightAbove: "室外机在上时的高差",
  heightBelow: "室外机在下时的高差",
  heightBetween: "室内机之间的高差",
};

/** A limit that is exceeded, with both figures */
export function limitWords({ limit, found, allowed }: LimitFault): string {
  if (typeof allowed !== "number")
    return `组合比 ${ratioText(found)}%，允许 ${ratioText(allowed.least)}–${ratioText(allowed.most)}%`;
  if (limit === "units") return `室内机 ${formatNumber(found, 0)} 台，允许 ${formatNumber(allowed, 0)} 台`;
  if (limit === "combination") return `组合比 ${ratioText(found)}%，允许 ${ratioText(allowed)}%`;
  return `${LIMIT_WORDS[limit]} ${formatNumber(found, 1)} m，允许 ${formatNumber(allowed, 1)} m`;
}

const MODE_WORDS = { cooling: "制冷", heating: "制热" } as const;

/** The shortfalls of an outdoor unit in one season, each with both figures */
export function modeWords(fit: ModeFit): readonly string[] {
  const { mode, rated, available, block, short, outside } = fit;
  const word = MODE_WORDS[mode];
  if (rated === null) return [`未提供${word}量，${word}负荷 ${formatNumber(block, 1)} kW`];
  if (outside.length > 0)
    return [`${outside.map((each) => CORRECTION_WORDS[each]).join("、")}超出${word}修正表的范围，无法判定`];
  if (available === null) return [`室内机未提供${word}量，无法判定`];
  const named = short
    .slice(0, NAMED)
    .map(
      ({ terminal, given, needed }) =>
        `${terminal.room.code || terminal.room.name} ${formatNumber(given, 2)}/${formatNumber(needed, 2)} kW`,
    );
  return [
    ...(fit.isMet === false && available < block
      ? [`修正后${word}量 ${formatNumber(available, 1)} kW，小于同时负荷 ${formatNumber(block, 1)} kW`]
      : []),
    ...(short.length === 0
      ? []
      : [
          `${named.join("、")}${short.length > NAMED ? ` 等 ${formatNumber(short.length, 0)} 间` : ""}分得的${word}量不足`,
        ]),
  ];
}

/** All shortfalls of an outdoor unit for a system; none if it fits. */
export const fitWords = ({ faults, cooling, heating, ratio }: OutdoorFit): readonly string[] => [
  ...faults.map(limitWords),
  ...(ratio === null ? ["有室内机未提供制冷量，组合比无法判定"] : modeWords(cooling)),
  ...(heating === null ? [] : modeWords(heating)),
];
