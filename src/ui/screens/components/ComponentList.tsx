import { Button, Skeleton } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router-dom";
import type { PublicComponent } from "#api/contract/componentLibrary.ts";
import { NoResource } from "../../components/component/NoResource.tsx";
import { usePlacing } from "../../components/component/usePlacing.ts";
import { EmptyState } from "../../components/layout/EmptyState.tsx";
import { PageHead } from "../../components/layout/PageHead.tsx";
import { Pager } from "../../components/layout/Pager.tsx";
import { Panel } from "../../components/layout/Panel.tsx";
import { CategoryAside } from "../../components/search/CategoryAside.tsx";
import { useIsLate } from "../../hooks/page/useIsLate.ts";
import { useServices } from "../../hooks/services/ServicesContext.tsx";
import layout from "../../styles/layout.module.css";
import { ComponentCards } from "./ComponentCards.tsx";
import { ComponentFilters } from "./ComponentFilters.tsx";
import css from "./Components.module.css";
import { ComponentSearch } from "./ComponentSearch.tsx";
import { FAVOURITES, useComponentQuestion } from "./useComponentQuestion.ts";
import { useComponents } from "./useComponents.ts";
import { useFavouriting } from "./useFavouriting.ts";

const ComponentDrawer = lazy(async () => ({
  default: (await import("../../components/component/ComponentDrawer.tsx")).ComponentDrawer,
}));

/** Cards that stand in while the first ones come. */
const WAITING = Array.from({ length: 12 }, (_, at) => at);

/** As the drawer and a host's drawing take it: by the file for the program. */
const drawn = ({ id, storeId, name, suffix, softwareCode, componentFamilyTypeName }: PublicComponent) => ({
  id: storeId,
  productId: id,
  publicComponentId: id,
  name,
  suffix,
  softwareCode,
  componentFamilyTypeName,
});

/** 构件库: the component of every product, by category, name and properties; opened, placed and kept. */
export function ComponentList() {
  const question = useComponentQuestion();
  const { category, name, version, filters, page, pageSize } = question;
  const { categories, versions, properties, found, isChanging, isKnown, favourites } =
    useComponents(question);
  const { account } = useServices();
  const [opened, setOpened] = useState<PublicComponent | null>(null);
  const keep = useFavouriting();
  const placing = usePlacing();
  const isOfUser = category === FAVOURITES;
  const isLate = useIsLate(found.status === "loading");
  const value = found.status === "ready" ? found.value : null;
  const hasFilter = name !== "" || filters.length > 0 || version !== null;
  const counted = categories.status === "ready" ? categories.value : [];
  return (
    <>
      <PageHead>
        <ComponentSearch name={name} onName={question.setName} />
      </PageHead>
      <main className={`${layout["main"]} ${css["main"]}`}>
        <CategoryAside
          title="构件分类"
          categories={[
            { code: FAVOURITES, name: "我的收藏" },
            {
              code: null,
              name: "全部构件",
              count: counted.reduce((sum, { filteredCount }) => sum + filteredCount, 0),
            },
            ...counted.map((one) => ({ code: one.code, name: one.name, count: one.filteredCount })),
          ]}
          chosen={category}
          onChoose={question.choose}
        />
        <Panel className={css["results"]}>
          <ComponentFilters question={question} properties={properties} versions={versions} />
          {isOfUser && !isKnown ? (
            <EmptyState
              kind="empty"
              title="登录后查看收藏"
              why="收藏的构件随账号保存"
              actions={<Button onClick={() => void account.requireLogin()}>登录</Button>}
            />
          ) : found.status === "failed" ? (
            <EmptyState
              kind="error"
              title="加载失败"
              why={found.error.message}
              actions={<Button onClick={found.retry}>重试</Button>}
            />
          ) : value !== null && value.totalCount === 0 ? (
            <EmptyState
              kind={isOfUser && !hasFilter ? "empty" : "search"}
              title={isOfUser && !hasFilter ? "还没有收藏" : "没有符合条件的构件"}
              why={isOfUser && !hasFilter ? "点构件右上角的星标收藏" : "放宽条件，或换一个名称"}
              actions={
                (hasFilter || category !== null) && <Button onClick={question.clear}>查看全部构件</Button>
              }
            />
          ) : value !== null && value.list.length === 0 ? (
            <EmptyState
              kind="search"
              title="没有这一页"
              why={`共 ${value.totalCount} 个`}
              actions={<Button onClick={() => question.setPage(1)}>回到第一页</Button>}
            />
          ) : value !== null ? (
            <ComponentCards
              components={value.list}
              favourites={favourites}
              isChanging={isChanging}
              onOpen={setOpened}
              onKeep={(component, isKept) => void keep(component, isKept)}
            />
          ) : (
            isLate && (
              <div className={css["waiting"]} role="status" aria-label="正在加载构件">
                {WAITING.map((at) => (
                  <Skeleton key={at} height={230} radius={4} />
                ))}
              </div>
            )
          )}
          {value !== null && value.list.length > 0 && (
            <Pager
              page={page}
              pageSize={pageSize}
              total={value.totalCount}
              onPage={question.setPage}
              onPageSize={question.setPageSize}
            />
          )}
        </Panel>
      </main>
      <NoResource placing={placing} />
      {opened !== null && (
        <Suspense fallback={null}>
          <ComponentDrawer
            key={opened.id}
            component={drawn(opened)}
            placing={placing}
            links={
              <Link className={css["way"]} to={`/product/detail/${encodeURIComponent(opened.id)}`}>
                产品详情与下载
              </Link>
            }
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}
