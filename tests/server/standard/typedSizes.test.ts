import { expect, it } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { dataStandard } from "#server/standard/dataStandard.ts";

const SIZE: ReadonlySet<string> = new Set([PROPERTY.width, PROPERTY.height]);

it("lets every category whose lists show width and height be narrowed and ordered by a typed size", () => {
  const shown = dataStandard().definitions.filter(
    ({ code, isListDisplay }) => SIZE.has(code) && isListDisplay,
  );
  const sized = shown.filter(
    ({ categoryCode }) => shown.filter((other) => other.categoryCode === categoryCode).length === SIZE.size,
  );
  // Dampers, silencers, doors and filters.
  expect(sized).toHaveLength(4 * SIZE.size);
  for (const { isPerformanceFilter, isCustomSort } of sized)
    expect([isPerformanceFilter, isCustomSort]).toEqual([true, true]);
});
