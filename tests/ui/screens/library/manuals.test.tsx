import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import type { LibraryManual } from "#api/contract/libraryManuals.ts";
import { FakeLocks } from "../../../support/fakeLocks.ts";
import { library, openLibrary, said, signIn } from "./support.tsx";

const AT = Date.UTC(2026, 10, 26, 4, 5);
const MB = 1024 ** 2;
const manual = (id: string, title: string): LibraryManual => ({
  id: `o-${id}`,
  title,
  pageCount: 12,
  byteSize: 2 * MB,
  addedBy: "李明远",
  addedAt: AT,
});
const pageOf = (list: readonly LibraryManual[]) => ({
  list,
  totalCount: list.length,
  bytes: 3 * MB,
  mostBytes: 500 * MB,
});
const LISTED = {
  "GET ": () => [library("1")],
  "GET /manuals": () => pageOf([manual("1", "离心泵 2026")]),
};
const SENDING = {
  ...LISTED,
  "POST /manuals": () => manual("2", "风机"),
  "POST /manuals/{manualId}/slices": () => new Promise(() => {}),
};
const CUT = "“风机.pdf”上传时页面被关闭，没有加入样本，请重新选择";
const MANUALS = "/library/manuals?library=1";
const pdf = (name: string, size: number) => new File([new Uint8Array(size)], name);

beforeEach(signIn);
afterEach(() => vi.restoreAllMocks());

describe("26: manuals of a library", () => {
  test("are listed, each with its link, and how much room there is", async () => {
    openLibrary(MANUALS, LISTED);
    const link = await screen.findByRole("link", { name: "离心泵 2026" });
    expect(link.getAttribute("href")).toBe("/doc-detail?id=o-1");
    expect(screen.getByText("已用 3.0 MB，共 500.0 MB")).toBeTruthy();
  });

  test("are only read by who may not edit", async () => {
    openLibrary(MANUALS, { ...LISTED, "GET ": () => [library("1", { role: "viewer" })] });
    await screen.findByRole("link", { name: "离心泵 2026" });
    expect(screen.queryByLabelText("样本文件")).toBeNull();
    expect(screen.queryByRole("button", { name: /删除/u })).toBeNull();
  });

  test("are sent slice by slice and then examined", async () => {
    const user = userEvent.setup();
    const { called } = openLibrary(MANUALS, {
      ...LISTED,
      "POST /manuals": () => manual("2", "风机"),
      "POST /manuals/{manualId}/slices": () => null,
      "POST /manuals/{manualId}/end": () => manual("2", "风机"),
    });
    await user.upload(await screen.findByLabelText("样本文件"), pdf("风机.pdf", MB + 3));
    await waitFor(() => expect(called("POST /manuals/{manualId}/end")).toHaveLength(1));
    expect(called("POST /manuals")).toEqual([
      { params: { libraryId: "1" }, body: { title: "风机", byteSize: MB + 3 } },
    ]);
    const slices = called("POST /manuals/{manualId}/slices") as { body: { slice: number; bytes: string } }[];
    expect(slices.map(({ body }) => [body.slice, body.bytes.length])).toEqual([
      [0, Math.ceil(MB / 3) * 4],
      [1, 4],
    ]);
    expect(await screen.findByRole("button", { name: "选择样本" })).toBeTruthy();
  });

  test("that are refused are named with the reason, and the others are taken", async () => {
    const user = userEvent.setup();
    const refused = new ApiError("invalid.input", "此 PDF 已加密，请先解除密码");
    const { called } = openLibrary(MANUALS, {
      ...LISTED,
      "POST /manuals": ({ body }: { body: { title: string } }) => manual(body.title, body.title),
      "POST /manuals/{manualId}/slices": () => null,
      "POST /manuals/{manualId}/end": ({ params }: { params: { manualId: string } }) => {
        if (params.manualId === "o-锁") throw refused;
        return manual("2", "好");
      },
      "DELETE /manuals/{manualId}": () => null,
    });
    const field = await screen.findByLabelText("样本文件");
    await user.upload(field, [pdf("锁.pdf", 3), pdf("空.pdf", 0), pdf("好.pdf", 3)]);
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("锁.pdf：此 PDF 已加密，请先解除密码；空.pdf：文件是空的");
    expect(called("POST /manuals/{manualId}/end")).toHaveLength(2);
    expect(called("DELETE /manuals/{manualId}")).toEqual([{ params: { libraryId: "1", manualId: "o-锁" } }]);
  });

  test("that the network broke off are sent again by one press, and nothing of them stays", async () => {
    const user = userEvent.setup();
    let isThere = false;
    const { called } = openLibrary(MANUALS, {
      ...LISTED,
      "POST /manuals": () => {
        if (!isThere) throw new ApiError("network", "没有网络");
        return manual("2", "风机");
      },
      "POST /manuals/{manualId}/slices": () => null,
      "POST /manuals/{manualId}/end": () => manual("2", "风机"),
    });
    await user.upload(await screen.findByLabelText("样本文件"), pdf("风机.pdf", 3));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "风机.pdf：网络中断，没有上传完，库中不会留下不完整的样本",
    );
    isThere = true;
    await user.click(screen.getByRole("button", { name: "重新上传" }));
    await waitFor(() => expect(called("POST /manuals/{manualId}/end")).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(screen.queryByRole("button", { name: "重新上传" })).toBeNull();
  });

  test("are found by words of their text, at their page", async () => {
    openLibrary(`${MANUALS}&words=${encodeURIComponent("扬程")}`, {
      ...LISTED,
      "GET /manuals": () => pageOf([]),
      "POST /manuals/texts": () => ({
        hits: [
          { documentId: "o-1", title: "离心泵", page: 3, line: 2, before: "", words: "扬程", after: "32 m" },
        ],
        isCut: false,
        unread: 0,
        wordless: 0,
      }),
    });
    const link = await screen.findByRole("link", { name: "离心泵" });
    expect(new URLSearchParams(link.getAttribute("href")?.split("?")[1]).get("page")).toBe("3");
    expect(await screen.findByText("正文中找到的列在下方")).toBeTruthy();
  });

  test("are deleted after a question", async () => {
    const user = userEvent.setup();
    const { called } = openLibrary(MANUALS, { ...LISTED, "DELETE /manuals/{manualId}": () => null });
    await user.click(await screen.findByRole("button", { name: "删除 离心泵 2026" }));
    expect(called("DELETE /manuals/{manualId}")).toEqual([]);
    const dialog = within(screen.getByRole("dialog", { name: "删除样本" }));
    await user.click(dialog.getByRole("button", { name: "删除" }));
    const deleted = [{ params: { libraryId: "1", manualId: "o-1" } }];
    await waitFor(() => expect(called("DELETE /manuals/{manualId}")).toEqual(deleted));
    await waitFor(() => expect(said()).toContainEqual(["“离心泵 2026”已删除", ""]));
  });
});

describe("26: a page that is closed while a manual is sent", () => {
  const leaves = () => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  test("is asked about first, and says what was cut short when it is opened again", async () => {
    const user = userEvent.setup();
    // As where a page is served without TLS.
    vi.spyOn(navigator, "locks", "get").mockReturnValue(undefined as never);
    const first = openLibrary(MANUALS, SENDING);
    const field = await screen.findByLabelText("样本文件");
    expect(leaves()).toBe(false);
    await user.upload(field, pdf("风机.pdf", MB));
    await screen.findByText(/正在上传 风机.pdf/u);
    expect(leaves()).toBe(true);
    window.dispatchEvent(new Event("pagehide"));
    first.unmount();

    openLibrary(MANUALS, LISTED);
    expect(await screen.findByText(CUT)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "知道了" }));
    expect(screen.queryByText(/风机.pdf/u)).toBeNull();
    expect(leaves()).toBe(false);
  });

  test("is told of by the next page if its own was killed, and by none while that goes on", async () => {
    const user = userEvent.setup();
    const browser = new FakeLocks();
    const [killed, beside] = [browser.tab(), browser.tab()];
    const locks = vi.spyOn(navigator, "locks", "get").mockReturnValue(killed.locks);
    openLibrary(MANUALS, SENDING);
    await user.upload(await screen.findByLabelText("样本文件"), pdf("风机.pdf", MB));
    await screen.findByText(/正在上传 风机.pdf/u);

    locks.mockReturnValue(beside.locks);
    const other = openLibrary(MANUALS, LISTED);
    await within(other.container).findByText("离心泵 2026", {}, { timeout: 20_000 });
    expect(within(other.container).queryByText(CUT)).toBeNull();
    other.unmount();

    killed.close();
    const next = openLibrary(MANUALS, LISTED);
    expect(await within(next.container).findByText(CUT, {}, { timeout: 20_000 })).toBeTruthy();
  });
});
