import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import {
  deleteSelectedProducts,
  pageSelectedProducts,
  restoreSelectedProducts,
  type SelectedProduct,
} from "#api/contract/projectProducts.ts";
import { useState } from "react";
import { lostRight } from "../../project/calls/lostRight.ts";
import { refreshProjects } from "../../project/projectQueries.ts";
import { useNotices } from "../../page/services/useNotices.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";

/** Rows of a project, or of one of its categories: the first page, and those that were appended. */
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
    // The page after the last row, independent of deleted rows before it.
    getNextPageParam: ({ list }, all) =>
      all.reduce((count, page) => count + page.list.length, 0) < (all[0]?.totalCount ?? 0)
        ? list.at(-1)?.id
        : undefined,
  });

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
    remove,
    /** The last deleted rows, which can be restored. */
    deleted,
    restore,
  };
}
