import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { createCurveService } from "#workers/curve/curveService.ts";
import type { CurveClient } from "#workers/curve/CurveClient.ts";
import { pick } from "../../product/parallel/openSet.tsx";
import { addressOf, DUTY, FAN, openDetail, property } from "./openDetail.tsx";
import { standInForChart } from "./standInChart.tsx";

/** The worker's own service in the page's thread. */
const curve = createCurveService() as unknown as CurveClient;
const MOTORED = {
  ...FAN,
  productPropertyValues: [...FAN.productPropertyValues, property(PROPERTY.motorPower, "电机功率", 4, "kW")],
};

beforeEach(() => {
  localStorage.clear();
  standInForChart();
});

const OTHER = { ...MOTORED, id: "fan-2", model: "LYHB-630-1450" };

const open = (address: string) => openDetail({ product: MOTORED, others: [OTHER], curve }, address);
const selected = async () => (await screen.findByRole("tab", { selected: true })).textContent;
const rowsOf = (name: string) => within(screen.getByRole("table", { name })).getAllByRole("row");
const type = (name: string, text: string) =>
  fireEvent.change(screen.getByRole("textbox", { name }), { target: { value: text } });

describe("what a year is computed for", () => {
  it("stands in the address, which opens on the same year", async () => {
    const { at, unmount } = open(addressOf({ designProperties: DUTY }));
    fireEvent.click(await screen.findByRole("tab", { name: "年耗电与费用" }));
    await screen.findByRole("table", { name: "年耗电逐行计算" });
    type("年运行小时（h）", "5000");
    await waitFor(() => expect(at.address).toContain("energyHours=5000"));
    expect(rowsOf("年耗电逐行计算")).toHaveLength(3);
    await pick("负荷分布", "闭式循环（循环泵）");
    await pick("控制方式", "变频沿管网曲线");
    await waitFor(() => expect(rowsOf("年耗电逐行计算")).toHaveLength(6));
    const sum = () =>
      screen
        .getAllByRole("status")
        .map(({ textContent }) => textContent)
        .find((text) => text.startsWith("变频沿管网曲线"));
    const said = sum();
    expect(said).toMatch(/^变频沿管网曲线 [\d,]+ kWh\/年/u);
    const address = at.address;
    unmount();
    open(address);
    expect(await selected()).toBe("年耗电与费用");
    await waitFor(() => expect(sum()).toBe(said));
  });

  it("as a pasted histogram is the same text again, beside the price that this browser remembers", async () => {
    const { at, unmount } = open(addressOf({ designProperties: DUTY }));
    fireEvent.click(await screen.findByRole("tab", { name: "年耗电与费用" }));
    await screen.findByRole("table", { name: "年耗电逐行计算" });
    await pick("负荷分布", "粘贴直方图");
    type("流量占比与小时", "100% 8000\n75% 1314");
    expect(screen.getByText("小时合计 9,314 h，超过一年的 8784 h")).toBeTruthy();
    type("流量占比与小时", "１００％，５２５\n７５％；1314\n50%\t3,066");
    expect(await screen.findByText("已读 3 行，按小时")).toBeTruthy();
    await waitFor(() => expect(at.address).toContain("energyProfile=h1x525,0.75x1314,0.5x3066"));
    await waitFor(() => expect(rowsOf("年耗电逐行计算")).toHaveLength(5));
    type("电价（元/kWh）", "0.8");
    const address = at.address;
    unmount();
    open(address);
    const field = async (name: string) =>
      (await screen.findByRole<HTMLInputElement>("textbox", { name })).value;
    expect(await field("流量占比与小时")).toBe("100%\t525\n75%\t1314\n50%\t3066");
    expect(await field("电价（元/kWh）")).toBe("0.8");
  });
});

it("the limits of a grade are asked of the chart while tolerances are looked at, and no longer", async () => {
  open(addressOf({ designProperties: DUTY }));
  const drawn = async () => (await screen.findByRole("img", { name: "性能曲线" })).dataset["tolerance"];
  expect(await drawn()).toBe("none");
  fireEvent.click(await screen.findByRole("tab", { name: "公差核算" }));
  expect(await drawn()).toMatch(/^AN[1-4]$/u);
  fireEvent.click(screen.getByRole("tab", { name: "产品参数" }));
  expect(await drawn()).toBe("none");
});

it("machines that run together stand in the address, which opens on the same set", async () => {
  const { at } = open(addressOf({ designProperties: DUTY, addedMachines: "fan-2:1" }));
  expect(await selected()).toBe("多台运行");
  expect(await screen.findByRole("table", { name: "分级运行" })).toBeTruthy();
  await pick("组合方式", "串联");
  await waitFor(() => expect(at.address).toContain("machineArrangement=series"));
  expect(at.address).toContain("addedMachines=fan-2:1");
  expect(await screen.findByText("各台流量相同、全速；停开的按旁通计，不计它的阻力")).toBeTruthy();
});
