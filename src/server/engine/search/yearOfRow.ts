import { PROPERTY } from "#domain/catalogue/properties.ts";
import { PUMP_TYPES } from "#domain/catalogue/pumpTypes.ts";
import type { ChartProduct } from "#domain/curve/ChartRequest.ts";
import type { ChosenYear } from "#domain/energy/chosenYear.ts";
import { searchedYear, type YearQuestion } from "#domain/energy/searchedYear.ts";
import { statedMotor, statedParts, type StatedFigures } from "#domain/energy/statedMotor.ts";
import { keyed, lookUp } from "#domain/keyed.ts";
import { stagesOf } from "#domain/medium/stagesOf.ts";
import { codeAt } from "#domain/search/codeNumber.ts";
import { settingsOfRow, type EnergyColumns } from "./energyColumns.ts";
import type { SearchCategory } from "./SearchCategory.ts";

const TYPE_NAMES = keyed<string>(PUMP_TYPES);

function stagesOfRow(
  { columns }: Pick<SearchCategory, "columns">,
  numberOf: StatedFigures["numberOf"],
  row: number,
) {
  const type = lookUp(columns.properties, PROPERTY.pumpType);
  const typeCode = type?.kind === "enum" ? codeAt(type.coded, row) : null;
  return stagesOf([
    { code: PROPERTY.stages, value: numberOf(PROPERTY.stages) },
    { code: PROPERTY.pumpType, value: lookUp(TYPE_NAMES, typeCode ?? "") },
  ]);
}

/** The year of a row's product, with the curves and figures that its detail would compute it from. */
export function yearOfRow(
  category: Pick<SearchCategory, "code" | "columns">,
  energy: EnergyColumns,
  row: number,
  question: YearQuestion,
): ChosenYear {
  const { code, columns } = category;
  const stated: StatedFigures = {
    categoryCode: code,
    numberOf(asked) {
      const column = lookUp(columns.properties, asked);
      const value = column?.kind === "number" ? (column.values[row] ?? NaN) : NaN;
      return Number.isNaN(value) ? null : value;
    },
  };
  const parts = statedParts(stated);
  const stages = stagesOfRow(category, stated.numberOf, row);
  const product: ChartProduct = {
    id: "",
    name: "",
    settings: settingsOfRow(energy, row),
    ...(parts === null ? {} : { parts }),
    ...(stages === undefined ? {} : { stages }),
  };
  return searchedYear(product, statedMotor(stated), question);
}
