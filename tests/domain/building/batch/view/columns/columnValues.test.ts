import { describe, expect, it } from "vitest";
import { EVERYTHING, type ColumnFilter } from "#domain/building/batch/state/batchState.ts";
import type { TextKey } from "#domain/building/batch/state/TextKey.ts";
import { columnValues, MAX_LISTED_VALUES } from "#domain/building/batch/view/columns/columnValues.ts";
import { withColumnFilter } from "#domain/building/batch/view/columns/withColumnFilter.ts";
import { area } from "#domain/base/units.ts";
import { answerAll, batchOf } from "../../../../../support/testBatch.ts";
import { testRoom, testRooms } from "../../../../../support/testRooms.ts";

const named = (key: TextKey, ...values: string[]): ColumnFilter => ({
  kind: "text",
  key,
  contains: "",
  values,
});

describe("the values of a column", () => {
  it("are counted in the natural order, rooms without a text last", () => {
    const names = ["", "会议室", "办公室10", "办公室2", "会议室", ""];
    const batch = batchOf(names.map((roomName, at) => testRoom(at, { roomName })));
    expect(columnValues(batch, "roomName")).toEqual({
      values: [
        { text: "办公室2", rooms: 1 },
        { text: "办公室10", rooms: 1 },
        { text: "会议室", rooms: 2 },
        { text: "", rooms: 2 },
      ],
      hasMore: false,
    });
  });

  it("are those of the rooms that the other columns let through, whatever is ticked in this one", () => {
    const batch = batchOf([
      testRoom(0, { roomName: "办公室", roomArea: area(10) }),
      testRoom(1, { roomName: "会议室", roomArea: area(20) }),
      testRoom(2, { roomName: "走廊", roomArea: area(30) }),
    ]);
    const small: ColumnFilter = { kind: "range", key: "roomArea", from: null, to: 20 };
    batch.view = { ...EVERYTHING, columns: [named("roomName", "走廊"), small] };
    expect(columnValues(batch, "roomName").values).toEqual([
      { text: "办公室", rooms: 1 },
      { text: "会议室", rooms: 1 },
      { text: "走廊", rooms: 0 },
    ]);
  });

  it("leave out rooms without a product", () => {
    const batch = batchOf([testRoom(0), testRoom(1)]);
    expect(columnValues(batch, "model").values).toEqual([]);
    answerAll(batch);
    expect(columnValues(batch, "model").values.reduce((sum, { rooms }) => sum + rooms, 0)).toBe(2);
  });

  it("are no list where there are more than a person looks through, but for the ticked ones", () => {
    const batch = batchOf(testRooms(MAX_LISTED_VALUES + 1));
    expect(columnValues(batch, "roomCode")).toEqual({ values: [], hasMore: true });
    batch.view = { ...EVERYTHING, columns: [named("roomCode", "1F-7")] };
    expect(columnValues(batch, "roomCode")).toEqual({ values: [{ text: "1F-7", rooms: 1 }], hasMore: true });
  });
});

describe("setting a column's filter", () => {
  const code = named("roomCode", "1F-1");
  const name = named("roomName", "走廊");

  it("puts it in the place of the one before it", () => {
    const other = named("roomCode", "1F-2");
    expect(withColumnFilter([code, name], "roomCode", other)).toEqual([other, name]);
    expect(withColumnFilter([code], "roomName", name)).toEqual([code, name]);
  });

  it("takes away what lets all through", () => {
    const open: ColumnFilter = { kind: "range", key: "roomArea", from: null, to: null };
    expect(withColumnFilter([code, name], "roomCode", null)).toEqual([name]);
    expect(withColumnFilter([code], "roomArea", open)).toEqual([code]);
    expect(
      withColumnFilter([code], "roomCode", {
        ...code,
        kind: "text",
        key: "roomCode",
        contains: " ",
        values: [],
      }),
    ).toEqual([]);
  });
});
