import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FAN_TYPES } from "#domain/catalogue/fanTypes.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { useSession } from "#ui/page/services/useSession.ts";
import { addressOf, curve, CURVES, DUTY, FAN, openDetail, property } from "./openDetail.tsx";
import { standInForChart } from "./standInChart.tsx";

const before = document.title;
beforeEach(() => {
  standInForChart();
  document.title = "产品详情";
});
afterEach(() => {
  document.title = before;
});

const panel = async (name: string) => within(await screen.findByRole("region", { name }));
const click = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const figures = async () =>
  (await (await panel("工作点")).findAllByRole("row")).map((row) => row.textContent);

describe("the page of a product", () => {
  it("names the window after the model, leads to its list, and records the visit once", async () => {
    const { track } = openDetail({}, addressOf({ brandCode: "B000001" }));
    await screen.findByRole("heading", { level: 1, name: "LYHB-600-1450" });
    await waitFor(() => expect(document.title).toBe("LYHB-600-1450"));
    expect(screen.getByRole("link", { name: "通风机" }).getAttribute("href")).toBe("/fan?brand=B000001");
    expect(track.mock.calls).toEqual([["visitProductDetail", { productId: "fan-1", source: "detailPage" }]]);
  });

  it("shows its parameters, without those of two speeds, and no performance data without a duty", async () => {
    openDetail({});
    expect(await screen.findByText("600 mm")).toBeTruthy();
    expect(screen.getByText("噪声").nextSibling?.textContent).toBe("- -");
    expect(screen.queryByText("高速风量")).toBeNull();
    await userEvent.click(screen.getByRole("tab", { name: "性能数据" }));
    expect(screen.getByText("暂无性能数据")).toBeTruthy();
  });

  it("lists the readings at the operating point as performance data", async () => {
    openDetail({}, addressOf({ designProperties: DUTY }));
    await figures();
    await userEvent.click(screen.getByRole("tab", { name: "性能数据" }));
    expect(screen.getByRole("table", { name: "工作点" }).textContent).toContain("11,952");
  });

  it("has a way back in a host, and none where it was opened first", async () => {
    useSession.setState({ platform: "g" });
    openDetail({});
    await screen.findByText("600 mm");
    expect(screen.queryByRole("button", { name: "返回" })).toBeNull();
  });
});

describe("the operating point", () => {
  it("shows every reading with its deviation from the duty, and the power per air volume", async () => {
    openDetail({}, addressOf({ designProperties: DUTY }));
    expect(await figures()).toEqual([
      "风量11,952m³/h+19.5 %",
      "全压714Pa+42.9 %",
      "全压效率69.9%",
      "轴功率3.39kW",
    ]);
    // 500/(3600·0.855·0.699)
    expect((await panel("工作点")).getByText("0.232")).toBeTruthy();
    expect(screen.getByText("10,000 m³/h · 500 Pa")).toBeTruthy();
  });

  it("says in words that a point is unstable, and where else the curves meet", async () => {
    // A saddle through 5·10⁻⁶·Q² at 5,000, 8,000 and 11,000 m³/h.
    const saddle = (q: number) => 5e-6 * q * q - 2e-9 * (q - 5000) * (q - 8000) * (q - 11_000);
    openDetail({ curves: [curve("totalPressure", saddle)] }, addressOf({ designProperties: DUTY }));
    const note = await (await panel("工作点")).findByRole("status");
    expect(note.textContent).toBe(
      "管网特性曲线与性能曲线有 3 个交点（5,000、8,000、11,000 m³/h），取流量最大的一个；运行可能不稳定",
    );
  });

  it.each([
    [
      "the duty is a flow alone",
      [{ code: PROPERTY.airFlow, value: 10_000 }],
      CURVES,
      "工况需同时有风量和全压，才能确定管网特性曲线",
    ],
    [
      "the fan is measured in static pressure",
      JSON.parse(DUTY) as unknown,
      [curve("staticPressure", () => 500)],
      "该型号没有全压曲线，静压不能代替全压",
    ],
    [
      "curve and parabola do not meet",
      [
        { code: PROPERTY.airFlow, value: 100 },
        { code: PROPERTY.totalPressure, value: 900 },
      ],
      CURVES,
      "管网特性曲线与全压曲线在实测流量范围内没有交点",
    ],
  ])("is not there where %s, and says so", async (_, duty, curves, why) => {
    openDetail({ curves }, addressOf({ designProperties: JSON.stringify(duty) }));
    expect(await screen.findByText(why)).toBeTruthy();
  });
});

describe("the duty", () => {
  it("that is missing can be entered, and stands in the address then", async () => {
    const { at } = openDetail({});
    expect(await screen.findByText("输入工况后显示工作点")).toBeTruthy();
    await userEvent.click((await panel("工作点")).getByRole("button", { name: "输入工况" }));
    await click("确定");
    await userEvent.click(screen.getAllByRole("button", { name: "输入工况" })[0]!);
    await userEvent.type(screen.getByRole("textbox", { name: /^全压/u }), "500");
    await click("确定");
    expect(screen.getByRole("alert").textContent).toBe("填写风量");
    await userEvent.type(screen.getByRole("textbox", { name: /^风量/u }), "10000");
    await click("确定");
    expect((await figures())[0]).toBe("风量11,952m³/h+19.5 %");
    expect(at.address).toContain(`designProperties=[{"code":"${PROPERTY.airFlow}","value":10000}`);
  });

  it("that cannot be read is said to be so, and the product stands without it", async () => {
    openDetail({}, addressOf({ designProperties: '[{"code":' }));
    expect((await screen.findByRole("alert")).textContent).toBe("链接中的工况无法识别，已按未输入工况显示");
    expect(screen.getByText("输入工况后显示工作点")).toBeTruthy();
    expect(await screen.findByRole("img", { name: "性能曲线" })).toBeTruthy();
  });

  it("of another kind of product is said to be left out", async () => {
    openDetail({}, addressOf({ designProperties: JSON.stringify([{ code: PROPERTY.head, value: 30 }]) }));
    expect(await screen.findByText("链接中有不适用于该型号的工况参数，已忽略")).toBeTruthy();
  });
});

describe("the standard", () => {
  it("passes with grade, limit and margin, labelled as a transcription, with the arithmetic on demand", async () => {
    openDetail({});
    const standards = await panel("规范判定");
    expect(await standards.findByText("满足")).toBeTruthy();
    expect(
      standards.getByText(/^[123] 级；最高全压效率 74\.9 %，3 级限值 [0-9.]+ %，裕量 \+[0-9.]+ %/u),
    ).toBeTruthy();
    expect(standards.getByText("依据转录数据，未经标准原文核对")).toBeTruthy();
    await userEvent.click(standards.getByRole("button", { name: "计算过程" }));
    const rows = standards.getAllByRole("row").map((row) => row.textContent);
    expect(rows).toContain("全压 pF846Pa");
    expect(rows).toContain("机号 No6");
    expect(rows.some((row) => row?.startsWith("1 级限值"))).toBe(true);
    await userEvent.click(standards.getByRole("button", { name: "收起" }));
    expect(standards.queryAllByRole("row")).toEqual([]);
  });

  it("fails where the efficiency is below every grade", async () => {
    const weak = curve("totalPressureEfficiency", (q) => 45 - 1e-6 * (q - 8000) ** 2);
    openDetail({ curves: [curve("totalPressure", (q) => 1000 - 2e-6 * q * q), weak] });
    const standards = await panel("规范判定");
    expect(await standards.findByText("不满足")).toBeTruthy();
    expect(standards.getByText(/^低于 3 级；最高全压效率 45\.0 %/u)).toBeTruthy();
  });

  it.each([
    ["缺少叶轮直径", [property(PROPERTY.fanType, "风机类型", FAN_TYPES.V000701)]],
    [
      "限值表不含这一类型",
      [
        property(PROPERTY.fanType, "风机类型", FAN_TYPES.V000705),
        property(PROPERTY.impellerDiameter, "叶轮直径", 600, "mm"),
      ],
    ],
  ])("cannot judge: %s", async (why, productPropertyValues) => {
    openDetail({ product: { ...FAN, productPropertyValues } });
    const standards = await panel("规范判定");
    expect(await standards.findByText("无法判定")).toBeTruthy();
    expect(standards.getByText(why)).toBeTruthy();
    expect(standards.getByText("依据转录数据，未经标准原文核对")).toBeTruthy();
  });

  it("holds the power per air volume against a limit that is entered, kept in the address", async () => {
    const { at } = openDetail({}, addressOf({ designProperties: DUTY }));
    await figures();
    const standards = await panel("规范判定");
    const limit = standards.getByRole("textbox", { name: /^单位风量耗功率限值/u });
    await userEvent.type(limit, "0.22");
    await waitFor(() => expect(at.address).toContain("powerLimit=0.22"));
    expect(standards.getByText("不满足")).toBeTruthy();
    expect(standards.getByText("0.232 W/(m³/h)，限值 0.220，裕量 −0.012")).toBeTruthy();
    await userEvent.clear(limit);
    await waitFor(() => expect(at.address).not.toContain("powerLimit"));
    expect(standards.queryByText("不满足")).toBeNull();
  });
});

describe("the maker", () => {
  const brand = { brandCode: "B000001", brandName: "朗源", brandUrl: null, supplierId: "s" };

  it("is reached by a card, whose invented contact is labelled", async () => {
    const contact = {
      id: "s",
      name: "朗源（示例厂商）",
      contactUserName: "示例联系人",
      contactMobile: "000-0000-0000",
      isSample: true,
    };
    openDetail({ brand, contact });
    await userEvent.click(await screen.findByRole("button", { name: "联系厂商" }));
    const card = within(await screen.findByRole("dialog", { name: "联系厂商" }));
    expect(await card.findByText("000-0000-0000")).toBeTruthy();
    expect(card.getByText("示例数据")).toBeTruthy();
    await userEvent.click(card.getByRole("button", { name: "知道了" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("of a real product has its page, or nothing, which is said", async () => {
    openDetail({ brand: { ...brand, supplierId: null } });
    await userEvent.click(await screen.findByRole("button", { name: "联系厂商" }));
    expect(await screen.findByText("产品库没有这个厂商的联系方式")).toBeTruthy();
  });
});

describe("the price", () => {
  it.each([
    ["web", 1],
    ["g", 1],
    ["cs", 1],
    ["r", 0],
  ] as const)("is asked for on %s: %i action", async (platform, actions) => {
    useSession.setState({ platform });
    openDetail({});
    await screen.findByRole("button", { name: "联系厂商" });
    expect(screen.queryAllByRole("button", { name: "查询价格" })).toHaveLength(actions);
  });
});

describe("a detail with little to show", () => {
  it("of an unknown product leads back to the library", async () => {
    openDetail({}, addressOf({}, "nobody"));
    expect(await screen.findByText("没有找到这个产品")).toBeTruthy();
    expect(screen.getByRole("link", { name: "返回产品库" }).getAttribute("href")).toBe("/");
    expect(document.title).toBe("产品详情");
    expect(screen.queryByRole("link", { name: "查看自有产品" })).toBeNull();
  });

  it("of an own product that is seen no more leads to the own libraries as well", async () => {
    openDetail({}, addressOf({}, "o-1"));
    const link = await screen.findByRole("link", { name: "查看自有产品" });
    expect(link.getAttribute("href")).toBe("/library");
    expect(screen.getByRole("link", { name: "返回产品库" })).toBeTruthy();
  });

  it("of a product without curves says so and keeps its parameters", async () => {
    openDetail({ curves: [] }, addressOf({ designProperties: DUTY }));
    expect(await screen.findByText("该型号没有性能曲线")).toBeTruthy();
    expect(screen.getByText("没有性能曲线，无法确定工作点")).toBeTruthy();
    expect(screen.getByText("600 mm")).toBeTruthy();
    expect((await panel("规范判定")).getByText("无法判定")).toBeTruthy();
  });

  it("that did not come asks again", async () => {
    const server = { isDown: true };
    openDetail(server);
    expect((await screen.findByRole("alert")).textContent).toContain("网络连接失败，请检查网络");
    server.isDown = false;
    await click("重试");
    expect(await screen.findByText("600 mm")).toBeTruthy();
  });
});
