import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import { GOODS_PAGE_SIZE, type GoodsQuestion } from "#domain/products/goods/GoodsRequest.ts";
import { GOODS_PROPERTY } from "#domain/products/goods/goodsFields.ts";
import { PricePanel } from "#ui/prices/PricePanel.tsx";
import { useSession } from "#ui/page/services/useSession.ts";
import { fakeApi, fakeServices, renderInApp } from "../renderInApp.tsx";
import { AREAS, DEFINITIONS, goods, PIPE, PIPE_DEFINITIONS, SUBJECT } from "./priceData.ts";

type Asked = GoodsQuestion & { readonly pageNo: number; readonly pageSize: number };
let asked: Asked[];
let answer: (question: Asked) => unknown;
const track = vi.fn<(event: string, properties: unknown) => void>();
beforeEach(() => {
  asked = [];
  track.mockClear();
  answer = () => ({ list: [goods(1)], totalCount: 1 });
});

const pageOf =
  (total: number) =>
  ({ pageNo }: Asked) => ({
    totalCount: total,
    list: Array.from({ length: Math.min(GOODS_PAGE_SIZE, total - (pageNo - 1) * GOODS_PAGE_SIZE) }, (_, at) =>
      goods((pageNo - 1) * GOODS_PAGE_SIZE + at + 1),
    ),
  });

function open(props: Partial<Parameters<typeof PricePanel>[0]> = {}) {
  const api = fakeApi(({ path }, asking) => {
    if (path === "/selection/areas") return AREAS;
    if (path.endsWith("/properties"))
      return (asking as { body: { resourceType: string } }).body.resourceType === "PRODUCT"
        ? DEFINITIONS
        : PIPE_DEFINITIONS;
    if (path === "/selection/product/get_brand_info")
      return { brandCode: "B000001", brandName: "朗源", brandUrl: "https://example.com/", supplierId: null };
    const { body } = asking as { body: Asked };
    asked.push(body);
    return answer(body);
  });
  renderInApp(<PricePanel categoryCode="C000015" subject={SUBJECT} areaOfLink={null} {...props} />, {
    services: fakeServices({ api, track }),
  });
}
const search = () => userEvent.click(screen.getByRole("button", { name: "查价格" }));
const choose = async (field: string, option: string) => {
  await userEvent.click(screen.getByRole("combobox", { name: field }));
  await userEvent.click(await screen.findByRole("option", { name: option }));
};

test("asks for the product's own price first, in the whole country, and tells what it found", async () => {
  open();
  expect(await screen.findByText("1,280.50")).toBeDefined();
  const row = within(screen.getByRole("table", { name: "价格" }));
  expect(asked).toEqual([
    {
      name: "",
      categoryCode: "C000015",
      areaCode: "1",
      categoryProperties: [
        { code: GOODS_PROPERTY.brand, value: "朗源" },
        { code: GOODS_PROPERTY.model, value: "LYVZF-50-16" },
      ],
      pageNo: 1,
      pageSize: 30,
    },
  ]);
  expect(track.mock.calls).toEqual([["priceQuery", { area: "全国", categoryCode: "C000015" }]]);
  for (const text of ["2026-09-15", "四川省-成都市", "个", "示例"]) expect(row.getByText(text)).toBeDefined();
  expect(row.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
    "名称",
    "规格",
    "品牌",
    "单位",
    "价格元，含税市场价",
    "供应商",
  ]);
  expect(screen.getByText(/^价格来自建材市场/u)).toBeDefined();
});

test("asks in the chosen area by the last of its path, trimmed and without empty fields, and records each search", async () => {
  open();
  await screen.findByText("1,280.50");
  await choose("省份", "四川省");
  await choose("城市", "成都市");
  await userEvent.type(screen.getByRole("textbox", { name: "名称" }), " 闸阀 ");
  await userEvent.clear(screen.getByRole("textbox", { name: "品牌" }));
  await userEvent.clear(screen.getByRole("textbox", { name: "产品型号" }));
  await userEvent.type(screen.getByRole("textbox", { name: "公称直径（mm）" }), "0050.1234mm");
  await search();
  await search();
  await screen.findByText("1,280.50");
  expect(asked.slice(1)).toHaveLength(2);
  expect(asked.at(-1)).toMatchObject({
    name: "闸阀",
    areaCode: "510100",
    categoryProperties: [{ code: "P000543", value: "50.123" }],
    pageNo: 1,
  });
  expect(track.mock.calls.slice(1)).toEqual([
    ["priceQuery", { area: "四川省-成都市", categoryCode: "C000015" }],
    ["priceQuery", { area: "四川省-成都市", categoryCode: "C000015" }],
  ]);
});

test("a range is sent as lower-upper; one the wrong way round is left out, and says so", async () => {
  open({ subject: null });
  await screen.findByText("1,280.50");
  const lower = screen.getByRole("textbox", { name: "流通能力最小" });
  const upper = screen.getByRole("textbox", { name: "流通能力最大（m³/h）" });
  await userEvent.type(lower, "20");
  await search();
  await userEvent.type(upper, "100");
  await search();
  await userEvent.clear(upper);
  await userEvent.type(upper, "10");
  expect(screen.getByText("最小值应小于最大值，未计入条件")).toBeDefined();
  await search();
  await screen.findByText("1,280.50");
  expect(asked.slice(1).map(({ categoryProperties }) => categoryProperties)).toEqual([
    [{ code: "P000621", value: "20-" }],
    [{ code: "P000621", value: "20-100" }],
    [],
  ]);
});

test("an area of a link is matched by its name", async () => {
  open({ areaOfLink: "四川省-成都市" });
  await screen.findByText("1,280.50");
  expect(asked.map(({ areaCode }) => areaCode)).toEqual(["510100"]);
  expect(track.mock.calls[0]?.[1]).toMatchObject({ area: "四川省-成都市" });
});

test("an error empties the list and says 加载失败, and 重试 searches again", async () => {
  open();
  await screen.findByText("1,280.50");
  answer = () => {
    throw new ApiError("internal.error", "服务器出错");
  };
  await search();
  expect(await screen.findByText("加载失败")).toBeDefined();
  expect(screen.queryByText("1,280.50")).toBeNull();
  answer = () => ({ list: [goods(1)], totalCount: 1 });
  await userEvent.click(screen.getByRole("button", { name: "重试" }));
  expect(await screen.findByText("1,280.50")).toBeDefined();
  expect(track).toHaveBeenCalledTimes(3);
});

test("goods like the product are asked for with one condition less at a time, until something has a price", async () => {
  answer = ({ categoryProperties }) =>
    categoryProperties.length > 1 || categoryProperties[0]?.code === GOODS_PROPERTY.model
      ? { list: [], totalCount: 0 }
      : { list: [goods(1)], totalCount: 1 };
  open({ areaOfLink: "四川省" });
  await userEvent.click(await screen.findByRole("button", { name: "查同类价格" }));
  expect(await screen.findByText("1,280.50")).toBeDefined();
  expect(screen.getByText("同类价格，已放宽：流通能力不限")).toBeDefined();
  const questions = asked
    .slice(1)
    .map(({ categoryProperties }) => categoryProperties.map(({ code, value }) => `${code} ${value}`).join());
  const size = "P000543 50";
  expect(questions).toEqual([`${size},P000621 80-120`, `${size},P000621 50-150`, size, size]);
  expect(asked.every(({ areaCode }) => areaCode === "510000")).toBe(true);
  expect(track).toHaveBeenCalledTimes(2);
});

test("nothing found leads on: to all, to the whole country", async () => {
  answer = ({ categoryProperties, areaCode }) =>
    areaCode === "1" && categoryProperties.length === 0
      ? { list: [goods(1)], totalCount: 1 }
      : { list: [], totalCount: 0 };
  open({ areaOfLink: "四川省" });
  expect(await screen.findByText("没有查到符合条件的价格")).toBeDefined();
  expect(screen.getByText("请放宽条件后重试")).toBeDefined();
  await userEvent.click(await screen.findByRole("button", { name: "查全国价格" }));
  await waitFor(() => expect(asked.at(-1)?.areaCode).toBe("1"));
  const clear = await screen.findAllByRole("button", { name: "清空条件" });
  await userEvent.click(clear.at(-1)!);
  expect(await screen.findByText("1,280.50")).toBeDefined();
  expect(asked.at(-1)?.categoryProperties).toEqual([]);
});

test("the next page comes 300 ms after the end is reached, until the list is as long as the total", async () => {
  answer = pageOf(65);
  let scrolled = 0;
  const extents = [
    vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(2000),
    vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(500),
    vi.spyOn(Element.prototype, "scrollTop", "get").mockImplementation(() => scrolled),
  ];
  onTestFinished(() => extents.forEach((extent) => extent.mockRestore()));
  open();
  await screen.findByText("已显示 30 / 65");
  const scrollTo = async (to: number) => {
    scrolled = to;
    fireEvent.scroll(screen.getByRole("region", { name: "价格列表" }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 350)));
  };
  await scrollTo(1489);
  expect(asked.map(({ pageNo }) => pageNo)).toEqual([1]);
  await scrollTo(1490);
  await screen.findByText("已显示 60 / 65");
  await scrollTo(1495);
  await screen.findByText("已显示全部 65 种");
  await scrollTo(1500);
  expect(asked.map(({ pageNo }) => pageNo)).toEqual([1, 2, 3]);
});

test("a price older than a year says so, and the card of its supplier tells whom to ask", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-22T08:00:00"), shouldAdvanceTime: true });
  const old = goods(1);
  answer = () => ({
    totalCount: 1,
    list: [{ ...old, suppliers: [{ ...old.suppliers[0]!, pricedOn: "2025-05-10" }] }],
  });
  open();
  expect(await screen.findByText("超过一年")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "成都市建材 1" }));
  const card = within(await screen.findByRole("dialog", { name: "联系供应商" }));
  for (const text of ["示例联系人", "000-0000-0000", "四川省-成都市"])
    expect(card.getByText(text)).toBeDefined();
  expect(card.getByText("示例厂商与联系方式均为虚构，不能拨打")).toBeDefined();
});

test("a supplier without a contact in the price list says so", async () => {
  const real = goods(1, { isSample: false });
  answer = () => ({
    totalCount: 1,
    list: [
      {
        ...real,
        suppliers: [{ ...real.suppliers[0]!, isSample: false, contactUserName: null, contactMobile: null }],
      },
    ],
  });
  open();
  await userEvent.click(await screen.findByRole("button", { name: "成都市建材 1" }));
  expect(await screen.findByText("价格表没有写明这家供应商的联系方式")).toBeDefined();
});

test("联系厂商 shows the page of the product's maker", async () => {
  open();
  await userEvent.click(await screen.findByRole("button", { name: "联系厂商" }));
  expect((await screen.findByRole("link", { name: "https://example.com/" })).getAttribute("href")).toBe(
    "https://example.com/",
  );
});

test("materials of the architects' program are asked for by thickness", async () => {
  useSession.setState({ softwareCode: "AppGarch" });
  open({ categoryCode: "M000201", subject: null });
  await screen.findByText("1,280.50");
  await userEvent.type(screen.getByRole("textbox", { name: "厚度（mm）" }), "0.75");
  await search();
  expect(screen.queryByRole("textbox", { name: "产品型号" })).toBeNull();
  expect(asked.at(-1)).toMatchObject({
    categoryCode: "M000201",
    categoryProperties: [{ code: GOODS_PROPERTY.thickness, value: "0.75" }],
  });
});

test("beside a material its own designation is asked for first, and then others of its sizes", async () => {
  answer = ({ name }) =>
    name === "焊接钢管" ? { list: [goods(1)], totalCount: 1 } : { list: [], totalCount: 0 };
  open({ categoryCode: "M000101", subject: PIPE });
  expect(await screen.findByText("没有查到符合条件的价格")).toBeDefined();
  expect(asked[0]).toMatchObject({
    name: "焊接钢管 DN100（Φ114.3×4）",
    categoryCode: "M000101",
    categoryProperties: [],
  });
  expect(screen.queryByRole("button", { name: "联系厂商" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "查同类价格" }));
  expect(await screen.findByText("1,280.50")).toBeDefined();
  expect(asked.at(-1)).toMatchObject({
    name: "焊接钢管",
    categoryProperties: [
      { code: "MP0001", value: "100" },
      { code: "MP0003", value: "4" },
    ],
  });
  expect(screen.queryByRole("textbox", { name: /理论重量/u })).toBeNull();
});

test("a catalogue without prices says how they come in", async () => {
  answer = () => ({ list: [], totalCount: 0 });
  open({ subject: null });
  expect(await screen.findByText("这个分类暂无价格")).toBeDefined();
  expect(screen.getByText(/npm run import -- prices/u)).toBeDefined();
  expect(screen.getByRole("link", { name: "查看帮助" })).toBeDefined();
});

test("more suppliers than are shown are counted", async () => {
  answer = () => ({ list: [goods(1, { supplierCount: 12 })], totalCount: 1 });
  open();
  expect(await screen.findByText("还有 11 家报价，选择更小的地区查看")).toBeDefined();
});
