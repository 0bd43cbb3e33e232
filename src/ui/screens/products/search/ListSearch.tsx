import { Select } from "@mantine/core";
import { memo, Suspense, useState } from "react";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { hasSpeeds } from "#domain/catalogue/duty/dutyForms.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { dutyFields } from "#domain/catalogue/duty/dutyFields.ts";
import { offersTolerance, toleranceInForce } from "#domain/catalogue/listing/toleranceInForce.ts";
import { EMPTY_LIST, type ListState, type PropertyFilter } from "#domain/catalogue/listing/ListState.ts";
import { LiveDutyMap } from "../../../duty/map/LiveDutyMap.tsx";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { Panel } from "../../../kit/layout/Panel.tsx";
import { BrandTags } from "../../../duty/form/BrandTags.tsx";
import { CurveSearchForm } from "./CurveSearchForm.tsx";
import { PropertyFilters, type FilterProperty } from "../../../search/PropertyFilters.tsx";
import { OriginSelect } from "./OriginSelect.tsx";
import { useHasOwnProducts } from "./useHasOwnProducts.ts";
import { SpeedSwitch } from "../../../duty/form/SpeedSwitch.tsx";
import { useCurveForm } from "../../../duty/form/useCurveForm.ts";
import { useComposedSearch } from "./useComposedSearch.ts";
import { useLiveDuty } from "../../../duty/map/useLiveDuty.ts";
import type { ProductList } from "../../../search/useProductList.ts";
import { fetched } from "../../../page/browser/fetched.tsx";
import { useWidthClass } from "../../../page/browser/useWidthClass.ts";
import css from "./ListSearch.module.css";
import { SizeFilter } from "./SizeFilter.tsx";

export interface ListSearchProps {
  readonly categoryCode: string;
  readonly state: ListState;
  readonly change: (changes: Partial<ListState>) => void;
  readonly found: ProductList;
  readonly properties: readonly FilterProperty[];
}

/** Loaded on demand, with the first duty of flow and pressure. */
const ToleranceFields = fetched(async () => (await import("./ToleranceFields.tsx")).ToleranceFields);

const RECORDS = [
  { value: "real", label: "实测" },
  { value: "sample", label: "示例" },
];

/** Number of property filters that fit in a line. */
const IN_LINE = { narrow: 3, middle: 3, wide: 5 } as const;

/** 工况, 品牌, 产品属性: all filters of a list, and the duty map, which follows what is typed. */
function Search({ categoryCode, state, change, found, properties }: ListSearchProps) {
  const [isOpen, setOpen] = useState(false);
  const inLine = IN_LINE[useWidthClass()];
  const fields = dutyFields(categoryCode, state.speedControl);
  const form = useCurveForm(fields, state.duty);
  const page = found.page.status === "ready" && !found.isStale ? found.page.value.list : undefined;
  const live = useLiveDuty(categoryCode, state, form.duty, page);
  const seriesSearch = useComposedSearch();
  const brands = live.brands(found.brands.status === "ready" ? found.brands.value : []);
  const series = found.series.status === "ready" ? found.series.value : [];
  const setFilter = (code: string, filter: PropertyFilter | null) => {
    const others = state.properties.filter((each) => each.code !== code);
    change({ properties: filter ? [...others, filter] : others });
  };
  const hasSizes = [PROPERTY.width, PROPERTY.height].every((size) =>
    properties.some(({ code, kind }) => code === size && kind === "enums"),
  );
  const hasOwn = useHasOwnProducts();
  const hasFilters = properties.length > 0 || series.length > 0 || state.isSample !== null;
  const offersOrigin = state.origin !== "all" || (hasOwn && hasFilters);
  const tolerance = toleranceInForce(categoryCode, state);
  // The fields of tolerances replace filters, so that the line does not break.
  const taken = offersTolerance(categoryCode, state) ? (tolerance === null ? 1 : 2) : 0;
  const shownInLine = Math.max(inLine - (offersOrigin ? 2 : 1) - taken, 0);
  // A category without products has nothing to filter.
  if (
    fields.length === 0 &&
    found.brands.status === "ready" &&
    brands.length === 0 &&
    !hasFilters &&
    !offersOrigin
  )
    return null;
  return (
    <Panel className={css["search"]}>
      <div className={css["rows"]}>
        {fields.length > 0 && (
          <div className={css["row"]}>
            <span className={css["label"]}>工况</span>
            {hasSpeeds(categoryCode) && (
              <SpeedSwitch
                value={state.speedControl}
                onChange={(speedControl) => change({ ...EMPTY_LIST, pageSize: state.pageSize, speedControl })}
              />
            )}
            <CurveSearchForm form={form} onSearch={(duty) => change({ duty })} />
          </div>
        )}
        {brands.length > 0 && (
          <div className={css["row"]}>
            <span className={css["label"]}>品牌</span>
            <BrandTags
              brands={brands}
              chosen={state.brandCode}
              onChoose={(brandCode) => change({ brandCode })}
            />
          </div>
        )}
        {(hasFilters || offersOrigin) && (
          <div className={css["row"]}>
            <span className={css["label"]}>产品属性</span>
            <div className={css["filters"]}>
              <Select
                className={css["series"]}
                aria-label="产品系列"
                placeholder="产品系列"
                clearable
                searchable
                {...seriesSearch}
                nothingFoundMessage="没有这个系列"
                data={series.map(({ productSeriesId, productSeriesName, brandName }) => ({
                  value: productSeriesId,
                  label: `${brandName} ${productSeriesName}`,
                }))}
                value={state.series?.id ?? null}
                onChange={(id, option) =>
                  change({ series: id === null ? null : { id, name: option?.label ?? "" } })
                }
              />
              <Select
                className={css["records"]}
                aria-label="数据"
                placeholder="数据"
                clearable
                data={RECORDS}
                value={state.isSample === null ? null : state.isSample ? "sample" : "real"}
                onChange={(records) => change({ isSample: records === null ? null : records === "sample" })}
              />
              {offersOrigin && (
                <OriginSelect
                  className={css["records"]}
                  origin={state.origin}
                  onChange={(origin) => change({ origin })}
                />
              )}
              {offersTolerance(categoryCode, state) && (
                <Suspense>
                  <ToleranceFields categoryCode={categoryCode} state={state} change={change} />
                </Suspense>
              )}
              {hasSizes && <SizeFilter state={state} change={change} />}
              <PropertyFilters
                properties={isOpen ? properties : properties.slice(0, shownInLine)}
                filters={state.properties}
                onChange={setFilter}
              />
            </div>
            {properties.length > shownInLine && (
              <LinkButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {isOpen ? "收起" : "更多"}
              </LinkButton>
            )}
          </div>
        )}
      </div>
      {live.map !== "hidden" && (
        <div className={css["aside"]}>
          <LiveDutyMap map={live.map} form={form} onSearch={(duty) => change({ duty })} />
          <p className={css["live"]} role="status">
            {live.isAhead && live.count !== null && <>当前工况 {formatNumber(live.count, 0)} 个</>}
            {live.isAhead && live.countsAtRest && "停下后计数"}
          </p>
        </div>
      )}
    </Panel>
  );
}

export const ListSearch = memo(Search);
