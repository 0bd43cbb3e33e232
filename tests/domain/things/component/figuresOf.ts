import { CATEGORIES, type CategoryCode } from "#domain/catalogue/categories.ts";
import type { Figures } from "#domain/things/component/Figures.ts";
import { dataStandard } from "#server/standard/dataStandard.ts";

/** Builds figures by code from a test's values. */
export const figuresOf = (
  categoryCode: string,
  numbers: Readonly<Record<string, number>> = {},
  choices: Readonly<Record<string, string>> = {},
): Figures => ({
  categoryCode,
  number: (code) => numbers[code] ?? null,
  choice: (code) => choices[code] ?? null,
});

const { enumValues } = dataStandard();

/**
 * All forms of a category: each combination of the enumerated values that its shape may read, one property at a
 * time.
 */
export const formsOf = (categoryCode: string): readonly Readonly<Record<string, string>>[] => [
  {},
  ...enumValues
    .filter((value) => value.categoryCode === categoryCode)
    .map(({ propertyCode, code }) => ({ [propertyCode]: code })),
];

export const CATEGORY_CODES = Object.keys(CATEGORIES) as readonly CategoryCode[];
