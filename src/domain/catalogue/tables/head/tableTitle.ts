import { CATEGORIES, type CategoryCode } from "../../categories.ts";
import { categoryNamed } from "./categoryNamed.ts";
import { normaliseText } from "../../../base/sheet/normaliseText.ts";
import { simplifyHead } from "../words/simplifyHead.ts";
import type { TableUnit } from "../words/TableUnit.ts";
import { splitTableHead } from "../words/tableUnits.ts";
import { recogniseHead } from "../words/recognise.ts";
import type { Quantity } from "../words/quantities.ts";

export const categoryName = (code: CategoryCode): string => CATEGORIES[code];

const CODE = "[A-Z0-9ÄÖÜА-Я][A-Za-z0-9ÄÖÜА-Яа-я.\\-/]*";
/** A word of capitals or figures, as series are named; a plain word such as Example is not. */
const CAPITALS = "(?=[^\\s]*(?:[A-Z][A-Z0-9-]|\\d))[A-Z0-9ÄÖÜ][A-Za-z0-9ÄÖÜ.\\-/]*";
const SERIES_WORDS = "[Ss]eries?|[Bb]aureihe|[Rr]eihe|[Ss]érie|[Gg]amm[ea]|[Gg]ama|[Сс]ери[яи]";
const SERIES: readonly RegExp[] = [
  new RegExp(`(?<series>${CODE})\\s*(?:型|形|系列|シリーズ)`, "u"),
  new RegExp(`(?<series>${CAPITALS})[ -](?:[Ss]eries|[Rr]ange|[Bb]aureihe)`, "u"),
  new RegExp(`(?:系列|シリーズ|${SERIES_WORDS})\\s*[:：]?\\s*(?<series>${CODE})`, "u"),
  // A series stands before the name of what it is: SCDL10 轻型立式多级泵, MVX multistage pumps.
  // A figure alone is not a name: 转速 2900 r/min.
  new RegExp(
    `(?:^|\\s)(?!\\d[\\d.,]*(?:\\s|\\p{Script=Han}|$))(?<series>${CAPITALS})(?=\\s|\\p{Script=Han}|$)`,
    "u",
  ),
];
/** What programs call a sheet that nobody named. */
const UNNAMED = /^(?:sheet|工作表|表格?|table|tabelle|feuil|foglio|hoja|лист|シート)\s*\d*$/iu;
const BRAND_FIELD =
  /(?:品牌|厂家|制造商|brand|manufacturer|hersteller|marke|marque|fabricant|marca|costruttore|fabricante|производитель|メーカー)\s*[:：]\s*(?<brand>\S+)/iu;
/** Words before a series that are no brand. */
const NO_BRAND =
  /^(?:系列|series|baureihe|typ|type|型号|表|table|tabelle|tableau|tabella|tabla|таблица|série|serie|серия|シリーズ|gamme|gamma|gama|pompes?|pomp[ae]|bombas?|ventilat\p{L}*|ventilador(?:es)?|насосы?|вентиляторы?|ポンプ|ファン|送風機|送风机|风机|水泵|离心泵|离心风机|轴流风机)$/iu;

/** Brand and series as the titles name them; empty where they do not. */
export function namesIn(titles: readonly string[]): { readonly brand: string; readonly series: string } {
  const lines = titles.map(normaliseText).filter((line) => !UNNAMED.test(line));
  const field = lines
    .map((line) => BRAND_FIELD.exec(line)?.groups?.["brand"])
    .find((brand) => brand !== undefined);
  for (const line of lines) {
    const found = SERIES.map((pattern) => pattern.exec(line)).find((match) => match !== null);
    const series = found?.groups?.["series"];
    if (!found || series === undefined) continue;
    // 示例 SL4-72 型…: the brand stands before the series.
    const [first = ""] = line
      .slice(0, found.index + found[0].indexOf(series))
      .trim()
      .split(/[\s:：,，]+/u);
    const name = first.replace(/[.。;–—-]+$/u, "");
    const isBrand = name.length <= LONGEST_BRAND && !NO_BRAND.test(name);
    return { brand: field ?? (isBrand ? name : ""), series };
  }
  return { brand: field ?? "", series: "" };
}
const LONGEST_BRAND = 12;

const FIGURES = "\\d{3,5}(?:\\s*[/、~]\\s*\\d{3,5})*";
/** 2900 r/min, 1450/960 r/min, n=1450. */
const SPEED = new RegExp(
  `(?<![\\d.,])(?<figures>${FIGURES})\\s*(?:r/min|rpm|min-1|1/min|u/min|转/分|r\\.p\\.m|tr/min|giri/min|об/мин|мин-1|回転/分)` +
    `|(?:(?<!\\p{L})n\\s*=|转速\\s*[:=]?)\\s*(?<named>${FIGURES})(?![\\d.,%]|\\s*(?:m|pa|kw))`,
  "giu",
);
/** A line that states a speed and names nothing. */
const SPEED_WORDS =
  /[\s:=()]|主轴|风机|水泵|电机|转速|同步|speed|drehzahl|vitesse|velocita|velocidad|частота вращения|回転数|\bn\b/gu;

/** How many steps the machines of a title have; `null` if it does not say. */
export function stepsIn(titles: readonly string[]): number | null {
  const text = simplifyHead(titles.join(" "));
  if (
    /双速|两速|two[- ]speed|dual[- ]speed|double[- ]speed|zweistufig|deux vitesses|due velocita|dos velocidades|двухскорост/u.test(
      text,
    )
  )
    return 2;
  return /三速|three[- ]speed|dreistufig|trois vitesses|tre velocita|tres velocidades|трехскорост/u.test(text)
    ? 3
    : null;
}

/** Rotational speeds that a line states, in r/min. */
export const speedsIn = (line: string): readonly number[] => [
  ...new Set(
    [...normaliseText(line).matchAll(SPEED)].flatMap(({ groups }) =>
      (groups?.["figures"] ?? groups?.["named"] ?? "").split(/[/、~]/u).map(Number),
    ),
  ),
];

const AGAIN =
  /\(?(?:续上?表?\d*|続き|つづき|continued|cont\.|fortsetzung|suite|segue|continuaci[oó]n|продолжение)\)?/gu;
/** 表 3 before a title; a continued table begins with 续表 3 instead. */
const NUMBER = /^\s*(?:表|table|tabelle|tableau|tabella|tabla|таблица)\s*\d+(?:[.-]\d+)*[.:：]?(?!\d)/iu;
const keyOf = (title: string) =>
  simplifyHead(title).replace(AGAIN, "").replace(NUMBER, "").replace(/\s+/gu, "");

/** One title, with or without 续. */
export const isSame = (one: string, other: string): boolean => keyOf(one) === keyOf(other);

const PAGE_NUMBER =
  /^[-—·\s]*(?:第|page|seite|pagina|página|стр\.?|страница|p\.)?\s*\d{1,4}\s*页?(?:\s*(?:\/|of|von|,|共)+\s*\d{1,4}\s*页?)?[-—·\s]*$/iu;
export const isPageNumber = (line: string): boolean => PAGE_NUMBER.test(normaliseText(line));

/** Whether a line says what products follow, by a series or a category. */
export const namesProducts = (line: string): boolean =>
  namesIn([line]).series !== "" || categoryNamed([line]) !== null;

/** Whether a line says more than a speed, a page number or 续. */
export const isTitle = (line: string): boolean =>
  !isPageNumber(line) && keyOf(normaliseText(line).replace(SPEED, "")).replace(SPEED_WORDS, "") !== "";

/** Units that titles and notes state for columns whose heads have none: 单位：kW, 流量 m³/h. */
export interface StatedUnits {
  readonly byQuantity: ReadonlyMap<Quantity, TableUnit>;
  readonly byKind: ReadonlyMap<TableUnit["kind"], TableUnit>;
}

const UNITS = /单位|単位|unit|einheit|unidad|единиц|размеры/iu;
const BEFORE_UNITS =
  /^.*(?:单位|単位|units?|einheit(?:en)?|unités?|unità|unidad(?:es)?|единицы?(?: измерения)?)\s*(?:均?为|:|in|en|в)?\s*/iu;

export function unitsIn(lines: readonly string[]): StatedUnits {
  const byQuantity = new Map<Quantity, TableUnit>();
  const byKind = new Map<TableUnit["kind"], TableUnit>();
  for (const line of lines) {
    const isUnits = UNITS.test(line);
    for (const words of normaliseText(line).split(/[,;、。()]|(?<=[^\d]):|\s-\s/u)) {
      const text = words.replace(BEFORE_UNITS, "").trim();
      if (text === "" || /\d/u.test(text.replace(/m[23]/gu, "").replace(/min-1|h2o/giu, ""))) continue;
      const { name, unit } = splitTableHead(text);
      if (unit === null) continue;
      const { quantity } = recogniseHead([name.replace(/(?:单位)?为?$/u, "")], unit);
      if (quantity !== null) byQuantity.set(quantity, unit);
      else if (name === "" && isUnits) byKind.set(unit.kind, unit);
    }
  }
  return { byQuantity, byKind };
}
