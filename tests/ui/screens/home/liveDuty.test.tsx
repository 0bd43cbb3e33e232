import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { EMPTY_LIST, type ListState } from "#domain/catalogue/listing/ListState.ts";
import { useMachinePace } from "#ui/duty/map/useMachinePace.ts";
import { FastSearch } from "#ui/screens/home/FastSearch.tsx";
import { fakeDuty, valuesOf } from "../../duty/map/fakeDuty.ts";
import { makeRoom, watchPen } from "../../duty/map/roomyPage.ts";
import { fakeApi, fakeServices, renderInApp } from "../../renderInApp.tsx";

beforeEach(() => {
  makeRoom();
  watchPen();
  useMachinePace.setState({ took: [], isWeak: false });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The form over a server that finds 617 of everything and a worker that finds 43. */
function open(categoryCode: string, state: Partial<ListState> = {}) {
  const { client, asked, opened } = fakeDuty();
  const change = vi.fn();
  const api = fakeApi(({ path }) => (path.endsWith("/query") ? { list: [], totalCount: 617 } : []));
  renderInApp(
    <FastSearch
      categoryCode={categoryCode}
      title="分类"
      state={{ ...EMPTY_LIST, ...state }}
      change={change}
    />,
    { services: fakeServices({ api, duty: client }) },
  );
  return { asked, opened, change };
}
const said = async (count: number) =>
  waitFor(() =>
    expect(screen.getByText("符合条件", { exact: false }).textContent).toBe(`符合条件 ${count} 个`),
  );

it("符合条件 is known while the duty is typed, before its field is left", async () => {
  const { asked, change } = open("C000001");
  await userEvent.type(await screen.findByRole("textbox", { name: "风量（m³/h）" }), "12000");
  await said(43);
  expect(valuesOf(asked.at(-1)!)).toEqual([12_000]);
  expect(change).not.toHaveBeenCalled();
});

it("a pump's map is of flow and head, in the unit of the property whatever is typed in", async () => {
  const { asked } = open("C000002");
  await userEvent.click(await screen.findByText("L/s"));
  await userEvent.type(screen.getByRole("textbox", { name: "流量（L/s）" }), "10");
  await userEvent.type(screen.getByRole("textbox", { name: "扬程（m）" }), "30");
  await waitFor(() => expect(valuesOf(asked.at(-1)!)).toEqual([36, 30]));
  expect(screen.getByRole("img", { name: "工况点图：流量与扬程" })).toBeTruthy();
  expect(asked.at(-1)).toMatchObject({ categoryCode: "C000002", speed: null });
});

it("of a double-speed fan the map is the high speed's", async () => {
  const { asked } = open("C000001", { speedControl: "DOUBLE_SPEED" });
  await userEvent.type(await screen.findByRole("textbox", { name: "高速风量（m³/h）" }), "9000");
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ speed: "DOUBLE_SPEED", view: { flow: { min: 3_000 } } }),
  );
});

it("a released point is committed", async () => {
  const duty = [
    { code: "P000007", value: 12_000, deviationRate: 5 },
    { code: "P000008", value: 650, deviationRate: null },
  ];
  const { change } = open("C000001", { duty });
  const point = await screen.findByRole("slider", { name: "工况点" });
  fireEvent.keyDown(point, { key: "ArrowUp" });
  expect(change).not.toHaveBeenCalled();
  fireEvent.keyUp(point, { key: "ArrowUp" });
  // The rates stay as they were typed.
  expect(change).toHaveBeenCalledWith({ duty: [duty[0], { ...duty[1], value: 655 }] });
  // The worker's answers to both moves.
  await act(async () => {});
});

it("a category without curves has no map, and the server counts", async () => {
  const { asked } = open("C000004");
  await said(617);
  expect(screen.queryByRole("img", { name: /工况点图/u })).toBeNull();
  expect(asked).toEqual([]);
});

it("nothing of the catalogue is fetched before a figure is typed or the map pointed at", async () => {
  const { opened, asked } = open("C000001");
  const hint = await screen.findByText("填写风量与全压，图上标出可选的产品");
  expect(screen.queryByRole("img", { name: /工况点图/u })).toBeNull();
  await said(617);
  expect(opened).toEqual([]);
  fireEvent.pointerEnter(hint.parentElement!);
  expect(await screen.findByRole("img", { name: "工况点图：风量与全压" })).toBeTruthy();
  expect(opened).toContain("C000001");
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
});

it("a keyboard asks for the catalogue, too", async () => {
  const { opened } = open("C000002");
  await userEvent.click(await screen.findByRole("button", { name: "查看产品分布" }));
  expect(await screen.findByRole("img", { name: "工况点图：流量与扬程" })).toBeTruthy();
  expect(opened).toContain("C000002");
});
