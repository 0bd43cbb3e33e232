import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { area, power } from "#domain/base/units.ts";
import { WorkerGone } from "#workers/WorkerHandle.ts";
import { FakeBatch } from "../support/FakeBatch.ts";
import { lineOf, openBatch } from "../support/openBatch.tsx";
import { roomRow } from "../support/rows.ts";

const ROOM = {
  roomId: "r0",
  roomCode: "1-101",
  roomName: "门厅",
  roomArea: area(186),
  coolingLoad: power(33.5),
  heatLoad: null,
  sensibleLoad: null,
  latentLoad: null,
  airSupplyVolume: null,
  heatMoistureRatio: null,
  summerDryBulb: null,
  summerWetBulb: null,
  winterDryBulb: null,
  equipmentNumber: null,
};

async function openEditor() {
  const batch = new FakeBatch([roomRow({ index: 0, roomName: "门厅" })]);
  batch.roomAnswer = ROOM;
  const opened = openBatch(batch);
  await opened.user.click(within(await lineOf("门厅")).getByRole("button", { name: "编辑房间 门厅" }));
  const dialog = within(await screen.findByRole("dialog", { name: "编辑房间" }));
  return { ...opened, batch, dialog };
}

it("changes a room's figures; what is empty is not stated", async () => {
  const { batch, user, dialog } = await openEditor();
  const heat = dialog.getByRole("textbox", { name: "热负荷（kW）" });
  await user.type(heat, "24.18");
  await user.clear(dialog.getByRole("textbox", { name: "冷负荷（kW）" }));
  await user.click(dialog.getByRole("button", { name: "保存" }));
  const { roomId, ...rest } = ROOM;
  expect(batch.of("editRoom")).toEqual([
    [roomId, { ...rest, floor: "", zone: "", coolingLoad: null, heatLoad: 24.18 }],
  ]);
});

it("says below each field what is wrong with it, by the rules of an import", async () => {
  const { batch, user, dialog } = await openEditor();
  const field = dialog.getByRole("textbox", { name: "房间面积（㎡）" });
  await user.clear(field);
  await user.type(field, "待定");
  await user.click(dialog.getByRole("button", { name: "保存" }));
  const sentence = dialog.getByText("房间面积应为数字，实际是“待定”");
  expect(field.getAttribute("aria-describedby")).toBe(sentence.id);
  expect(batch.of("editRoom")).toEqual([]);
});

it("adds a room that has a code or a name", async () => {
  const batch = new FakeBatch();
  const { user } = openBatch(batch);
  await user.click(screen.getByRole("button", { name: "新增房间" }));
  const dialog = within(await screen.findByRole("dialog", { name: "新增房间" }));
  await user.click(dialog.getByRole("button", { name: "保存" }));
  expect(dialog.getByText("房间编号与名称至少填写一项")).toBeTruthy();
  await user.type(dialog.getByRole("textbox", { name: "房间名称" }), "  值班室 ");
  await user.click(dialog.getByRole("button", { name: "保存" }));
  await waitFor(() => expect(batch.of("addRoom")).toHaveLength(1));
  expect(batch.of("addRoom")[0]?.[0]).toMatchObject({ roomCode: "", roomName: "值班室", roomArea: null });
});

it("asks before it deletes a room", async () => {
  const { batch, user, dialog } = await openEditor();
  await user.click(dialog.getByRole("button", { name: "删除房间" }));
  expect(await screen.findByText("是否删除房间 1-101 门厅 ?")).toBeTruthy();
  expect(batch.of("deleteRooms")).toEqual([]);
  await user.click(screen.getByRole("button", { name: "确定" }));
  await waitFor(() => expect(batch.of("deleteRooms")).toEqual([[["r0"]]]));
});

it("stays open with what was filled in where the worker died over it, to be saved again", async () => {
  const { batch, user, dialog } = await openEditor();
  const { editRoom } = batch;
  batch.editRoom = () => Promise.reject(new WorkerGone("worker crashed"));
  await user.type(dialog.getByRole("textbox", { name: "热负荷（kW）" }), "24.18");
  await user.click(dialog.getByRole("button", { name: "保存" }));
  await screen.findByText("未能保存房间");
  expect(dialog.getByRole<HTMLInputElement>("textbox", { name: "热负荷（kW）" }).value).toBe("24.18");
  batch.editRoom = editRoom;
  await user.click(dialog.getByRole("button", { name: "保存" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(batch.of("editRoom")).toMatchObject([["r0", { heatLoad: 24.18 }]]);
});

it("says when a room cannot be opened", async () => {
  const batch = new FakeBatch([roomRow({ index: 0, roomName: "门厅" })]);
  batch.room = () => Promise.reject(new WorkerGone("worker crashed"));
  const { user } = openBatch(batch);
  await user.click(within(await lineOf("门厅")).getByRole("button", { name: "编辑房间 门厅" }));
  expect(await screen.findByText("未能打开房间")).toBeTruthy();
});
