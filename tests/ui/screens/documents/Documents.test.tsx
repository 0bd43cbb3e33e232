import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router-dom";
import { expect, it, vi } from "vitest";
import {
  listDocuments,
  searchDocumentTexts,
  type DocumentPage,
  type ProductDocument,
} from "#api/contract/documents.ts";
import type { Asking } from "#api/client/createApi.ts";
import { useSession } from "#ui/page/services/useSession.ts";
import { Documents } from "#ui/screens/documents/Documents.tsx";
import { fakeApi, fakeServices, renderInApp } from "../../renderInApp.tsx";

const DOCUMENT: ProductDocument = {
  id: "doc-1",
  title: "安装手册",
  gjwCategoryCode: "C000001",
  gjwCategoryName: "通风机",
  brandCode: "B1",
  brandName: "朗源",
  productSeriesId: null,
  language: "zh",
  pageCount: 12,
  byteSize: 880_640,
  isSample: false,
  source: "某处，MIT",
};
const PAGE: DocumentPage = {
  documentLists: [
    DOCUMENT,
    { ...DOCUMENT, id: "series-s1", title: "LY 产品手册", pageCount: null, byteSize: null, isSample: true },
  ],
  categoryLists: [
    { code: "C000001", name: "通风机", count: 11 },
    { code: "C000002", name: "水泵", count: 3 },
  ],
  brandLists: [
    { brandCode: "B1", brandName: "朗源", brandUrl: null, count: 14, disabled: false },
    { brandCode: "B2", brandName: "北辰", brandUrl: null, count: 0, disabled: true },
  ],
  documentTotal: 14,
};

function Address() {
  const { search } = useLocation();
  return <output data-testid="address">{decodeURIComponent(search)}</output>;
}

function open(address = "/documents", answer: () => DocumentPage = () => PAGE) {
  const asked: Asking<typeof listDocuments>["body"][] = [];
  const services = fakeServices({
    api: fakeApi((endpoint, asking) => {
      if (endpoint !== listDocuments) throw new Error(`nobody answers ${endpoint.path}`);
      asked.push((asking as Asking<typeof listDocuments>).body);
      return answer();
    }),
  });
  renderInApp(
    <>
      <Documents />
      <Address />
    </>,
    { services, address },
  );
  return { asked, address: () => screen.getByTestId("address").textContent, user: userEvent.setup() };
}

it("lists documents with what is known of each, ten a page", async () => {
  const { asked } = open();
  const rows = within(await screen.findByRole("table", { name: "电子样本" })).getAllByRole("row");
  expect(rows.map((row) => row.textContent)).toEqual([
    "文档品牌分类语言页数大小",
    "安装手册某处，MIT朗源通风机中文12860 kB",
    "LY 产品手册示例某处，MIT朗源通风机中文- -打开时绘制",
  ]);
  expect(screen.getByRole("link", { name: "安装手册" }).getAttribute("href")).toBe("/doc-detail?id=doc-1");
  expect(screen.getByText("第 1–10 份，共 14 份")).toBeTruthy();
  expect(asked.at(-1)).toEqual({ pageNo: 1, pageSize: 10 });
});

it("narrows by category, brand and name, in the address, from the first page on", async () => {
  const { asked, address, user } = open("/documents?page=2");
  await screen.findByText("安装手册");
  expect(asked.at(-1)).toEqual({ pageNo: 2, pageSize: 10 });
  await user.click(screen.getByRole("button", { name: /^水泵/u }));
  expect(address()).toBe("?category=C000002");
  await user.click(screen.getByRole("button", { name: "朗源" }));
  await user.type(screen.getByRole("textbox", { name: "按名称、品牌或正文查找" }), " 安装 {Enter}");
  expect(address()).toBe("?category=C000002&brand=B1&name=安装");
  expect(asked.at(-1)).toEqual({
    gjwCategoryCode: "C000002",
    brandCode: "B1",
    name: "安装",
    pageNo: 1,
    pageSize: 10,
  });
  await user.click(screen.getByRole("button", { name: /^全部分类/u }));
  expect(address()).toBe("?brand=B1&name=安装");
});

it("finds words in the text of all manuals for who has signed in, each hit a way to its page", async () => {
  open("/documents?name=扬程曲线");
  expect(await screen.findByText("后同时查找所有样本的正文")).toBeTruthy();
  cleanup();
  useSession.setState({ token: "t" });
  const hit = {
    documentId: "doc-1",
    title: "安装手册",
    page: 7,
    line: 3,
    before: "水泵的",
    words: "扬程曲线",
  };
  const words: unknown[] = [];
  const api = fakeApi((endpoint, asking) => {
    if (endpoint !== searchDocumentTexts) return PAGE;
    words.push((asking as Asking<typeof searchDocumentTexts>).body);
    return { hits: [{ ...hit, after: "下降" }], isCut: false, unread: 2, wordless: 1 };
  });
  renderInApp(<Documents />, { services: fakeServices({ api }), address: "/documents?name=扬程曲线" });
  const found = within(await screen.findByRole("region", { name: "正文中的文字" }));
  const link = await found.findByRole("link", { name: "安装手册" });
  expect(decodeURIComponent(link.getAttribute("href") ?? "")).toBe(
    "/doc-detail?id=doc-1&page=7&find=扬程曲线",
  );
  expect(found.getByRole("listitem").textContent).toBe("安装手册第 7 页 第 3 行水泵的扬程曲线下降");
  expect(found.getByText("1 处，还有 2 份正在建立索引，1 份没有可查找的文字")).toBeTruthy();
  expect(words[0]).toEqual({ words: "扬程曲线" });
});

it("asks again while manuals are being read, and no more after that", async () => {
  // What is asked again is asked by an interval; whatever else waits goes on.
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  useSession.setState({ token: "t" });
  let [unread, asked] = [2, 0];
  const api = fakeApi((endpoint) => {
    if (endpoint !== searchDocumentTexts) return PAGE;
    asked++;
    return { hits: [], isCut: false, unread, wordless: 0 };
  });
  renderInApp(<Documents />, { services: fakeServices({ api }), address: "/documents?name=扬程" });
  expect(await screen.findByText("0 处，还有 2 份正在建立索引")).toBeTruthy();
  unread = 0;
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(await screen.findByText("0 处")).toBeTruthy();
  const before = asked;
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(asked).toBe(before);
  vi.useRealTimers();
});

it("says of no fitting name that the words stand in the text, where they do", async () => {
  useSession.setState({ token: "t" });
  const hit = {
    documentId: "doc-1",
    title: "安装手册",
    page: 7,
    line: 3,
    before: "",
    words: "扬程",
    after: "",
  };
  const api = fakeApi((endpoint) =>
    endpoint === searchDocumentTexts
      ? { hits: [hit], isCut: false, unread: 0, wordless: 0 }
      : { ...PAGE, documentLists: [], documentTotal: 0 },
  );
  renderInApp(<Documents />, { services: fakeServices({ api }), address: "/documents?name=扬程" });
  expect(await screen.findByText("没有名称或品牌符合的电子样本")).toBeTruthy();
  expect(await screen.findByText("正文中找到的列在上方")).toBeTruthy();
  expect(screen.queryByText("没有符合条件的电子样本")).toBeNull();
});

it("says where a category or a series alone has no document", async () => {
  open("/documents?category=C000001", () => ({ ...PAGE, documentLists: [], documentTotal: 0 }));
  expect(await screen.findByText("没有符合条件的电子样本")).toBeTruthy();
});

it("offers the letters of the brands that there are, and no brand without a document", async () => {
  const { user } = open();
  const letters = await screen.findByRole("group", { name: "首字母" });
  expect(within(letters).getByRole<HTMLButtonElement>("button", { name: "Z" }).disabled).toBe(true);
  await user.click(within(letters).getByRole("button", { name: "L" }));
  const brands = within(screen.getByRole("group", { name: "品牌" }));
  expect(brands.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["朗源"]);
  await user.click(within(letters).getByRole("button", { name: "全部品牌" }));
  expect(brands.getByRole<HTMLButtonElement>("button", { name: "北辰" }).disabled).toBe(true);
});

it("says that nothing fits, and leads back to everything", async () => {
  const { address, user } = open("/documents?name=zzz&category=C000001", () => ({
    ...PAGE,
    documentLists: [],
    documentTotal: 0,
  }));
  expect(await screen.findByText("没有名称或品牌符合的电子样本")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "清除条件" }));
  expect(address()).toBe("");
  expect(await screen.findByText("暂无电子样本")).toBeTruthy();
});

it("leads back from a page that there is not", async () => {
  const { address, user } = open("/documents?page=9", () => ({ ...PAGE, documentLists: [] }));
  await user.click(await screen.findByRole("button", { name: "回到第一页" }));
  expect(address()).toBe("");
});

it("says that the list did not come, and asks again", async () => {
  let isDown = true;
  const { user } = open("/documents", () => {
    if (isDown) throw new Error("网络中断");
    return PAGE;
  });
  expect((await screen.findByRole("alert")).textContent).toContain("加载失败网络中断");
  isDown = false;
  await user.click(screen.getByRole("button", { name: "重试" }));
  expect(await screen.findByText("安装手册")).toBeTruthy();
});

it("shows one series alone where a product led here, and lets it be taken back", async () => {
  const { asked, address, user } = open("/documents?series=s1");
  await screen.findByText("安装手册");
  expect(asked.at(-1)).toMatchObject({ productSeriesId: "s1" });
  await user.click(screen.getByRole("button", { name: "清除系列" }));
  expect(address()).toBe("");
});
