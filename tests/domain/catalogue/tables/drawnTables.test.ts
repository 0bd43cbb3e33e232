import * as fc from "fast-check";
import { expect, it } from "vitest";
import { drawings } from "../../../support/drawnTables.ts";
import { countExact } from "../../../support/judgeDrawn.ts";

/**
 * The share of randomly laid out products that must be read exactly; the others lead to a question or a refusal.
 */
const LEAST_EXACT = 0.95;

it("reads tables laid out at random as meant, never wrong without a word", () => {
  let [exact, all] = [0, 0];
  fc.assert(
    fc.property(drawings, ({ table: { grid, stated } }) => {
      exact += countExact([grid], stated);
      all += stated.length;
    }),
  );
  expect(exact / all).toBeGreaterThan(LEAST_EXACT);
});
