import { Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import { useIsLate } from "../page/browser/useIsLate.ts";
import type { Loaded } from "../page/services/Loaded.ts";
import layout from "../kit/styles/layout.module.css";
import { EmptyState, type EmptyStateProps } from "../kit/layout/EmptyState.tsx";
import { PageHead } from "../kit/layout/PageHead.tsx";
import { Pager } from "../kit/layout/Pager.tsx";
import { Panel } from "../kit/layout/Panel.tsx";
import { CategoryAside, type AsideCategory } from "../search/CategoryAside.tsx";
import { ListStates } from "../search/ListStates.tsx";
import css from "./Library.module.css";
import type { LibraryQuestion } from "./useLibraryQuestion.ts";

/** Placeholder cards while the first ones load. */
const WAITING = Array.from({ length: 12 }, (_, at) => at);

export interface LibraryScreenProps<Item> {
  /** Name of the listed items, such as 构件. */
  readonly what: string;
  /** Measure word of the items. */
  readonly counter?: string;
  readonly question: Pick<
    LibraryQuestion,
    "category" | "choose" | "page" | "pageSize" | "setPage" | "setPageSize"
  >;
  readonly search: ReactNode;
  readonly categories: readonly AsideCategory[];
  readonly filters?: ReactNode;
  readonly found: Loaded<{ readonly list: readonly Item[]; readonly totalCount: number }>;
  /** Shown in place of the list. */
  readonly instead?: ReactNode;
  readonly nothing: EmptyStateProps;
  readonly renderList: (list: readonly Item[]) => ReactNode;
  /** Shown while the first items load; placeholder cards by default. */
  readonly waiting?: ReactNode;
}

const waitingCards = (what: string) => (
  <div className={css["waiting"]} role="status" aria-label={`正在加载${what}`}>
    {WAITING.map((at) => (
      <Skeleton key={at} height={230} radius={4} />
    ))}
  </div>
);

/** A library in all its states: categories at the left, a search, filters, and cards or rows by page. */
export function LibraryScreen<Item>({
  what,
  counter = "个",
  question,
  search,
  categories,
  filters,
  found,
  instead,
  nothing,
  renderList,
  waiting = waitingCards(what),
}: LibraryScreenProps<Item>) {
  const isLate = useIsLate(found.status === "loading");
  const value = found.status === "ready" ? found.value : null;
  const { setPage } = question;
  return (
    <>
      <PageHead>{search}</PageHead>
      <main className={`${layout["main"]} ${css["main"]}`}>
        <CategoryAside
          title={`${what}分类`}
          categories={categories}
          chosen={question.category}
          onChoose={question.choose}
        />
        <Panel className={css["results"]}>
          {filters}
          {instead ?? (
            <ListStates
              loaded={found}
              countsOf={({ list, totalCount }) => ({ shown: list.length, total: totalCount })}
              counter={counter}
              empty={<EmptyState {...nothing} />}
              onFirstPage={() => setPage(1)}
            >
              {(shown) => (shown !== null ? renderList(shown.list) : isLate && waiting)}
            </ListStates>
          )}
          {instead === undefined && value !== null && value.list.length > 0 && (
            <Pager
              page={question.page}
              pageSize={question.pageSize}
              total={value.totalCount}
              counter={counter}
              onPage={setPage}
              onPageSize={question.setPageSize}
            />
          )}
        </Panel>
      </main>
    </>
  );
}
