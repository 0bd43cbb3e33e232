import { expect, test } from "vitest";
import { compareSystems } from "#domain/building/plan/compareSystems.ts";
import type { PlanDuty } from "#domain/building/plan/PlanContent.ts";

const duty = (id: string, flow: number | null): PlanDuty => ({
  ...{ id, kind: "cold", name: `系统 ${id}`, rooms: 3, segments: 4, assumed: 0 },
  ...{ flow, head: 20, index: "101", pipes: [], pump: null },
});
const systems = (...duties: readonly PlanDuty[]) => duties;

test("a system is matched by its id, wherever it stands in its version", () => {
  const found = compareSystems(systems(duty("a", 10), duty("b", 20)), systems(duty("b", 20), duty("a", 12)));
  expect(found.map(({ id, isSame }) => [id, isSame])).toEqual([
    ["b", true],
    ["a", false],
  ]);
  expect(found[1]).toMatchObject({ before: { flow: 10 }, after: { flow: 12 } });
});

test("systems of one version only differ, those of the earlier one last", () => {
  const found = compareSystems(systems(duty("gone", 1)), systems(duty("new", 1)));
  expect(found).toEqual([
    { id: "new", name: "系统 new", before: null, after: duty("new", 1), isSame: false },
    { id: "gone", name: "系统 gone", before: duty("gone", 1), after: null, isSame: false },
  ]);
});

test("a version saved without systems has none to compare", () => {
  expect(compareSystems(undefined, undefined)).toEqual([]);
  expect(compareSystems(undefined, systems(duty("a", 1)))).toMatchObject([{ before: null, isSame: false }]);
  expect(compareSystems(systems(duty("a", 1)), undefined)).toMatchObject([{ after: null, isSame: false }]);
});
