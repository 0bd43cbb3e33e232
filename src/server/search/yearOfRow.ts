import type { ChartSetting } from "#domain/catalogue/machine/ChartRequest.ts";
import type { ChosenYear } from "#domain/products/energy/chosenYear.ts";
import { searchedYear, type YearQuestion } from "#domain/products/energy/searchedYear.ts";
import { statedMotor } from "#domain/products/energy/statedMotor.ts";
import { productOfRow, statedOfRow } from "./productOfRow.ts";
import type { SearchCategory } from "./SearchCategory.ts";

/**
 * The yearly energy of a row's product, from the same curves and figures as in its detail.
 * @param settings the settings that its detail shows
 */
export const yearOfRow = (
  category: Pick<SearchCategory, "code" | "columns">,
  settings: readonly ChartSetting[],
  row: number,
  question: YearQuestion,
): ChosenYear =>
  searchedYear(productOfRow(category, settings, row), statedMotor(statedOfRow(category, row)), question);
