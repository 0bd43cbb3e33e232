import { expect, it } from "vitest";
import { setPlaces } from "#domain/building/batch/edit/setPlaces.ts";
import { roomFacts } from "#domain/building/batch/roomFacts.ts";
import { batchOf } from "../../../../support/testBatch.ts";
import { testRooms } from "../../../../support/testRooms.ts";

it("makes a building without floors one that states them, and nothing else of its facts", () => {
  const batch = batchOf(testRooms(3));
  const before = roomFacts(batch);
  expect(before.stated).not.toContain("floor");
  setPlaces(batch, Int32Array.of(1), { floor: "3F" });
  expect(roomFacts(batch)).toEqual({ ...before, stated: [...before.stated, "floor"] });
  setPlaces(batch, Int32Array.of(1), { floor: "", zone: "东" });
  expect(roomFacts(batch)).toEqual({ ...before, stated: [...before.stated, "zone"] });
});
