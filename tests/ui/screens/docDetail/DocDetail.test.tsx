import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import { getDocument, type OpenedDocument } from "#api/contract/documents.ts";
import { fail, ok, type Result } from "#domain/base/result.ts";
import type { OpenPdf, PdfFault } from "#workers/pdf/PdfClient.ts";
import { useNoticeList } from "#ui/page/services/useNotices.ts";
import { useSession } from "#ui/page/services/useSession.ts";
import { DocDetail } from "#ui/screens/docDetail/DocDetail.tsx";
import { fakeApi, fakeServices, renderInApp, signedIn } from "../../renderInApp.tsx";

const DOCUMENT: OpenedDocument = {
  id: "doc-1",
  title: "安装手册",
  gjwCategoryCode: "C000001",
  gjwCategoryName: "通风机",
  brandCode: "B1",
  brandName: "朗源",
  productSeriesId: null,
  language: "zh",
  pageCount: 5,
  byteSize: 1000,
  isSample: false,
  library: null,
  source: "某处，MIT",
};

const link = (top: number, to: object) => ({ subtype: "Link", rect: [90, top, 200, top + 20], ...to });
/** Of the first page: within the document, to nowhere, to the web, and what is followed by nobody. */
const LINKS = [
  link(100, { dest: "chapter" }),
  link(200, { dest: "nowhere" }),
  link(300, { url: "https://example.com/manual" }),
  link(400, { url: "javascript:alert(1)" }),
  link(500, {}),
  { subtype: "Text", rect: [0, 0, 10, 10], dest: "chapter" },
];

/** A document of five pages as the library hands it out; page 4 cannot be drawn. */
function fakePdf(): OpenPdf {
  const getPage = (number: number) =>
    Promise.resolve({
      getViewport: ({ scale }: { scale: number }) => ({
        width: 600 * scale,
        height: 800 * scale,
        scale,
        convertToViewportRectangle: (rect: number[]) => rect,
        convertToViewportPoint: (x: number, y: number) => [x, y],
      }),
      getAnnotations: () => Promise.resolve(number === 1 ? LINKS : []),
      render: () => ({
        promise: number === 4 ? Promise.reject(new Error("a page of a damaged file")) : Promise.resolve(),
        cancel: () => {},
      }),
      getTextContent: () =>
        Promise.resolve({
          items: [
            { str: `Page ${number}`, hasEOL: true, transform: [1, 0, 0, 1, 100, 110] },
            {
              str: number % 2 === 0 ? "pump" : "fan",
              hasEOL: false,
              transform: [1, 0, 0, 1, 100, 210],
            },
          ],
        }),
    });
  class TextLayer {
    readonly textDivs: HTMLElement[] = [];
    readonly #source;
    readonly #container;
    constructor({
      textContentSource,
      container,
    }: {
      textContentSource: { items: { str: string }[] };
      container: HTMLElement;
    }) {
      this.#source = textContentSource;
      this.#container = container;
    }
    render() {
      for (const { str } of this.#source.items) {
        const run = document.createElement("span");
        run.textContent = str;
        this.textDivs.push(run);
        this.#container.append(run);
      }
      return Promise.resolve();
    }
  }
  return {
    document: {
      numPages: 5,
      getPage,
      getData: () => Promise.resolve(new Uint8Array([1, 2, 3])),
      getDestination: (name: string) => Promise.resolve(name === "chapter" ? [{ num: 7, gen: 0 }] : null),
      getPageIndex: ({ num }: { num: number }) => Promise.resolve(num === 7 ? 2 : -1),
    },
    library: { TextLayer },
  } as unknown as OpenPdf;
}

/** The test's page lays nothing out: the part that scrolls is given a size. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(900);
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({} as never);
  return () => vi.restoreAllMocks();
});

function Address() {
  const { search } = useLocation();
  return <output data-testid="address">{search}</output>;
}

interface Opened {
  readonly outcomes?: readonly Result<OpenPdf, PdfFault>[];
  readonly isSignedIn?: boolean;
  readonly address?: string;
}

function open({
  outcomes = [ok(fakePdf())],
  isSignedIn = true,
  address = "/doc-detail?id=doc-1",
}: Opened = {}) {
  if (isSignedIn)
    useSession.setState({ token: "t", user: { id: "1", uniqueId: "u1", name: "某人", isOperator: false } });
  const closed = vi.fn();
  let opened = 0;
  const requireLogin = vi.fn(() => {
    useSession.setState({ token: "t" });
    return Promise.resolve(true);
  });
  renderInApp(
    <>
      <DocDetail />
      <Address />
    </>,
    {
      address,
      services: fakeServices({
        api: fakeApi((endpoint, asking) => {
          expect(endpoint).toBe(getDocument);
          if ((asking as { params: { id: string } }).params.id === "doc-1") return DOCUMENT;
          throw new ApiError("not.found", "There is no document of this id", { status: 404 });
        }),
        account: { ...signedIn(), requireLogin },
        pdf: {
          open: () => ({
            // React's second run in development opens it twice.
            opened: Promise.resolve(outcomes[Math.min(outcomes.length - 1, Math.floor(opened++ / 2))]!),
            close: closed,
          }),
        },
      }),
    },
  );
  return {
    user: userEvent.setup(),
    requireLogin,
    closed,
    address: () => screen.getByTestId("address").textContent,
  };
}

it("asks whoever has not signed in to do so, and goes on then", async () => {
  const { user, requireLogin } = open({ isSignedIn: false });
  expect(await screen.findByText("登录后阅读")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "登录" }));
  expect(requireLogin).toHaveBeenCalledOnce();
  expect(await screen.findByRole("region", { name: "第 1 页" })).toBeTruthy();
});

it("draws the pages that stand in view, and no others", async () => {
  open();
  const page = await screen.findByRole("region", { name: "第 1 页" });
  await waitFor(() => expect(page.dataset["drawing"]).toBe("drawn"));
  expect(page.textContent).toContain("Page 1");
  expect(screen.queryByRole("region", { name: "第 5 页" })).toBeNull();
  expect(screen.getByText("/ 5 页")).toBeTruthy();
  await waitFor(() => expect(document.title).toBe("安装手册"));
});

it("begins at the page of the address, and goes to the one that is typed", async () => {
  const { user, address } = open({ address: "/doc-detail?id=doc-1&page=3" });
  expect(await screen.findByRole("region", { name: "第 3 页" })).toBeTruthy();
  const field = screen.getByRole("textbox", { name: "页码" });
  await user.clear(field);
  await user.type(field, "5{Enter}");
  fireEvent.scroll(screen.getByRole("region", { name: "安装手册" }));
  expect(await screen.findByRole("region", { name: "第 5 页" })).toBeTruthy();
  await waitFor(() => expect(address()).toBe("?id=doc-1&page=5"));
});

it("finds words on every page, walks from one place to the next and marks them", async () => {
  const { user } = open();
  await screen.findByRole("region", { name: "第 1 页" });
  await user.type(screen.getByRole("textbox", { name: "在文档中查找" }), "PUMP");
  expect(await screen.findByText("1 / 2")).toBeTruthy();
  fireEvent.scroll(screen.getByRole("region", { name: "安装手册" }));
  await waitFor(() => expect(document.querySelector("mark[data-current]")?.textContent).toBe("pump"));
  await user.click(screen.getByRole("button", { name: "下一处" }));
  expect(screen.getByText("2 / 2")).toBeTruthy();
  await user.keyboard("{Escape}");
  await user.clear(screen.getByRole("textbox", { name: "在文档中查找" }));
  await user.type(screen.getByRole("textbox", { name: "在文档中查找" }), "nowhere");
  expect(await screen.findByText("没有找到")).toBeTruthy();
});

it("is drawn larger and smaller by buttons and keys", async () => {
  const { user } = open();
  await screen.findByRole("region", { name: "第 1 页" });
  expect(screen.getByText("125 %")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "放大" }));
  expect(screen.getByText("150 %")).toBeTruthy();
  screen.getByRole("region", { name: "安装手册" }).focus();
  await user.keyboard("--");
  expect(screen.getByText("110 %")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "适合宽度" }));
  expect(screen.getByText("128 %")).toBeTruthy();
  await user.keyboard("{Control>}f{/Control}");
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "在文档中查找" }));
});

it("a page that cannot be drawn says so, and the others are shown", async () => {
  open({ address: "/doc-detail?id=doc-1&page=4" });
  expect((await screen.findByText("第 4 页无法显示")).getAttribute("role")).toBe("alert");
  const next = await screen.findByRole("region", { name: "第 5 页" });
  await waitFor(() => expect(next.dataset["drawing"]).toBe("drawn"));
});

it.each([
  ["encrypted", "文件已加密"],
  ["damaged", "文件已损坏"],
  ["gone", "没有找到这份文件"],
] as const)("of a file that is %s it says so, and leads back", async (fault, words) => {
  open({ outcomes: [fail(fault)] });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "重试" })).toBeNull();
  expect(screen.getByRole("link", { name: "返回电子样本" }).getAttribute("href")).toBe("/documents");
});

it.each([
  ["unreachable", "加载失败", "重试"],
  ["busy", "等待绘制的文件太多", "重试"],
  ["signed-out", "登录失效了", "登录"],
] as const)("after %s it is tried again", async (fault, words, action) => {
  const { user, requireLogin } = open({ outcomes: [fail(fault), ok(fakePdf())] });
  expect(await screen.findByText(words)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: action }));
  expect(await screen.findByRole("region", { name: "第 1 页" })).toBeTruthy();
  expect(requireLogin).toHaveBeenCalledTimes(fault === "signed-out" ? 1 : 0);
});

it("says that there is no document of this id", async () => {
  open({ address: "/doc-detail?id=nothing" });
  expect(await screen.findByText("没有找到这份文件")).toBeTruthy();
});

it("is closed when the page is left", async () => {
  const { closed } = open();
  await screen.findByRole("region", { name: "第 1 页" });
  act(() => useSession.setState({ token: null }));
  expect(await screen.findByText("登录后阅读")).toBeTruthy();
  expect(closed).toHaveBeenCalledTimes(2);
});

it("follows a link within the document to its page, and back; one to the web is a link to the web", async () => {
  const { user, address } = open();
  await user.click(await screen.findByRole("button", { name: "Page 1" }));
  await waitFor(() => expect(address()).toBe("?id=doc-1&page=3"));
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "安装手册" }));
});

it("says of a link that leads nowhere that it does, and makes none of what is no address", async () => {
  const { user, address } = open();
  const web = await screen.findByRole("link", { name: "https://example.com/manual" });
  expect([web.getAttribute("href"), web.getAttribute("target"), web.getAttribute("rel")]).toEqual([
    "https://example.com/manual",
    "_blank",
    "noreferrer",
  ]);
  const page = screen.getByRole("region", { name: "第 1 页" });
  expect(page.querySelectorAll("a, button")).toHaveLength(3);
  await user.click(screen.getByRole("button", { name: "fan" }));
  await waitFor(() => expect(useNoticeList.getState().map(({ text }) => text)).toEqual(["无法转到"]));
  expect(address()).toBe("?id=doc-1");
});
