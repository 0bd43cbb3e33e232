import fc from "fast-check";
import { expect, it } from "vitest";
import { OBJECTIVES } from "#domain/building/batch/optimum/objective.ts";
import { scaleText } from "#domain/building/batch/optimum/optimumWords.ts";

/** What a line's text says, in the objective's own unit. */
const figureOf = (text: string) =>
  Number(text.replace(/[, %万]/gu, "")) * (text.endsWith("%") ? 0.01 : text.endsWith("万") ? 10_000 : 1);

it("a line of the picture is named by all its digits", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...OBJECTIVES),
      fc.constantFrom(1, 2, 2.5, 5, 10),
      fc.integer({ min: -3, max: 6 }),
      fc.integer({ min: 1, max: 4 }),
      (objective, factor, power, line) => {
        const step = factor * 10 ** power;
        const text = scaleText(objective, line * step, step, 4 * step);
        expect(figureOf(text)).toBeCloseTo(line * step, 9);
      },
    ),
  );
});
