import { expect, it } from "vitest";
import { isMet, metBy } from "../../../scripts/quick/metBy.ts";

const PLAN = "1 files differ from 1234567890\nlint of 0 files; types of no room\n2 files of unit tests\n";
const WHOLE = "needs the whole gate: a.sql is a migration\nneeds the whole gate: 12 more browser specs\n";
const FAILED = ` FAIL  |ui| tests/ui/a.test.tsx > says why
 FAIL  |ui| tests/ui/a.test.tsx > says it again
 FAIL   domain  tests/domain/b.test.ts [ tests/domain/b.test.ts ]
✓ lint: passed (1.0 s)
✗ unit tests: 3 passed, 3 failed (4.1 s)
`;

it("names the part and the files of tests that met a fault, each once", () => {
  expect(metBy(PLAN + FAILED)).toBe("failed: unit tests (tests/ui/a.test.tsx, tests/domain/b.test.ts)");
  expect(isMet(PLAN + FAILED, true)).toBe(true);
});

it("says why the whole gate is needed, unless what was run fails", () => {
  expect(metBy(PLAN + WHOLE)).toBe("needs the whole gate: a.sql is a migration");
  expect(metBy(PLAN + WHOLE + FAILED)).toMatch(/^failed: /u);
  expect([isMet(PLAN + WHOLE, false), isMet(PLAN + WHOLE, true)]).toEqual([true, false]);
});

it.each([
  ["Quick: passed (9 passed, 0 failed).\n", "**passed**"],
  ["Quick: nothing differs from 1234567890, so nothing was checked.\n", "**passed**"],
  ["Error: no memory\n", "**no answer**"],
])("a fault that is not met stands out: %j", (output, words) => {
  expect(metBy(PLAN + output)).toBe(words);
  expect(isMet(PLAN + output, false)).toBe(false);
});
