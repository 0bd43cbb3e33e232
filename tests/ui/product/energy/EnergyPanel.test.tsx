import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import type { WireCurve } from "#api/contract/curves.ts";
import type { Product } from "#api/contract/products.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { designPoints } from "#domain/products/chart/designPoints.ts";
import { DEFAULT_CHOICE, type EnergyChoice } from "#domain/products/energy/EnergyChoice.ts";
import { productEnergy } from "#domain/products/energy/productEnergy.ts";
import { draftOf } from "#ui/energy/EnergyDraft.ts";
import { EnergyPanel } from "#ui/product/energy/EnergyPanel.tsx";
import type { CurveClient } from "#workers/curve/CurveClient.ts";
import { chartRequest, testPump } from "../../../support/chartMaker.ts";
import { drawnPump, PUMP_DUTY } from "../../../support/drawnPump.ts";
import { fakeServices, renderInApp } from "../../renderInApp.tsx";

const PRODUCT = {
  id: "pump-1",
  model: "P1",
  gjwCategoryCode: "C000002",
  productPropertyValues: [{ code: PROPERTY.motorPower, value: 45 }],
} as unknown as Product;
const NO_CURVES: readonly WireCurve[] = [];

const CHART = drawnPump();

/** The rules themselves in the worker's place, over the test pump. */
const answered: CurveClient["energy"] = ({ chart, order }) => {
  const condition = chart.conditions[0] ?? [];
  const designs = designPoints("pump", testPump(), condition);
  return Promise.resolve(productEnergy(chartRequest({ designPoints: designs, rate: chart.rate }), order));
};

function Held({ first, onChoice }: { first: EnergyChoice; onChoice: (choice: EnergyChoice) => void }) {
  const [choice, setChoice] = useState(first);
  const [draft, setDraft] = useState(() => draftOf(first));
  return (
    <EnergyPanel
      product={PRODUCT}
      curves={NO_CURVES}
      chart={CHART}
      duty={PUMP_DUTY}
      conditions={{
        setting: undefined,
        energy: choice,
        changeEnergy(changed) {
          setChoice(changed);
          onChoice(changed);
        },
      }}
      draft={draft}
      onDraft={setDraft}
    />
  );
}

function show(changed: Partial<EnergyChoice> = {}, energy: CurveClient["energy"] = answered) {
  const onChoice = vi.fn<(choice: EnergyChoice) => void>();
  renderInApp(<Held first={{ ...DEFAULT_CHOICE, ...changed }} onChoice={onChoice} />, {
    services: fakeServices({ curve: { energy } as CurveClient }),
  });
  return onChoice;
}
const type = (name: string, text: string) =>
  fireEvent.change(screen.getByRole("textbox", { name }), { target: { value: text } });

beforeEach(() => localStorage.clear());

it("shows a first result of all the year before anybody types, and refuses hours that no year has", async () => {
  const onChoice = show();
  expect(await screen.findByText(/8,760 h\/年（全年连续）/u)).toBeTruthy();
  type("年运行小时（h）", "9000");
  expect(screen.getByText("年运行小时应在 1 到 8784 之间")).toBeTruthy();
  type("年运行小时（h）", "4000");
  expect(onChoice).toHaveBeenLastCalledWith({ ...DEFAULT_CHOICE, hours: 4000 });
  expect(await screen.findByRole("table", { name: "年耗电逐行计算" })).toBeTruthy();
});

it("shows the year row by row, the other methods beside it, and what it rests on", async () => {
  show({ hours: 1000, profile: "closedLoop" });
  const rows = within(await screen.findByRole("table", { name: "年耗电逐行计算" })).getAllByRole("row");
  // 31 kW at the shaft of the full load, 60 hours.
  expect(rows[1]?.textContent).toMatch(/^10030032\.80100\.0.*31\.00/u);
  // 25 % lies left of the measured flows.
  expect(rows[4]?.textContent).toContain("超出实测流量范围，不外推");
  expect(rows[5]?.textContent).toContain("不含 1 行");
  expect(screen.getByRole("alert").textContent).toBe(
    "合计不含 1 行、440 h：没有数值的原因见各行，这不是全年耗电",
  );
  const methods = screen.getByRole("table", { name: "控制方式的年耗电" });
  expect(within(methods).getByRole("rowheader", { name: "变频恒压" })).toBeTruthy();
  expect(within(methods).queryByText("首年电费")).toBeNull();
  expect(screen.getByRole("list", { name: "计算依据" }).textContent).toContain(
    "电动机 45 kW（产品参数），4 极",
  );
});

it("takes a pasted histogram, and shows no figure of another profile while it cannot be read", async () => {
  const own = { unit: "hours", rows: [{ share: 1, amount: 500 }] } as const;
  const onChoice = show({ profile: own });
  expect(await screen.findByRole("table", { name: "年耗电逐行计算" })).toBeTruthy();
  type("流量占比与小时", "１００％，２０\n７５％；七");
  expect(screen.getByRole("alert").textContent).toMatch(/^第 2 行“75%;七”读不出两个数/u);
  expect(screen.queryByRole("table", { name: "年耗电逐行计算" })).toBeNull();
  expect(onChoice).toHaveBeenLastCalledWith({ ...DEFAULT_CHOICE, profile: own });
  type("流量占比与小时", "１００％，２０\n７５％；７0");
  expect(screen.getByText("已读 2 行，按小时")).toBeTruthy();
  const table = await screen.findByRole("table", { name: "年耗电逐行计算" });
  // The answer to the former profile stands until there is that of this one.
  await waitFor(() => expect(within(table).getAllByRole("row")).toHaveLength(4));
});

it("counts money at one's own prices alone, and remembers them", async () => {
  show({ hours: 1000 });
  await screen.findByRole("table", { name: "控制方式的年耗电" });
  type("电价（元/kWh）", "0.5");
  expect(await screen.findByText("首年电费")).toBeTruthy();
  expect(screen.queryByText("全寿命费用")).toBeNull();
  type("设备价（元/台）", "20000");
  type("变频器价（元/台）", "8000");
  type("计算年限（年）", "60");
  expect(screen.getByText("计算年限应在 1 到 50 年 之间")).toBeTruthy();
  type("计算年限（年）", "10");
  expect(await screen.findByText("全寿命费用")).toBeTruthy();
  expect(JSON.parse(localStorage.getItem("volute.energyPrices") ?? "")).toEqual({
    electricity: "0.5",
    machine: "20000",
    drive: "8000",
    years: "10",
  });
});

it("leaves a way to try again where the worker is gone", async () => {
  const energy = vi.fn<CurveClient["energy"]>().mockRejectedValue(new Error("worker crashed"));
  show({ hours: 1000 }, energy);
  const retry = await screen.findByRole("button", { name: "重试" });
  energy.mockImplementation(answered);
  fireEvent.click(retry);
  await waitFor(() => expect(screen.getByRole("table", { name: "年耗电逐行计算" })).toBeTruthy());
});
