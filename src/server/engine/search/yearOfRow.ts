import type { ChosenYear } from "#domain/energy/chosenYear.ts";
import { searchedYear, type YearQuestion } from "#domain/energy/searchedYear.ts";
import { statedMotor } from "#domain/energy/statedMotor.ts";
import type { EnergyColumns } from "./energyColumns.ts";
import { productOfRow, statedOfRow } from "./productOfRow.ts";
import type { SearchCategory } from "./SearchCategory.ts";

/** The year of a row's product, with the curves and figures that its detail would compute it from. */
export const yearOfRow = (
  category: Pick<SearchCategory, "code" | "columns">,
  energy: EnergyColumns,
  row: number,
  question: YearQuestion,
): ChosenYear =>
  searchedYear(productOfRow(category, energy, row), statedMotor(statedOfRow(category, row)), question);
