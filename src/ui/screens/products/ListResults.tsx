import { Button } from "@mantine/core";
import { memo, Suspense, useCallback, useMemo } from "react";
import { WATER_SUPPLY_SET } from "#domain/catalogue/categories.ts";
import { machineOf } from "#domain/catalogue/machineOf.ts";
import { dutyFields } from "#domain/catalogue/duty/dutyFields.ts";
import { flatRemark, type DutyFault } from "#domain/catalogue/duty/dutyFault.ts";
import { machineCount, standbyCount } from "#domain/catalogue/duty/machineCount.ts";
import { hasSpeeds } from "#domain/catalogue/duty/dutyForms.ts";
import { SYSTEM_CODE } from "#domain/catalogue/duty/systemFigures.ts";
import { EMPTY_LIST, type ListState } from "#domain/catalogue/listing/ListState.ts";
import { ownOrderName } from "#domain/catalogue/listing/ownOrderName.ts";
import { isByYear } from "#domain/products/energy/listYears.ts";
import { isFluidCode } from "#domain/physics/fluid/fluidCodes.ts";
import { fetched } from "../../page/browser/fetched.tsx";
import { LinkButton } from "../../kit/input/LinkButton.tsx";
import { EmptyState } from "../../kit/layout/EmptyState.tsx";
import { Pager } from "../../kit/layout/Pager.tsx";
import { Panel } from "../../kit/layout/Panel.tsx";
import { SampleTag } from "../../kit/tags/SampleTag.tsx";
import type { FilterProperty } from "../../search/PropertyFilters.tsx";
import { ResultSummary } from "./ResultSummary.tsx";
import { AirNote, LiquidNote } from "../../duty/form/searchParts.ts";
import table from "../../kit/table/table.module.css";
import type { ProductList } from "../../search/useProductList.ts";
import { isOrderRefused } from "./calls/isOrderRefused.ts";
import { CompareBar } from "./compare/CompareBar.tsx";
import { FEW, FewResults } from "./FewResults.tsx";
import type { ListKind } from "./ListKind.ts";
import css from "./ListScreen.module.css";
import { OrderSelect } from "./OrderSelect.tsx";
import { ProductTable } from "./table/ProductTable.tsx";
import { summaryGroups } from "./summaryGroups.ts";

/** Loaded on demand: few lists need them. */
const NothingFound = fetched(async () => (await import("./NothingFound.tsx")).NothingFound);
const YearConditions = fetched(async () => (await import("./search/YearConditions.tsx")).YearConditions);

export interface ListResultsProps {
  readonly kind: ListKind;
  readonly title: string;
  readonly state: ListState;
  readonly change: (changes: Partial<ListState>) => void;
  readonly found: ProductList;
  /** Why the list was not asked for. */
  readonly fault: DutyFault | null;
  readonly properties: readonly FilterProperty[];
}

/** Shown until a static head is entered: most of the head of such a set does not fall with its flow. */
const STATIC_HEAD_NOTE =
  "匹配按过原点的管网曲线（静扬程按 0 计）；供水扬程多为静扬程，不填静扬程时实际工作点会偏离";

const hasFigure = (duty: ListState["duty"], asked: string) => duty.some(({ code }) => code === asked);
const enterStaticHead = () =>
  document.querySelector<HTMLInputElement>(`input[name="${SYSTEM_CODE.staticValue}"]`)?.focus();

/** The results with summary, table and pages; each state has its own text. */
function Results(props: ListResultsProps) {
  const { kind, title, state, change, found, fault, properties } = props;
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
    change({
      ...EMPTY_LIST,
      speedControl: state.speedControl,
      pageSize: state.pageSize,
      sort: state.sort,
      energy: state.energy,
    });
  const lacksStaticHead =
    kind.categoryCode === WATER_SUPPLY_SET &&
    state.duty.length > 0 &&
    !hasFigure(state.duty, SYSTEM_CODE.staticValue);
  const [machines, standby] = [machineCount(state.duty), standbyCount(state.duty)];
  const remark = flatRemark(dutyFields(kind.categoryCode, state.speedControl), state.duty);
  const brandUrl = brand?.brandUrl ?? null;
  // The table's rows are rendered anew only when these change.
  const columns = useMemo(() => kind.columns(state), [kind, state]);
  const sortBy = useCallback((sort: ListState["sort"]) => change({ sort }), [change]);
  const total = page.status === "ready" ? page.value.totalCount : null;
  const products = page.status === "ready" ? page.value.list : null;
  return (
    <Panel className={table["box"]}>
      <ResultSummary
        count={
          page.status === "failed" || fault !== null
            ? "unknown"
            : isStale || total === null
              ? "counting"
              : total
        }
        groups={groups}
        onClearAll={clearAll}
      >
        {products?.some(({ isSample }) => isSample) && <SampleTag />}
        <OrderSelect categoryCode={kind.categoryCode} state={state} onSort={sortBy} />
      </ResultSummary>
      {isByYear(state) && (
        <Suspense fallback={null}>
          <YearConditions categoryCode={kind.categoryCode} state={state} change={change} />
        </Suspense>
      )}
      {lacksStaticHead && (
        <p className={css["note"]}>
          {STATIC_HEAD_NOTE} <LinkButton onClick={enterStaticHead}>填写静扬程</LinkButton>
        </p>
      )}
      {machines > 1 && (
        <p className={css["note"]} role="status">
          {machines} 台并联{standby > 0 && `，另备用 ${standby} 台`}：每台承担 1/{machines}{" "}
          的流量和全部压力（扬程），按每台匹配，表中为每台的数值
        </p>
      )}
      {fault === null && state.duty.some(({ code }) => isFluidCode(code)) && (
        <div className={css["note"]} role="status">
          <Suspense fallback="…">
            {machineOf(kind.categoryCode) === "pump" ? (
              <LiquidNote duty={state.duty} />
            ) : (
              <AirNote categoryCode={kind.categoryCode} state={state} />
            )}
          </Suspense>
        </div>
      )}
      {remark !== null && (
        <p className={css["note"]} role="status">
          {remark}
        </p>
      )}
      {fault !== null ? (
        <EmptyState kind="error" title="工况无法查询" why={`${fault.sentence}。查询条件已保留`} />
      ) : page.status === "failed" && isOrderRefused(page.error) ? (
        <EmptyState
          kind="empty"
          title="符合的产品太多，不能按年耗电排序"
          why="超过本站一次计算年耗电的产品数。缩小偏差率或再加条件，或换一种排序；查询条件已保留"
          actions={
            <Button onClick={() => change({ sort: null })}>
              改为{ownOrderName(kind.categoryCode, state)}
            </Button>
          }
        />
      ) : page.status === "failed" ? (
        <EmptyState
          kind="error"
          title="加载失败"
          why={`查询条件已保留。服务器答复：${page.error.message}`}
          actions={<Button onClick={page.retry}>重试</Button>}
        />
      ) : total === 0 && !isStale ? (
        <Suspense>
          <NothingFound categoryCode={kind.categoryCode} state={state} change={change} brandUrl={brandUrl} />
        </Suspense>
      ) : (
        <ProductTable
          label={title}
          products={products}
          isStale={isStale}
          state={state}
          columns={columns}
          isPair={hasSpeeds(kind.categoryCode) && state.speedControl === "DOUBLE_SPEED"}
          icon={kind.icon}
          onSort={sortBy}
        />
      )}
      {total !== null && total > 0 && total < FEW && <FewResults brandUrl={brandUrl} />}
      <CompareBar categoryCode={kind.categoryCode} duty={state.duty} energy={state.energy} />
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

export const ListResults = memo(Results);
