import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { ProductList } from "#ui/screens/products/ProductList.tsx";
import { foundFan, openList } from "./openList.tsx";

const FANS = [
  foundFan("LYF-5.6", {
    shortcomings: ["motorShort"],
    air: { recordedPressure: 811, shaftPowerAtLowest: 4.31 },
  }),
];
const LIST = "/productList/:categoryCode";
const DUTY = `/productList/C000001?duty=${PROPERTY.airFlow}:12000,${PROPERTY.totalPressure}:650`;
const open = (address = DUTY) => openList(<ProductList />, { products: FANS }, address, LIST);

async function openMedium() {
  const fields = await screen.findByRole("group", { name: "工况" });
  await userEvent.click(within(fields).getByRole("button", { name: /^介质/u }));
  return screen.findByRole("dialog", { name: "介质：空气" });
}

describe("the list of fans", () => {
  it("takes the air of the site in a layer, says what it weighs, and searches there", async () => {
    const { asked, at } = open();
    const medium = await openMedium();
    expect(within(medium).getByText("标准空气 1.2 kg/m³")).toBeTruthy();
    await userEvent.click(within(medium).getByRole("button", { name: "昆明 1891 m" }));
    await userEvent.type(within(medium).getByRole("textbox", { name: "最低空气温度（℃）" }), "-5");
    expect(within(medium).getByText(/^现场空气 0\.954 kg\/m³/u)).toBeTruthy();
    await userEvent.click(within(medium).getByRole("button", { name: "完成" }));
    await userEvent.click(screen.getByRole("button", { name: "查询" }));
    await waitFor(() =>
      expect(asked.at(-1)?.curveProperties).toEqual([
        { code: PROPERTY.airFlow, value: 12_000 },
        { code: PROPERTY.totalPressure, value: 650 },
        { code: "siteAltitude", value: 1891 },
        { code: "lowestAirTemperature", value: -5 },
      ]),
    );
    expect(at.address).toContain("siteAltitude:1891,lowestAirTemperature:-5");
    expect(await screen.findByText(/650 Pa 折合标准空气 817 Pa，按此匹配/u)).toBeTruthy();
    expect(screen.getByRole("button", { name: "介质：现场空气" })).toBeTruthy();
  });

  it("shows both pressures of a row, and a motor that is too small with its reason", async () => {
    open(`${DUTY},siteAltitude:1891,lowestAirTemperature:-5`);
    expect(await screen.findByRole("cell", { name: "811" })).toBeTruthy();
    expect(screen.getByRole("columnheader", { name: /^标准全压/u })).toBeTruthy();
    expect(screen.getByText("电机功率不足")).toBeTruthy();
    expect(screen.getByTitle("最低温度时轴功率 4.31 kW")).toBeTruthy();
  });

  it("shows neither column nor sentence where no air is stated", async () => {
    open();
    await screen.findByRole("link", { name: "LYF-5.6" });
    expect(screen.queryByRole("columnheader", { name: /^标准全压/u })).toBeNull();
    expect(screen.queryByText(/现场空气/u)).toBeNull();
    expect(screen.getByRole("button", { name: "介质：标准空气" })).toBeTruthy();
  });

  it("keeps an air that cannot be in its field, with the sentence, and searches nothing", async () => {
    const { asked } = open();
    const medium = await openMedium();
    const before = asked.length;
    await userEvent.type(within(medium).getByRole("textbox", { name: "海拔（m）" }), "9000");
    expect(within(medium).getByText("海拔应在 −500 到 5000 m 之间")).toBeTruthy();
    await userEvent.click(within(medium).getByRole("button", { name: "完成" }));
    await userEvent.click(screen.getByRole("button", { name: "查询" }));
    expect(await screen.findByText("海拔应在 −500 到 5000 m 之间")).toBeTruthy();
    expect(asked).toHaveLength(before);
  });

  it("of an address whose air cannot be says why, with the conditions kept, and asks nothing", async () => {
    const { asked } = open(`${DUTY},airHumidity:120`);
    expect(await screen.findByText("相对湿度应在 0 到 100 % 之间。查询条件已保留")).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it("goes back to the standard air with one click", async () => {
    const { asked } = open(`${DUTY},siteAltitude:1891,airTemperature:30`);
    const medium = await openMedium();
    await userEvent.click(within(medium).getByRole("button", { name: "恢复标准空气" }));
    await userEvent.click(within(medium).getByRole("button", { name: "完成" }));
    await userEvent.click(screen.getByRole("button", { name: "查询" }));
    await waitFor(() =>
      expect(asked.at(-1)?.curveProperties.map(({ code }) => code)).toEqual([
        PROPERTY.airFlow,
        PROPERTY.totalPressure,
      ]),
    );
  });

  it("offers pumps a liquid instead", async () => {
    open(`/productList/C000002?duty=${PROPERTY.airFlow}:240,${PROPERTY.head}:32`);
    await screen.findByRole("group", { name: "工况" });
    expect(screen.getByRole("button", { name: "介质：清水" })).toBeTruthy();
  });
});
