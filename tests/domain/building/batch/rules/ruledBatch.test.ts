import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { conditionsInForce, filterInForce, type Batch } from "#domain/building/batch/Batch.ts";
import { editRoom } from "#domain/building/batch/edit/editRooms.ts";
import { EditHistory } from "#domain/building/batch/history/EditHistory.ts";
import { lockRooms } from "#domain/building/batch/edit/lockRooms.ts";
import { NO_GROUP, groupRooms } from "#domain/building/batch/optimum/groupRooms.ts";
import { planConditions } from "#domain/building/batch/confirm/planConditions.ts";
import { planRooms } from "#domain/building/batch/confirm/planRooms.ts";
import { planSchedule, scheduleNotes } from "#domain/building/plan/schedule/planSchedule.ts";
import { roomAt } from "#domain/building/batch/table/RoomColumns.ts";
import { roomRows } from "#domain/building/batch/view/roomRow.ts";
import type { RoomRule } from "#domain/building/batch/state/RoomRule.ts";
import { queueRooms, takeChunk } from "#domain/building/batch/run/runRooms.ts";
import { rowStates } from "#domain/building/batch/rowStates.ts";
import { plainRule } from "../../../../support/plain/rules/plainRules.ts";
import { answerAll, batchOf } from "../../../../support/testBatch.ts";
import { testKind, type TestFilter } from "../../../../support/testKind.ts";
import { testRoom, testRooms } from "../../../../support/testRooms.ts";

type Rule = RoomRule<TestFilter>;
const rule = (id: string, words: readonly string[], own: Partial<TestFilter>): Rule => ({
  id,
  name: `规则 ${id}`,
  words,
  floors: [],
  zones: [],
  own,
});
const OFFICES = rule("办公", ["办公"], { level: "HIGH_LEVEL" });
const HALLS = rule("走廊", ["走廊"], { area: 10 });
const rules = fc.array(
  fc.record({
    words: fc.subarray(["办公", "会议", "走廊", "室"], { minLength: 1 }),
    own: fc.constantFrom<Partial<TestFilter>>({ level: "HIGH_LEVEL" }, { area: 10 }, {}),
  }),
  { maxLength: 4 },
);
const made = (list: readonly { words: string[]; own: Partial<TestFilter> }[]): Rule[] =>
  list.map(({ words, own }, at) => rule(String(at), words, own));

/** As a person would look it up for one room. */
function plainFilter(batch: Batch<TestFilter>, row: number): TestFilter {
  const { names, floors, zones } = batch.rooms;
  const at = plainRule(batch.rules, { name: names[row]!, floor: floors[row]!, zone: zones[row]! });
  return { ...(batch.filter ?? testKind.defaultFilter), ...batch.rules[at]?.own };
}
const counted = (batch: Batch<TestFilter>) => {
  const standingAt = rowStates(batch);
  return batch.rooms.ids.map((_, row) => standingAt(row));
};

describe("a run under rules", () => {
  it("asks about every room once, with the filter of its own rule, and the answers are those of now", () => {
    fc.assert(
      fc.property(fc.nat(20), rules, fc.integer({ min: 1, max: 5 }), (count, list, size) => {
        const batch = batchOf(testRooms(count));
        batch.rules = made(list);
        queueRooms(batch, "all");
        const conditions = conditionsInForce(batch);
        const asked: [string, TestFilter][] = [];
        for (
          let chunk = takeChunk(batch, conditions, size);
          chunk;
          chunk = takeChunk(batch, conditions, size)
        ) {
          expect(chunk.rooms.length).toBeLessThanOrEqual(size);
          for (const { roomId } of chunk.rooms) asked.push([roomId, chunk.filter]);
        }
        expect(new Map(asked)).toEqual(
          new Map(batch.rooms.ids.map((roomId, row) => [roomId, plainFilter(batch, row)])),
        );
        expect(asked.length).toBe(count);
        answerAll(batch);
        expect(counted(batch).every((standing) => standing === "matched")).toBe(true);
        batch.results.judgedBy.forEach((number, row) =>
          expect(batch.filters.at(number)).toEqual(plainFilter(batch, row)),
        );
      }),
    );
  });

  it("leaves every room 已变更, and no other, whose conditions other rules change", () => {
    fc.assert(
      fc.property(rules, rules, (before, after) => {
        const batch = batchOf(testRooms(9));
        batch.rules = made(before);
        answerAll(batch);
        const then = batch.rooms.ids.map((_, row) => plainFilter(batch, row));
        batch.rules = made(after);
        const isSame = (row: number) => {
          const now = plainFilter(batch, row);
          return now.level === then[row]!.level && now.area === then[row]!.area;
        };
        expect(counted(batch)).toEqual(
          batch.rooms.ids.map((_, row) => (isSame(row) ? "matched" : "changed")),
        );
      }),
    );
  });
});

describe("a room under a rule", () => {
  const selected = () => {
    const batch = batchOf(testRooms(6));
    batch.rules = [OFFICES, HALLS];
    answerAll(batch);
    return batch;
  };
  const rowsOf = (batch: Batch<TestFilter>) => roomRows(batch, Int32Array.from(batch.rooms.ids.keys()), 0);

  it("says which rule it follows, and counts its units by it", () => {
    const [office, meeting, hall] = rowsOf(selected());
    expect([office!.rule, meeting!.rule, hall!.rule]).toEqual([OFFICES, null, HALLS]);
    expect([office!.conditions, hall!.conditions]).toEqual([null, null]);
    const wide = batchOf([testRoom(2, { roomArea: 40 as never }), testRoom(1, { roomArea: 40 as never })]);
    wide.rules = [HALLS];
    expect(rowsOf(wide).map(({ calculatedQuantity }) => calculatedQuantity)).toEqual([4, 2]);
  });

  it("is changed by a name that makes it follow another one, and current again with the old name", () => {
    const batch = selected();
    const before = roomAt(batch.rooms, 0);
    const { editions } = batch.rooms;
    batch.rooms.names = batch.rooms.names.with(0, "走廊");
    expect(batch.rooms.editions).toBe(editions);
    const [row] = rowsOf(batch);
    expect(row).toMatchObject({
      standing: "changed",
      rule: HALLS,
      conditions: { level: "HIGH_LEVEL", area: 20 },
      reason: "房间适用的条件在选型后已修改，需重新选型",
    });
    batch.rooms.names = batch.rooms.names.with(0, before.roomName);
    expect(counted(batch)[0]).toBe("matched");
  });

  it("that is locked keeps its product at other conditions, which the plan says", () => {
    const batch = selected();
    lockRooms(batch, Int32Array.of(0), true);
    batch.rules = [HALLS];
    expect(counted(batch).slice(0, 3)).toEqual(["otherConditions", "matched", "matched"]);
    const [planned] = planRooms(batch, { parametersOf: new Map(), brandNames: new Map() });
    expect(planned).toMatchObject({
      remark: "工况不同：按 高档 选型",
      conditions: ["高档", "20 ㎡/台"],
      searchData: { level: "HIGH_LEVEL", area: 20 },
    });
  });

  it("stands in the plan with the conditions of its rule, and nothing is said against it", () => {
    const batch = selected();
    const planned = planRooms(batch, { parametersOf: new Map(), brandNames: new Map() });
    expect(planned.map(({ remark }) => remark)).toEqual(["", "", "", "", "", ""]);
    expect(planned.map(({ conditions }) => conditions?.[0])).toEqual([
      "高档",
      "中档",
      "中档",
      "高档",
      "中档",
      "中档",
    ]);
    const conditions = planConditions(batch, new Map());
    expect(conditions.map(({ name, askedBy, rooms }) => [name, askedBy.join(), rooms])).toEqual([
      ["工况 1", "筛选条件", 2],
      ["工况 2", "规则 办公", 2],
      ["工况 3", "规则 走廊", 2],
    ]);
  });

  it("stands in the schedule with the conditions of its rule", () => {
    const batch = selected();
    const sources = { parametersOf: new Map(), brandNames: new Map(), unitOf: new Map() };
    const schedule = planSchedule(batch, sources);
    const notes = scheduleNotes(batch, schedule);
    expect(notes).toContain("工况 1（筛选条件，2 间）：中档；20 ㎡/台");
    expect(notes).toContain("工况 2（规则 办公，2 间）：高档；20 ㎡/台");
  });

  it("names in the plan what nothing asks any more by no rule, and no rule without rooms", () => {
    const batch = selected();
    batch.rules = [rule("空", ["没有"], { area: 12 })];
    const conditions = planConditions(batch, new Map());
    expect(conditions.map(({ askedBy, rooms }) => [askedBy.join(), rooms])).toEqual([
      ["筛选条件", 2],
      ["", 2],
      ["", 2],
    ]);
  });
});

it("asks about the best plans with each room's own filter, those of one filter together", () => {
  fc.assert(
    fc.property(fc.nat(20), rules, (count, list) => {
      const batch = batchOf(testRooms(count));
      batch.rules = made(list);
      const { rooms, filters, groupOf, units } = groupRooms(batch, conditionsInForce(batch));
      expect(filters.length).toBe(rooms.length);
      groupOf.forEach((group, row) => {
        expect(group).not.toBe(NO_GROUP);
        const room = roomAt(batch.rooms, row);
        expect(filters[group]).toEqual(plainFilter(batch, row));
        expect(rooms[group]!.coolingLoad).toBe(room.coolingLoad);
        expect(units[row]).toBe(testKind.calculatedQuantity(room, plainFilter(batch, row)));
      });
      const runs = filters.filter((filter, at) => at === 0 || filter !== filters[at - 1]);
      expect(new Set(runs).size).toBe(runs.length);
    }),
  );
});

it("takes an edit of rules back, and brings it again, in one step; edits of rooms beside it stay apart", () => {
  const batch = batchOf(testRooms(4));
  answerAll(batch);
  const history = new EditHistory(batch);
  const none = batch.rules;
  history.record("set-rules", new Int32Array(0), () => (batch.rules = [OFFICES]));
  history.record("edit-room", Int32Array.of(1), () =>
    editRoom(batch, "r1", testRoom(1, { roomName: "办公 2" })),
  );
  history.record("set-rules", new Int32Array(0), () => (batch.rules = [HALLS, OFFICES]));
  expect(history.goBack()).toEqual({ name: "set-rules", roomIds: [] });
  expect(batch.rules).toEqual([OFFICES]);
  expect(history.goBack()).toEqual({ name: "edit-room", roomIds: ["r1"] });
  expect(history.goBack()).toEqual({ name: "set-rules", roomIds: [] });
  expect(batch.rules).toBe(none);
  expect(filterInForce(batch, 0)).toEqual(testKind.defaultFilter);
  for (let times = 0; times < 3; times++) history.goForth();
  expect(batch.rules).toEqual([HALLS, OFFICES]);
  history.record("set-rules", new Int32Array(0), () => {});
  expect(history.undo).toBe("set-rules");
  expect(history.goBack()).toEqual({ name: "set-rules", roomIds: [] });
  expect(batch.rules).toEqual([OFFICES]);
});
