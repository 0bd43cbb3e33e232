import * as fc from "fast-check";
import { expect, it } from "vitest";
import { LANGUAGES } from "../../../support/drawnWords.ts";
import { readAll } from "../../../support/judgeDrawn.ts";
import { countMade } from "../../../support/judgeMade.ts";
import { STYLES } from "../../../support/Maker.ts";
import { MAKERS, madeTable, type MakerLayout } from "../../../support/makerTables.ts";
import { runsOf } from "../../../support/runsOf.ts";

const layouts = Object.keys(MAKERS) as MakerLayout[];
const CASES = layouts.flatMap((layout) => LANGUAGES.map((language) => [layout, language] as const));

it.each(CASES)("reads %s of a maker in %s, however its figures are written", (layout, language) => {
  fc.assert(
    fc.property(fc.constantFrom(...STYLES), (style) => {
      const { rows, merges, products } = madeTable(layout, language, style);
      const { tables, refused } = readAll([{ name: "", isHidden: false, rows, merges }]);
      expect(countMade(tables, refused, products)).toBe(products.length);
    }),
    { numRuns: runsOf(8) },
  );
});
