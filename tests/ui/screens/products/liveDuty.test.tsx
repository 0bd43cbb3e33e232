import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fail } from "#domain/base/result.ts";
import { spanAround } from "#domain/products/search/map/MapView.ts";
import { mapScale } from "#ui/duty/map/MapScale.ts";
import { useMachinePace } from "#ui/duty/map/useMachinePace.ts";
import { FanList } from "#ui/screens/products/FanList.tsx";
import type { DutyClient } from "#workers/duty/DutyClient.ts";
import { fakeDuty, valuesOf } from "../../duty/map/fakeDuty.ts";
import { makeRoom, MAP, watchPen } from "../../duty/map/roomyPage.ts";
import { foundFan, openList } from "./openList.tsx";

const SEARCHED = "/fan?duty=P000007:12000,P000008:650";

beforeEach(() => {
  makeRoom();
  watchPen();
  useMachinePace.setState({ took: [], isWeak: false });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = (duty: DutyClient, address = SEARCHED) =>
  openList(<FanList />, { products: [foundFan("LYF-630C-4")], totalCount: 617, duty }, address);
const field = () => screen.findByRole("textbox", { name: "风量（m³/h）" });
/** Who points at the map asks for what it shows. */
const pointAtMap = async () => {
  const map = (await screen.findByRole("img", { name: "工况点图：风量与全压" })).parentElement!;
  // The worker's answer belongs to it.
  await act(async () => void fireEvent.pointerEnter(map.parentElement!));
};
const typeFlow = async (text: string) => {
  const flow = await field();
  // The worker's answer belongs to the change.
  await act(async () => {
    fireEvent.change(flow, { target: { value: text } });
  });
};

it("the count and the brands follow what is typed, and nothing is searched before 查询", async () => {
  const { client, asked } = fakeDuty();
  const { asked: searched } = open(client);
  await screen.findByText("617");
  await screen.findByRole("slider", { name: "工况点" });
  expect(screen.queryByText(/当前工况/u)).toBeNull();
  expect(screen.getByRole("button", { name: "朗源" })).toHaveProperty("disabled", false);
  const before = searched.length;
  await typeFlow("13000");
  expect(await screen.findByText("当前工况 43 个")).toBeTruthy();
  expect(asked.at(-1) && valuesOf(asked.at(-1)!)).toEqual([13_000, 650]);
  // What no product of this duty has cannot be chosen, whatever the searched one had.
  expect(screen.getByRole("button", { name: "朗源" })).toHaveProperty("disabled", true);
  expect(screen.getByRole("button", { name: "北辰" })).toHaveProperty("disabled", false);
  expect(searched.length).toBe(before);
});

it("what must be met under all tolerances is counted by the server, as the list will: it knows how far curves may be off", async () => {
  const { client, asked } = fakeDuty();
  const { asked: searched } = open(client, `${SEARCHED}&tolerance=AN2:all`);
  await screen.findByText("617");
  await typeFlow("13000");
  expect(await screen.findByText("当前工况 617 个")).toBeTruthy();
  expect(searched.at(-1)).toMatchObject({ tolerance: { grade: "AN2", isRequired: true }, pageSize: 20 });
  // The map is drawn from the columns all the same, and its count is not shown.
  await waitFor(() => expect(asked.at(-1) && valuesOf(asked.at(-1)!)).toEqual([13_000, 650]));
  expect(screen.queryByText("当前工况 43 个")).toBeNull();
});

it("a duty that lacks its flow is not counted", async () => {
  const { client, asked } = fakeDuty();
  open(client);
  await screen.findByRole("slider", { name: "工况点" });
  await typeFlow("");
  await waitFor(() => expect(asked.at(-1)?.conditions.curveProperties).toEqual([]));
  expect(screen.queryByText(/当前工况/u)).toBeNull();
});

it("the dragged point fills the fields at once and searches when it is let go, the axes standing still", async () => {
  const { client, asked } = fakeDuty();
  const { asked: searched } = open(client);
  const point = await screen.findByRole("slider", { name: "工况点" });
  await pointAtMap();
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  const view = asked.at(-1)?.view;
  const before = searched.length;
  for (let press = 0; press < 3; press++) fireEvent.keyDown(point, { key: "ArrowRight", shiftKey: true });
  expect(await field()).toHaveProperty("value", "13500");
  await waitFor(() => expect(valuesOf(asked.at(-1)!)).toEqual([13_500, 650]));
  expect(asked.at(-1)?.view).toEqual(view);
  expect(searched.length).toBe(before);
  fireEvent.keyUp(point, { key: "ArrowRight" });
  await waitFor(() => expect(searched.at(-1)?.curveProperties[0]?.value).toBe(13_500));
  await waitFor(() => expect(asked.at(-1)?.view).not.toEqual(view));
});

it("a machine too slow for every move keeps the map under the hand, counts at rest, and searches what is let go", async () => {
  const { client, asked } = fakeDuty({ took: 80 });
  const { asked: searched } = open(client);
  const point = await screen.findByRole("slider", { name: "工况点" });
  // Every move is a question, and in the middle of the drag the fifth answer decides.
  for (let press = 0; press < 8; press++)
    await act(async () => void fireEvent.keyDown(point, { key: "ArrowRight", shiftKey: true }));
  expect(await field()).toHaveProperty("value", "16000");
  expect(screen.getByRole("slider", { name: "工况点" })).toBe(point);
  expect(screen.getByText("停下后计数")).toBeTruthy();
  const questions = asked.length;
  expect(questions).toBeLessThan(8);
  expect(await screen.findByText("当前工况 43 个")).toBeTruthy();
  expect(asked.slice(questions).map(valuesOf)).toEqual([[16_000, 650]]);
  const before = searched.length;
  await act(async () => void fireEvent.keyUp(point, { key: "ArrowRight" }));
  await waitFor(() => expect(searched.length).toBeGreaterThan(before));
  expect(searched.at(-1)?.curveProperties).toMatchObject([{ value: 16_000 }, { value: 650 }]);
  expect(await field()).toHaveProperty("value", "16000");
});

it("a machine that was busy for a while counts every move again", async () => {
  const slow = { took: 80 };
  const { client, asked } = fakeDuty(slow);
  const quick = fakeDuty();
  let isBusy = true;
  open({ ...client, ask: (question) => (isBusy ? client : quick.client).ask(question) });
  await screen.findByRole("slider", { name: "工况点" });
  for (const text of ["1", "13", "130", "1300", "13000"]) await typeFlow(text);
  isBusy = false;
  for (const text of ["14000", "15000", "16000"]) {
    const before = quick.asked.length;
    await typeFlow(text);
    expect(quick.asked.length).toBe(before);
    await waitFor(() => expect(quick.asked.length).toBe(before + 1));
  }
  await typeFlow("17000");
  expect(valuesOf(quick.asked.at(-1)!)).toEqual([17_000, 650]);
  expect(asked.length).toBeGreaterThan(0);
});

it("where the columns cannot be fetched the point is dragged all the same, and the server counts", async () => {
  const { client } = fakeDuty();
  let isLost = true;
  const openOnce = vi.fn(async (...asking: Parameters<DutyClient["open"]>) =>
    isLost ? fail("unavailable" as const) : client.open(...asking),
  );
  const { asked: searched } = open({ ...client, open: openOnce });
  const point = await screen.findByRole("slider", { name: "工况点" });
  await typeFlow("13000");
  await waitFor(() =>
    expect(searched.at(-1)).toMatchObject({
      pageSize: 20,
      curveProperties: [{ value: 13_000 }, { value: 650 }],
    }),
  );
  expect(await screen.findByText("当前工况 617 个")).toBeTruthy();
  expect(screen.getByRole("slider", { name: "工况点" })).toBe(point);
  // Who points at the map asks for them once more.
  isLost = false;
  expect(screen.getByText("产品分布没有读到")).toBeTruthy();
  await pointAtMap();
  expect(await screen.findByText("当前工况 43 个")).toBeTruthy();
  expect(screen.queryByText("产品分布没有读到")).toBeNull();
});

it("while the columns are on their way the server counts what is typed, and no total is another duty's", async () => {
  const { client, asked } = fakeDuty();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const late: DutyClient = {
    ...client,
    open: async (...asking) => {
      await arrived;
      return client.open(...asking);
    },
  };
  const catalogue = { products: [foundFan("LYF-630C-4")], totalCount: 617, duty: late };
  const { asked: searched } = openList(<FanList />, catalogue, SEARCHED);
  await screen.findByRole("slider", { name: "工况点" });
  await typeFlow("13000");
  expect(await screen.findByText("当前工况 617 个")).toBeTruthy();
  const before = searched.length;
  catalogue.totalCount = 40;
  await typeFlow("14000");
  // What was counted is of 13,000 m³/h.
  expect(screen.queryByText("当前工况 617 个")).toBeNull();
  expect(screen.getByText(/停下后计数|当前工况 40 个/u)).toBeTruthy();
  expect(await screen.findByText("当前工况 40 个")).toBeTruthy();
  expect(searched.slice(before).map(({ curveProperties }) => curveProperties[0]?.value)).toEqual([14_000]);
  expect(asked).toEqual([]);
  await act(async () => arrive());
  expect(await screen.findByText("当前工况 43 个")).toBeTruthy();
  expect(asked.map(valuesOf)).toEqual([[14_000, 650]]);
});

it("until the catalogue is here the map marks what the server has found, and says how far it is", async () => {
  const calls = watchPen();
  const dots = () => calls.filter((call) => call.startsWith("arc ")).length;
  const { client } = fakeDuty();
  let tell: Parameters<DutyClient["open"]>[2];
  const never: DutyClient = {
    ...client,
    open: (_, __, telling) => {
      tell = telling;
      return new Promise(() => {});
    },
  };
  open(never);
  await screen.findByRole("slider", { name: "工况点" });
  // The row of the list, though nobody has asked for the catalogue.
  await waitFor(() => expect(dots()).toBeGreaterThan(0));
  await typeFlow("13000");
  expect(await screen.findByText("正在读取产品分布…")).toBeTruthy();
  act(() => tell?.(0.4));
  expect(screen.getByText("正在读取产品分布…40 %")).toBeTruthy();
  // Of the duty that was searched no dot is left, until the server has answered to this one.
  expect(await screen.findByText("当前工况 617 个")).toBeTruthy();
  const before = dots();
  await typeFlow("14000");
  expect(dots()).toBe(before);
  await waitFor(() => expect(dots()).toBeGreaterThan(before));
});

it("a list that a link opens fetches nothing of the catalogue; once used, the next list shows its map at once", async () => {
  const { client, opened } = fakeDuty();
  open(client);
  await screen.findByText("617");
  await screen.findByRole("slider", { name: "工况点" });
  expect(opened).toEqual([]);
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "查看产品分布" })));
  expect(opened).toContain("C000001");
  expect(screen.queryByRole("button", { name: "查看产品分布" })).toBeNull();
  cleanup();
  const before = opened.length;
  open(client, "/fan?duty=P000007:9000,P000008:500");
  await waitFor(() => expect(opened.length).toBeGreaterThan(before));
});

it("a list without a duty fetches nothing of the catalogue for its map", async () => {
  const { client, opened } = fakeDuty();
  open(client, "/fan");
  await screen.findByText("617");
  expect(screen.getByText("填写风量与全压，图上标出可选的产品")).toBeTruthy();
  expect(opened).toEqual([]);
  await typeFlow("1");
  await waitFor(() => expect(opened).toContain("C000001"));
});

it("a row that is pointed at rings its dot, and a dot that is pointed at marks its row", async () => {
  const calls = watchPen();
  open(fakeDuty().client);
  const row = (await screen.findByRole("link", { name: "LYF-630C-4" })).closest("tr")!;
  const map = (await screen.findByRole("img", { name: "工况点图：风量与全压" })).parentElement!;
  await pointAtMap();
  await waitFor(() => expect(calls.some((call) => call.startsWith("arc "))).toBe(true));
  const rings = () => calls.filter((call) => /^arc \S+ \S+ 5 /u.test(call)).length;
  expect(rings()).toBe(0);
  fireEvent.pointerEnter(row);
  await waitFor(() => expect(rings()).toBeGreaterThan(0));
  fireEvent.pointerLeave(row);
  expect(row.dataset["pointed"]).toBeUndefined();
  // The second dot of the picture, 13,000 m³/h and 762 Pa, is this fan's.
  const at = mapScale({ flow: spanAround(12_000), value: spanAround(650) }, MAP.width, MAP.height);
  fireEvent.pointerMove(map, { clientX: at.x(13_000), clientY: at.y(762) });
  expect(row.dataset["pointed"]).toBe("true");
  fireEvent.pointerLeave(map);
  expect(row.dataset["pointed"]).toBeUndefined();
});

it("below 1200 px there is no map and no worker", async () => {
  vi.unstubAllGlobals();
  const touched = vi.fn();
  const untouched = new Proxy({} as DutyClient, {
    get: (_, name) => {
      touched(name);
      return undefined;
    },
  });
  open(untouched);
  await screen.findByText("617");
  await act(async () => {});
  expect(screen.queryByRole("img", { name: /工况点图/u })).toBeNull();
  expect(touched).not.toHaveBeenCalled();
});

it("of several machines is the map of one: each gives its part of the flow, and a moved point that of all", async () => {
  const { client, asked } = fakeDuty();
  open(client, `${SEARCHED},machineCount:3`);
  const point = await screen.findByRole("slider", { name: "工况点" });
  await typeFlow("12600");
  await waitFor(() => expect(asked.at(-1)?.view.flow).toEqual(spanAround(4_200)));
  fireEvent.keyDown(point, { key: "ArrowRight" });
  await waitFor(async () => expect((await field()).getAttribute("value")).not.toBe("12600"));
  const moved = Number((await field()).getAttribute("value"));
  expect(moved).toBeGreaterThan(12_600);
  expect(moved).toBeLessThan(13_500);
});
