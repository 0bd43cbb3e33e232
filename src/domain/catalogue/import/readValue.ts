import { fail, ok, type Result } from "../../base/result.ts";
import { normaliseText } from "../../base/sheet/normaliseText.ts";
import { splitNumber } from "../../base/sheet/readFigure.ts";
import { cellText, type Cell } from "../../base/sheet/SheetGrid.ts";
import { PROPERTY } from "../properties.ts";
import { findImportUnit, type ImportUnit } from "./importUnits.ts";
import type { ImportDefinition, ImportedValue } from "./ImportedProduct.ts";
import { isStorable } from "./isStorable.ts";
import { compactName } from "./readHeader.ts";
import { quoted, readNumber, type FigureTarget } from "./readNumber.ts";

const LONGEST_TEXT = 512;
const WHOLE = 100;

const YES: ReadonlySet<string> = new Set(["是", "有", "yes", "true", "y", "1"]);
const NO: ReadonlySet<string> = new Set(["否", "无", "no", "false", "n", "0"]);
const HEADS: ReadonlySet<string> = new Set([PROPERTY.head, PROPERTY.npsh]);
const EFFICIENCIES: ReadonlySet<string> = new Set(
  Object.entries(PROPERTY).flatMap(([name, code]) => (/efficiency$/iu.test(name) ? [code] : [])),
);
/** 10-20, 10~20, 10至20; either end may be left out. A minus sign before a number is not a dash. */
const RANGE = /^(-?[^-~至]*)[-~至](.*)$/u;

/**
 * Reads a cell as a property's value; `null` if the cell says that there is no value. The failure continues a
 * sentence that begins with the header.
 */
export function readValue(
  cell: Cell,
  stated: ImportUnit | null,
  definition: ImportDefinition,
): Result<ImportedValue | null, string> {
  const { code: propertyCode, dataType } = definition;
  switch (dataType) {
    case "Number":
    case "Int": {
      const number = readFigureOf(cell, stated, definition);
      if (!number.ok) return number;
      if (number.value === null) return ok(null);
      return dataType === "Int" && !Number.isInteger(number.value)
        ? fail(`is ${number.value}, which is not a whole number`)
        : ok({ propertyCode, number: number.value });
    }
    case "Range":
      return readRange(cell, stated, definition);
    case "Text": {
      const text = cellText(cell).trim();
      if (text.length > LONGEST_TEXT) return fail(`is longer than ${LONGEST_TEXT} characters`);
      if (!isStorable(text)) return fail("holds a character that is not text");
      return ok(text === "" ? null : { propertyCode, text });
    }
    case "Bool":
      return readBool(cell, propertyCode);
    case "Enum":
      return readEnum(cell, definition);
  }
}

function readFigureOf(cell: Cell, stated: ImportUnit | null, { code, unitSymbol }: ImportDefinition) {
  const target: FigureTarget = {
    unit: unitSymbol === null ? null : (findImportUnit(normaliseText(unitSymbol)) ?? null),
    isHead: HEADS.has(code),
  };
  const number = readNumber(cell, stated, target);
  if (!number.ok || number.value === null || !EFFICIENCIES.has(code)) return number;
  return number.value > WHOLE ? fail(`is ${number.value} %, which is over 100 %`) : number;
}

function readRange(cell: Cell, stated: ImportUnit | null, definition: ImportDefinition) {
  const [, lower, upper] =
    typeof cell === "string" ? (RANGE.exec(normaliseText(cell).replace(/[–—]/gu, "-")) ?? []) : [];
  // The unit behind 0.1~0.2 kPa applies to both ends.
  const unit = findImportUnit(splitNumber(upper ?? "")?.tail ?? "") ?? stated;
  const from = readFigureOf(lower ?? cell, unit, definition);
  const to = readFigureOf(upper ?? cell, unit, definition);
  if (!from.ok) return from;
  if (!to.ok) return to;
  if (from.value === null && to.value === null) return ok(null);
  if (from.value !== null && to.value !== null && from.value > to.value)
    return fail(`runs from ${from.value} down to ${to.value}`);
  return ok({ propertyCode: definition.code, rangeFrom: from.value, rangeTo: to.value });
}

function readBool(cell: Cell, propertyCode: string): Result<ImportedValue, string> {
  const text = compactName(cellText(cell));
  if (YES.has(text)) return ok({ propertyCode, bool: true });
  if (NO.has(text)) return ok({ propertyCode, bool: false });
  return fail(`is "${quoted(cellText(cell))}"; it must be yes or no`);
}

function readEnum(cell: Cell, { code, enumValues }: ImportDefinition): Result<ImportedValue, string> {
  const text = cellText(cell).trim();
  const wanted = compactName(text);
  const found =
    enumValues.find((value) => value.name === text || value.code === text) ??
    enumValues.find(({ name }) => compactName(name) === wanted);
  if (found) return ok({ propertyCode: code, enumCode: found.code });
  return fail(`is "${quoted(text)}"; it must be one of ${enumValues.map(({ name }) => name).join(", ")}`);
}
