import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { ANONYMOUS_WEB, useSession } from "#ui/page/services/useSession.ts";
import { FanList } from "#ui/screens/products/FanList.tsx";
import { foundFan, openList } from "./openList.tsx";

const FANS = [foundFan("LYF-560C-4"), foundFan("LYF-630C-4"), foundFan("T4-72-6A")];
const DUTY = `/fan?duty=${PROPERTY.airFlow}:12000:10,${PROPERTY.totalPressure}:650`;

afterEach(() => {
  act(() => useSession.setState(ANONYMOUS_WEB, true));
  vi.unstubAllGlobals();
});

const headers = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
const button = (name: string | RegExp) => screen.getByRole("button", { name });

describe("the list of fans", () => {
  it("asks for single-speed fans, twenty a page, and shows what they are", async () => {
    const { asked } = openList(<FanList />, { products: FANS, totalCount: 43 });
    expect(await screen.findByRole("link", { name: "LYF-560C-4" })).toBeTruthy();
    expect(asked.at(-1)).toMatchObject({
      speedControl: "SINGLE_SPEED",
      pageNo: 1,
      pageSize: 20,
      orderBy: null,
    });
    expect(headers()).toEqual([
      "型号",
      "风量m³/h",
      "全压Pa",
      "电机功率kW",
      "全压效率%",
      "能效等级",
      "转速r/min",
      "操作",
    ]);
    expect(screen.getByText("第 1–20 个，共 43 个")).toBeTruthy();
    expect(screen.getByText("示例数据")).toBeTruthy();
  });

  it("shows deviations and the power per air volume for a duty of flow and pressure", async () => {
    openList(<FanList />, { products: FANS }, DUTY);
    await screen.findByRole("link", { name: "LYF-560C-4" });
    expect(headers()).toEqual([
      "型号",
      "风量m³/h",
      "风量偏差率%",
      "全压Pa",
      "全压偏差率%",
      "电机功率kW",
      "全压效率%",
      "单位风量耗功率W/(m³/h)",
      "能效等级",
      "转速r/min",
      "适用性",
      "操作",
    ]);
    const row = screen.getAllByRole("row")[1];
    expect(row?.textContent).toBe("LYF-560C-4朗源12,267+2.2679−4.54.0073.20.289- -1,120满足选中下载查看");
  });

  it("shows only the flow's deviation where air flow alone was entered", async () => {
    openList(<FanList />, { products: FANS }, `/fan?duty=${PROPERTY.airFlow}:12000`);
    await screen.findByRole("link", { name: "LYF-560C-4" });
    expect(headers()).toContain("风量偏差率%");
    expect(headers()).not.toContain("全压偏差率%");
    expect(headers().join()).not.toContain("单位风量耗功率");
  });

  it("draws two lines for each double-speed fan", async () => {
    openList(<FanList />, { products: FANS.slice(0, 1) }, "/fan?speed=double");
    await screen.findByRole("link", { name: "LYF-560C-4" });
    expect(headers()).toContain("档位");
    expect(screen.getByText("高速", { selector: "td *" })).toBeTruthy();
    expect(screen.getByText("低速", { selector: "td *" })).toBeTruthy();
  });
});

describe("a search", () => {
  it("is sent by 查询 with its rates and begins at the first page", async () => {
    const { asked, at } = openList(<FanList />, { products: FANS, totalCount: 99 }, "/fan?page=3");
    await userEvent.type(await screen.findByRole("textbox", { name: "风量（m³/h）" }), "12000");
    await userEvent.type(screen.getByRole("textbox", { name: "风量偏差率（%）" }), "5");
    await userEvent.click(button("查询"));
    await waitFor(() => expect(at.address).toBe(`/fan?duty=${PROPERTY.airFlow}:12000:5`));
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({
        pageNo: 1,
        curveProperties: [{ code: PROPERTY.airFlow, value: 12_000, deviationRate: 5 }],
      }),
    );
  });

  it("marks the required figure that is missing and is not sent", async () => {
    const { asked } = openList(<FanList />, { products: FANS });
    await userEvent.type(await screen.findByRole("textbox", { name: "全压（Pa）" }), "650{Enter}");
    expect(screen.getByRole("alert").textContent).toBe("填写风量");
    expect(asked.every(({ curveProperties }) => curveProperties.length === 0)).toBe(true);
  });

  it("is refused with a sentence where a figure is 0", async () => {
    const { asked, at } = openList(<FanList />, { products: FANS });
    await userEvent.type(await screen.findByRole("textbox", { name: "风量（m³/h）" }), "12000");
    await userEvent.type(screen.getByRole("textbox", { name: "全压（Pa）" }), "0{Enter}");
    expect(screen.getByRole("alert").textContent).toBe("全压应大于 0");
    expect(asked.every(({ curveProperties }) => curveProperties.length === 0)).toBe(true);
    expect(at.address).toBe("/fan");
  });

  it("of a double-speed fan needs no more than its two low-speed values", async () => {
    const { at } = openList(<FanList />, { products: FANS }, "/fan?speed=double");
    await userEvent.type(await screen.findByRole("textbox", { name: "低速风量（m³/h）" }), "8000{Enter}");
    expect(screen.getByRole("alert").textContent).toBe("填写低速全压");
    await userEvent.type(screen.getByRole("textbox", { name: "低速全压（Pa）" }), "220{Enter}");
    await waitFor(() =>
      expect(at.address).toBe(
        `/fan?speed=double&duty=${PROPERTY.lowSpeedAirFlow}:8000,${PROPERTY.lowSpeedTotalPressure}:220`,
      ),
    );
  });

  it("of a double-speed fan by its high flow is named so, and has no power per air volume", async () => {
    const { at } = openList(<FanList />, { products: FANS.slice(0, 1) }, "/fan?speed=double");
    await userEvent.type(await screen.findByRole("textbox", { name: "高速风量（m³/h）" }), "12000{Enter}");
    await waitFor(() => expect(at.address).toBe(`/fan?speed=double&duty=${PROPERTY.highSpeedAirFlow}:12000`));
    expect(await screen.findByRole("button", { name: "清除高速风量" })).toBeTruthy();
    expect(headers().join()).not.toContain("单位风量耗功率");
    const [, high, low] = screen.getAllByRole("row").map(({ textContent }) => textContent);
    expect([high?.includes("高速"), low?.includes("低速")]).toEqual([true, true]);
  });

  it("is recorded, once for each question", async () => {
    const { track } = openList(<FanList />, { products: FANS }, DUTY);
    await screen.findByRole("link", { name: "LYF-560C-4" });
    const queries = track.mock.calls.filter(([event]) => event === "productQuery");
    expect(queries.at(-1)).toEqual(["productQuery", { category: "C000001", curve: true, total: 3 }]);
  });
});

describe("filters", () => {
  it("a brand is chosen by a click and given up by another; one without products cannot be", async () => {
    const { at } = openList(<FanList />, { products: FANS });
    await userEvent.click(await screen.findByRole("button", { name: "朗源" }));
    await waitFor(() => expect(at.address).toBe("/fan?brand=B000001"));
    await userEvent.click(button("朗源"));
    await waitFor(() => expect(at.address).toBe("/fan"));
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "北辰" }).disabled).toBe(true);
  });

  it("a range is taken when its field is left, and refused when it does not rise", async () => {
    const { at } = openList(<FanList />, { products: FANS });
    await userEvent.type(await screen.findByRole("textbox", { name: "电机功率最大（kW）" }), "5.5");
    await userEvent.tab();
    await waitFor(() => expect(at.address).toBe(`/fan?r.${PROPERTY.motorPower}=~5.5`));
    await userEvent.type(screen.getByRole("textbox", { name: "电机功率最小（kW）" }), "6{Enter}");
    expect(screen.getByRole("alert").textContent).toBe("最小值应小于最大值");
    expect(at.address).toBe(`/fan?r.${PROPERTY.motorPower}=~5.5`);
  });

  it("sub-categories with products are tabs, each an address", async () => {
    openList(<FanList />, { products: FANS });
    const tabs = await screen.findByRole("navigation", { name: "通风机" });
    expect(
      within(tabs)
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual(["全部", "离心642"]);
    expect(within(tabs).getByRole("link", { name: /离心/u }).getAttribute("href")).toBe(
      `/fan?e.${PROPERTY.fanType}=V1`,
    );
  });

  it("are named in the summary and cleared one by one, by kind, and all together", async () => {
    const { at } = openList(<FanList />, { products: FANS }, `${DUTY}&brand=B000001`);
    await screen.findByRole("button", { name: "清除品牌" });
    await userEvent.click(button("清除偏差条件"));
    await waitFor(() => expect(at.address).not.toContain(":10"));
    await userEvent.click(button("清除全压"));
    await waitFor(() => expect(at.address).toBe(`/fan?duty=${PROPERTY.airFlow}:12000&brand=B000001`));
    await userEvent.click(button("清除曲线条件"));
    await waitFor(() => expect(at.address).toBe("/fan?brand=B000001"));
    await userEvent.click(button("清除产品条件"));
    await waitFor(() => expect(at.address).toBe("/fan"));
    expect(screen.queryByRole("button", { name: "清除全部" })).toBeNull();
  });

  it("end with a switch of the speed", async () => {
    const { at } = openList(<FanList />, { products: FANS }, `${DUTY}&brand=B000001&size=50`);
    await userEvent.click(await screen.findByRole("radio", { name: "双速" }));
    await waitFor(() => expect(at.address).toBe("/fan?speed=double&size=50"));
  });
});

describe("order and pages", () => {
  it("a column sorts up, down and not at all, from the first page on", async () => {
    const { at, asked } = openList(<FanList />, { products: FANS, totalCount: 99 }, "/fan?page=2");
    await userEvent.click(await screen.findByRole("button", { name: "全压效率" }));
    const sort = `sort=${PROPERTY.totalPressureEfficiency}`;
    await waitFor(() => expect(at.address).toBe(`/fan?${sort}:asc`));
    await userEvent.click(button("全压效率"));
    await waitFor(() => expect(at.address).toBe(`/fan?${sort}:desc`));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ orderType: "DESC", pageNo: 1 }));
    await userEvent.click(button("全压效率"));
    await waitFor(() => expect(at.address).toBe("/fan"));
  });

  it("a duty's list goes by suitability, by deviation on demand, and by a column's deviation", async () => {
    const { at } = openList(<FanList />, { products: FANS }, DUTY);
    const order = await screen.findByRole<HTMLInputElement>("combobox", { name: "排序" });
    expect(order.value).toBe("省功率优先");
    await userEvent.click(order);
    await userEvent.click(await screen.findByRole("option", { name: "工况偏差" }));
    await waitFor(() => expect(at.address).toContain("&sort=deviationRate:asc"));
    await userEvent.click(button("风量偏差率"));
    await waitFor(() => expect(at.address).toContain(`&sort=${PROPERTY.airFlow}DeviationRate:asc`));
    await userEvent.click(button("单位风量耗功率"));
    await waitFor(() => expect(at.address).toContain("&sort=powerConsumptionPerAirVolume:asc"));
  });

  it("another page keeps the order", async () => {
    const { at } = openList(
      <FanList />,
      { products: FANS, totalCount: 99 },
      `/fan?sort=${PROPERTY.airFlow}:asc`,
    );
    await userEvent.click(await screen.findByRole("button", { name: "下一页" }));
    await waitFor(() => expect(at.address).toBe(`/fan?sort=${PROPERTY.airFlow}:asc&page=2`));
  });
});

describe("a product", () => {
  it("opens from its model and its row in a tab of its own, with the duty", async () => {
    const opened = vi.fn();
    vi.stubGlobal("open", opened);
    openList(<FanList />, { products: FANS }, DUTY);
    const link = await screen.findByRole("link", { name: "LYF-560C-4" });
    const address = decodeURIComponent(link.getAttribute("href") ?? "");
    expect(address).toBe(
      `/product/detail/fan-LYF-560C-4?designProperties=[{"code":"${PROPERTY.airFlow}","value":12000,"deviationRate":10},{"code":"${PROPERTY.totalPressure}","value":650}]`,
    );
    expect(link.getAttribute("target")).toBe("_blank");
    await userEvent.click(screen.getByText("12,267", { selector: "tr:nth-child(2) td" }));
    expect(opened).toHaveBeenCalledOnce();
    expect(decodeURIComponent(String(opened.mock.calls[0]?.[0]))).toContain(
      "/product/detail/fan-LYF-630C-4?",
    );
  });

  it("opens in place where a program hosts the page", async () => {
    useSession.setState({ platform: "g" });
    const { at } = openList(<FanList />, { products: FANS });
    const [view] = await screen.findAllByRole("button", { name: /^查看/u });
    if (view) await userEvent.click(view);
    await waitFor(() => expect(at.address).toContain("/product/detail/fan-LYF-560C-4"));
  });
});
