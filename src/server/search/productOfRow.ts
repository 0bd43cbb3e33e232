import { PROPERTY } from "#domain/catalogue/properties.ts";
import { PUMP_TYPES } from "#domain/catalogue/pumpTypes.ts";
import type { ChartProduct, ChartSetting } from "#domain/catalogue/machine/ChartRequest.ts";
import { statedParts, type StatedFigures } from "#domain/products/energy/statedMotor.ts";
import { keyed, lookUp } from "#domain/base/keyed.ts";
import { stagesOf } from "#domain/catalogue/stagesOf.ts";
import { figureReader } from "#domain/products/search/Figures.ts";
import { codeAt } from "#domain/products/search/codeNumber.ts";
import type { SearchCategory } from "./SearchCategory.ts";

const TYPE_NAMES = keyed<string>(PUMP_TYPES);

type Searched = Pick<SearchCategory, "code" | "columns">;

/** The stated figures of a row's product. */
export const statedOfRow = ({ code, columns }: Searched, row: number): StatedFigures => ({
  categoryCode: code,
  numberOf(asked) {
    const column = lookUp(columns.properties, asked);
    const value = column?.kind === "number" ? figureReader(column.values)(row) : NaN;
    return Number.isNaN(value) ? null : value;
  },
});

function stagesOfRow({ columns }: Searched, { numberOf }: StatedFigures, row: number) {
  const type = lookUp(columns.properties, PROPERTY.pumpType);
  const typeCode = type?.kind === "enum" ? codeAt(type.coded, row) : null;
  return stagesOf([
    { code: PROPERTY.stages, value: numberOf(PROPERTY.stages) },
    { code: PROPERTY.pumpType, value: lookUp(TYPE_NAMES, typeCode ?? "") },
  ]);
}

/**
 * A row's product, without names.
 * @param settings the settings that its detail shows
 */
export function productOfRow(
  category: Searched,
  settings: readonly ChartSetting[],
  row: number,
): ChartProduct {
  const stated = statedOfRow(category, row);
  const parts = statedParts(stated);
  const stages = stagesOfRow(category, stated, row);
  return {
    id: "",
    name: "",
    settings,
    ...(parts === null ? {} : { parts }),
    ...(stages === undefined ? {} : { stages }),
  };
}
