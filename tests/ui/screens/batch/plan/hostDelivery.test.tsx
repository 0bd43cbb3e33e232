import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { createHostBridge } from "#api/host/createHostBridge.ts";
import type { HostBridge } from "#api/host/HostBridge.ts";
import { NOT_LOUD } from "../support/rows.ts";
import { countPlan } from "#domain/building/batch/confirm/countPlan.ts";
import type { PlanRoom } from "#domain/building/batch/state/plan.ts";
import { HOST_PATHS } from "#domain/desk/host/hostPaths.ts";
import { FakeBatch } from "../support/FakeBatch.ts";
import { openBatch } from "../support/openBatch.tsx";
import { matched } from "../support/rows.ts";

const PLANNED: readonly PlanRoom[] = Array.from({ length: 250 }, (_, at) => ({
  roomId: `id ${at}`,
  roomCode: `1-${at}`,
  roomName: "办公室",
  roomArea: 20,
  equipmentNumber: 1,
  standing: at === 3 ? "unmatched" : "matched",
  remark: "",
  ...(at === 3 ? {} : { productId: "p1", productModel: "LYW-68", productName: "卧式", parameters: [] }),
}));
const PLAN = {
  id: 7,
  buildingName: "楼",
  rooms: 250,
  counts: countPlan(PLANNED, 0, NOT_LOUD),
  units: 249,
  toConfirm: [],
  air: null,
  totals: [
    {
      ...{ productId: "p1", model: "LYW-68", name: "卧式", seriesName: "", isSample: false },
      ...{ rooms: 249, units: 249, doubtful: 0 },
    },
  ],
  sheets: [],
};

interface Piece {
  readonly categoryCode: string;
  readonly offset: number;
  readonly results: readonly PlanRoom[];
}

/** A host that has no rooms of its own, and takes pieces of a plan as the test says. */
function takingHost(take: (at: number) => unknown) {
  const pieces: Piece[] = [];
  const bridge: HostBridge = createHostBridge((message) => {
    const { path, params } = JSON.parse(message) as { path: string; params: Piece };
    if (path === HOST_PATHS.rooms) return { code: "failure", message: "没有房间" };
    return take(pieces.push(params) - 1);
  });
  return { bridge, pieces };
}

async function confirmIn(host: HostBridge) {
  const batch = new FakeBatch([matched(0)], { hasRun: true, rooms: 250, matched: 249 });
  batch.confirmAnswer = { ok: true, value: PLAN };
  batch.planned = PLANNED;
  const { user } = openBatch(batch, { host });
  await user.click(screen.getByRole("button", { name: "确认方案" }));
  const dialog = within(await screen.findByRole("dialog", { name: "确认方案" }));
  return { batch, user, dialog };
}

it("hands the confirmed plan to the host, exactly and in pieces, and says so", async () => {
  const { bridge, pieces } = takingHost(() => ({ code: "success" }));
  const { batch, dialog } = await confirmIn(bridge);
  expect(await dialog.findByText("选型结果已返回设计软件，共 250 间")).toBeTruthy();
  expect(await screen.findByText("选型结果已返回设计软件")).toBeTruthy();
  expect(pieces.flatMap(({ results }) => results)).toEqual(PLANNED);
  expect(pieces.map(({ categoryCode, offset }) => [categoryCode, offset])).toEqual([
    ["C000006", 0],
    ["C000006", 100],
    ["C000006", 200],
  ]);
  expect(batch.of("planRooms").map(([id]) => id)).toEqual([7, 7, 7]);
  expect(dialog.getByRole("button", { name: "下载 .xlsx" }).hasAttribute("disabled")).toBe(false);
});

it("says why the host did not take it, and begins anew when told to", async () => {
  const { bridge, pieces } = takingHost((at) =>
    at === 1 ? { code: "failure", message: "图纸只读" } : { code: "success" },
  );
  const { user, dialog } = await confirmIn(bridge);
  expect(await dialog.findByText("选型结果未能返回设计软件：图纸只读")).toBeTruthy();
  expect(dialog.getByRole("button", { name: "下载 .xlsx" })).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "重新返回" }));
  expect(await dialog.findByText("选型结果已返回设计软件，共 250 间")).toBeTruthy();
  expect(pieces.map(({ offset }) => offset)).toEqual([0, 100, 0, 100, 200]);
});

it("says that the plug-in is too old to take it", async () => {
  const { bridge } = takingHost(() => ({ code: "request.method.not.found", message: "not implemented!" }));
  const { dialog } = await confirmIn(bridge);
  expect(
    await dialog.findByText("选型结果未能返回设计软件：您的插件版本可能较低, 建议升级后使用此功能！"),
  ).toBeTruthy();
});

it("stops handing over when the dialog is closed", async () => {
  let take: (reply: unknown) => void = () => {};
  const { bridge, pieces } = takingHost(() => new Promise((resolve) => (take = resolve)));
  const { user, dialog } = await confirmIn(bridge);
  expect(await dialog.findByText("正在返回设计软件 0 / 250 间")).toBeTruthy();
  await waitFor(() => expect(pieces).toHaveLength(1));
  await user.click(dialog.getAllByRole("button", { name: "关闭" })[0]!);
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "确认方案" })).toBeNull());
  take({ code: "success" });
  await Promise.resolve();
  expect(pieces).toHaveLength(1);
});

it("hands nothing over on the web", async () => {
  const batch = new FakeBatch([matched(0)], { hasRun: true });
  batch.confirmAnswer = { ok: true, value: PLAN };
  const { user } = openBatch(batch);
  await user.click(screen.getByRole("button", { name: "确认方案" }));
  const dialog = within(await screen.findByRole("dialog", { name: "确认方案" }));
  expect(await dialog.findByRole("region", { name: "按型号汇总" })).toBeTruthy();
  expect(dialog.queryByText(/设计软件/u)).toBeNull();
  expect(batch.of("planRooms")).toEqual([]);
});
