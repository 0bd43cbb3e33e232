import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editRoom } from "#domain/building/batch/edit/editRooms.ts";
import { roomAt } from "#domain/building/batch/table/RoomColumns.ts";
import { PENDING } from "#domain/building/batch/table/ResultColumns.ts";
import { planTotals } from "#domain/building/batch/confirm/planTotals.ts";
import { equipmentTag, floorCodes, tagRule } from "#domain/building/plan/schedule/equipmentTags.ts";
import { planSchedule, scheduleNotes } from "#domain/building/plan/schedule/planSchedule.ts";
import { namedTexts, scheduleRows } from "#domain/building/plan/schedule/scheduleRows.ts";
import { power } from "#domain/base/units.ts";
import { answerAll, batchOf } from "../../../../support/testBatch.ts";
import { testKind } from "../../../../support/testKind.ts";
import { testRoom } from "../../../../support/testRooms.ts";

const kind = { ...testKind, schedule: { prefix: "FCU", properties: () => ["POWER", "NONE"] } };
const SOURCES = {
  parametersOf: new Map([["p-2", [{ code: "POWER", name: "输入功率", value: 0.045 }]]]),
  brandNames: new Map(),
  unitOf: new Map([["POWER", "kW"]]),
};
const made = (rooms: Parameters<typeof batchOf>[0]) => {
  const batch = batchOf(rooms);
  answerAll(batch);
  return batch;
};
const scheduleOf = (batch: ReturnType<typeof made>) => planSchedule({ ...batch, kind }, SOURCES);

describe("tags", () => {
  it("begin with the kind, then the floor and the number on it", () => {
    expect(equipmentTag("FCU", "1", 1)).toBe("FCU-1-01");
    expect(equipmentTag("FCU", null, 12)).toBe("FCU-12");
    expect(equipmentTag("FCU", "B1", 100)).toBe("FCU-B1-100");
  });

  it("call floors by their storeys, and by their names where two storeys would be called the same", () => {
    const names = ["地下二层", "B1", "1F", "一层夹层", "B1M", "屋面", "设备 层", ""];
    expect([...floorCodes(names).values()]).toEqual(["B2", "B1", "1", "1M", "B1M", "RF", "设备层", "00"]);
    expect([...floorCodes(["3F", "3~5F", "4F"]).values()]).toEqual(["3F", "3~5F", "4"]);
  });

  it("differ between floors whose names differ by blanks alone, or are what another one is called", () => {
    expect([...floorCodes(["中 庭", "中庭", "1F", "1 F"]).values()]).toEqual([
      "中庭",
      "中庭(2)",
      "1F",
      "1F(2)",
    ]);
    expect([...floorCodes(["0", "00", ""]).values()]).toEqual(["0", "00", "00(2)"]);
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^[ 01FB层中-]{0,4}$/u), { maxLength: 12 }),
        (names) => new Set(floorCodes(names).values()).size === names.length,
      ),
    );
  });

  it("are stated by a rule", () => {
    expect(tagRule("FCU", [])).toBe("编号为 FCU-序号，序号按型号的顺序");
    expect(tagRule("FCU", ["1F"])).not.toContain("00");
    expect(tagRule("FCU", ["1F", ""])).toContain("未注明楼层记 00");
  });
});

const rooms = fc.array(
  fc.record({
    floor: fc.constantFrom("", "1F", "2F", "B1", "屋面", "中庭"),
    coolingLoad: fc.integer({ min: 1, max: 12 }).map(power),
    heatLoad: fc.constant(null),
    equipmentNumber: fc.option(fc.integer({ min: 1, max: 4 }), { nil: null }),
  }),
  { maxLength: 30 },
);

describe("a schedule", () => {
  it("has every unit of the plan once on its floor and once in the building, under tags of its own", () => {
    fc.assert(
      fc.property(rooms, fc.nat(29), (about, lost) => {
        const batch = made(about.map((each, at) => testRoom(at, each)));
        if (lost < about.length) batch.results.pending[lost] = PENDING.unanswered;
        const { floors, totals } = scheduleOf(batch);
        const bill = planTotals(batch).map((total) => [
          total.productId,
          total.units,
          total.doubtful,
          total.rooms,
        ]);
        expect(
          new Set(totals.map((one) => [one.productId, one.units, one.doubtful, one.rooms.length].join())),
        ).toEqual(new Set(bill.map((one) => one.join())));
        const onFloors = floors.flatMap((floor) => floor.models);
        for (const { productId, units, tags } of totals) {
          const same = onFloors.filter((model) => model.productId === productId);
          expect(same.reduce((sum, model) => sum + model.units, 0)).toBe(units);
          expect(same.flatMap((model) => model.tags)).toEqual(tags);
        }
        const tags = onFloors.flatMap((model) => model.tags);
        expect(new Set(tags).size).toBe(tags.length);
        expect(floors.reduce((sum, floor) => sum + floor.rooms, 0)).toBe(about.length);
        const served = floors.flatMap((floor) => floor.models.flatMap((model) => model.rooms));
        expect(served.length + floors.reduce((sum, floor) => sum + floor.left, 0)).toBe(about.length);
      }),
    );
  });

  const building = () =>
    made([
      testRoom(0, { floor: "2F", coolingLoad: power(1.5), equipmentNumber: 3 }),
      testRoom(1, { floor: "B1", coolingLoad: power(1.6), equipmentNumber: 1 }),
      testRoom(2, { floor: "2F", coolingLoad: power(8), equipmentNumber: 1 }),
      testRoom(3, { floor: "2F", coolingLoad: power(90), equipmentNumber: 1 }),
    ]);

  it("says of each what it does, where it serves and at which conditions it was selected", () => {
    const batch = building();
    const [low, high] = scheduleOf(batch).floors;
    expect(low).toMatchObject({ name: "B1", units: 1, rooms: 1, left: 0 });
    expect(high).toMatchObject({ name: "2F", units: 4, rooms: 3, left: 1 });
    expect(low!.models[0]).toMatchObject({
      tags: ["FCU-B1-01"],
      model: "M2",
      rooms: ["1F-2"],
      conditions: ["工况 1"],
    });
    expect(low!.models[0]!.performance).toBe("全冷量 2.00 kW，制热量 3.00 kW，输入功率 0.045 kW");
    expect(high!.models.map(({ tags, model }) => [tags[0], model])).toEqual([
      ["FCU-2-01", "M1"],
      ["FCU-2-02", "M9"],
    ]);
    const notes = scheduleNotes(batch, scheduleOf(batch));
    expect(notes.join()).toMatch(/工况 1（3 间）：中档；20 ㎡\/台/u);
    expect(notes.at(-1)).toBe("1 间没有试验设备，不在表中。");
  });

  it("states what a product does at each of the levels that its rooms selected it at", () => {
    const batch = batchOf([
      testRoom(0, { coolingLoad: power(1.6), equipmentNumber: 1 }),
      testRoom(1, { coolingLoad: power(2.5), equipmentNumber: 1 }),
    ]);
    answerAll(batch);
    batch.results.locked[0] = 1;
    batch.filter = { level: "HIGH_LEVEL", area: 20 };
    answerAll(batch);
    const [model, ...others] = scheduleOf(batch).totals;
    expect(others).toEqual([]);
    expect(model).toMatchObject({ model: "M2", units: 2, conditions: ["工况 1", "工况 2"] });
    expect(model!.performance).toBe(
      "工况 1：全冷量 3.00 kW，制热量 4.50 kW，输入功率 0.045 kW；" +
        "工况 2：全冷量 2.00 kW，制热量 3.00 kW，输入功率 0.045 kW",
    );
  });

  it("says beside what is rated what a product does in its rooms, from least to most", () => {
    const batch = building();
    const [low, high] = scheduleOf(batch).floors;
    expect(low!.models[0]!.corrected).toBe("全冷量 1.80 kW，制热量 2.70 kW");
    // Two rooms of one tag, in different air states.
    batch.results.product[2] = batch.results.product[0]!;
    batch.results.corrected.set([0.85, 1.4], 0);
    batch.results.corrected.set([0.9, 1.4], 2 * batch.results.width);
    const [, both] = scheduleOf(batch).floors;
    expect(high!.models[0]!.corrected).toBe("全冷量 0.90 kW，制热量 1.35 kW");
    expect(both!.models[0]!.corrected).toBe("全冷量 0.85～0.90 kW，制热量 1.40 kW");
    const [line] = scheduleRows(scheduleOf(batch));
    expect(line![3]).toBe(
      "额定：全冷量 2.00 kW，制热量 3.00 kW，输入功率 0.045 kW；修正：全冷量 1.80 kW，制热量 2.70 kW",
    );
    expect(scheduleNotes(batch, scheduleOf(batch)).join()).toContain("额定为产品额定工况下的数值；修正为");
  });

  it("says nothing of what a product does in a room that needs something else by now", () => {
    const batch = building();
    editRoom(batch, "r1", { ...roomAt(batch.rooms, 1), coolingLoad: power(1.7) });
    expect(scheduleOf(batch).floors[0]!.models[0]).toMatchObject({ doubtful: 1, corrected: "" });
  });

  it("is drawn floor by floor with sums, then each model over the building", () => {
    const rows = scheduleRows(scheduleOf(building()));
    expect(rows.map(([tag, , model, , units]) => [tag, model, units])).toEqual([
      ["FCU-B1-01", "M2", 1],
      ["B1 小计", "", 1],
      ["FCU-2-01", "M1", 3],
      ["FCU-2-02", "M9", 1],
      ["2F 小计", "", 4],
      ["全楼", "M1", 3],
      ["全楼", "M2", 1],
      ["全楼", "M9", 1],
      ["合计", "", 5],
    ]);
    expect(rows[0]![5]).toBe("工况 1；示例数据；服务 1F-2");
  });

  it("of a building without floors numbers its models alone", () => {
    const schedule = scheduleOf(
      made([testRoom(0, { coolingLoad: power(1.6) }), testRoom(1, { coolingLoad: power(8) })]),
    );
    expect(schedule.hasFloors).toBe(false);
    expect(scheduleRows(schedule).map(([tag]) => tag)).toEqual(["FCU-01", "FCU-02", "合计"]);
  });

  it("of no rooms has nothing but its sum", () => {
    expect(scheduleRows(scheduleOf(made([])))).toEqual([["合计", "", "", "", 0, ""]]);
  });
});

it("names as many as a cell holds, and how many there are", () => {
  const codes = Array.from({ length: 100 }, (_, at) => `1F-${at + 1}`);
  expect(namedTexts(["1F-1", "1F-2"], "间")).toBe("1F-1、1F-2");
  expect(namedTexts(codes, "间")).toMatch(/^1F-1、.* 等 100 间$/u);
  expect(namedTexts(["x".repeat(300)], "间")).toBe("x".repeat(300));
});
