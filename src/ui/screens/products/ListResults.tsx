import { Button } from "@mantine/core";
import { EMPTY_LIST, type ListState } from "#domain/listing/ListState.ts";
import { EmptyState } from "../../components/EmptyState.tsx";
import { Pager } from "../../components/Pager.tsx";
import { Panel } from "../../components/Panel.tsx";
import { SampleTag } from "../../components/SampleTag.tsx";
import type { FilterProperty } from "../../components/search/PropertyFilters.tsx";
import { ResultSummary } from "../../components/search/ResultSummary.tsx";
import table from "../../components/table/table.module.css";
import type { ProductList } from "../../hooks/useProductList.ts";
import { CompareBar } from "./CompareBar.tsx";
import { FEW, FewResults } from "./FewResults.tsx";
import type { ListKind } from "./ListKind.ts";
import { NothingFound } from "./NothingFound.tsx";
import { ProductTable } from "./ProductTable.tsx";
import { summaryGroups } from "./summaryGroups.ts";

export interface ListResultsProps {
  readonly kind: ListKind;
  readonly title: string;
  readonly state: ListState;
  readonly change: (changes: Partial<ListState>) => void;
  readonly found: ProductList;
  readonly properties: readonly FilterProperty[];
}

/** What was found and why: summary, table, pages; each state has its own words. */
export function ListResults(props: ListResultsProps) {
  const { kind, title, state, change, found, properties } = props;
  const { page, isStale } = found;
  const brands = found.brands.status === "ready" ? found.brands.value : [];
  const brand = brands.find(({ brandCode }) => brandCode === state.brandCode);
  const groups = summaryGroups({
    categoryCode: kind.categoryCode,
    state,
    change,
    properties,
    brandName: (code) => brands.find(({ brandCode }) => brandCode === code)?.brandName ?? code,
  });
  const clearAll = () =>
    change({ ...EMPTY_LIST, speedControl: state.speedControl, pageSize: state.pageSize, sort: state.sort });
  const brandUrl = brand?.brandUrl ?? null;
  const total = page.status === "ready" ? page.value.totalCount : null;
  const products = page.status === "ready" ? page.value.list : null;
  const widest = groups.find(({ chips }) => chips.length > 0);
  return (
    <Panel className={table["box"]}>
      <ResultSummary count={isStale ? null : total} groups={groups} onClearAll={clearAll}>
        {products?.some(({ isSample }) => isSample) && <SampleTag />}
      </ResultSummary>
      {page.status === "failed" ? (
        <EmptyState
          kind="error"
          title="加载失败"
          why={`${page.error.message}。查询条件已保留`}
          actions={<Button onClick={page.retry}>重试</Button>}
        />
      ) : total === 0 && !isStale ? (
        <NothingFound
          brandUrl={brandUrl}
          offer={widest ? { label: `清除${widest.name}条件`, onTake: widest.onClear } : null}
        />
      ) : (
        <ProductTable
          label={title}
          products={products}
          isStale={isStale}
          state={state}
          columns={kind.columns(state)}
          isPair={kind.hasSpeeds && state.speedControl === "DOUBLE_SPEED"}
          icon={kind.icon}
          onSort={(sort) => change({ sort })}
        />
      )}
      {total !== null && total > 0 && total < FEW && <FewResults brandUrl={brandUrl} />}
      <CompareBar categoryCode={kind.categoryCode} duty={state.duty} />
      {total !== null && total > 0 && (
        <Pager
          page={state.page}
          pageSize={state.pageSize}
          total={total}
          onPage={(number) => change({ page: number })}
          onPageSize={(pageSize) => change({ pageSize })}
        />
      )}
    </Panel>
  );
}
