import { useDeferredValue, useMemo } from "react";
import { useLocation } from "react-router-dom";
import { dutyFault } from "#domain/catalogue/duty/dutyFault.ts";
import { dutyFields } from "#domain/catalogue/duty/dutyFields.ts";
import { isFiltered } from "#domain/catalogue/listing/isFiltered.ts";
import { hasSpeeds } from "#domain/catalogue/duty/dutyForms.ts";
import { SPEED_MODES } from "#domain/catalogue/duty/SpeedMode.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { useAfter } from "./useAfter.ts";
import { TextFilter } from "../../search/TextFilter.tsx";
import { OfferFeedback } from "./feedback/OfferFeedback.tsx";
import { PageHead } from "../../kit/layout/PageHead.tsx";
import type { TabLink } from "../../kit/layout/TabLinks.tsx";
import { useLandmark } from "./table/useLandmark.ts";
import { useListState, type ListStateInAddress } from "./useListState.ts";
import { useNoteDuty } from "../../duty/useRecentDuties.ts";
import { useProductList, type ProductList, type SearchProperty } from "../../search/useProductList.ts";
import layout from "../../kit/styles/layout.module.css";
import { filterProperties } from "./search/filterProperties.ts";
import type { ListKind } from "./ListKind.ts";
import { ListResults } from "./ListResults.tsx";
import css from "./ListScreen.module.css";
import { ListSearch } from "./search/ListSearch.tsx";

const NONE: readonly SearchProperty[] = [];
const NOWHERE: ReadonlySet<string> = new Set();

/**
 * The answer, rendered in two deferred steps: first the filters, then the results. A slow machine takes a third of
 * a second to render a list, and typing comes first. Until both are rendered, the previous question is shown.
 */
function useDrawn(answer: ProductList): { readonly asked: ProductList; readonly found: ProductList } {
  const asked = useDeferredValue(answer);
  const drawn = useAfter(asked);
  const isBehind = drawn !== answer && drawn.page.status === "ready";
  const found = useMemo(() => (isBehind ? { ...drawn, isStale: true } : drawn), [drawn, isBehind]);
  return { asked, found };
}

/** The results are rendered after the filters: both at once would block a slow machine twice as long. */
const useIsAskedDrawn = () => useDeferredValue(true, false);

/** Values of the subcategory's property as tabs, each a link; values without products are left out. */
function subCategoryTabs(
  property: SearchProperty | undefined,
  { state, searchAfter }: ListStateInAddress,
  pathname: string,
): readonly TabLink[] | undefined {
  if (!property) return undefined;
  const { code, values } = property;
  const others = state.properties.filter((filter) => filter.code !== code);
  const filter = state.properties.find((each) => each.code === code);
  const chosen = filter?.kind === "enums" ? filter.codes[0] : undefined;
  const tab = (label: string, value: string | undefined, count?: number): TabLink => ({
    label,
    to: `${pathname}${searchAfter({
      properties: value === undefined ? others : [...others, { kind: "enums", code, codes: [value] }],
    })}`,
    isCurrent: value === chosen,
    ...(count === undefined ? {} : { count }),
  });
  return [
    tab("全部", undefined),
    ...values
      .filter((value) => value.count > 0 || value.code === chosen)
      .map((value) => tab(value.name, value.code, value.count)),
  ];
}

/** Properties that are set elsewhere on the screen: speed, duty and subcategory. */
const elsewhere = ({ categoryCode, subCategory }: ListKind): ReadonlySet<string> =>
  new Set([
    ...SPEED_MODES.flatMap((speed) => dutyFields(categoryCode, speed)).map(({ code }) => code),
    ...(hasSpeeds(categoryCode) ? [PROPERTY.speedControl] : []),
    ...(subCategory === null ? [] : [subCategory]),
  ]);

/** The list of one category: its filters and its results. */
export function ListScreen({ kind, title }: { readonly kind: ListKind; readonly title: string }) {
  const landmark = useLandmark();
  const listState = useListState(kind.categoryCode);
  const { state, change } = listState;
  const { pathname } = useLocation();
  const fault = dutyFault(dutyFields(kind.categoryCode, state.speedControl), state.duty);
  const answer = useProductList(kind.categoryCode, state, fault === null);
  const { asked, found } = useDrawn(answer);
  const isAskedDrawn = useIsAskedDrawn();
  const offered = asked.properties.status === "ready" ? asked.properties.value : NONE;
  const properties = useMemo(() => filterProperties(offered, elsewhere(kind)), [offered, kind]);
  const named = useMemo(() => filterProperties(offered, NOWHERE), [offered]);
  const isAnswered = answer.page.status === "ready" && !answer.isStale;
  useNoteDuty(kind.categoryCode, state, isAnswered ? answer.page.value.totalCount : null);
  const tabs = subCategoryTabs(
    offered.find(({ code }) => code === kind.subCategory),
    listState,
    pathname,
  );
  return (
    <>
      <PageHead title={title} {...(tabs ? { tabs } : {})}>
        <div className={css["find"]}>
          <TextFilter
            label="按型号、品牌或类型查找"
            text={state.words}
            onChange={(words) => change({ words })}
          />
        </div>
      </PageHead>
      <main ref={landmark} className={layout["main"]}>
        <ListSearch
          categoryCode={kind.categoryCode}
          state={state}
          change={change}
          found={asked}
          properties={properties}
        />
        {isAskedDrawn && (
          <ListResults
            kind={kind}
            title={title}
            state={state}
            change={change}
            found={found}
            fault={fault}
            properties={named}
          />
        )}
      </main>
      <OfferFeedback
        categoryCode={kind.categoryCode}
        title={title}
        search={isAnswered && isFiltered(state) ? state : null}
      />
    </>
  );
}
