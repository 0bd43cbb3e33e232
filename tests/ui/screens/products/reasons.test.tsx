import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { FanList } from "#ui/screens/products/FanList.tsx";
import { ProductList } from "#ui/screens/products/ProductList.tsx";
import { foundFan, openList } from "./openList.tsx";

const DUTY = `/fan?duty=${PROPERTY.airFlow}:12000,${PROPERTY.totalPressure}:650`;
const LIST = "/productList/:categoryCode";
const rowOf = async (model: string) =>
  (await screen.findByRole("link", { name: model })).closest("tr") ?? document.body;

describe("a row of a list for a duty", () => {
  it("says why it is not one to begin with", async () => {
    const products = [
      foundFan("GOOD", { bestFlowShare: 0.98 }),
      foundFan("SHORT", { shortcomings: ["short", "offBest"], bestFlowShare: 0.553 }),
      foundFan("LOW", { shortcomings: ["belowGrade"], bestFlowShare: 1 }),
      foundFan("UNKNOWN", { shortcomings: ["bestUnknown"] }),
      foundFan("BEYOND", {
        bestFlowShare: 1,
        otherSystems: [
          { name: "least", flow: 12_600 },
          { name: "most", flow: null },
        ],
      }),
    ];
    openList(<FanList />, { products }, DUTY);
    expect(within(await rowOf("GOOD")).getByText("合适")).toBeTruthy();
    // The greater of 2.2 % too much air and 4.5 % too little pressure.
    const short = within(await rowOf("SHORT")).getByText("不足 4.5 %、偏离高效区");
    expect(short.title).toContain("工作点流量为最高效率点的 0.55 倍，宜在 0.70–1.20 之间");
    expect(within(await rowOf("LOW")).getByText("低于能效 3 级")).toBeTruthy();
    expect(within(await rowOf("BEYOND")).getByText("最大管网超出实测")).toBeTruthy();
    expect(within(await rowOf("UNKNOWN")).getByText("高效区未知")).toBeTruthy();
  });

  it("judged within tolerances says whether they are met, by name only, or unknown", async () => {
    const products = [
      foundFan("MET", { bestFlowShare: 1, meetsTolerances: true }),
      foundFan("FAR", { shortcomings: ["offBest"], bestFlowShare: 0.5, meetsTolerances: true }),
      foundFan("NAME", { shortcomings: ["nominalOnly"], bestFlowShare: 1, meetsTolerances: false }),
      foundFan("BEYOND", { shortcomings: ["toleranceUnknown"], bestFlowShare: 1, meetsTolerances: false }),
    ];
    openList(<FanList />, { products }, `${DUTY}&tolerance=AN3`);
    expect(within(await rowOf("MET")).getByText("公差下满足")).toBeTruthy();
    expect(within(await rowOf("FAR")).getByText("偏离高效区、公差下满足")).toBeTruthy();
    expect(within(await rowOf("NAME")).getByText("仅名义满足")).toBeTruthy();
    expect(within(await rowOf("BEYOND")).getByText("公差超出实测")).toBeTruthy();
  });

  it("of a double-speed fan says of each line which kind its figures are", async () => {
    const point = `${PROPERTY.highSpeedAirFlow}:12000,${PROPERTY.highSpeedTotalPressure}:650`;
    openList(<FanList />, { products: [foundFan("D")] }, `/fan?speed=double&duty=${point}`);
    expect(within(await rowOf("D")).getByText("高速 运行")).toBeTruthy();
    expect(screen.getByText("低速 运行")).toBeTruthy();
  });

  it("of a double-speed fan whose rated low figures were compared says so", async () => {
    const point = `${PROPERTY.highSpeedAirFlow}:12000,${PROPERTY.highSpeedTotalPressure}:650`;
    const low = `${PROPERTY.lowSpeedAirFlow}:8000`;
    openList(<FanList />, { products: [foundFan("D")] }, `/fan?speed=double&duty=${point},${low}`);
    expect(within(await rowOf("D")).getByText("高速 运行")).toBeTruthy();
    expect(screen.getByText("低速 额定")).toBeTruthy();
  });
});

describe("a real record", () => {
  it("is marked beside the samples and leads to its source", async () => {
    const source = "真实数据：maker/fans，data/a.csv（0123456789ab），许可 MIT";
    openList(<FanList />, { products: [foundFan("REAL", { isSample: false, source }), foundFan("SAMPLE")] });
    const link = within(await rowOf("REAL")).getByRole("link", { name: "实测，打开数据来源" });
    expect(link.getAttribute("href")).toBe("https://github.com/maker/fans/blob/0123456789ab/data/a.csv");
    expect(within(await rowOf("SAMPLE")).getByTitle("示例数据")).toBeTruthy();
  });

  it("is all that is asked for where the address says so", async () => {
    const { asked } = openList(<FanList />, { products: [] }, "/fan?records=real");
    await screen.findByText("查询到的产品数据太少");
    expect(asked.at(-1)).toMatchObject({ isSample: false });
    expect(screen.getByRole("button", { name: "清除数据" })).toBeTruthy();
  });
});

describe("a list by the code of its category", () => {
  it("is the fans' own, with its form and its title", async () => {
    openList(<ProductList />, { products: [foundFan("A")] }, "/productList/C000001", LIST);
    expect(await screen.findByRole("textbox", { name: "风量（m³/h）" })).toBeTruthy();
    expect(screen.getByRole("radio", { name: "双速" })).toBeTruthy();
    expect(document.title).toBe("通风机");
  });

  it("is titled by its category", async () => {
    openList(<ProductList />, { products: [foundFan("A")] }, "/productList/C000013", LIST);
    expect(await screen.findByRole("heading", { name: "门" })).toBeTruthy();
    expect(document.title).toBe("门");
  });

  it("of no category that there is says so, and leads back", async () => {
    const { at } = openList(<ProductList />, { products: [] }, "/productList/C999999", LIST);
    expect(screen.getByText("没有这个产品分类")).toBeTruthy();
    await userEvent.click(screen.getByRole("link", { name: "回到产品库" }));
    await waitFor(() => expect(at.address).toBe("/"));
  });

  it("of water-supply sets says that their static head is not in the match", async () => {
    const duty = `duty=${PROPERTY.airFlow}:30,${PROPERTY.head}:60`;
    openList(<ProductList />, { products: [foundFan("A")] }, `/productList/C000007?${duty}`, LIST);
    expect(await screen.findByText(/静扬程按 0 计/u)).toBeTruthy();
  });
});
