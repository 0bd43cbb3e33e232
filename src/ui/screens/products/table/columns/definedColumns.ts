import type { PropertyDefinition } from "#api/contract/dataStandards.ts";
import type { RowValue } from "#api/contract/search.ts";
import { formatQuantity } from "#domain/base/formatQuantity.ts";
import { greatest } from "#domain/base/lists.ts";
import { deviationOrder } from "#domain/products/search/Order.ts";
import type { ListState } from "#domain/catalogue/listing/ListState.ts";
import { askedYears } from "#domain/products/energy/listYears.ts";
import { gradeColumn } from "./gradeColumn.ts";
import { liquidColumns } from "./liquidColumns.ts";
import { rowValue, type ListColumn } from "./ListColumn.ts";
import { suitabilityColumn } from "./suitabilityColumn.ts";
import { yearColumn } from "./yearColumn.ts";

const NUMERIC: ReadonlySet<PropertyDefinition["dataType"]> = new Set(["Number", "Int"]);

function shown({ value, valueFrom, valueTo }: RowValue, unit: string | null): RowValue["value"] {
  const figure = (end: number) => formatQuantity(end, unit);
  if (valueFrom !== null && valueTo !== null) return `${figure(valueFrom)} – ${figure(valueTo)}`;
  if (valueFrom !== null) return `≥ ${figure(valueFrom)}`;
  if (valueTo !== null) return `≤ ${figure(valueTo)}`;
  return value;
}

function deviationColumn({ code, name }: PropertyDefinition): ListColumn {
  return {
    key: `${code}DeviationRate`,
    title: `${name}偏差率`,
    unit: "%",
    width: 100,
    kind: "deviation",
    sortCode: deviationOrder(code),
    value: (product) => rowValue(product, code)?.deviationRate ?? null,
  };
}

/**
 * px of a full-width character in a row, of another character, of a cell's sides; and the limits of a text column.
 */
const WORDS = { full: 13, other: 7.5, sides: 20, least: 72, most: 180 } as const;

const pxOf = (text: string) => {
  const full = text.match(/[\u2E80-\uFFFF]/gu)?.length ?? 0;
  return full * WORDS.full + (text.length - full) * WORDS.other + WORDS.sides;
};

/** A text column with enumerated values is as wide as the longest of them. */
function wordsWidth({ name, enumValues }: PropertyDefinition): { readonly width?: number } {
  if (enumValues.length === 0) return {};
  const longest = Math.max(pxOf(name), greatest(enumValues.map((each) => pxOf(each.name))));
  return { width: Math.ceil(Math.min(WORDS.most, Math.max(WORDS.least, longest))) };
}

/** The columns of a category's property definitions; each quantity of the duty is followed by its deviation. */
export function definedColumns(
  state: ListState,
  definitions: readonly PropertyDefinition[],
): readonly ListColumn[] {
  const { duty } = state;
  const searched = new Set(duty.map(({ code }) => code));
  const columns = definitions
    .filter(({ isListDisplay }) => isListDisplay)
    .flatMap((definition): readonly ListColumn[] => {
      const { code, name, dataType, unitSymbol, isCustomSort } = definition;
      if (code === gradeColumn.key) return [gradeColumn];
      const isNumber = NUMERIC.has(dataType);
      const column: ListColumn = {
        key: code,
        title: name,
        kind: isNumber ? "number" : "text",
        ...(unitSymbol === null ? {} : { unit: unitSymbol }),
        ...wordsWidth(definition),
        ...(isCustomSort ? { sortCode: code } : {}),
        value: (product) => {
          const value = rowValue(product, code);
          return value === undefined ? null : shown(value, unitSymbol);
        },
      };
      return searched.has(code) ? [column, deviationColumn(definition)] : [column];
    });
  if (duty.length === 0) return columns;
  const years = askedYears(state) === null ? [] : [yearColumn];
  return [...liquidColumns(columns, duty), ...years, suitabilityColumn];
}
