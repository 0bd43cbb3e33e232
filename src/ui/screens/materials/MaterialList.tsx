import { Button } from "@mantine/core";
import { useState } from "react";
import type { Material, MaterialCategory } from "#api/contract/materials.ts";
import { EmptyState } from "../../components/layout/EmptyState.tsx";
import { PageHead } from "../../components/layout/PageHead.tsx";
import { Pager } from "../../components/layout/Pager.tsx";
import { Panel } from "../../components/layout/Panel.tsx";
import { CategoryAside, type AsideCategory } from "../../components/search/CategoryAside.tsx";
import { TextFilter } from "../../components/search/TextFilter.tsx";
import { useIsLate } from "../../hooks/page/useIsLate.ts";
import layout from "../../styles/layout.module.css";
import { MaterialDetail } from "./MaterialDetail.tsx";
import { MaterialFilters } from "./MaterialFilters.tsx";
import css from "./Materials.module.css";
import { MaterialTable } from "./MaterialTable.tsx";
import { useMaterials } from "./useMaterials.ts";

/** Groups with their categories below them. */
function asideOf(categories: readonly MaterialCategory[]): AsideCategory[] {
  const groups = categories.filter(({ parentCode }) => parentCode === null);
  return [
    {
      code: null,
      name: "全部材料",
      count: groups.reduce((sum, { filteredCount }) => sum + filteredCount, 0),
    },
    ...groups.flatMap((group) => [
      { ...group, count: group.filteredCount },
      ...categories
        .filter(({ parentCode }) => parentCode === group.code)
        .map((inner) => ({ ...inner, count: inner.filteredCount, isInner: true })),
    ]),
  ];
}

/** 标准材料库: designations and sizes of pipes, ducts, insulation, cables and valves. */
export function MaterialList() {
  const materials = useMaterials();
  const { category, name, filters, page, pageSize, categories, definitions, found, isChanging } = materials;
  const [opened, setOpened] = useState<Material | null>(null);
  const isLate = useIsLate(found.status === "loading");
  const value = found.status === "ready" ? found.value : null;
  const hasFilter = category !== null || name !== "" || filters.length > 0;
  return (
    <>
      <PageHead>
        <div className={css["search"]}>
          <TextFilter label="按名称、规格或标准查找" text={name} onChange={materials.setName} />
        </div>
      </PageHead>
      <main className={`${layout["main"]} ${css["main"]}`}>
        <CategoryAside
          title="材料分类"
          categories={asideOf(categories.status === "ready" ? categories.value : [])}
          chosen={category}
          onChoose={materials.choose}
        />
        <Panel className={css["results"]}>
          <MaterialFilters {...materials} />
          {found.status === "failed" ? (
            <EmptyState
              kind="error"
              title="加载失败"
              why={found.error.message}
              actions={<Button onClick={found.retry}>重试</Button>}
            />
          ) : value !== null && value.totalCount === 0 ? (
            <EmptyState
              kind="search"
              title={hasFilter ? "没有符合条件的材料" : "暂无材料"}
              why={hasFilter ? "放宽条件，或换一个名称" : undefined}
              actions={hasFilter && <Button onClick={materials.clear}>清除条件</Button>}
            />
          ) : value !== null && value.list.length === 0 ? (
            <EmptyState
              kind="search"
              title="没有这一页"
              why={`共 ${value.totalCount} 种`}
              actions={<Button onClick={() => materials.setPage(1)}>回到第一页</Button>}
            />
          ) : (
            (value !== null || isLate) && (
              <MaterialTable
                materials={value?.list ?? null}
                definitions={definitions}
                isChanging={isChanging}
                onOpen={setOpened}
              />
            )
          )}
          {value !== null && value.list.length > 0 && (
            <Pager
              page={page}
              pageSize={pageSize}
              total={value.totalCount}
              counter="种"
              onPage={materials.setPage}
              onPageSize={materials.setPageSize}
            />
          )}
        </Panel>
      </main>
      {opened !== null && <MaterialDetail material={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
