import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { FAN } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { FanList } from "#ui/screens/products/FanList.tsx";
import { foundFan, openList } from "./openList.tsx";

const FANS = [foundFan("LYF-560C-4"), foundFan("LYF-630C-4"), foundFan("T4-72-6A")];
const DUTY = `/fan?duty=${PROPERTY.airFlow}:12000:10,${PROPERTY.totalPressure}:650`;
const button = (name: string | RegExp) => screen.getByRole("button", { name });

describe("a list with little to show", () => {
  it("of fewer than five says where more can be asked for", async () => {
    openList(<FanList />, { products: FANS });
    expect(await screen.findByText("结果较少，没有满意的产品？")).toBeTruthy();
    expect(screen.getByRole("link", { name: "反馈需求" }).getAttribute("href")).toBe(
      "/account/feedback?source=Selection",
    );
  });

  it("of nothing offers counted ways on, and the maker where a brand is chosen", async () => {
    const { at } = openList(
      <FanList />,
      {
        products: [],
        brandUrl: "https://maker.example",
        relaxations: [
          { kind: "deviation", rate: 20, count: 12 },
          { kind: "property", code: "P1", name: "风机类型", value: "V2", valueName: "轴流", count: 3 },
          { kind: "speed", speedControl: "DOUBLE_SPEED", count: 2 },
          { kind: "brand", count: 1234 },
        ],
      },
      `${DUTY}&brand=B000001`,
    );
    expect(await screen.findByText("查询到的产品数据太少")).toBeTruthy();
    expect(screen.getByRole("link", { name: "联系厂商" }).getAttribute("href")).toBe("https://maker.example");
    expect(await screen.findByRole("button", { name: "风机类型改为轴流（3 个）" })).toBeTruthy();
    expect(button("改选双速风机（2 个）")).toBeTruthy();
    expect(button("不限品牌（1,234 个）")).toBeTruthy();
    await userEvent.click(button("放宽偏差至 ±20 %（12 个）"));
    await waitFor(() =>
      expect(at.address).toBe(
        `/fan?duty=${PROPERTY.airFlow}:12000:20,${PROPERTY.totalPressure}:650:20&brand=B000001`,
      ),
    );
  });

  it("of nothing leads to fans of the other speed with the same duty", async () => {
    const { at } = openList(
      <FanList />,
      { products: [], relaxations: [{ kind: "speed", speedControl: "DOUBLE_SPEED", count: 2 }] },
      DUTY,
    );
    await userEvent.click(await screen.findByRole("button", { name: "改选双速风机（2 个）" }));
    await waitFor(() =>
      expect(at.address).toBe(
        `/fan?speed=double&duty=${PROPERTY.highSpeedAirFlow}:12000:10,${PROPERTY.highSpeedTotalPressure}:650`,
      ),
    );
  });

  it("of nothing gives up the duty, and shows all of the category", async () => {
    const { at } = openList(
      <FanList />,
      { products: [], relaxations: [{ kind: "duty", count: 20_321 }] },
      `/fan?duty=${PROPERTY.airFlow}:12,${PROPERTY.totalPressure}:65000`,
    );
    await userEvent.click(await screen.findByRole("button", { name: "清除工况（20,321 个）" }));
    await waitFor(() => expect(at.address).toBe("/fan"));
  });

  it("of nothing keeps the system and the machines of the duty on every way on", async () => {
    const system = ",staticHead:120,systemExponent:1.8,machineCount:2";
    const { at } = openList(
      <FanList />,
      {
        products: [],
        relaxations: [
          { kind: "deviation", rate: 20, count: 12 },
          { kind: "speed", speedControl: "DOUBLE_SPEED", count: 2 },
        ],
      },
      `${DUTY}${system}`,
    );
    const wider = await screen.findByRole("button", { name: "放宽偏差至 ±20 %（12 个）" });
    await userEvent.click(wider);
    await waitFor(() =>
      expect(at.address).toBe(
        `/fan?duty=${PROPERTY.airFlow}:12000:20,${PROPERTY.totalPressure}:650:20${system}`,
      ),
    );
    await userEvent.click(await screen.findByRole("button", { name: "改选双速风机（2 个）" }));
    await waitFor(() =>
      expect(at.address).toBe(
        `/fan?speed=double&duty=${PROPERTY.highSpeedAirFlow}:12000:20,${PROPERTY.highSpeedTotalPressure}:650:20${system}`,
      ),
    );
  });

  it.each([
    ["asked for nothing in particular", "/fan", []],
    ["asked for by a duty", DUTY, [{ code: FAN, count: 0 }]],
  ])("of a category without products says how they come in, %s", async (_, address, ofCategory) => {
    const { at } = openList(<FanList />, { products: [], ofCategory }, address);
    expect(await screen.findByText("目录中还没有这类产品")).toBeTruthy();
    expect(screen.getByText(/npm run import/u).textContent).toContain("docs/import.md");
    await userEvent.click(screen.getByRole("link", { name: "其他分类" }));
    await waitFor(() => expect(at.address).toBe("/"));
  });

  it("of no fans with two speeds leads to those with one", async () => {
    const { at } = openList(<FanList />, { products: [] }, "/fan?speed=double");
    await userEvent.click(await screen.findByRole("button", { name: "改选单速" }));
    await waitFor(() => expect(at.address).toBe("/fan"));
  });

  it("that did not come keeps the conditions and asks again", async () => {
    const catalogue = { products: FANS, isDown: true };
    openList(<FanList />, catalogue, DUTY);
    expect((await screen.findByText("加载失败")).textContent).toBe("加载失败");
    expect(screen.getByText("查询条件已保留。服务器答复：网络连接失败")).toBeTruthy();
    expect(screen.queryByText("正在查询…")).toBeNull();
    catalogue.isDown = false;
    await userEvent.click(button("重试"));
    expect(await screen.findByRole("link", { name: "LYF-560C-4" })).toBeTruthy();
  });
});
