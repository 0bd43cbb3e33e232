import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { EMPTY_LIST } from "#domain/catalogue/listing/ListState.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { suitabilityColumn } from "#ui/screens/products/table/columns/suitabilityColumn.ts";
import { liquidColumns, withoutSpeed } from "#ui/screens/products/table/columns/liquidColumns.ts";
import type { ListColumn } from "#ui/screens/products/table/columns/ListColumn.ts";
import { ProductList } from "#ui/screens/products/ProductList.tsx";
import { foundFan, openList } from "./openList.tsx";

const LIST = "/productList/:categoryCode";
const DUTY = `/productList/C000002?duty=${PROPERTY.airFlow}:100,${PROPERTY.head}:32`;
const open = (address = DUTY) => openList(<ProductList />, { products: [foundFan("P-1")] }, address, LIST);

async function openMedium() {
  const fields = await screen.findByRole("group", { name: "工况" });
  await userEvent.click(within(fields).getByRole("button", { name: /^介质/u }));
  return screen.findByRole("dialog", { name: "介质：液体" });
}

describe("the list of pumps", () => {
  it("takes liquid and suction side in a layer, says what they are, and searches with them", async () => {
    const { asked, at } = open();
    const medium = await openMedium();
    expect(within(medium).getByText("清水 1000 kg/m³")).toBeTruthy();
    expect(within(medium).queryByRole("textbox", { name: /浓度/u })).toBeNull();
    await userEvent.click(within(medium).getByText("乙二醇"));
    await userEvent.click(within(medium).getByText("丙二醇"));
    const fraction = within(medium).getByRole("textbox", { name: "丙二醇质量浓度（%）" });
    expect(fraction.getAttribute("value")).toBe("30");
    await userEvent.clear(fraction);
    await userEvent.type(fraction, "40");
    await userEvent.type(within(medium).getByRole("textbox", { name: "介质温度（℃）" }), "-5");
    await userEvent.type(within(medium).getByRole("textbox", { name: "吸入管损失（m）" }), "1");
    expect(within(medium).getByText("填写液面高差后判断汽蚀余量")).toBeTruthy();
    await userEvent.type(within(medium).getByRole("textbox", { name: "液面高差（m）" }), "-2");
    expect(within(medium).getByText(/^丙二醇水溶液 40 %.*1,044\.5 kg\/m³/u)).toBeTruthy();
    await userEvent.click(within(medium).getByRole("button", { name: "完成" }));
    await userEvent.click(screen.getByRole("button", { name: "查询" }));
    await waitFor(() =>
      expect(asked.at(-1)?.curveProperties).toEqual([
        { code: PROPERTY.airFlow, value: 100 },
        { code: PROPERTY.head, value: 32 },
        { code: "propyleneFraction", value: 40 },
        { code: "liquidTemperature", value: -5 },
        { code: "suctionHead", value: -2 },
        { code: "suctionLoss", value: 1 },
      ]),
    );
    expect(at.address).toContain("propyleneFraction:40");
    await userEvent.click(await screen.findByRole("button", { name: "说明 4 条" }));
    expect(screen.getByText(/未计裕量$/u)).toBeTruthy();
    expect(screen.getByText(/^液面绝对压力 101\.3 kPa/u)).toBeTruthy();
    expect(screen.getByRole("button", { name: "介质：丙二醇 40 %，含吸入侧" })).toBeTruthy();
  });

  it("keeps a liquid that cannot be in its field, with the sentence, and searches nothing", async () => {
    const { asked } = open(`${DUTY},ethyleneFraction:25,liquidTemperature:-15`);
    expect(await screen.findByText("−15 ℃ 低于该浓度的冰点 −11.0 ℃。查询条件已保留")).toBeTruthy();
    expect(asked).toEqual([]);
    const medium = await openMedium();
    expect(within(medium).getByText("−15 ℃ 低于该浓度的冰点 −11.0 ℃")).toBeTruthy();
  });

  it("goes back to water with one click", async () => {
    const { asked } = open(`${DUTY},ethyleneFraction:25,suctionHead:2`);
    const medium = await openMedium();
    await userEvent.click(within(medium).getByRole("button", { name: "恢复清水" }));
    await userEvent.click(within(medium).getByRole("button", { name: "完成" }));
    await userEvent.click(screen.getByRole("button", { name: "查询" }));
    await waitFor(() =>
      expect(asked.at(-1)?.curveProperties.map(({ code }) => code)).toEqual([
        PROPERTY.airFlow,
        PROPERTY.head,
      ]),
    );
  });

  it("says nothing of a liquid where none is stated", async () => {
    open();
    await screen.findByRole("link", { name: "P-1" });
    expect(screen.queryByText(/kg\/m³/u)).toBeNull();
    expect(screen.getByRole("button", { name: "介质：清水" })).toBeTruthy();
  });
});

describe("a row of the list", () => {
  const column = (key: string): ListColumn => ({ key, title: key, kind: "number", value: () => null });
  const COLUMNS = [column(PROPERTY.motorPower), column(PROPERTY.npsh), column(PROPERTY.rotationalSpeed)];
  const duty = (stated: Record<string, number>) =>
    Object.entries(stated).map(([code, value]) => ({ code, value, deviationRate: null }));
  const pump = foundFan("P-1", {
    shortcomings: ["motorShort", "npshShort"],
    bestFlowShare: 1,
    liquid: {
      shaftPower: 12.3,
      npsh: { flow: 100, available: 4.185, required: 5, verdict: "short" },
      viscosity: { state: "corrected", flow: 0.99, efficiency: 0.92 },
      water: { flow: 104.2, head: 34.7, efficiency: 78.1 },
    },
  });

  it("has columns of power and NPSH where they are stated, with their reasons", () => {
    const columns = liquidColumns(COLUMNS, duty({ liquidTemperature: 60, suctionHead: 2 }));
    expect(columns.map(({ title }) => title)).toEqual([
      PROPERTY.motorPower,
      "轴功率",
      PROPERTY.npsh,
      "可用余量",
      PROPERTY.rotationalSpeed,
    ]);
    const [motor, power, , npsh] = columns;
    expect([motor?.isBad?.(pump), motor?.hint?.(pump)]).toEqual([true, "按介质密度轴功率 12.30 kW"]);
    expect(power?.value(pump, "only")).toBe(12.3);
    expect(npsh?.value(pump, "only")).toBe(4.185);
    expect([npsh?.isBad?.(pump), npsh?.hint?.(pump)]).toEqual([true, "100 m³/h 时可用 4.19 m，所需 5.00 m"]);
    expect(withoutSpeed(COLUMNS, { ...EMPTY_LIST, duty: duty({ suctionHead: 2 }) })).toHaveLength(2);
  });

  it("shows what the pump would give with water beside what it gives with a glycol", () => {
    const columns = liquidColumns([column(PROPERTY.airFlow)], duty({ propyleneFraction: 40 }));
    expect(columns.map(({ title }) => title)).toEqual([PROPERTY.airFlow, "清水流量"]);
    const water = columns[1];
    expect(water?.value(pump, "only")).toBe(104.2);
    expect(water?.hint?.(pump)).toBe("清水时 104 m³/h、34.70 m、效率 78.1 %");
    const uncorrected = (state: "none" | "outside") => ({
      ...pump,
      liquid: {
        shaftPower: null,
        npsh: null,
        viscosity: { state, flow: null, efficiency: null },
        water: null,
      },
    });
    expect(water?.value(uncorrected("outside"), "only")).toBeNull();
    expect(water?.hint?.(uncorrected("outside"))).toBe("黏度未修正，按清水");
    expect(water?.hint?.(uncorrected("none"))).toBe("黏度不需修正，与清水相同");
  });

  it("stays as it was without", () => {
    expect(liquidColumns(COLUMNS, duty({ [PROPERTY.head]: 32 }))).toBe(COLUMNS);
    expect(withoutSpeed(COLUMNS, EMPTY_LIST)).toBe(COLUMNS);
    expect(liquidColumns(COLUMNS, duty({ suctionHead: 2 })).map(({ key }) => key)).not.toContain(
      "liquidShaftPower",
    );
  });

  it("says why it does not suit, and what its viscosity does", () => {
    const reasons = (more: Partial<typeof pump>) => suitabilityColumn.value({ ...pump, ...more }, "only");
    expect(reasons({})).toBe("电机功率不足、汽蚀余量不足、黏度降效\u00A08.0\u00A0%");
    expect(reasons({ shortcomings: [] })).toBe("合适、黏度降效\u00A08.0\u00A0%");
    const viscosity = (state: "none" | "outside" | "unknown") =>
      reasons({
        shortcomings: state === "none" ? ["npshUnknown"] : ["npshUnknown", "viscosityUnknown"],
        liquid: {
          shaftPower: null,
          npsh: null,
          viscosity: { state, flow: null, efficiency: null },
          water: null,
        },
      });
    expect(viscosity("outside")).toBe("汽蚀无法判定、黏度超出修正范围，按清水");
    expect(viscosity("unknown")).toBe("汽蚀无法判定、黏度无法修正，按清水");
    expect(viscosity("none")).toBe("汽蚀无法判定");
  });
});
