import { expect, it } from "vitest";
import { dearerPumps } from "#domain/building/batch/optimum/dearerPumps.ts";
import { pumpsOf } from "#domain/building/batch/optimum/PlanPumps.ts";
import { runSystem } from "#domain/building/systems/water/runChangeover.ts";
import type { SystemRoom } from "#domain/building/systems/water/SystemRoom.ts";
import { PROPOSED_SYSTEMS } from "#domain/building/systems/water/WaterSettings.ts";
import { systemRoom } from "../../../../support/drawnSystems.ts";

const pumps = (rooms: readonly SystemRoom[]) => pumpsOf(runSystem("cold", rooms, PROPOSED_SYSTEMS.cold));
const small = ["101", "102", "103"].map((code) =>
  systemRoom(code, { count: 4, unitFlow: 0.4, unitLoss: 20_000 }),
);

it("says of a plan with few large units of a high loss how much more its pumps do, and for which unit", () => {
  const large = small.map((room) => ({
    ...room,
    model: "FP-238",
    count: 1,
    unitFlow: 1.6,
    unitLoss: 55_000,
  }));
  const [today, plan] = [pumps(small)!, pumps(large)!];
  // The flow is the same: it is the loss alone that is dearer.
  expect(plan.flow).toBeCloseTo(today.flow, 9);
  expect(plan.index).toEqual({ room: "103", model: "FP-238", loss: 55_000 });
  const said = dearerPumps({ name: "冷水系统", isShaft: false, plan, today });
  expect(said).toMatch(
    /^冷水系统水泵比当前扬程高 \d\.\d m、功率高 \d+ %；最不利末端 103 为 FP-238，水阻 55\.0 kPa$/u,
  );
  expect(Number(/高 (\d\.\d) m/u.exec(said!)![1])).toBeCloseTo(plan.head - today.head, 1);
});

it("says nothing of a plan whose pumps do no more, and of what has no duty", () => {
  const own = pumps(small)!;
  const of = { name: "冷水系统", isShaft: false };
  expect(dearerPumps({ ...of, plan: own, today: own })).toBeNull();
  expect(
    dearerPumps({ ...of, plan: { ...own, head: own.head - 2, power: own.power / 2 }, today: own }),
  ).toBeNull();
  expect(dearerPumps({ ...of, plan: null, today: own })).toBeNull();
  // More flow at a lower head is dearer, too.
  expect(
    dearerPumps({ ...of, plan: { ...own, head: own.head - 1, power: own.power * 1.2 }, today: own }),
  ).toContain("比当前功率高 20 %");
});
