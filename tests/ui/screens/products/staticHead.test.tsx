import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { ProductList } from "#ui/screens/products/ProductList.tsx";
import { foundFan, openList } from "./openList.tsx";

const SETS = [foundFan("BPG-12-60", { gjwCategoryCode: "C000007", gjwCategoryName: "变频供水" })];
const LIST = "/productList/:categoryCode";
const DUTY = `/productList/C000007?duty=${PROPERTY.airFlow}:40,${PROPERTY.head}:60`;
const open = (address = DUTY) => openList(<ProductList />, { products: SETS }, address, LIST);

describe("the list of water-supply sets", () => {
  it("leads from its note to the field, and searches with what is entered there", async () => {
    const { asked, at } = open();
    await userEvent.click(await screen.findByRole("button", { name: "填写静扬程" }));
    const field = screen.getByRole("textbox", { name: "静扬程（m）" });
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, "48{Enter}");
    await waitFor(() =>
      expect(asked.at(-1)?.curveProperties).toEqual([
        { code: PROPERTY.airFlow, value: 40 },
        { code: PROPERTY.head, value: 60 },
        { code: "staticHead", value: 48 },
      ]),
    );
    expect(at.address).toContain("staticHead:48");
    expect(screen.queryByText(/静扬程按 0 计/u)).toBeNull();
    expect(screen.getByText("48 m")).toBeTruthy();
  });

  it("shows the exponent behind 更多, and takes three decimals of it", async () => {
    const { asked } = open();
    const fields = await screen.findByRole("group", { name: "工况" });
    await userEvent.click(within(fields).getByRole("button", { name: "更多" }));
    await userEvent.type(screen.getByRole("textbox", { name: "管路特性指数" }), "1.8525{Enter}");
    await waitFor(() =>
      expect(asked.at(-1)?.curveProperties).toContainEqual({ code: "systemExponent", value: 1.852 }),
    );
  });

  it("takes the least and the most of a system behind 更多, and keeps one that cannot be with its sentence", async () => {
    const { asked } = open();
    const fields = await screen.findByRole("group", { name: "工况" });
    expect(screen.queryByRole("group", { name: "最大管网" })).toBeNull();
    await userEvent.click(within(fields).getByRole("button", { name: "更多" }));
    const most = screen.getByRole("group", { name: "最大管网" });
    await userEvent.type(within(most).getByRole("textbox", { name: "最大管网扬程（m）" }), "66");
    const level = within(most).getByRole("textbox", { name: "最大管网静扬程（m）" });
    await userEvent.type(level, "70{Enter}");
    expect(await screen.findByText("最大管网：静扬程不小于设计扬程，请检查")).toBeTruthy();
    const before = asked.length;
    await userEvent.clear(level);
    await userEvent.type(level, "-2{Enter}");
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
    expect(asked.at(-1)?.curveProperties).toEqual([
      { code: PROPERTY.airFlow, value: 40 },
      { code: PROPERTY.head, value: 60 },
      { code: "mostHead", value: 66 },
      { code: "mostStaticHead", value: -2 },
    ]);
    expect(screen.getByText("66 m")).toBeTruthy();
  });

  it("of pumps says that each of several is matched with its part of the flow", async () => {
    const address = `/productList/C000002?duty=${PROPERTY.airFlow}:240,${PROPERTY.head}:32,machineCount:3,standbyCount:1`;
    const { asked } = open(address);
    expect(await screen.findByText(/^3 台并联，另备用 1 台：每台承担 1\/3/u)).toBeTruthy();
    expect(asked.at(-1)?.curveProperties).toContainEqual({ code: "machineCount", value: 3 });
    const several = screen.getByRole("group", { name: "多台并联" });
    const count = within(several).getByRole<HTMLInputElement>("textbox", { name: "多台并联运行台数（台）" });
    await userEvent.clear(count);
    await userEvent.type(count, "9{Enter}");
    expect(
      await within(several).findByText("运行台数应是 1 到 6 的整数，备用台数应是 1 到 3 的整数"),
    ).toBeTruthy();
  });

  it("keeps a static head above the duty in its field, with the sentence, and searches nothing", async () => {
    const { asked } = open();
    await screen.findByRole("link", { name: "BPG-12-60" });
    const before = asked.length;
    await userEvent.type(screen.getByRole("textbox", { name: "静扬程（m）" }), "61{Enter}");
    expect(await screen.findByText("静扬程不小于设计扬程，请检查")).toBeTruthy();
    expect(asked).toHaveLength(before);
  });

  it("of an address that cannot be says why, with the conditions kept, and asks nothing", async () => {
    const { asked } = open(`${DUTY},systemExponent:0.9`);
    expect(await screen.findByText("管路特性指数应在 1 到 2.5 之间。查询条件已保留")).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "管路特性指数" }).value).toBe("0.9");
    expect(asked).toEqual([]);
  });

  it("remarks on a system of nothing but static head", async () => {
    open(`${DUTY},staticHead:60`);
    expect(await screen.findByText("管路阻力为 0，按恒定压力计算")).toBeTruthy();
  });
});
