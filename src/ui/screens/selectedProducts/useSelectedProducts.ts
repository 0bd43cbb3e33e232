import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#api/client/ApiError.ts";
import {
  changeSelectedProduct,
  deleteSelectedProducts,
  pageSelectedProducts,
  restoreSelectedProducts,
  type SelectedProduct,
} from "#api/contract/projectProducts.ts";
import { useState } from "react";
import { lostRight } from "../../hooks/project/lostRight.ts";
import { refreshProjects } from "../../hooks/project/projectQueries.ts";
import { useNotices } from "../../hooks/services/useNotices.ts";
import { useServices } from "../../hooks/services/ServicesContext.tsx";

/** What is edited in place. */
export interface RowChange {
  readonly equipmentNum?: number;
  readonly equipmentCode?: string;
  readonly remark?: string;
}

/** Rows of a project, or of one category of it: the first page, and those that were appended. */
export function useSelectedProducts(projectId: string, categoryCode: string | null) {
  const { api } = useServices();
  const notices = useNotices();
  const queries = useQueryClient();
  const [deleted, setDeleted] = useState<SelectedProduct | null>(null);
  const refresh = () => refreshProjects(queries);
  const pages = useInfiniteQuery({
    queryKey: [pageSelectedProducts.method, pageSelectedProducts.path, projectId, categoryCode],
    initialPageParam: "",
    queryFn: ({ pageParam, signal }) =>
      api.call(
        pageSelectedProducts,
        {
          params: { projectId },
          query: {
            ...(categoryCode === null ? {} : { gjw_category_code: categoryCode }),
            ...(pageParam === "" ? {} : { after: pageParam }),
          },
        },
        { signal },
      ),
    // What follows the last row, whatever was deleted before it.
    getNextPageParam: ({ list }, all) =>
      all.reduce((count, page) => count + page.list.length, 0) < (all[0]?.totalCount ?? 0)
        ? list.at(-1)?.id
        : undefined,
  });

  /** Whether the row holds now what the server holds: a change that did not get through stays in its field. */
  async function change({ id, version }: SelectedProduct, changed: RowChange): Promise<boolean> {
    let isSettled = true;
    try {
      await api.call(changeSelectedProduct, { params: { projectId, id }, body: { ...changed, version } });
    } catch (error) {
      const lost = lostRight(error);
      const isConflict = error instanceof ApiError && error.code === "conflict" && lost === null;
      // Nothing is typed any more into a row that may not be changed.
      isSettled = isConflict || lost !== null;
      notices.error(
        "保存失败",
        isConflict
          ? "这一行刚被其他人修改，已显示最新内容"
          : (lost ?? "填写的内容没有保存，仍在输入框中，请稍后重试"),
      );
    }
    await refresh();
    return isSettled;
  }

  async function remove(product: SelectedProduct): Promise<void> {
    try {
      await api.call(deleteSelectedProducts, { params: { projectId }, body: { ids: [product.id] } });
      setDeleted(product);
    } catch (error) {
      notices.error("删除失败", lostRight(error) ?? "产品仍在列表中，请稍后重试");
    }
    await refresh();
  }

  async function restore(): Promise<void> {
    if (deleted === null) return;
    try {
      await api.call(restoreSelectedProducts, { params: { projectId }, body: { ids: [deleted.id] } });
      setDeleted(null);
    } catch (error) {
      notices.error("撤销失败", lostRight(error) ?? "一天内都可以撤销，请稍后重试");
    }
    await refresh();
  }

  return {
    pages,
    rows: pages.data?.pages.flatMap(({ list }) => list) ?? null,
    total: pages.data?.pages[0]?.totalCount ?? null,
    change,
    remove,
    /** What was deleted last, to be had back. */
    deleted,
    restore,
  };
}
