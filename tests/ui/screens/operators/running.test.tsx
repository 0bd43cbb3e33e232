import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import type { ImportRow, ServerStatus, StatusNode } from "#api/contract/operatorStatus.ts";
import { ApiError } from "#api/client/ApiError.ts";
import { setUpUser } from "../../../support/setUpUser.ts";
import { openOperators, signInAs } from "./support.tsx";

const AT = Date.UTC(2026, 10, 26, 4, 5);
beforeEach(() => signInAs(true));

const node = (pid: number, over: Partial<StatusNode> = {}): StatusNode => ({
  id: `n${pid}`,
  host: "one",
  pid,
  code: "0123456789abcdef",
  startedAt: AT,
  seenAt: AT,
  isReady: true,
  isSilent: false,
  isBehind: false,
  isThis: false,
  memoryBytes: 512 * 1024 ** 2,
  revision: "ab12cd34",
  ...over,
});
const POSTGRESQL = { kind: "postgresql", version: "16.4", bytes: 300 * 1024 ** 2, migratedTo: AT } as const;
const FULL = { freeBytes: 1024, totalBytes: 1024 ** 3 };
const status = (over: Partial<ServerStatus> = {}): ServerStatus => ({
  code: "0123456789abcdef",
  runtime: "v20.19.0",
  database: POSTGRESQL,
  groups: [{ group: "catalogue", tables: 20, bytes: 200 * 1024 ** 2 }],
  disk: { freeBytes: 20 * 1024 ** 3, totalBytes: 100 * 1024 ** 3 },
  revision: "ab12cd34",
  nodes: [
    node(1, { isThis: true }),
    node(2, { isSilent: true }),
    node(3, { isReady: false, isBehind: true, revision: "00000000" }),
  ],
  ...over,
});

it("运行 shows each node's state in words, versions, sizes and space", async () => {
  openOperators("/operators/status", { "GET /status": () => status() });
  const table = within(await screen.findByRole("table", { name: "节点" }));
  expect(table.getAllByRole("row").map((row) => row.textContent)).toEqual([
    "节点状态最近心跳启动程序产品目录内存",
    "one · 1（答复此页）正常2026-11-26 12:052026-11-26 12:0501234567ab12cd34 最新512.0 MB",
    "one · 2没有心跳2026-11-26 12:052026-11-26 12:0501234567ab12cd34 最新512.0 MB",
    "one · 3未就绪2026-11-26 12:052026-11-26 12:050123456700000000 较旧512.0 MB",
  ]);
  expect(screen.getByText("PostgreSQL 16.4")).toBeTruthy();
  expect(screen.getByText("20.0 GB，共 100.0 GB")).toBeTruthy();
  expect(screen.getByRole("row", { name: /产品目录、价格和材料 20 200.0 MB/u })).toBeTruthy();
  expect(screen.queryByText(/磁盘空间不多/u)).toBeNull();
});

it("运行 warns of a disk that fills, and says why it was not read", async () => {
  const { unmount } = openOperators("/operators/status", {
    "GET /status": () => status({ database: { ...POSTGRESQL, kind: "embedded" }, disk: FULL }),
  });
  expect(await screen.findByText(/磁盘空间不多/u)).toBeTruthy();
  unmount();
  openOperators("/operators/status", {
    "GET /status": () => {
      throw new ApiError("unavailable", "服务器暂时不能答复，请稍后重试", { status: 503 });
    },
  });
  expect((await screen.findByRole("alert")).textContent).toContain("服务器暂时不能答复");
  expect(screen.getByRole("button", { name: "重试" })).toBeTruthy();
});

it("运行 warns of no disk that imports do not look at: a PostgreSQL server has its own", async () => {
  openOperators("/operators/status", { "GET /status": () => status({ disk: FULL }) });
  expect(await screen.findByText(/，共 1.0 GB$/u)).toBeTruthy();
  expect(screen.queryByText(/磁盘空间不多/u)).toBeNull();
});

const run = (id: string, over: Partial<ImportRow> = {}): ImportRow => ({
  id,
  kind: "products",
  fileName: "风机.xlsx",
  startedBy: "root@server",
  startedAt: AT,
  endedAt: AT + 4200,
  counts: { added: 1200, updated: 3, warned: 2, refused: 1 },
  failure: null,
  remarkCount: 3,
  ...over,
});

it("导入 lists what was imported by whom, and opens the reasons", async () => {
  const remark = {
    severity: "refused",
    place: "row 7",
    product: "朗源 T35",
    field: "风量",
    message: "is not a number",
  };
  openOperators("/operators/imports", {
    "GET /imports": () => ({
      list: [run("2", { counts: null, failure: "磁盘空间不足", remarkCount: 0 }), run("1")],
      totalCount: 2,
    }),
    "GET /imports/{runId}": () => ({ ...run("1"), remarks: [remark] }),
  });
  await screen.findByRole("button", { name: "风机.xlsx 的原因" });
  expect(screen.getAllByRole("row").map((row) => row.textContent)).toEqual([
    "开始内容文件操作人用时s新增更新有提醒被拒绝结果操作",
    "2026-11-26 12:05产品风机.xlsxroot@server4- -- -- -- -磁盘空间不足",
    "2026-11-26 12:05产品风机.xlsxroot@server41,200321完成查看原因",
  ]);
  await setUpUser().click(screen.getByRole("button", { name: "风机.xlsx 的原因" }));
  const drawer = within(await screen.findByRole("dialog", { name: "风机.xlsx" }));
  await waitFor(() => expect(drawer.getByText("风量 is not a number")).toBeTruthy());
  expect(drawer.getByText("3 条，显示前 1 条")).toBeTruthy();
});

it("导入 leads on where nothing was imported", async () => {
  openOperators("/operators/imports", { "GET /imports": () => ({ list: [], totalCount: 0 }) });
  expect(await screen.findByText("还没有导入")).toBeTruthy();
  expect(screen.getByRole("link", { name: "查看运行情况" })).toBeTruthy();
});
