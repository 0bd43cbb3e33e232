import { describe, expect, it } from "vitest";
import { appendRooms, replaceRooms } from "#domain/building/batch/edit/editRooms.ts";
import { adoptRooms } from "#domain/building/batch/edit/sharedRooms.ts";
import { followStated, saidFresh } from "#domain/building/batch/edit/statedFresh.ts";
import { EditHistory } from "#domain/building/batch/history/EditHistory.ts";
import { reviseRooms } from "#domain/building/batch/revision/RoomRevision.ts";
import { revisionEntries, revisionOrder } from "#domain/building/batch/revision/revisionEntries.ts";
import { takeRevision } from "#domain/building/batch/revision/takeRevision.ts";
import { PROPOSED_FRESH } from "#domain/building/fresh/proposedFresh.ts";
import type { Cell } from "#domain/base/sheet/SheetGrid.ts";
import { batchOf } from "../../../../support/testBatch.ts";
import { rows } from "../../../../support/schedules.ts";

const schedule = (...lines: Cell[][]) =>
  rows(["房间编号", "面积(㎡)", "冷负荷(kW)", "新风量(m³/h)", "人数"], ...lines);
const first = () => schedule(["101", 40, 4, 120, 4], ["102", 30, 3, null, null]);

function building() {
  const batch = batchOf([]);
  replaceRooms(batch, first().rooms, "试验楼", "");
  return batch;
}
type Building = ReturnType<typeof building>;
const revised = (batch: Building, { rooms, preview }: ReturnType<typeof schedule>) =>
  reviseRooms(
    batch.rooms,
    { rooms, fields: preview.fields },
    { ids: batch.rooms.ids, own: saidFresh(batch) },
  );
const notesOf = (revision: ReturnType<typeof revised>) =>
  revisionEntries(revision, revisionOrder(revision, "changed"), 0).map(({ note }) => note);
const saidOf = (batch: Building, code: string) =>
  saidFresh(batch).find(({ room }) => room === batch.rooms.ids[batch.rooms.codes.indexOf(code)]);

describe("what a schedule states of fresh air", () => {
  it("is kept of rooms that state any, and asks for none", () => {
    const batch = building();
    expect(batch.fresh).toBeNull();
    expect(batch.stated).toEqual([{ room: batch.rooms.ids[0], flow: 120, people: 4, changes: null }]);
    appendRooms(batch, schedule(["201", 50, 5, 60, null]).rooms);
    expect(saidOf(batch, "201")).toMatchObject({ flow: 60, people: null });
  });

  it("shows in a revised schedule as other figures do, and is taken with it", () => {
    const batch = building();
    const revision = revised(batch, schedule(["101", 40, 4, 150, 4], ["102", 30, 3, null, 3]));
    expect(revision.counts).toMatchObject({ changed: 2, same: 0 });
    expect(notesOf(revision)).toEqual(["新风量 120 → 150 m³/h", "人数 - - → 3 人"]);
    takeRevision(batch, revision, false);
    expect(saidOf(batch, "101")).toMatchObject({ flow: 150, people: 4 });
    expect(saidOf(batch, "102")).toMatchObject({ flow: null, people: 3 });
  });

  it("stays where the revised schedule has no such column", () => {
    const batch = building();
    const revision = revised(
      batch,
      rows(["房间编号", "面积(㎡)", "冷负荷(kW)"], ["101", 40, 4], ["102", 30, 3]),
    );
    expect(revision.counts).toMatchObject({ changed: 0, same: 2 });
    takeRevision(batch, revision, false);
    expect(saidOf(batch, "101")).toMatchObject({ flow: 120 });
  });

  it("replaces what was typed where it is taken anew, and leaves the rest", () => {
    const batch = building();
    const [id, other] = batch.rooms.ids;
    const own = [
      { room: id!, flow: 200, people: 4, changes: 2 },
      { room: other!, flow: 90, people: null, changes: null },
    ];
    batch.fresh = { ...PROPOSED_FRESH.value, own };
    const revision = revised(batch, schedule(["101", 40, 4, 120, 6], ["102", 30, 3, 90, null]));
    expect(notesOf(revision)).toEqual(["新风量 200 → 120 m³/h；人数 4 → 6 人"]);
    takeRevision(batch, revision, false);
    expect(batch.fresh.own).toEqual([{ room: id, flow: 120, people: 6, changes: 2 }, own[1]]);
  });

  it("comes back with one step of undo, even where nothing else of a room has changed", () => {
    const batch = building();
    const before = batch.stated;
    const history = new EditHistory(batch);
    history.record("revise-rooms", null, () =>
      takeRevision(
        batch,
        revised(batch, schedule(["101", 40, 4, 150, 4], ["102", 30, 3, null, null])),
        false,
      ),
    );
    expect(saidOf(batch, "101")).toMatchObject({ flow: 150 });
    history.goBack();
    expect(batch.stated).toBe(before);
    history.goForth();
    expect(saidOf(batch, "101")).toMatchObject({ flow: 150 });
  });

  it("is followed by another kind of the building, which keeps what was typed of other figures", () => {
    const [from, outlets] = [building(), batchOf([])];
    adoptRooms(outlets, from, null);
    expect(outlets.stated).toBe(from.stated);
    const [room] = from.rooms.ids;
    outlets.fresh = { ...PROPOSED_FRESH.value, own: [{ room: room!, flow: 120, people: 9, changes: null }] };
    followStated(outlets, [{ room: room!, flow: 150, people: 4, changes: null }]);
    expect(outlets.fresh.own).toEqual([{ room, flow: 150, people: 9, changes: null }]);
    followStated(outlets, []);
    expect(outlets.fresh.own).toEqual([]);
  });
});
