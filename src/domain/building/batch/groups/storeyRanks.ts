import { naturalRanks } from "../../../base/naturalRanks.ts";

const DIGITS = "零一二三四五六七八九";
const NUMBER = "(\\d{1,3}|[零一二三四五六七八九十百]+)";
const BELOW = new RegExp(`^(?:地下|负|B|-)第?${NUMBER}`, "u");
const ABOVE = new RegExp(
  `^(?:地上|第|LEVEL|FLOOR|STOREY|STORY|L|F)* *${NUMBER} *(?:(?:~|-|至|、|,) *${NUMBER} *)?(?:/?FL?|层|楼|夹|M|$)`,
  "u",
);
const GROUND = /^(?:首层|底层|地面层|GF?$|GROUND)/u;
const CELLAR = /^(?:地下室|BASEMENT)/u;
const ROOF = /^(?:屋面|屋顶|顶层|天面|RF?$|ROOF)/u;
/** Marks a mezzanine between a storey and the next one. */
const MEZZANINE = /夹|M$/u;

const HALF = 0.5;
/** Level of the roof, above that of any storey. */
export const ROOF_LEVEL = 1000;

/** 十二 is 12, 一百零三 is 103. */
function numberOf(text: string): number {
  if (/^\d/u.test(text)) return Number(text);
  const [hundreds, rest] = text.includes("百") ? text.split("百") : ["", text];
  const [tens, ones] = rest!.includes("十") ? rest!.split("十") : [null, rest];
  const digit = (one: string | undefined, otherwise: number) =>
    one ? DIGITS.indexOf(one.replace("零", "") || "零") : otherwise;
  return 100 * digit(hundreds, 0) + (tens === null ? 0 : 10 * digit(tens, 1)) + digit(ones, 0);
}

/**
 * A storey's level from its name: B2 and 地下二层 below 1F and 首层, the roof on top; `null` if the name does not tell.
 */
export function storeyLevel(name: string): number | null {
  const text = name
    .normalize("NFKC")
    .trim()
    .toUpperCase()
    .replace(/層/gu, "层")
    .replace(/樓/gu, "楼")
    .replace(/負/gu, "负");
  const half = MEZZANINE.test(text) ? HALF : 0;
  const below = BELOW.exec(text);
  if (below) return half - numberOf(below[1]!);
  if (CELLAR.test(text)) return -1;
  if (GROUND.test(text)) return 1 + half;
  if (ROOF.test(text)) return ROOF_LEVEL;
  const above = ABOVE.exec(text);
  return above ? numberOf(above[1]!) + half : null;
}

/** The rank of each name from the lowest storey up, names without a level after them; NaN for an empty name. */
export function storeyRanks(names: readonly string[]): Float64Array<ArrayBuffer> {
  const distinct = [...new Set(names)].filter((name) => name !== "");
  const natural = naturalRanks(distinct);
  const known = distinct.map((name, at) => ({
    name,
    level: storeyLevel(name) ?? Infinity,
    natural: natural[at]!,
  }));
  known.sort((a, b) => (a.level === b.level ? 0 : a.level - b.level) || a.natural - b.natural);
  const rankOf = new Map(known.map(({ name }, rank) => [name, rank]));
  return Float64Array.from(names, (name) => rankOf.get(name) ?? NaN);
}
