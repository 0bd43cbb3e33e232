import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import type { LibraryImport } from "#api/contract/libraryImports.ts";
import { notices } from "#ui/page/services/useNotices.ts";
import type { FileOutcome, ProductFileClient } from "#workers/products/ProductFileClient.ts";
import { WorkerGone } from "#workers/WorkerHandle.ts";
import { setUpUser } from "../../../support/setUpUser.ts";
import { library, openLibrary, pageOf, product, said, signIn } from "./support.tsx";

beforeEach(() => {
  notices.clear();
  signIn();
});

const run = (over: Partial<LibraryImport> = {}): LibraryImport => ({
  id: "i1",
  fileName: "水泵.csv",
  startedBy: "李明远",
  startedAt: 0,
  endedAt: 1,
  counts: { added: 2, updated: 0, kept: 0, warned: 0, refused: 1 },
  remarkCount: 1,
  undoneAt: null,
  ...over,
});
const key = (model: string) => ({ gjwCategoryCode: "C1", brand: "甲", model });
const REMARK = {
  severity: "refused",
  place: "row 4",
  product: "甲 P-3",
  field: "category",
  message: "is missing",
} as const;
const READ: FileOutcome = {
  ok: true,
  remarks: [],
  products: [
    { place: "row 2", label: "甲 P-1", key: key("P-1"), remarks: [], isSent: true },
    { place: "row 3", label: "甲 P-2", key: key("P-2"), remarks: [], isSent: true },
    { place: "row 4", label: "甲 P-3", key: null, remarks: [REMARK], isSent: false },
  ],
};
const sent = (model: string) => ({ place: model, fields: [], points: [] });

const fileClient = (outcome: FileOutcome = READ): ProductFileClient => ({
  read: async () => outcome,
  batch: async (from) => ({ products: [sent(from === 0 ? "P-1" : "P-2")], next: from === 0 ? 1 : null }),
  release: () => {},
  dispose: () => {},
});

/** A client whose batches wait until a test gives them out, or lets their worker die. */
function waitingClient() {
  const waiting: { readonly resolve: () => void; readonly reject: (reason: unknown) => void }[] = [];
  const release = vi.fn();
  const client: ProductFileClient = {
    ...fileClient(),
    // As a worker that is stopped by a signal.
    async batch(from, signal?: AbortSignal) {
      await new Promise<void>((resolve, reject) => {
        waiting.push({ resolve, reject });
        signal?.addEventListener("abort", reject);
      });
      return fileClient().batch(from);
    },
    release,
  };
  const next = async () => {
    await waitFor(() => expect(waiting).not.toEqual([]));
    return waiting.shift()!;
  };
  return { client, release, next };
}

const open = (
  answers: Parameters<typeof openLibrary>[1] = {},
  outcome?: FileOutcome,
  role = "editor" as const,
  client = fileClient(outcome),
) =>
  openLibrary(
    "/library/imports?library=2",
    {
      "GET ": () => [library("2", { name: "暖通二所", role })],
      "GET /imports": () => [],
      "GET /gjk/data_standards/site/v1/classifications": () => [],
      "POST /products/find": () => ({ found: ["o-1", null] }),
      "POST /imports": () => run({ endedAt: null }),
      "POST /imports/{importId}/products": () => ({ import: run(), remarks: [] }),
      "POST /imports/{importId}/end": () => run(),
      ...answers,
    },
    { productFile: client },
  );

async function choose() {
  const user = setUpUser();
  await user.upload(await screen.findByLabelText("产品文件"), new File(["x"], "水泵.csv"));
  return user;
}
const rows = () => screen.getAllByRole("row").map((row) => row.textContent);

describe("an import from the page", () => {
  it("shows what is refused and why, and what the library has already, before anything is sent", async () => {
    const { called } = open();
    await choose();
    await screen.findByRole("table", { name: "导入预览" });
    expect(rows().slice(1)).toEqual([
      "不能导入第 4 行甲 P-3分类 没有填写",
      "已在库中第 2 行甲 P-1- -",
      "可以导入第 3 行甲 P-2- -",
    ]);
    expect(called("POST /products/find")).toEqual([
      { params: { libraryId: "2" }, body: { keys: [key("P-1"), key("P-2")] } },
    ]);
    expect(called("POST /imports")).toEqual([]);
  });

  it("sends its batches as chosen, one after another, and tells what came of it", async () => {
    const { called } = open();
    const user = await choose();
    await user.click(await screen.findByLabelText("替换"));
    await user.click(screen.getByLabelText("直接启用"));
    await user.click(screen.getByRole("button", { name: "导入 2 个产品" }));
    expect(await screen.findByText("水泵.csv：新增 2，不能导入 1")).toBeTruthy();
    const body = { isDraft: false, duplicates: "replace" };
    expect(called("POST /imports/{importId}/products")).toEqual([
      { params: { libraryId: "2", importId: "i1" }, body: { batch: 0, ...body, products: [sent("P-1")] } },
      { params: { libraryId: "2", importId: "i1" }, body: { batch: 1, ...body, products: [sent("P-2")] } },
    ]);
    expect(called("POST /imports/{importId}/end")).toHaveLength(1);
  });

  it("leads on to its products, listed by themselves", async () => {
    const { called } = open({
      "GET /products": () => pageOf([product("100", { isDraft: true })]),
      "GET /imports": () => [run()],
    });
    const user = await choose();
    await user.click(await screen.findByRole("button", { name: "导入 2 个产品" }));
    await user.click(await screen.findByRole("link", { name: "查看产品" }));
    expect(await screen.findByText("SLB 100")).toBeTruthy();
    const query = { page_no: "1", page_size: "20" };
    expect(called("GET /products").slice(0, 1)).toEqual([
      { params: { libraryId: "2" }, query: { import_id: "i1", ...query } },
    ]);
    expect(await screen.findByText("水泵.csv")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "清除导入" }));
    await waitFor(() =>
      expect(called("GET /products").at(-1)).toEqual({ params: { libraryId: "2" }, query }),
    );
  });

  it("sends a batch again whose answer was lost, with the same number", async () => {
    const answer = vi
      .fn(() => ({ import: run(), remarks: [] }))
      .mockImplementationOnce(() => {
        throw new ApiError("network", "网络连接失败");
      });
    const { called } = open({ "POST /imports/{importId}/products": answer });
    const user = await choose();
    await user.click(await screen.findByRole("button", { name: "导入 2 个产品" }));
    expect(await screen.findByText(/网络中断，正在重试/u)).toBeTruthy();
    expect(await screen.findByText("水泵.csv：新增 2，不能导入 1", {}, { timeout: 4000 })).toBeTruthy();
    const batches = called("POST /imports/{importId}/products") as { body: { batch: number } }[];
    expect(batches.map(({ body }) => body.batch)).toEqual([0, 0, 1]);
  });

  it("that is refused stays where it stands, and goes on from there", async () => {
    const answer = vi
      .fn(() => ({ import: run(), remarks: [] }))
      .mockImplementationOnce(() => ({ import: run(), remarks: [] }))
      .mockImplementationOnce(() => {
        throw new ApiError("invalid.input", "一个产品库最多 20000 个产品，这一批没有写入");
      });
    const { called } = open({ "POST /imports/{importId}/products": answer });
    const user = await choose();
    await user.click(await screen.findByRole("button", { name: "导入 2 个产品" }));
    expect(await screen.findByText("一个产品库最多 20000 个产品，这一批没有写入")).toBeTruthy();
    expect(screen.getByText("导入中断，已处理 1 / 2 个")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "继续" }));
    expect(await screen.findByText("水泵.csv：新增 2，不能导入 1")).toBeTruthy();
    expect(called("POST /imports")).toHaveLength(1);
  });

  it("that is stopped writes the batch under way and ends", async () => {
    const { client, next } = waitingClient();
    const { called } = open({}, READ, "editor", client);
    const user = await choose();
    await user.click(await screen.findByRole("button", { name: "导入 2 个产品" }));
    const batch = await next();
    await user.click(await screen.findByRole("button", { name: "停止" }));
    batch.resolve();
    expect(await screen.findByText(/^水泵.csv：已停止，/u)).toBeTruthy();
    expect(called("POST /imports/{importId}/products")).toHaveLength(1);
    expect(called("POST /imports/{importId}/end")).toHaveLength(1);
  });

  it("whose worker died says so and goes on, or ends with what was sent", async () => {
    const { client, next, release } = waitingClient();
    const { called } = open({}, READ, "editor", client);
    const user = await choose();
    await user.click(await screen.findByRole("button", { name: "导入 2 个产品" }));
    (await next()).reject(new WorkerGone("worker crashed"));
    expect(await screen.findByText(/^读取产品的后台中断/u)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "继续" }));
    (await next()).resolve();
    (await next()).reject(new WorkerGone("worker crashed"));
    expect(await screen.findByText("导入中断，已处理 1 / 2 个")).toBeTruthy();
    expect(called("POST /imports/{importId}/end")).toEqual([]);
    await user.click(screen.getByRole("button", { name: "放弃其余" }));
    expect(await screen.findByRole("button", { name: "选择文件" })).toBeTruthy();
    await waitFor(() => expect(called("POST /imports/{importId}/end")).toHaveLength(1));
    expect(called("POST /imports")).toHaveLength(1);
    expect(release).toHaveBeenCalled();
  });

  it("keeps no worker once its page was left, and ends after the batch under way", async () => {
    const { client, next, release } = waitingClient();
    const { unmount } = open({}, READ, "editor", client);
    await choose();
    await screen.findByRole("table", { name: "导入预览" });
    expect(release).not.toHaveBeenCalled();
    unmount();
    expect(release).toHaveBeenCalledOnce();
    release.mockClear();
    const { called, unmount: leave } = open({}, READ, "editor", client);
    const user = await choose();
    await user.click(await screen.findByRole("button", { name: "导入 2 个产品" }));
    const batch = await next();
    leave();
    expect(release).not.toHaveBeenCalled();
    batch.resolve();
    await waitFor(() => expect(called("POST /imports/{importId}/end")).toHaveLength(1));
    expect(called("POST /imports/{importId}/products")).toHaveLength(1);
    expect(release).toHaveBeenCalled();
  });

  it("that halts after its page was left ends with what was sent", async () => {
    const { client, next } = waitingClient();
    const { called, unmount } = open({}, READ, "editor", client);
    const user = await choose();
    await user.click(await screen.findByRole("button", { name: "导入 2 个产品" }));
    const batch = await next();
    unmount();
    batch.reject(new WorkerGone("worker crashed"));
    await waitFor(() => expect(called("POST /imports/{importId}/end")).toHaveLength(1));
  });

  it("of products that could not be compared with the library's keeps no worker", async () => {
    const { client, release } = waitingClient();
    const lost = () => {
      throw new ApiError("network", "网络连接失败");
    };
    open({ "POST /products/find": lost }, READ, "editor", client);
    await choose();
    expect((await screen.findByRole("alert")).textContent).toMatch(/^文件没有读取成功/u);
    expect(release).toHaveBeenCalled();
  });

  it("of a file that cannot be read says why, and asks for another", async () => {
    open({}, { ok: false, message: "文件中没有产品" });
    await choose();
    expect((await screen.findByRole("alert")).textContent).toBe("文件中没有产品");
    expect(screen.getByRole("button", { name: "选择文件" })).toBeTruthy();
  });
});

describe("imports of a library", () => {
  it("tell what was refused, and are undone as a whole after a question", async () => {
    const { called } = open({
      "GET /imports": () => [run()],
      "GET /imports/{importId}": () => ({ import: run(), remarks: [REMARK] }),
      "POST /imports/{importId}/undo": () => ({ import: run({ undoneAt: 2 }), undone: 2, left: 1 }),
    });
    const user = setUpUser();
    await user.click(await screen.findByRole("button", { name: "水泵.csv 的原因" }));
    const drawer = within(await screen.findByRole("dialog", { name: "水泵.csv" }));
    expect(await drawer.findByText("分类 没有填写")).toBeTruthy();
    await user.click(drawer.getByRole("button", { name: "关闭" }));
    await user.click(screen.getByRole("button", { name: "撤销导入 水泵.csv" }));
    const dialog = within(screen.getByRole("dialog", { name: "撤销整次导入" }));
    await user.click(dialog.getByRole("button", { name: "撤销导入" }));
    await waitFor(() =>
      expect(said()).toEqual([["“水泵.csv”已撤销，2 个产品恢复到导入前；1 个此后被修改过，保持现状", ""]]),
    );
    expect(called("POST /imports/{importId}/undo")).toHaveLength(1);
  });

  it("are only looked at by a viewer", async () => {
    openLibrary("/library/imports?library=2", {
      "GET ": () => [library("2", { role: "viewer" })],
      "GET /imports": () => [run()],
    });
    expect(await screen.findByRole("button", { name: "水泵.csv 的原因" })).toBeTruthy();
    expect(screen.queryByLabelText("产品文件")).toBeNull();
    expect(screen.queryByRole("button", { name: "撤销导入 水泵.csv" })).toBeNull();
  });
});
