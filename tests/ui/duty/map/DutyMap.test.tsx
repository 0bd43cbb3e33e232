import { resistance } from "#domain/base/units.ts";
import { throughOrigin } from "#domain/physics/curve/systemCurve.ts";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { spanAround } from "#domain/products/search/map/MapView.ts";
import { DutyMap, type DutyMapProps } from "#ui/duty/map/DutyMap.tsx";
import { EDGES } from "#ui/duty/map/MapScale.ts";
import { makeRoom, MAP, watchPen } from "./roomyPage.ts";
import { keyed } from "#domain/base/keyed.ts";

const VIEW = { flow: spanAround(12_000), value: spanAround(650) };
const WISH = {
  flow: { value: 12_000, rate: 10 },
  value: { value: 650, rate: 10 },
  system: throughOrigin(resistance(650 / 12_000 ** 2)),
};
const PICTURE = {
  count: 2,
  brandCounts: keyed<number>({}),
  cloud: Float32Array.of(7_000, 300, 9_000, 900, 15_000, 500),
  matches: Float32Array.of(12_300, 683, 13_000, 762),
  models: ["T4-72-6A", "LYF-630C-4"],
  brandCodes: ["B000002", "B000001"],
};

let calls: string[];
beforeEach(() => {
  makeRoom();
  calls = watchPen();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(more: Partial<DutyMapProps> = {}) {
  const placing = { onHold: vi.fn(), onMove: vi.fn(), onRelease: vi.fn() };
  const props: DutyMapProps = {
    view: VIEW,
    flow: { label: "风量", unit: "m³/h" },
    value: { label: "全压", unit: "Pa" },
    duty: WISH,
    picture: PICTURE,
    ringed: null,
    onPoint: vi.fn(),
    ...placing,
    ...more,
  };
  render(<DutyMap {...props} />);
  // Its size is told after a frame.
  await waitFor(() => expect(calls.length).toBeGreaterThan(0));
  return placing;
}
const drawn = (name: string) => calls.filter((call) => call.startsWith(`${name} `));
const x = (flow: number) => EDGES.left + ((flow - 6_000) / 12_000) * (MAP.width - EDGES.left - EDGES.right);
const y = (value: number) =>
  MAP.height - EDGES.bottom - ((value - 200) / 800) * (MAP.height - EDGES.top - EDGES.bottom);
const handle = () => screen.getByRole("slider", { name: "工况点" });

describe("the map draws", () => {
  it("every fan of the cloud, the box of the rates, every match and the cross", async () => {
    await open();
    // Three grey squares and one box.
    expect(drawn("fillRect")).toHaveLength(PICTURE.cloud.length / 2 + 1);
    expect(drawn("strokeRect")).toHaveLength(1);
    expect(drawn("arc").map((call) => Number(call.split(" ")[1]))).toEqual([
      // Edges first, that they wipe out no dot.
      x(12_300),
      x(13_000),
      x(12_300),
      x(13_000),
    ]);
    expect(drawn("moveTo").at(-1)).toBe(`moveTo ${x(12_000)} ${y(650) - 5}`);
  });

  it("no more of a dense cloud than there is room for", async () => {
    const dense = Float32Array.from({ length: 3_000 }, (_, at) => (at % 2 === 0 ? 7_000 + at : 300));
    await open({ picture: { ...PICTURE, cloud: dense } });
    expect(drawn("fillRect").length).toBeLessThan(400);
    expect(drawn("fillRect").length).toBeGreaterThan(200);
  });

  it("round figures on both axes, their last ones replaced by the units", async () => {
    await open();
    expect(drawn("fillText").map((call) => call.split(" ")[1])).toEqual([
      "",
      "400",
      "600",
      "800",
      "Pa",
      "6,000",
      "9,000",
      "12,000",
      "15,000",
      "m³/h",
    ]);
  });

  it("a band while only the flow is entered, and no cross", async () => {
    await open({ duty: { flow: WISH.flow, value: null, system: null } });
    const [box] = drawn("strokeRect").map((call) => call.split(" ").slice(1).map(Number));
    const band = [x(10_800), y(1_000), x(13_200) - x(10_800), y(200) - y(1_000)];
    band.forEach((side, at) => expect(box?.[at]).toBeCloseTo(side, 6));
    expect(screen.queryByRole("slider")).toBeNull();
  });

  it("says what it is of", async () => {
    await open();
    expect(screen.getByRole("img", { name: "工况点图：风量与全压" })).toBeTruthy();
    expect(handle().getAttribute("aria-valuetext")).toBe("风量 12,000 m³/h，全压 650 Pa");
  });
});

describe("the design point", () => {
  it("follows the pointer to round quantities from press to release", async () => {
    const placing = await open();
    const point = handle();
    const held = new Set<number>();
    point.setPointerCapture = (id) => void held.add(id);
    point.hasPointerCapture = (id) => held.has(id);
    fireEvent.pointerMove(point, { pointerId: 1, clientX: x(9_000), clientY: y(400) });
    expect(placing.onMove).not.toHaveBeenCalled();
    fireEvent.pointerDown(point, { pointerId: 1, clientX: x(12_000), clientY: y(650) });
    expect(placing.onHold).toHaveBeenCalledOnce();
    fireEvent.pointerMove(point, { pointerId: 1, clientX: x(13_018), clientY: y(701) });
    expect(placing.onMove).toHaveBeenLastCalledWith({ flow: 13_000, value: 700 });
    fireEvent.pointerUp(point, { pointerId: 1, clientX: 10_000, clientY: -500 });
    expect(placing.onRelease).toHaveBeenLastCalledWith({ flow: 18_000, value: 1_000 });
  });

  it("stays where it is when it is only pressed, and does not jump under a pointer beside its middle", async () => {
    const placing = await open();
    const point = handle();
    point.setPointerCapture = () => {};
    point.hasPointerCapture = () => true;
    const beside = { pointerId: 1, clientX: x(12_000) + 9, clientY: y(650) - 7 };
    fireEvent.pointerDown(point, beside);
    fireEvent.pointerUp(point, beside);
    expect(placing.onRelease).toHaveBeenLastCalledWith(null);
    fireEvent.pointerDown(point, beside);
    fireEvent.pointerMove(point, { ...beside, clientX: x(13_000) + 9 });
    expect(placing.onMove).toHaveBeenLastCalledWith({ flow: 13_000, value: 650 });
  });

  it("is released where a key is let go elsewhere", async () => {
    const placing = await open();
    fireEvent.keyDown(handle(), { key: "ArrowUp" });
    fireEvent.blur(handle());
    fireEvent.keyUp(handle(), { key: "ArrowUp" });
    expect(placing.onRelease).toHaveBeenCalledOnce();
  });

  it("goes by arrow keys, further with Shift, and is released with the key", async () => {
    const placing = await open();
    fireEvent.keyDown(handle(), { key: "ArrowRight" });
    expect(placing.onMove).toHaveBeenLastCalledWith({ flow: 12_050, value: 650 });
    fireEvent.keyDown(handle(), { key: "ArrowDown", shiftKey: true });
    expect(placing.onMove).toHaveBeenLastCalledWith({ flow: 12_000, value: 600 });
    expect(placing.onRelease).not.toHaveBeenCalled();
    fireEvent.keyUp(handle(), { key: "ArrowDown" });
    expect(placing.onRelease).toHaveBeenCalledWith({ flow: 12_000, value: 650 });
  });

  it("is put where an empty map is pressed", async () => {
    const placing = await open({ duty: { flow: null, value: null, system: null } });
    fireEvent.pointerUp(screen.getByRole("img"), { clientX: x(9_000), clientY: y(400) });
    expect(placing.onRelease).toHaveBeenCalledWith({ flow: 9_000, value: 400 });
  });
});

it("a match under the pointer is ringed and named, and no longer once the pointer leaves it", async () => {
  const onPoint = vi.fn();
  await open({ onPoint });
  const map = screen.getByRole("img").parentElement!;
  const before = drawn("arc").length;
  fireEvent.pointerMove(map, { clientX: x(13_000) + 3, clientY: y(762) });
  fireEvent.pointerMove(map, { clientX: x(13_000) + 2, clientY: y(762) });
  expect(screen.getByRole("tooltip").textContent).toBe("LYF-630C-4");
  // Both with edges, the pointed one once more, and its ring.
  expect(drawn("arc").length).toBe(before + 6);
  fireEvent.pointerMove(map, { clientX: x(7_000), clientY: y(300) });
  expect(screen.queryByRole("tooltip")).toBeNull();
  expect(onPoint.mock.calls).toEqual([[1], [null]]);
});

it("a product of the list that is pointed at is ringed, whether its own dot is drawn or not", async () => {
  await open({ ringed: { flow: 12_345, value: 666 } });
  expect(drawn("arc").slice(-2)).toEqual(
    [2.5, 5].map((radius) => `arc ${x(12_345)} ${y(666)} ${radius} 0 ${2 * Math.PI}`),
  );
});
