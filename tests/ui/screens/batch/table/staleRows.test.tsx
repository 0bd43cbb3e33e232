import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { FAN_COIL_DEFAULTS, type FanCoilFilter } from "#domain/building/kinds/fanCoil/FanCoilFilter.ts";
import { FakeBatch } from "../support/FakeBatch.ts";
import { lineOf, openBatch } from "../support/openBatch.tsx";
import { LIST, openDrawer, WITH_FIELDS } from "../support/openDrawer.tsx";
import { LYW_68, matched, roomRow } from "../support/rows.ts";

const RAN = { hasRun: true, run: { status: "finished", elapsedMs: 10 } } as const;
const COLD: FanCoilFilter = { ...FAN_COIL_DEFAULTS, summerSupplyWaterTemperature: 5 };

it("marks a product that was adopted at other conditions, and says at which its figures are", async () => {
  const row = matched(0, { standing: "otherConditions", conditions: COLD });
  openBatch(new FakeBatch([row], { ...RAN, conditions: [COLD] }));
  const [top, sub] = within(await lineOf("房间 0")).getAllByRole("row");
  expect(within(top!).getByTitle("LYW-68-3P-Z：按 供水 5 / 60 ℃ 选型，与筛选条件不同")).toBeTruthy();
  expect(sub?.textContent).toMatch(/^工况不同 供水 5 \/ 60 ℃：479/u);
});

it("marks a room that was changed after its selection, and leaves its surplus out", async () => {
  const row = matched(0, {
    standing: "changed",
    reason: "房间在选型后已修改，需重新选型",
    selection: { ...LYW_68, surpluses: [] },
  });
  openBatch(new FakeBatch([row, matched(1)], RAN), { width: 1920 });
  const [top, sub] = within(await lineOf("房间 0")).getAllByRole("row");
  expect(top?.dataset["stale"]).toBeDefined();
  expect(sub?.textContent).toMatch(/^已变更 修正值为修改前：/u);
  expect(top?.textContent).not.toContain("+8");
  const [good] = within(await lineOf("房间 1")).getAllByRole("row");
  expect(good?.dataset["stale"]).toBeUndefined();
});

it("says of a changed room without a product that it is to be selected again, and nothing of the past", async () => {
  const row = roomRow({
    index: 0,
    status: "unmatched",
    standing: "changed",
    reason: "房间在选型后已修改，需重新选型",
  });
  openBatch(new FakeBatch([row], RAN));
  const line = await lineOf("房间 0");
  expect(within(line).getByText("已变更")).toBeTruthy();
  expect(line.textContent).not.toContain("未找到合适型号");
  expect(within(line).getAllByRole("row")[0]!.dataset["miss"]).toBeUndefined();
});

it("marks a generated product in its row", async () => {
  const samples = { selection: { ...LYW_68, isSample: true } };
  openBatch(new FakeBatch([matched(0, samples), matched(1)], RAN));
  expect(within(await lineOf("房间 0")).getByTitle("示例数据")).toBeTruthy();
  expect(within(await lineOf("房间 1")).queryByTitle("示例数据")).toBeNull();
});

it("marks an own product in its row, with the name of its library", async () => {
  const own = { selection: { ...LYW_68, library: { id: "l1", name: "设备组" } } };
  openBatch(new FakeBatch([matched(0, own), matched(1)], RAN));
  expect(within(await lineOf("房间 0")).getByTitle("自有产品库：设备组")).toBeTruthy();
  expect(within(await lineOf("房间 1")).queryByTitle(/自有产品库/u)).toBeNull();
});

it("has in its header only what is true of all products", async () => {
  const exposed: FanCoilFilter = { ...FAN_COIL_DEFAULTS, installation: "V000412" };
  const { batch } = openBatch(new FakeBatch([matched(0)], { ...RAN, conditions: [FAN_COIL_DEFAULTS] }));
  await lineOf("房间 0");
  const header = () => screen.getByRole("columnheader", { name: /型号/u }).textContent;
  expect(header()).toContain("卧式暗装");
  act(() => batch.tell({ conditions: [FAN_COIL_DEFAULTS, exposed] }));
  await waitFor(() => expect(header()).not.toContain("卧式"));
  act(() => batch.tell({ conditions: [FAN_COIL_DEFAULTS, { ...FAN_COIL_DEFAULTS, brandCode: "B1" }] }));
  await waitFor(() => expect(header()).toContain("卧式暗装"));
  expect(header()).not.toContain("朗源");
});

it("opens the panel of a room at the conditions of its selection, says so, and offers the screen's", async () => {
  const row = matched(0, {
    roomName: "商务洽谈室",
    standing: "otherConditions",
    conditions: COLD,
  });
  const { batch, user, drawer } = await openDrawer(
    (fake) => {
      fake.alternativesAnswer = { ok: true, value: LIST };
    },
    row,
    WITH_FIELDS,
  );
  await drawer.findByText("LYE-68-3P-D");
  expect(batch.of("offered")).toEqual([]);
  expect(batch.of("alternatives").at(-1)).toEqual(["r0", COLD]);
  expect(drawer.getByText("已选产品按 供水 5 / 60 ℃ 选型，与筛选条件不同")).toBeTruthy();
  expect(drawer.getByDisplayValue("5")).toBeTruthy();
  await user.click(drawer.getByRole("button", { name: "改用筛选条件" }));
  await waitFor(() => expect(batch.of("alternatives").at(-1)).toEqual(["r0", FAN_COIL_DEFAULTS]));
  expect(drawer.queryByRole("button", { name: "改用筛选条件" })).toBeNull();
});
