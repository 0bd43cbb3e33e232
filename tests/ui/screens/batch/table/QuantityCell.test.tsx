import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { RoomRow } from "#domain/building/batch/state/batchState.ts";
import { FAN_COIL_DEFAULTS } from "#domain/building/kinds/fanCoil/FanCoilFilter.ts";
import { WorkerGone } from "#workers/WorkerHandle.ts";
import { FakeBatch } from "../support/FakeBatch.ts";
import { lineOf, openBatch } from "../support/openBatch.tsx";
import { matched, roomRow } from "../support/rows.ts";

const rooms = (count: number) =>
  Array.from({ length: count }, (_, index) => roomRow({ index, roomName: `房间 ${index}` }));
const fieldOf = (index: number) =>
  screen.findByRole<HTMLInputElement>("textbox", { name: `房间 ${index} 指定数量（台）` });

it("says 不指定 where nothing is specified", async () => {
  openBatch(new FakeBatch(rooms(1)));
  expect((await fieldOf(0)).placeholder).toBe("不指定");
});

it.each([3, 10_000])("copies a specified quantity of %d back into the room", async (quantity) => {
  const { batch, user } = openBatch(new FakeBatch(rooms(1)));
  await user.type(await fieldOf(0), String(quantity));
  await user.tab();
  expect(batch.of("setQuantity")).toEqual([["r0", quantity]]);
});

it("unsets the quantity when the field is emptied", async () => {
  const { batch, user } = openBatch(
    new FakeBatch([roomRow({ index: 0, roomName: "房间 0", specifiedQuantity: 4 })]),
  );
  await user.clear(await fieldOf(0));
  await user.tab();
  expect(batch.of("setQuantity")).toEqual([["r0", null]]);
});

it.each(["2.5", "2,5", "0", "10001", "123456"])(
  "refuses %s in words and goes back to what it was",
  async (typed) => {
    const room = roomRow({ index: 0, roomName: "房间 0", specifiedQuantity: 4 });
    const { batch, user } = openBatch(new FakeBatch([room]));
    const field = await fieldOf(0);
    await user.clear(field);
    await user.type(field, `a${typed}-`);
    expect(field.value).toBe(typed);
    await user.tab();
    expect(await screen.findByText("指定数量应为 1 至 10,000 的整数")).toBeTruthy();
    expect(screen.getByText(`“${typed}”未采用`)).toBeTruthy();
    expect(field.value).toBe("4");
    expect(batch.of("setQuantity")).toEqual([]);
  },
);

it("strips a leading point as it is typed, so that nobody reads 5 who typed .5 unseen", async () => {
  const { user } = openBatch(new FakeBatch(rooms(1)));
  const field = await fieldOf(0);
  await user.type(field, ".");
  expect(field.value).toBe("");
  await user.type(field, "5");
  expect(field.value).toBe("5");
});

it("goes on to the next room on Enter and arrow down, and back on arrow up", async () => {
  const { batch, user } = openBatch(new FakeBatch(rooms(3)));
  await user.click(await fieldOf(0));
  await user.keyboard("2{Enter}");
  expect(document.activeElement).toBe(await fieldOf(1));
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(await fieldOf(2));
  await user.keyboard("{ArrowUp}");
  expect(document.activeElement).toBe(await fieldOf(1));
  expect(batch.of("setQuantity")).toEqual([["r0", 2]]);
});

it("stays in the last room on Enter", async () => {
  const { user } = openBatch(new FakeBatch(rooms(2)));
  await user.click(await fieldOf(1));
  await user.keyboard("{Enter}");
  expect(document.activeElement).toBe(await fieldOf(1));
});

it("forgets what was typed on Escape", async () => {
  const { batch, user } = openBatch(new FakeBatch(rooms(1)));
  await user.click(await fieldOf(0));
  await user.keyboard("7{Escape}");
  expect((await fieldOf(0)).value).toBe("");
  await user.tab();
  expect(batch.of("setQuantity")).toEqual([]);
});

it("keeps what was typed until the room says something new", async () => {
  const { batch, user } = openBatch(new FakeBatch(rooms(1)));
  await user.type(await fieldOf(0), "5");
  await user.tab();
  expect((await fieldOf(0)).value).toBe("5");
  act(() => batch.tellRows([roomRow({ index: 0, roomName: "房间 0", specifiedQuantity: 6 })]));
  await waitFor(async () => expect((await fieldOf(0)).value).toBe("6"));
});

it("cannot be changed while a run goes on", async () => {
  openBatch(new FakeBatch(rooms(1), { run: { status: "running", done: 0, total: 1, elapsedMs: 0 } }));
  expect((await fieldOf(0)).disabled).toBe(true);
});

it("marks the room whose field has the cursor", async () => {
  const { user } = openBatch(new FakeBatch(rooms(2)));
  await user.click(await fieldOf(1));
  const line = await lineOf("房间 1");
  await waitFor(() => expect(line.querySelector("tr")?.getAttribute("aria-current")).toBe("true"));
});

it("keeps what is being typed when the columns are made anew for other conditions", async () => {
  const { batch, user } = openBatch(new FakeBatch(rooms(2)));
  await user.type(await fieldOf(0), "1");
  // A unit was adopted: captions follow the conditions, and the adopted unit is in the row.
  act(() =>
    batch.tellRows([matched(0, { roomName: "房间 0" }), roomRow({ index: 1, roomName: "房间 1" })], {
      conditions: [{ ...FAN_COIL_DEFAULTS, brandCode: "B1" }],
      hasRun: true,
    }),
  );
  await within(await lineOf("房间 0")).findByText("LYW-68-3P-Z");
  expect(document.activeElement).toBe(await fieldOf(0));
  await user.keyboard("2{Enter}");
  expect(batch.of("setQuantity")).toEqual([["r0", 12]]);
});

it("takes what is being typed where the field's room moves away, and when the screen is left", async () => {
  const [first, second] = rooms(2) as [RoomRow, RoomRow];
  const { batch, user, unmount } = openBatch(new FakeBatch([first, second]));
  await user.type(await fieldOf(0), "3");
  act(() =>
    batch.tellRows([
      { ...second, index: 0 },
      { ...first, index: 1 },
    ]),
  );
  await waitFor(() => expect(batch.of("setQuantity")).toEqual([["r0", 3]]));
  await user.type(await fieldOf(1), "4");
  unmount();
  expect(batch.of("setQuantity")).toEqual([
    ["r0", 3],
    ["r1", 4],
  ]);
});

it("sends a quantity again that its worker died over", async () => {
  const batch = new FakeBatch(rooms(1));
  const { setQuantity } = batch;
  batch.setQuantity = () => Promise.reject(new WorkerGone("worker crashed"));
  const { user } = openBatch(batch);
  await user.type(await fieldOf(0), "5");
  await user.tab();
  await screen.findByText("未能保存指定数量");
  expect((await fieldOf(0)).value).toBe("5");
  batch.setQuantity = setQuantity;
  await user.type(await fieldOf(0), "{Enter}");
  expect(batch.of("setQuantity")).toEqual([["r0", 5]]);
});
