import { isDeviation } from "../duty/deviationRate.ts";
import { isDutyFigure } from "../duty/systemFigures.ts";
import { ENERGY_NAMES } from "./energyNames.ts";
import { numberText } from "../../base/input/numberText.ts";
import { CODE, MAX_ID, MAX_PAGE, MAX_TEXT, MAX_WORDS } from "../../base/limits.ts";
import { GRADE_NAMES } from "../standards/gradeNames.ts";
import { append } from "../../base/lists.ts";
import {
  EMPTY_LIST,
  PAGE_SIZES,
  type DutyEntry,
  type ListSort,
  type ListState,
  type ListTolerance,
  type PropertyFilter,
} from "./ListState.ts";
import { PRODUCT_ORIGINS } from "./ProductOrigin.ts";
import { isNameIn } from "../../base/keyed.ts";

/** Name and value of each part of an address's query, in the order of writing. */
export type AddressPart = readonly [name: string, value: string];

const NUMBER = String.raw`-?[0-9]+(?:\.[0-9]+)?`;
const RANGE = new RegExp(`^(${NUMBER})?~(${NUMBER})?$`, "u");

/** Values for the kind of record: real records or generated samples. */
const RECORDS: ReadonlyMap<string | undefined, boolean> = new Map([
  ["real", false],
  ["sample", true],
]);

/** Part names of property filters: the kind, then a point and the property. */
const KIND_OF = { e: "enums", r: "range", b: "bool", t: "text" } as const;

function readDuty(text: string): DutyEntry[] {
  const entries: DutyEntry[] = [];
  for (const part of text.split(",")) {
    const [code = "", valueText = "", rateText] = part.split(":");
    const value = Number(valueText);
    const rate = rateText === undefined ? null : Number(rateText);
    const isRate = rate === null || (Number.isInteger(rate) && isDeviation(rate));
    const isNew = !entries.some((entry) => entry.code === code);
    if (CODE.test(code) && isNew && valueText !== "" && isDutyFigure({ code, value }) && isRate) {
      entries.push({ code, value, deviationRate: rate });
    }
  }
  return entries;
}

function readProperty(name: string, text: string): PropertyFilter | null {
  const [mark, code] = [name.slice(0, 1), name.slice(2)];
  if (name[1] !== "." || !CODE.test(code) || !isNameIn(KIND_OF, mark)) return null;
  const kind = KIND_OF[mark];
  switch (kind) {
    case "enums": {
      const codes = [...new Set(text.split(",").filter((value) => CODE.test(value)))];
      return codes.length === 0 ? null : { kind, code, codes };
    }
    case "range": {
      const [, lower, upper] = RANGE.exec(text) ?? [];
      const from = lower === undefined ? null : Number(lower);
      const to = upper === undefined ? null : Number(upper);
      const isRange = (from !== null || to !== null) && (from === null || to === null || from < to);
      return isRange ? { kind, code, from, to } : null;
    }
    case "bool":
      return text === "true" || text === "false" ? { kind, code, value: text === "true" } : null;
    case "text": {
      const trimmed = text.trim();
      return trimmed === "" || trimmed.length > MAX_TEXT ? null : { kind, code, text: trimmed };
    }
  }
}

/** `2B`, or `2B:all` for products that meet the duty under all tolerances. */
function readTolerance(text: string | undefined): ListTolerance | null {
  const [name, required] = (text ?? "").split(":");
  const grade = GRADE_NAMES.find((each) => each === name);
  return grade === undefined ? null : { grade, isRequired: required === "all" };
}

function readSort(text: string | undefined): ListSort | null {
  const [code = "", direction] = (text ?? "").split(":");
  if (!CODE.test(code)) return null;
  return direction === "asc" || direction === "desc"
    ? { code, direction: direction === "asc" ? "ASC" : "DESC" }
    : null;
}

/**
 * Reads the list state from an address. A damaged part counts as missing, so a bad link opens a list and not an
 * error.
 */
export function readListAddress(parts: Iterable<AddressPart>): ListState {
  const entries = [...parts];
  const named = new Map(entries);
  const [brand, seriesId, page, pageSize] = ["brand", "series", "page", "size"].map((name) =>
    named.get(name),
  );
  const pageNumber = Number(page ?? EMPTY_LIST.page);
  const isPage = Number.isInteger(pageNumber) && pageNumber >= 1 && pageNumber <= MAX_PAGE;
  const properties = entries.flatMap(([name, text]) => readProperty(name, text) ?? []);
  return {
    speedControl: named.get("speed") === "double" ? "DOUBLE_SPEED" : "SINGLE_SPEED",
    brandCode: brand !== undefined && CODE.test(brand) ? brand : null,
    series:
      seriesId !== undefined && seriesId !== "" && seriesId.length <= MAX_ID
        ? { id: seriesId, name: (named.get("seriesName") ?? "").slice(0, MAX_TEXT) }
        : null,
    duty: readDuty(named.get("duty") ?? ""),
    tolerance: readTolerance(named.get("tolerance")),
    isSample: RECORDS.get(named.get("records")) ?? null,
    origin: PRODUCT_ORIGINS.find((origin) => origin === named.get("origin")) ?? EMPTY_LIST.origin,
    words: (named.get("q") ?? "").trim().slice(0, MAX_WORDS),
    properties: [...new Map(properties.map((filter) => [filter.code, filter])).values()],
    sort: readSort(named.get("sort")),
    energy: ENERGY_NAMES.flatMap((name): readonly AddressPart[] => {
      const value = named.get(name);
      return value === undefined ? [] : [[name, value]];
    }),
    page: isPage ? pageNumber : EMPTY_LIST.page,
    pageSize: PAGE_SIZES.find((size) => String(size) === pageSize) ?? EMPTY_LIST.pageSize,
  };
}

const endText = (end: number | null) => (end === null ? "" : numberText(end));

function propertyPart(filter: PropertyFilter): AddressPart {
  switch (filter.kind) {
    case "enums":
      return [`e.${filter.code}`, filter.codes.join(",")];
    case "range":
      return [`r.${filter.code}`, `${endText(filter.from)}~${endText(filter.to)}`];
    case "bool":
      return [`b.${filter.code}`, String(filter.value)];
    case "text":
      return [`t.${filter.code}`, filter.text];
  }
}

const dutyText = ({ code, value, deviationRate }: DutyEntry) =>
  `${code}:${numberText(value)}${deviationRate === null ? "" : `:${deviationRate}`}`;

/** Writes the list state as address parts; defaults are left out. */
export function writeListAddress(state: ListState): AddressPart[] {
  const { speedControl, brandCode, series, duty, tolerance, isSample, origin, words, properties } = state;
  const { sort, energy, page, pageSize } = state;
  const parts: AddressPart[] = [];
  if (speedControl === "DOUBLE_SPEED") parts.push(["speed", "double"]);
  if (duty.length > 0) parts.push(["duty", duty.map(dutyText).join(",")]);
  if (tolerance !== null)
    parts.push(["tolerance", `${tolerance.grade}${tolerance.isRequired ? ":all" : ""}`]);
  if (brandCode !== null) parts.push(["brand", brandCode]);
  if (series) parts.push(["series", series.id], ["seriesName", series.name]);
  if (isSample !== null) parts.push(["records", isSample ? "sample" : "real"]);
  if (origin !== EMPTY_LIST.origin) parts.push(["origin", origin]);
  if (words !== "") parts.push(["q", words]);
  append(parts, properties.map(propertyPart));
  if (sort) parts.push(["sort", `${sort.code}:${sort.direction.toLowerCase()}`]);
  append(parts, energy);
  if (page !== EMPTY_LIST.page) parts.push(["page", String(page)]);
  if (pageSize !== EMPTY_LIST.pageSize) parts.push(["size", String(pageSize)]);
  return parts;
}
