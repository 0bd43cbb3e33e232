import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queryGoods, type PricedGoods } from "#api/contract/goods.ts";
import { GOODS_PAGE_SIZE, type GoodsQuestion } from "#domain/products/goods/GoodsRequest.ts";
import { useServices } from "../page/services/ServicesContext.tsx";

/** A question with its serial number: asking the same again is a new search. */
interface Search {
  readonly question: GoodsQuestion;
  readonly number: number;
}

const countOf = (pages: readonly { readonly list: readonly unknown[] }[]) =>
  pages.reduce((count, { list }) => count + list.length, 0);
const bodyOf = ({ categoryProperties, ...question }: GoodsQuestion, pageNo: number) => ({
  ...question,
  categoryProperties: [...categoryProperties],
  pageNo,
  pageSize: GOODS_PAGE_SIZE,
});
const NOTHING: readonly PricedGoods[] = [];

/** Goods with prices, loaded page by page up to the total. A search starts with the first page. */
export function useGoodsSearch() {
  const { api, track } = useServices();
  const [search, setSearch] = useState<Search | null>(null);
  const pages = useInfiniteQuery({
    queryKey: [queryGoods.method, queryGoods.path, search],
    enabled: search !== null,
    gcTime: 0,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      api.call(queryGoods, { body: bodyOf(search!.question, pageParam) }, { signal }),
    getNextPageParam: ({ totalCount, list }, all) =>
      list.length > 0 && countOf(all) < totalCount ? all.length + 1 : undefined,
  });
  const { data, error, hasNextPage, isFetching, fetchNextPage } = pages;
  const isEmptied = error !== null && !isFetching;

  return {
    question: search?.question ?? null,
    /** Serial number of the search, from 1. */
    number: search?.number ?? 0,
    /** Records the search with its area and loads the first page. */
    ask: (question: GoodsQuestion, areaName: string) => {
      track("priceQuery", { area: areaName, categoryCode: question.categoryCode });
      setSearch((last) => ({ question, number: (last?.number ?? 0) + 1 }));
    },
    /** An error empties the list. */
    error: isEmptied ? error : null,
    goods: isEmptied || data === undefined ? NOTHING : data.pages.flatMap(({ list }) => list),
    total: isEmptied ? 0 : (data?.pages[0]?.totalCount ?? null),
    isFetching,
    hasMore: hasNextPage && !isEmptied,
    more: () => {
      if (hasNextPage && !isFetching && !isEmptied) void fetchNextPage();
    },
  };
}
export type GoodsSearch = ReturnType<typeof useGoodsSearch>;
