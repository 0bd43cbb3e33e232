import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { createHostBridge } from "#api/host/createHostBridge.ts";
import { createSimulatedHost } from "#api/host/simulatedHost.ts";
import type { HostBridge } from "#api/host/HostBridge.ts";
import { textAt, type PackedTable } from "#domain/building/rooms/PackedTable.ts";
import { HOST_PATHS } from "#domain/desk/host/hostPaths.ts";
import type { FanCoilFilter } from "#domain/building/kinds/fanCoil/FanCoilFilter.ts";
import { useHostRooms } from "#ui/screens/batch/rooms/host/useHostRooms.ts";
import { fanCoilScreen } from "#ui/screens/batch/kinds/fanCoil/fanCoilScreen.tsx";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { ANONYMOUS_WEB, useSession } from "#ui/page/services/useSession.ts";
import { fakeServices, renderInApp } from "../../../../renderInApp.tsx";
import { FakeBatch } from "../../support/FakeBatch.ts";
import { openBatch } from "../../support/openBatch.tsx";
import { matched } from "../../support/rows.ts";

const hostWith = (rooms: number, lacks: readonly string[] = []): HostBridge =>
  createHostBridge(createSimulatedHost({ rooms, lacks }, () => {}));

/** Answers once more for every time it is asked; the last answer stays. */
function hostSaying(...replies: readonly unknown[]): HostBridge {
  let at = 0;
  return createHostBridge(() => replies[Math.min(at++, replies.length - 1)]);
}
const NO_ROOMS_THERE = { code: "success", data: { total: 0, rooms: [] } };

function replacedBy(batch: FakeBatch) {
  const [[table, name, assumptions] = []] = batch.of("replaceRooms");
  return { table: table as PackedTable, name, assumptions };
}

describe("inside a host the batch screen", () => {
  it("opens with the host's rooms, under its ids, and says where they come from", async () => {
    const batch = new FakeBatch();
    openBatch(batch, { host: hostWith(450) });
    await waitFor(() => expect(batch.of("replaceRooms")).toHaveLength(1));
    const { table, name, assumptions } = replacedBy(batch);
    expect(table.rows).toBe(450);
    expect(textAt(table.columns["roomId"]!, 1)).toBe("6B1a2F3e-90ab-4C3d-8e21-5f7A9c0d1e2f-00001001");
    expect([name, assumptions]).toEqual([
      "模拟宿主 办公楼",
      "房间来自设计软件「模拟宿主 办公楼」，共 450 间",
    ]);
  });

  it("tells of a great building's reading ten times, not with each of its pieces", async () => {
    const batch = new FakeBatch();
    const shown = new Set<string>();
    const watch = new MutationObserver(() => {
      for (const [, read] of document.body.textContent.matchAll(/([\d,]+) \/ 20,000/gu))
        shown.add(read ?? "");
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    openBatch(batch, { host: hostWith(20_000) });
    await waitFor(() => expect(batch.of("replaceRooms")).toHaveLength(1), { timeout: 30_000 });
    watch.disconnect();
    expect(replacedBy(batch).table.rows).toBe(20_000);
    expect(shown.size).toBeGreaterThan(0);
    expect(shown.size).toBeLessThanOrEqual(11);
  });

  it("has no other way in: results go back by the host's ids", async () => {
    openBatch(new FakeBatch(), { host: hostSaying(NO_ROOMS_THERE) });
    expect(await screen.findByRole("button", { name: "重新读取房间" })).toBeTruthy();
    for (const name of ["导入房间表", "粘贴", "下载模板", "房间"])
      expect(screen.queryByRole("button", { name })).toBeNull();
  });

  it("says that the host has no rooms, and reads again when told to", async () => {
    const room = { code: "success", data: { total: 1, rooms: [{ roomId: "a" }] } };
    const host = hostSaying(NO_ROOMS_THERE, room);
    const batch = new FakeBatch();
    const { user } = openBatch(batch, { host });
    await waitFor(() => expect(batch.of("replaceRooms")).toHaveLength(1));
    expect(screen.getByText("暂无房间信息")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "重新读取" }));
    await waitFor(() => expect(batch.of("replaceRooms")).toHaveLength(2));
    expect(batch.of("replaceRooms")[1]?.slice(1)).toEqual(["风机盘管", "房间来自设计软件，共 1 间"]);
  });

  it("reads from its first drawing on: nobody is told that there are no rooms before the host is asked", () => {
    const drawn: string[] = [];
    const client = new FakeBatch() as unknown as BatchClient<FanCoilFilter>;
    function Probe() {
      drawn.push(useHostRooms(client, fanCoilScreen.kind).step.status);
      return null;
    }
    renderInApp(<Probe />, {
      services: fakeServices({ host: hostWith(3), hostDataArrived: new Promise(() => {}) }),
    });
    expect(new Set(drawn)).toEqual(new Set(["reading"]));
  });

  it("goes on saying that it reads until the rooms are there", async () => {
    const batch = new FakeBatch();
    let isTaken = () => {};
    Object.assign(batch.answers, { replaceRooms: () => new Promise<void>((resolve) => (isTaken = resolve)) });
    openBatch(batch, { host: hostWith(3) });
    await waitFor(() => expect(batch.of("replaceRooms")).toHaveLength(1));
    expect(screen.getByText("正在读取设计软件中的房间")).toBeTruthy();
    expect(screen.queryByText("暂无房间信息")).toBeNull();
    isTaken();
    expect(await screen.findByText("暂无房间信息")).toBeTruthy();
  });

  it("names the rooms that it had to leave out, with their codes, and takes the others", async () => {
    const rooms = [{ roomId: "a" }, { roomId: "b", roomCode: "1F-102", equipmentNumber: 0 }];
    const batch = new FakeBatch();
    const { user } = openBatch(batch, { host: hostSaying({ code: "success", data: { total: 2, rooms } }) });
    const dialog = within(await screen.findByRole("dialog", { name: "部分房间未读取" }));
    expect(replacedBy(batch)).toMatchObject({
      table: { rows: 1 },
      assumptions: "房间来自设计软件，共 1 间，另有 1 间未读取",
    });
    expect(dialog.getByRole("listitem").textContent).toBe("1F-102指定数量 0 不是 1 以上的整数，或过大");
    await user.click(dialog.getByRole("button", { name: "确定" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("waits for the entrance, and reads what is selected where equipment is selected for it", async () => {
    let tell = () => {};
    const hostDataArrived = new Promise<void>((resolve) => (tell = resolve));
    const asked: string[] = [];
    const host = createHostBridge((text) => {
      const { path } = JSON.parse(text) as { path: string };
      asked.push(path);
      if (path === HOST_PATHS.selectedObjects)
        return { code: "success", data: { objects: [{ id: "b", name: "办公室" }] } };
      return { code: "success", data: { total: 2, rooms: [{ roomId: "a" }, { roomId: "b" }] } };
    });
    const batch = new FakeBatch();
    openBatch(batch, { host, hostDataArrived });
    expect(await screen.findByText(/正在读取设计软件中的房间/u)).toBeTruthy();
    expect(asked).toEqual([]);
    act(() => useSession.setState({ platform: "g", fromEntrance: "equipment" }));
    tell();
    await waitFor(() => expect(batch.of("replaceRooms")).toHaveLength(1));
    expect(replacedBy(batch)).toMatchObject({
      table: { rows: 1 },
      assumptions: "房间来自设计软件中选中的对象，共 1 间",
    });
    act(() => useSession.setState(ANONYMOUS_WEB, true));
  });

  it("says why the rooms could not be read", async () => {
    openBatch(new FakeBatch(), { host: hostSaying({ code: "failure", message: "interop is undefined!" }) });
    expect(await screen.findByText("未能读取设计软件中的房间")).toBeTruthy();
    expect(screen.getByText("interop is undefined!")).toBeTruthy();
  });

  it("says that the plug-in is too old to give rooms", async () => {
    openBatch(new FakeBatch(), { host: hostWith(3, [HOST_PATHS.rooms]) });
    expect(await screen.findByText("您的插件版本可能较低, 建议升级后使用此功能！")).toBeTruthy();
  });

  const there = () => new FakeBatch([matched(0)], { rooms: 1, hasRun: true });

  it("offers the host's rooms where there are others, and keeps those if told to", async () => {
    const batch = there();
    const { user } = openBatch(batch, { host: hostWith(24) });
    const dialog = within(await screen.findByRole("dialog", { name: "设计软件中的房间" }));
    expect(dialog.getByText("是否改用设计软件当前的 24 间房间？")).toBeTruthy();
    expect(dialog.getByText("现有 1 间及其选型结果将被替换，包括此建筑其他设备的选型。")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "保留现有" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(batch.of("replaceRooms")).toEqual([]);
  });

  it("hears no key of the table while it asks about them", async () => {
    const batch = new FakeBatch([matched(0)], { rooms: 1, hasRun: true, undo: "lock" });
    const { user } = openBatch(batch, { host: hostWith(24) });
    const keep = await screen.findByRole("button", { name: "保留现有" });
    await user.keyboard("{Control>}z{/Control}");
    expect(batch.of("undo")).toEqual([]);
    await user.click(keep);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await user.keyboard("{Control>}z{/Control}");
    expect(batch.of("undo")).toHaveLength(1);
  });

  it("replaces the rooms that are there if told to", async () => {
    const batch = there();
    const { user } = openBatch(batch, { host: hostWith(24) });
    await user.click(await screen.findByRole("button", { name: "改用" }));
    await waitFor(() => expect(batch.of("replaceRooms")).toHaveLength(1));
    expect(replacedBy(batch).table.rows).toBe(24);
  });

  it("keeps the rooms that are there when the host gives none, and says so", async () => {
    const batch = there();
    openBatch(batch, { host: hostSaying({ code: "failure", message: "" }) });
    expect(await screen.findByText("设计软件没有说明原因")).toBeTruthy();
    expect(batch.of("replaceRooms")).toEqual([]);
  });

  it("asks the host once, however often the screen is opened", async () => {
    const batch = new FakeBatch();
    openBatch(batch, { host: hostWith(3) });
    await waitFor(() => expect(batch.of("replaceRooms")).toHaveLength(1));
    openBatch(batch, { host: hostWith(3) });
    expect(await screen.findAllByText("暂无房间信息")).toHaveLength(2);
    expect(batch.of("replaceRooms")).toHaveLength(1);
  });
});

it("on the web asks nobody, and offers every other way in", async () => {
  const batch = new FakeBatch();
  openBatch(batch);
  expect(await screen.findAllByRole("button", { name: "导入房间表" })).not.toEqual([]);
  expect(screen.queryByRole("button", { name: "重新读取房间" })).toBeNull();
  expect(batch.of("replaceRooms")).toEqual([]);
});
