import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router-dom";
import type { PublicComponent } from "#api/contract/componentLibrary.ts";
import { drawnComponent } from "../../components/component/drawnComponent.ts";
import { NoResource } from "../../components/component/NoResource.tsx";
import { usePlacing } from "../../components/component/usePlacing.ts";
import { EmptyState } from "../../components/layout/EmptyState.tsx";
import { LibraryScreen } from "../../components/library/LibraryScreen.tsx";
import { useLibraryQuestion } from "../../components/library/useLibraryQuestion.ts";
import { useServices } from "../../hooks/services/ServicesContext.tsx";
import { ComponentCards } from "./ComponentCards.tsx";
import { ComponentFilters } from "./ComponentFilters.tsx";
import css from "./Components.module.css";
import { ComponentSearch } from "./ComponentSearch.tsx";
import { FAVOURITES, useComponents } from "./useComponents.ts";
import { useFavouriting } from "./useFavouriting.ts";

const ComponentDrawer = lazy(async () => ({
  default: (await import("../../components/component/ComponentDrawer.tsx")).ComponentDrawer,
}));

/** 构件库: the component of every product, by category, name and properties; opened, placed and kept. */
export function ComponentList() {
  const question = useLibraryQuestion();
  const { category, name, version, filters } = question;
  const { categories, versions, properties, found, isChanging, isKnown, favourites } =
    useComponents(question);
  const { account } = useServices();
  const [opened, setOpened] = useState<PublicComponent | null>(null);
  const keep = useFavouriting();
  const placing = usePlacing();
  const isOfUser = category === FAVOURITES;
  const hasFilter = name !== "" || filters.length > 0 || version !== null;
  const counted = categories.status === "ready" ? categories.value : [];
  const hasNone = isOfUser && !hasFilter;
  return (
    <>
      <LibraryScreen
        what="构件"
        question={question}
        search={<ComponentSearch name={name} onName={question.setName} />}
        categories={[
          { code: FAVOURITES, name: "我的收藏" },
          {
            code: null,
            name: "全部构件",
            count: counted.reduce((sum, { filteredCount }) => sum + filteredCount, 0),
          },
          ...counted.map((one) => ({ code: one.code, name: one.name, count: one.filteredCount })),
        ]}
        filters={<ComponentFilters question={question} properties={properties} versions={versions} />}
        found={found}
        instead={
          isOfUser && !isKnown ? (
            <EmptyState
              kind="empty"
              title="登录后查看收藏"
              why="收藏的构件随账号保存"
              actions={<Button onClick={() => void account.requireLogin()}>登录</Button>}
            />
          ) : undefined
        }
        nothing={{
          kind: hasNone ? "empty" : "search",
          title: hasNone ? "还没有收藏" : "没有符合条件的构件",
          why: hasNone ? "点构件右上角的星标收藏" : "放宽条件，或换一个名称",
          actions: (hasFilter || category !== null) && <Button onClick={question.clear}>查看全部构件</Button>,
        }}
        renderCards={(components) => (
          <ComponentCards
            components={components}
            favourites={favourites}
            isChanging={isChanging}
            onOpen={setOpened}
            onKeep={(component, isKept) => void keep(component, isKept)}
          />
        )}
      />
      <NoResource placing={placing} />
      {opened !== null && (
        <Suspense fallback={null}>
          <ComponentDrawer
            key={opened.id}
            component={drawnComponent(opened)}
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
