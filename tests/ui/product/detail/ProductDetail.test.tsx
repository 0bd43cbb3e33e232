import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import type { Product, PropertyValue } from "#api/contract/products.ts";
import { ProductDetail } from "#ui/product/detail/ProductDetail.tsx";
import { fakeApi, fakeServices, renderInApp, type AnswerCall } from "../../renderInApp.tsx";

const property = (
  name: string,
  groupName: string,
  value: number | string | null,
  unitSymbol = "",
): PropertyValue => ({
  code: name,
  name,
  groupName,
  unitSymbol: unitSymbol || null,
  dataType: typeof value === "string" ? "Text" : "Number",
  value,
  valueFrom: null,
  valueTo: null,
});
const COIL: Product = {
  id: "fc-1",
  name: "卧式暗装风机盘管",
  model: "LYW-68-3P-Z",
  brandCode: "B01",
  brandName: "朗源",
  imageUrl: null,
  productSeriesId: "s1",
  productSeriesName: "卧式暗装 3 排管",
  gjwCategoryCode: "C000006",
  gjwCategoryName: "风机盘管",
  isSample: true,
  source: "由程序按规律生成",
  productPropertyValues: [
    property("结构形式", "基本参数", "卧式"),
    property("中档风量", "中档性能", 510, "m³/h"),
    property("中档噪声", "中档性能", null, "dB(A)"),
  ],
};

afterEach(() => {
  vi.useRealTimers();
});

const openDetail = (answer: AnswerCall, onClose?: () => void, productId = "fc-1") =>
  renderInApp(<ProductDetail productId={productId} {...(onClose ? { onClose } : {})} />, {
    services: fakeServices({ api: fakeApi(answer) }),
  });

it("asks for the product by its id", async () => {
  const asked: unknown[] = [];
  openDetail((endpoint, asking) => {
    asked.push([endpoint.path, asking]);
    return COIL;
  });
  await screen.findByText("LYW-68-3P-Z");
  expect(asked[0]).toEqual(["/selection/products/{id}", { params: { id: "fc-1" } }]);
});

it("shows who the product is, that it is a sample, and its source", async () => {
  openDetail(() => COIL);
  expect((await screen.findByRole("heading", { name: /LYW-68-3P-Z/u })).textContent).toBe(
    "LYW-68-3P-Z示例数据",
  );
  for (const text of ["卧式暗装风机盘管", "朗源", "卧式暗装 3 排管", "风机盘管", "由程序按规律生成"])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole("img", { name: "风机盘管示意图" })).toBeTruthy();
});

it("shows no sample tag on a real record", async () => {
  openDetail(() => ({ ...COIL, isSample: false }));
  await screen.findByText("LYW-68-3P-Z");
  expect(screen.queryByText("示例数据")).toBeNull();
});

it("groups the parameters, with units, and two dashes where nothing is stated", async () => {
  openDetail(() => COIL);
  const medium = within(await screen.findByRole("region", { name: "中档性能" }));
  expect(medium.getByText("510 m³/h")).toBeTruthy();
  expect(medium.getByText("- -")).toBeTruthy();
  expect(within(screen.getByRole("region", { name: "基本参数" })).getByText("卧式")).toBeTruthy();
});

it("draws the kind of product where its picture does not come", async () => {
  openDetail(() => ({ ...COIL, imageUrl: "/static/fc-1.png" }));
  fireEvent.error(await screen.findByRole("img", { name: "卧式暗装风机盘管" }));
  expect(screen.getByRole("img", { name: "风机盘管示意图" })).toBeTruthy();
});

it("shows that it is loading only after 300 ms", async () => {
  vi.useFakeTimers();
  openDetail(() => new Promise(() => {}));
  await act(() => vi.advanceTimersByTimeAsync(299));
  expect(screen.queryByRole("status", { name: "正在加载" })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole("status", { name: "正在加载" })).toBeTruthy();
});

it("says that an unknown product is not there, and can be closed", async () => {
  const onClose = vi.fn();
  openDetail(() => {
    throw new ApiError("not.found", "没有这个产品", { status: 404 });
  }, onClose);
  expect(await screen.findByText("没有找到这个产品")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "重试" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "关闭" }));
  expect(onClose).toHaveBeenCalledOnce();
});

it("says of an own product that its library may be open no more, and that projects keep it", async () => {
  openDetail(
    () => {
      throw new ApiError("not.found", "没有这个产品", { status: 404 });
    },
    undefined,
    "o-1",
  );
  expect(
    await screen.findByText("您已不能查看它所在的自有产品库，或它已从库中删除；项目中已选的产品不变"),
  ).toBeTruthy();
});

it("leads to the manuals of a series, which own libraries do not have", async () => {
  const { unmount } = openDetail(() => COIL);
  expect(await screen.findByRole("link", { name: "本系列的电子样本" })).toBeTruthy();
  unmount();
  openDetail(() => ({ ...COIL, isSample: false, library: { id: "l1", name: "暖通二所" } }));
  expect(await screen.findByTitle("自有产品库：暖通二所")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "本系列的电子样本" })).toBeNull();
});

it("says what failed and asks again", async () => {
  let isDown = true;
  openDetail(() => {
    if (isDown) throw new ApiError("network", "网络连接失败，请检查网络");
    return COIL;
  });
  expect((await screen.findByRole("alert")).textContent).toContain("加载失败网络连接失败，请检查网络");
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "重试" }));
  expect(await screen.findByText("LYW-68-3P-Z")).toBeTruthy();
});

it("stops asking when it goes", async () => {
  let signal: AbortSignal | undefined;
  const { unmount } = openDetail((_, __, given) => {
    signal = given;
    return new Promise(() => {});
  });
  await act(async () => {});
  expect(signal?.aborted).toBe(false);
  unmount();
  expect(signal?.aborted).toBe(true);
});
