import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import { readWorkCondition } from "#api/contract/curves.ts";
import {
  aggregateSelectedCategories,
  changeSelectedProduct,
  deleteSelectedProducts,
  pageSelectedProducts,
  restoreSelectedProducts,
} from "#api/contract/projectProducts.ts";
import { listPlanVersions, scheduleVersionPlan, type PlanVersion } from "#api/contract/projectPlans.ts";
import { getCurrentProject, getProject, listProjects } from "#api/contract/projects.ts";
import { dropDrafts } from "#ui/project/useCellDrafts.ts";
import { notices } from "#ui/page/services/useNotices.ts";
import { ANONYMOUS_WEB, useSession } from "#ui/page/services/useSession.ts";
import { SelectedProducts } from "#ui/screens/selectedProducts/SelectedProducts.tsx";
import { fakeApi, fakeServices, renderInApp, signedIn, type AnswerCall } from "../../../renderInApp.tsx";

export const PROJECT = {
  id: "p1",
  name: "一期",
  version: 1,
  role: "owner",
  isCurrent: true,
  isArchived: false,
};
const property = (type: string, name: string, value: number, unit: string) => ({
  codes: ["P000007"],
  name,
  sort: 0,
  unit,
  values: [value],
  type,
});
export const product = (id: string) => ({
  id,
  productId: id.startsWith("o") ? `o-${id}` : `fan-${id}`,
  name: "离心通风机",
  model: `LYF-${id}`,
  brandName: "朗源",
  isSample: true,
  productPropertyValues: [],
  designProperties: [property("design", "风量", 12_000, "m³/h")],
  runtimeProperties: [property("runtime", "风量", 12_267, "m³/h")],
  brandCode: "LY",
  imageUrl: null,
  productSeriesId: null,
  productSeriesName: null,
  gjwCategoryCode: "C000001",
  gjwCategoryName: "通风机",
  source: "sample",
  speedControl: null,
  publicComponentId: null,
  equipmentNum: 2,
  equipmentCode: "",
  scheduleNumber: `F-${id}`,
  remark: "",
  version: 4,
  selectedBy: null,
  createdAt: 0,
  updatedAt: 0,
});

const READING = {
  curveCode: "C-1",
  speed: "1120",
  unitSpeed: "r/min",
  nameX: "风量",
  valueX: 9912,
  unitX: "m³/h",
  nameY: "全压",
  valueY: 640,
  unitY: "Pa",
  isUnstable: false,
  otherSystems: [],
};

export const server = {
  ids: [] as string[],
  other: null as object | null,
  error: null as ApiError | null,
  onWrite: null as (() => void) | null,
  versions: [] as PlanVersion[],
  calls: vi.fn(),
};
export const answer: AnswerCall = ({ path, method }, asking) => {
  if (path === getCurrentProject.path && method === "GET") return PROJECT;
  if (path === listProjects.path) return [PROJECT];
  if (path === getProject.path && method === "GET") {
    if (server.other === null) throw new ApiError("not.found", "none", { status: 404 });
    return server.other;
  }
  if (path === aggregateSelectedCategories.path)
    return [
      { code: "C000001", name: "通风机", count: server.ids.length, equipmentNum: 2 * server.ids.length },
    ];
  if (path === readWorkCondition.path) return { intersectionPoints: [READING], speedRegulate: null };
  if (path === listPlanVersions.path) return { list: server.versions, totalCount: server.versions.length };
  if (path === scheduleVersionPlan.path) {
    const { isScheduled } = (asking as { body: { isScheduled: boolean } }).body;
    server.versions = server.versions.map((one) => ({ ...one, isScheduled: one.isLast && isScheduled }));
    return server.versions[0];
  }
  if (server.error !== null) throw server.error;
  if (path === pageSelectedProducts.path) {
    const { after } = (asking as { query: { after?: string } }).query;
    const from = after === undefined ? 0 : server.ids.indexOf(after) + 1;
    return { list: server.ids.slice(from, from + 30).map(product), totalCount: server.ids.length };
  }
  server.onWrite?.();
  server.calls(`${method} ${path.replace(/.*personal_products/u, "")}`, asking);
  if (path === deleteSelectedProducts.path && method === "DELETE") server.ids = server.ids.slice(1);
  if (path === restoreSelectedProducts.path) server.ids = ["1", ...server.ids];
  if (path !== changeSelectedProduct.path || method !== "PATCH") return {};
  const { params, body } = asking as { params: { id: string }; body: object };
  return { ...product(params.id), ...body, version: 5 };
};

/** Two products of one project, of a signed-in user; called once by each file of tests. */
export function freshProject(): void {
  beforeEach(() => {
    Object.assign(server, { ids: ["1", "2"], other: null, error: null, onWrite: null, versions: [] });
    server.calls.mockReset();
    useSession.setState({ token: "t", user: { id: "7", uniqueId: "u7", name: "李明远", isOperator: false } });
  });
  afterEach(() => {
    act(() => useSession.setState(ANONYMOUS_WEB, true));
    act(() => notices.clear());
    act(() => dropDrafts());
  });
}

export const open = (account = signedIn(), address = "/selectedProducts") =>
  renderInApp(<SelectedProducts />, {
    services: fakeServices({ api: fakeApi(answer), account }),
    address,
  });
export const rowsShown = () => screen.findAllByRole("button", { name: /^删除 /u });
