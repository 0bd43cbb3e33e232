import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { SpeedRate } from "#domain/base/units.ts";
import type { ChartOperation } from "#ui/chart/ChartOperation.ts";
import * as pictures from "#ui/chart/picture/ChartPicture.ts";
import { PerformanceChart, type PerformanceChartProps } from "#ui/chart/PerformanceChart.tsx";
import { createCurveClient } from "#workers/curve/createCurveClient.ts";
import type { ChartProductSource, CurveClient, DrawnChart } from "#workers/curve/CurveClient.ts";
import { createCurveService } from "#workers/curve/curveService.ts";
import { channelWorker } from "../../support/channelWorker.ts";
import { fakeServices, renderInApp } from "../renderInApp.tsx";

// The canvas is the browser's: what it shows is proved in the browser tests.
const noPicture = { drawing: { points: [] }, rule() {}, draw() {}, remove() {}, point() {}, highlight() {} };
beforeEach(() => {
  vi.spyOn(pictures, "ChartPicture").mockImplementation(function () {
    return noPicture as unknown as pictures.ChartPicture;
  });
});

const clients: CurveClient[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.dispose();
});

const curve = (curveCode: string, values: readonly number[], setting?: string) => ({
  curveCode,
  isScalable: true,
  curvePropertyDefinitions:
    setting === undefined ? [] : [{ code: "PCD-P02", name: "档位", unitSymbol: null, value: setting }],
  points: values.map((valueY, at) => ({ valueX: 20 * (at + 1), valueY, type: null })),
});
const PUMP: ChartProductSource = {
  id: "pump",
  name: "P1",
  curves: [curve("head", [36, 33, 28]), curve("efficiency", [60, 75, 70]), curve("shaftPower", [3, 5, 6])],
};
const FAN: ChartProductSource = {
  id: "fan",
  name: "F1",
  curves: [curve("totalPressure", [500, 450, 300], "高速"), curve("totalPressure", [250, 220, 150], "低速")],
};
const DUTY = [
  [
    { code: PROPERTY.airFlow, value: 40 },
    { code: PROPERTY.head, value: 33 },
  ],
];

interface Given extends Partial<PerformanceChartProps> {
  readonly conditions?: ChartOperation["conditions"];
}

/** Whoever shows the chart owns what it is drawn for, as the detail's address does. */
function OwnedChart({ conditions = [], onRate, ...props }: OwnedChartProps) {
  const [rate, setRate] = useState<SpeedRate | null>(null);
  const [setting, setSetting] = useState<ChartOperation["setting"]>(undefined);
  const operation: ChartOperation = {
    conditions,
    rate,
    setting,
    onMoveDesign() {},
    onRefreshCurveData(to) {
      onRate?.(to);
      setRate(to);
    },
    onSetting: setSetting,
  };
  return <PerformanceChart operation={operation} {...props} />;
}
type OwnedChartProps = Omit<PerformanceChartProps, "operation"> & {
  readonly conditions?: ChartOperation["conditions"];
  readonly onRate?: (rate: SpeedRate | null) => void;
};

async function show(given: Given = {}) {
  const curveClient = createCurveClient(() => channelWorker(createCurveService()));
  clients.push(curveClient);
  const track = vi.fn();
  const drawn: (DrawnChart | null)[] = [];
  const rates: (number | null)[] = [];
  const hear = (chart: DrawnChart | null) => void drawn.push(chart);
  renderInApp(
    <OwnedChart
      machine="pump"
      products={[PUMP]}
      conditions={DUTY}
      onDrawn={hear}
      onRate={(rate) => void rates.push(rate)}
      {...given}
    />,
    { services: fakeServices({ curve: curveClient, track }) },
  );
  await screen.findByRole("button", { name: "导出曲线" });
  return { track, rates, last: () => drawn.at(-1) };
}

const radio = (name: string) => screen.getByRole("radio", { name });
const percent = () => screen.getByRole("textbox", { name: "转速百分比（%）" });

describe("the chart of a pump", () => {
  test("asks for the curves of a rate, kept from 50 to 100 %, and for none again", async () => {
    const { rates, last } = await show();
    const plain = last()?.model.frame.xAxisInForce;
    fireEvent.click(radio("调速"));
    fireEvent.change(percent(), { target: { value: "83.55" } });
    expect(percent()).toHaveProperty("value", "83.5");
    fireEvent.keyDown(percent(), { key: "Enter" });
    await waitFor(() => expect(last()?.model.regulation?.rate).toBe(0.835));
    fireEvent.change(percent(), { target: { value: "12" } });
    fireEvent.blur(percent());
    expect(percent()).toHaveProperty("value", "50");
    await waitFor(() => expect(last()?.model.regulation?.rate).toBe(0.5));
    fireEvent.click(screen.getByRole("button", { name: "重置" }));
    await waitFor(() => expect(last()?.model.regulation?.rate).toBe(1));
    fireEvent.click(radio("不调速"));
    await waitFor(() => expect(last()?.model.regulation).toBeNull());
    expect(last()?.model.frame.xAxisInForce).toEqual(plain);
    expect(rates).toEqual([1, 0.835, 0.5, 1, null]);
  });

  test("says the shaft power at the operating point as what it is, at the speed in force", async () => {
    await show();
    expect(screen.getByText("5.00", { selector: "b" }).parentElement?.textContent).toBe(
      "工作点轴功率 5.00 kW",
    );
    fireEvent.click(radio("调速"));
    fireEvent.change(percent(), { target: { value: "80" } });
    fireEvent.blur(percent());
    // 5 kW · 0.8³
    expect((await screen.findByText("2.56", { selector: "b" })).parentElement?.textContent).toBe(
      "调速工作点轴功率 2.56 kW",
    );
    expect(screen.queryByText(/单位风量耗功率/u)).toBeNull();
  });

  test("says where its efficiency is not the one of the record, which contradicts itself", async () => {
    const { last } = await show();
    const said = screen.getByText(/不一致/u).textContent;
    // 36 m · 20 m³/h, 33 · 40 and 28 · 60 at 3, 5 and 6 kW are 65.4, 71.9 and 76.3 % where 60, 75 and 70 are stated.
    expect(said).toBe(
      "记录的效率与轴功率不一致：效率曲线由流量、扬程、轴功率算得，与记录的效率最多相差 6.3 个百分点",
    );
    expect(last()?.products[0]?.settings[0]?.contradicted).toEqual([
      { quantity: "efficiency", missed: expect.closeTo(6.27, 1) },
    ]);
  });

  test("says nothing of a record that agrees with itself", async () => {
    const powers = [36, 33, 28].map((head, at) => (20 * (at + 1) * head * 100) / [60, 75, 70][at]! / 367.6);
    await show({
      products: [{ ...PUMP, curves: [...PUMP.curves.slice(0, 2), curve("shaftPower", powers)] }],
    });
    expect(screen.queryByText(/不一致/u)).toBeNull();
  });

  test("regulates nothing without its operating point", async () => {
    const { last } = await show();
    fireEvent.click(radio("调速"));
    await waitFor(() => expect(last()?.model.regulation?.rate).toBe(1));
    expect(percent()).toHaveProperty("disabled", false);
    fireEvent.click(screen.getByRole("checkbox", { name: "工作点" }));
    expect(
      [radio("调速"), radio("不调速"), percent()].map((field) => field.hasAttribute("disabled")),
    ).toEqual([true, true, true]);
  });

  test("that has taps only cannot be regulated, and says so", async () => {
    const curves = PUMP.curves.map((tap) => ({ ...tap, isScalable: false }));
    await show({ products: [{ ...PUMP, curves }] });
    expect(radio("调速")).toHaveProperty("disabled", true);
    expect(screen.getByText("该产品不能无级调速")).toBeDefined();
  });

  test("reads its curves out by the arrow keys", async () => {
    await show();
    const chart = screen.getByRole("slider", { name: /性能曲线/u });
    expect(chart.getAttribute("aria-valuetext")).toBe("没有读数");
    fireEvent.keyDown(chart, { key: "ArrowRight" });
    expect(chart.getAttribute("aria-valuetext")).toMatch(/^40\.0 m³\/h，扬程 33\.00 m，效率 71\.9 %/u);
    fireEvent.keyDown(chart, { key: "Escape" });
    expect(chart.getAttribute("aria-valuetext")).toBe("没有读数");
  });
});

test("the chart of a fan offers all its speeds and each", async () => {
  await show({ machine: "fan", products: [FAN], conditions: [] });
  expect(screen.getAllByRole("radio").map((option) => option.getAttribute("value"))).toEqual([
    "",
    "高速",
    "低速",
  ]);
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("several products are compared by one quantity, the one their duty is read against", async () => {
  await show({ products: [PUMP, { ...PUMP, id: "other", name: "P2" }] });
  expect(screen.getByRole("combobox", { name: "曲线" })).toHaveProperty("value", "head");
});

describe("without a chart", () => {
  const render = (client: CurveClient, track = vi.fn()) =>
    renderInApp(<OwnedChart machine="pump" products={[{ ...PUMP, curves: [] }]} />, {
      services: fakeServices({ curve: client, track }),
    });

  test("a product without curves says so, and is recorded", async () => {
    const client = createCurveClient(() => channelWorker(createCurveService()));
    clients.push(client);
    const track = vi.fn();
    render(client, track);
    expect(await screen.findByText("暂无性能曲线")).toBeDefined();
    await waitFor(() => expect(track).toHaveBeenCalledWith("chartWithoutCurves", { products: "pump" }));
  });

  test("a worker that is gone leaves a way to try again", async () => {
    const open = vi.fn<CurveClient["open"]>().mockRejectedValue(new Error("worker crashed"));
    render({
      open,
      energy: () => Promise.reject(new Error("asks for no year")),
      set: () => Promise.reject(new Error("asks for no set")),
      tolerance: () => Promise.reject(new Error("asks for no tolerance")),
      dispose: () => {},
    });
    fireEvent.click(await screen.findByRole("button", { name: "重新加载" }));
    open.mockResolvedValue({ ok: false, code: "no-curves" });
    fireEvent.click(await screen.findByRole("button", { name: "重新加载" }));
    expect(await screen.findByText("暂无性能曲线")).toBeDefined();
  });
});
