import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fail } from "#domain/result.ts";
import { useMachinePace } from "#ui/hooks/useMachinePace.ts";
import { FanList } from "#ui/screens/products/FanList.tsx";
import type { DutyClient } from "#workers/duty/DutyClient.ts";
import { fakeDuty, valuesOf } from "../../components/dutyMap/fakeDuty.ts";
import { makeRoom, watchPen } from "../../components/dutyMap/roomyPage.ts";
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

it("a machine too slow for the map says so and asks the server, after a pause", async () => {
  const { client, asked } = fakeDuty({ took: 80 });
  const { asked: searched } = open(client);
  await screen.findByRole("slider", { name: "工况点" });
  // Every figure is a question, and the first five answers decide.
  for (const text of ["1", "13", "130", "1300", "13000"]) await typeFlow(text);
  expect(await screen.findByText("本机较慢，未显示工况点图")).toBeTruthy();
  expect(screen.queryByRole("slider")).toBeNull();
  const questions = asked.length;
  await typeFlow("14000");
  await waitFor(() =>
    expect(searched.at(-1)).toMatchObject({
      pageSize: 1,
      curveProperties: [{ value: 14_000 }, { value: 650 }],
    }),
  );
  expect(await screen.findByText("当前工况 617 个")).toBeTruthy();
  expect(asked.length).toBe(questions);
});

it("columns that cannot be fetched leave the map out without a word, and the server counts", async () => {
  const { client } = fakeDuty();
  const lost = { ...client, open: async () => fail("unavailable" as const) };
  const { asked: searched } = open(lost);
  await screen.findByText("617");
  expect(screen.queryByRole("img", { name: /工况点图/u })).toBeNull();
  await typeFlow("13000");
  await waitFor(() =>
    expect(searched.at(-1)).toMatchObject({
      pageSize: 1,
      curveProperties: [{ value: 13_000 }, { value: 650 }],
    }),
  );
  expect(screen.queryByText(/本机较慢/u)).toBeNull();
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
