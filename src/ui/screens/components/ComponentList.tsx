import { Button } from "@mantine/core";
import { useState } from "react";
import type { PublicComponent } from "#api/contract/componentLibrary.ts";
import { OpenedComponent } from "../../component/OpenedComponent.tsx";
import { EmptyState } from "../../kit/layout/EmptyState.tsx";
import { useLack } from "../../component/useLack.ts";
import { LibraryScreen } from "../../library/LibraryScreen.tsx";
import { useLibraryQuestion } from "../../library/useLibraryQuestion.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { ComponentCards } from "./ComponentCards.tsx";
import { ComponentFilters } from "./ComponentFilters.tsx";
import { ComponentSearch } from "./ComponentSearch.tsx";
import { FAVOURITES, useComponents } from "./useComponents.ts";
import { useFavouriting } from "./useFavouriting.ts";

/**
 * 构件库: the components of all products, by category, name and properties; they can be opened, placed and kept as
 * favourites.
 */
export function ComponentList() {
  const question = useLibraryQuestion();
  const { category, name, version, filters } = question;
  const { categories, versions, properties, found, isChanging, isKnown, favourites } =
    useComponents(question);
  const { account } = useServices();
  const [opened, setOpened] = useState<PublicComponent | null>(null);
  const keep = useFavouriting();
  const isOfUser = category === FAVOURITES;
  const hasFilter = name !== "" || filters.length > 0 || version !== null;
  const lack = useLack();
  // A program that gets no components shows counts of 0.
  const counted =
    categories.status === "ready"
      ? categories.value.map((one) => (lack === null ? one : { ...one, filteredCount: 0 }))
      : [];
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
        nothing={
          lack !== null && !isOfUser
            ? { kind: "empty", ...lack }
            : {
                kind: hasNone ? "empty" : "search",
                title: hasNone ? "还没有收藏" : "没有符合条件的构件",
                why: hasNone ? "点构件右上角的星标收藏" : "放宽条件，或换一个名称",
                actions: (hasFilter || category !== null) && (
                  <Button onClick={question.clear}>查看全部构件</Button>
                ),
              }
        }
        renderList={(components) => (
          <ComponentCards
            components={components}
            favourites={favourites}
            isChanging={isChanging}
            onOpen={setOpened}
            onKeep={(component, isKept) => void keep(component, isKept)}
          />
        )}
      />
      <OpenedComponent component={opened} onClose={() => setOpened(null)} />
    </>
  );
}
