import { Button } from "@mantine/core";
import type { DocumentCategory } from "#api/contract/documents.ts";
import { EmptyState } from "../../kit/layout/EmptyState.tsx";
import { PageHead } from "../../kit/layout/PageHead.tsx";
import { Pager } from "../../kit/layout/Pager.tsx";
import { Panel } from "../../kit/layout/Panel.tsx";
import { FilterChip } from "../../kit/input/FilterChip.tsx";
import { categoryIcon } from "../../search/categoryIcon.tsx";
import { DOCUMENT_IMPORT_WORDS } from "../../search/importWords.ts";
import { BrandLetterList } from "../../search/BrandLetterList.tsx";
import { CategoryAside } from "../../search/CategoryAside.tsx";
import { ListStates } from "../../search/ListStates.tsx";
import { TextFilter } from "../../search/TextFilter.tsx";
import { TextHits } from "../../search/TextHits.tsx";
import layout from "../../kit/styles/layout.module.css";
import { useIsLate } from "../../page/browser/useIsLate.ts";
import css from "./Documents.module.css";
import { DocumentTable } from "./DocumentTable.tsx";
import { useDocumentList } from "./useDocumentList.ts";
import { useTextHits } from "./useTextHits.ts";

const categoriesOf = (categories: readonly DocumentCategory[]) => [
  { code: null, name: "全部分类", count: categories.reduce((sum, { count }) => sum + count, 0) },
  ...categories.map((category) => ({ ...category, icon: categoryIcon(category.code) })),
];

interface NoDocumentsProps {
  readonly hasFilter: boolean;
  readonly hasName: boolean;
  /** Whether the text of manuals contains the words. */
  readonly hasHits: boolean;
  readonly onClear: () => void;
}

/** This list searches names and brands; matches in the text of manuals are in a separate list. */
function NoDocuments({ hasFilter, hasName, hasHits, onClear }: NoDocumentsProps) {
  if (!hasFilter) return <EmptyState kind="search" title="暂无电子样本" why={DOCUMENT_IMPORT_WORDS} />;
  return (
    <EmptyState
      kind="search"
      title={hasName ? "没有名称或品牌符合的电子样本" : "没有符合条件的电子样本"}
      why={hasHits ? "正文中找到的列在上方" : "放宽条件，或换一个名称"}
      actions={<Button onClick={onClear}>清除条件</Button>}
    />
  );
}

/** 电子样本: manuals by category and brand. */
export function Documents() {
  const { asked, change, loaded, isChanging } = useDocumentList();
  const hits = useTextHits(asked.name, asked.category);
  const isLate = useIsLate(loaded.status === "loading");
  const value = loaded.status === "ready" ? loaded.value : null;
  const hasFilter =
    [asked.category, asked.brand, asked.series].some((each) => each !== null) || asked.name !== "";
  const clear = () => change({ category: null, brand: null, series: null, name: null });
  return (
    <>
      <PageHead>
        <div className={css["search"]}>
          <TextFilter
            label="按名称、品牌或正文查找"
            text={asked.name}
            onChange={(name) => change({ name })}
          />
        </div>
      </PageHead>
      <main className={`${layout["main"]} ${css["main"]}`}>
        <CategoryAside
          title="产品分类"
          categories={categoriesOf(value?.categoryLists ?? [])}
          chosen={asked.category}
          onChoose={(category) => change({ category })}
        />
        <div className={css["column"]}>
          {value && value.brandLists.length > 0 && (
            <Panel className={css["brands"]}>
              <BrandLetterList
                brands={value.brandLists}
                chosen={asked.brand}
                onChoose={(brand) => change({ brand })}
              />
            </Panel>
          )}
          {asked.name !== "" && <TextHits words={asked.name} found={hits} />}
          <Panel className={css["results"]}>
            {asked.series !== null && (
              <div className={css["chips"]}>
                <FilterChip label="系列" value="只看一个系列" onRemove={() => change({ series: null })} />
              </div>
            )}
            <ListStates
              loaded={loaded}
              countsOf={({ documentLists, documentTotal }) => ({
                shown: documentLists.length,
                total: documentTotal,
              })}
              counter="份"
              empty={
                <NoDocuments
                  hasFilter={hasFilter}
                  hasName={asked.name !== ""}
                  hasHits={asked.name !== "" && hits.status === "ready" && hits.value.hits.length > 0}
                  onClear={clear}
                />
              }
              onFirstPage={() => change({ page: null })}
            >
              {(shown) =>
                (shown !== null || isLate) && (
                  <DocumentTable documents={shown?.documentLists ?? null} isChanging={isChanging} />
                )
              }
            </ListStates>
            {value !== null && value.documentLists.length > 0 && (
              <div className={css["foot"]}>
                <Pager
                  page={asked.page}
                  pageSize={asked.pageSize}
                  total={value.documentTotal}
                  counter="份"
                  onPage={(page) => change({ page: page === 1 ? null : String(page) })}
                  onPageSize={(size) => change({ pageSize: String(size) })}
                />
              </div>
            )}
          </Panel>
        </div>
      </main>
    </>
  );
}
