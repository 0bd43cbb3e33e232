import { useInfiniteQuery } from "@tanstack/react-query";
import { pageSharedProducts } from "#api/contract/projectSharing.ts";
import { useServices } from "../../../page/services/ServicesContext.tsx";

/** Rows of a shared project, or of one of its categories: the first page, and those that were appended. */
export function useSharedProducts(secret: string, categoryCode: string | null) {
  const { api } = useServices();
  const pages = useInfiniteQuery({
    queryKey: [pageSharedProducts.method, pageSharedProducts.path, secret, categoryCode],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      api.call(
        pageSharedProducts,
        {
          body: {
            secret,
            page_no: pageParam,
            ...(categoryCode === null ? {} : { gjw_category_code: categoryCode }),
          },
        },
        { signal },
      ),
    getNextPageParam: ({ totalCount }, all) =>
      all.reduce((count, page) => count + page.list.length, 0) < totalCount ? all.length + 1 : undefined,
  });
  return {
    pages,
    rows: pages.data?.pages.flatMap(({ list }) => list) ?? null,
    total: pages.data?.pages[0]?.totalCount ?? null,
  };
}
