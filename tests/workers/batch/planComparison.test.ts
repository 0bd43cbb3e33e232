import { describe, expect, it } from "vitest";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { ROOM_FIELDS } from "#domain/building/rooms/roomFields.ts";
import { power } from "#domain/base/units.ts";
import { testRoom, testRooms } from "../../support/testRooms.ts";
import { confirmInto, selectedBuilding, versionPages } from "../../support/versionPage.ts";

const FOREVER = new AbortController().signal;
const page = versionPages();
const { machine } = page;

describe("a comparison", () => {
  it("of two versions counts and lists what is new, gone and changed, and the units of models", async () => {
    const { client } = machine();
    await selectedBuilding(client, 10);
    await confirmInto(client, page.project.projectId);
    await client.deleteRooms(["r9"]);
    const { roomId: _id, ...draft } = testRoom(70);
    await client.addRoom(draft);
    await client.editRoom("r1", testRoom(1, { coolingLoad: power(8) }));
    await client.run("outdated");
    await confirmInto(client, page.project.projectId);
    const [later, earlier] = await page.project.versions();
    const compared = await client.compareVersions(page.project.projectId, earlier!.id, later!.id, FOREVER);
    if (!compared.ok) throw new Error(compared.message);
    expect(compared.value).toMatchObject({ fresh: 1, gone: 1, changed: 1, same: 8, unmatched: 0 });
    expect(compared.value.products.length).toBeGreaterThan(0);
    const entries = (show: "all" | "gone") => client.comparisonEntries(compared.value.id, show, 0, 10);
    expect(await entries("all")).toMatchObject({
      ok: true,
      value: [
        {
          index: 0,
          what: "changed",
          roomCode: "1F-2",
          note: expect.stringMatching(/^冷负荷 2 → 8 kW；M3 × 1 台 → M9 × 1 台$/u),
        },
        { index: 1, what: "fresh", roomCode: "1F-71" },
        { index: 2, what: "gone", roomCode: "1F-10" },
      ],
    });
    expect(await entries("gone")).toMatchObject({ value: [{ index: 0, what: "gone" }] });
    await client.compareVersions(page.project.projectId, earlier!.id, later!.id, FOREVER);
    expect(await entries("all")).toMatchObject({ code: "comparison.gone" });
  });

  it("with a revised schedule is that of the schedule's import", async () => {
    const { client } = machine();
    await selectedBuilding(client, 4);
    await confirmInto(client, page.project.projectId);
    const [version] = await page.project.versions();
    const rooms = packRooms([
      ...testRooms(3).map((room, at) => (at === 1 ? { ...room, coolingLoad: power(5) } : room)),
      testRoom(40),
    ]);
    const schedule = { rooms, fields: ROOM_FIELDS };
    const compared = await client.compareWithSchedule(page.project.projectId, version!.id, schedule, FOREVER);
    if (!compared.ok) throw new Error(compared.message);
    expect(compared.value).toMatchObject({ fresh: 1, gone: 1, changed: 1, same: 2, products: [] });
    expect(await client.comparisonEntries(compared.value.id, "changed", 0, 10)).toMatchObject({
      value: [{ roomCode: "1F-2", note: "冷负荷 2 → 5 kW" }],
    });
    expect(await client.proposeRevision(schedule)).toMatchObject({ fresh: 1, gone: 1, changed: 1, same: 2 });
  });
});
