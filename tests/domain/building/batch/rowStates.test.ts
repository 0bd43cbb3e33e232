import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Batch } from "#domain/building/batch/Batch.ts";
import { EVERYTHING, type BatchView } from "#domain/building/batch/state/batchState.ts";
import { editRoom, setQuantity } from "#domain/building/batch/edit/editRooms.ts";
import { lockRooms } from "#domain/building/batch/edit/lockRooms.ts";
import { forecastRun } from "#domain/building/batch/run/runScope.ts";
import { planRooms } from "#domain/building/batch/confirm/planRooms.ts";
import { RECHECKED } from "#domain/building/batch/table/ResultColumns.ts";
import { roomAt } from "#domain/building/batch/table/RoomColumns.ts";
import { roomRows } from "#domain/building/batch/view/roomRow.ts";
import { summarise } from "#domain/building/batch/run/summarise.ts";
import { viewRows } from "#domain/building/batch/view/viewRows.ts";
import { writeAnswer } from "#domain/building/batch/run/writeAnswer.ts";
import { power } from "#domain/base/units.ts";
import { answerAll, batchOf } from "../../../support/testBatch.ts";
import { answerRooms, testKind, type TestFilter } from "../../../support/testKind.ts";
import { testRoom, testRooms } from "../../../support/testRooms.ts";

const beside = { version: 1, shown: 0, saving: "saved", undo: null, redo: null, tickedShown: 0 } as const;
const summary = (batch: Batch<TestFilter>) => summarise(batch, beside);
const rowsOf = (batch: Batch<TestFilter>) =>
  roomRows(
    batch,
    batch.rooms.editions.length === 0 ? new Int32Array(0) : Int32Array.from(batch.rooms.ids.keys()),
    0,
  );
const planned = (batch: Batch<TestFilter>) =>
  planRooms(batch, { parametersOf: new Map(), brandNames: new Map() });

function selected(count = 4) {
  const batch = batchOf(testRooms(count));
  answerAll(batch);
  return batch;
}

const NEEDS = "房间在选型后已修改，选型时单台需全冷量 2.00 kW，现需 26.00 kW，需重新选型";
const HIGH: TestFilter = { level: "HIGH_LEVEL", area: 20 };

/** As a person does who adopts a product in the panel of one room, at conditions of that panel. */
function adopt(batch: Batch<TestFilter>, row: number, filter: TestFilter) {
  const room = roomAt(batch.rooms, row);
  const [answer] = answerRooms(testKind.request(filter, [room]));
  const askedWith = batch.filters.indexOf(batch.filter ?? testKind.defaultFilter);
  writeAnswer(batch, { row, room, answer: answer!, askedWith, filter });
  batch.results.byHand[row] = 1;
}

describe("a room that was edited after its selection", () => {
  it("counts apart, keeps its product in sight, and states no surplus", () => {
    const batch = selected();
    editRoom(batch, "r1", testRoom(1, { coolingLoad: power(26) }));
    expect(summary(batch)).toMatchObject({ matched: 3, changed: 1, outdated: 1 });
    const row = rowsOf(batch)[1]!;
    expect(row).toMatchObject({ standing: "changed", reason: NEEDS });
    expect(row.selection).toMatchObject({ model: "M3", surpluses: [] });
    expect(planned(batch)[1]).toMatchObject({
      standing: "changed",
      remark: `已变更：${NEEDS}`,
      productModel: "M3",
    });
  });

  it("loses the reason that it had no match for at once", () => {
    const batch = batchOf([testRoom(0, { coolingLoad: power(500) })]);
    answerAll(batch);
    expect(rowsOf(batch)[0]).toMatchObject({ standing: "unmatched", reason: "no-candidates" });
    editRoom(batch, "r0", testRoom(0, { coolingLoad: power(2) }));
    expect(rowsOf(batch)[0]).toMatchObject({ standing: "changed", reason: "房间在选型后已修改，需重新选型" });
    expect(summary(batch)).toMatchObject({ unmatched: 0, changed: 1 });
    expect(planned(batch)[0]!.remark).not.toContain("no-candidates");
  });

  it("is not one that is only called otherwise", () => {
    const batch = selected();
    editRoom(batch, "r1", { ...testRoom(1), roomName: "新名", roomCode: "9F" });
    expect(summary(batch)).toMatchObject({ matched: 4, changed: 0, outdated: 0 });
    expect(rowsOf(batch)[1]).toMatchObject({ roomName: "新名", roomCode: "9F", standing: "matched" });
  });
});

describe("a selection that no longer does", () => {
  const unsatisfied = () => {
    const batch = selected();
    editRoom(batch, "r1", testRoom(1, { coolingLoad: power(9) }));
    batch.results.verdict[1] = RECHECKED.unsatisfied;
    batch.results.verdictEdition[1] = batch.rooms.editions[1]!;
    batch.results.reason[1] = batch.reasons.indexOf("全冷 2.63 kW，单台需 9.00 kW");
    return batch;
  };

  it("is no match, in table, counts and plan alike", () => {
    const batch = unsatisfied();
    expect(summary(batch)).toMatchObject({ matched: 3, unsatisfied: 1, outdated: 1 });
    expect(rowsOf(batch)[1]!.selection!.surpluses).toEqual([]);
    expect(planned(batch)[1]).toMatchObject({
      standing: "unsatisfied",
      remark: "不再满足：全冷 2.63 kW，单台需 9.00 kW",
    });
  });
});

describe("a product adopted at other conditions", () => {
  it("is marked as that with the conditions that differ, and left by a run of what changed", () => {
    const batch = selected();
    adopt(batch, 2, HIGH);
    expect(summary(batch)).toMatchObject({ matched: 3, otherConditions: 1, outdated: 0 });
    expect(summary(batch).conditions).toEqual([testKind.defaultFilter, HIGH]);
    const row = rowsOf(batch)[2]!;
    expect(row).toMatchObject({ standing: "otherConditions", conditions: HIGH });
    expect(rowsOf(batch)[1]!.conditions).toBeNull();
    expect(planned(batch)[2]).toMatchObject({
      remark: "工况不同：按 高档 选型",
      conditions: ["高档", "20 ㎡/台"],
      searchData: HIGH,
    });
  });

  it("is at the conditions of now once the screen asks for these", () => {
    const batch = selected();
    adopt(batch, 2, HIGH);
    batch.filter = HIGH;
    expect(rowsOf(batch).map(({ standing }) => standing)).toEqual([
      "changed",
      "changed",
      "matched",
      "changed",
    ]);
  });

  it("is what a locked room has once the conditions change", () => {
    const batch = selected();
    lockRooms(batch, Int32Array.of(0), true);
    batch.filter = HIGH;
    expect(summary(batch)).toMatchObject({ matched: 0, changed: 3, otherConditions: 1, outdated: 3 });
  });
});

it("takes conditions for the same that differ only in what does not act", () => {
  const deaf = {
    ...testKind,
    filterFields: {
      ...testKind.filterFields,
      fields: {
        ...testKind.filterFields.fields,
        area: { ...testKind.filterFields.fields.area, acts: () => false },
      },
    },
  };
  const batch = selected();
  Object.assign(batch, { kind: deaf });
  batch.filter = { level: "MEDIUM_LEVEL", area: 33 };
  expect(summary(batch)).toMatchObject({ matched: 4, changed: 0 });
});

it("runs exactly what no longer holds, and every count and view says the same", () => {
  const actions = fc.array(
    fc.tuple(fc.constantFrom("edit", "adopt", "lock", "quantity", "filter", "run"), fc.nat(5), fc.nat(3)),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(actions, (steps) => {
      const batch = selected(6);
      for (const [step, row, level] of steps) {
        if (step === "edit") editRoom(batch, `r${row}`, testRoom(row, { coolingLoad: power(1 + level * 4) }));
        if (step === "adopt") adopt(batch, row, level > 1 ? HIGH : testKind.defaultFilter);
        if (step === "lock") lockRooms(batch, Int32Array.of(row), level > 1);
        if (step === "quantity") setQuantity(batch, `r${row}`, level + 1);
        if (step === "filter") batch.filter = level > 1 ? HIGH : testKind.defaultFilter;
        if (step === "run") answerAll(batch, "outdated");
      }
      const told = summary(batch);
      const { matched, unmatched, unsatisfied, unchecked, changed, otherConditions } = told;
      expect(matched + unmatched + unsatisfied + unchecked + changed + otherConditions).toBe(6);
      expect(forecastRun(batch, "outdated").rooms).toBe(told.outdated);
      const shows: readonly BatchView["show"][] = ["unmatched", "changed", "otherConditions"];
      expect(shows.map((show) => viewRows(batch, { ...EVERYTHING, show }).length)).toEqual([
        unmatched,
        changed,
        otherConditions,
      ]);
      expect(planned(batch).map(({ standing }) => standing)).toEqual(
        rowsOf(batch).map(({ standing }) => standing),
      );
      answerAll(batch, "outdated");
      expect(summary(batch).outdated).toBe(0);
    }),
  );
});
