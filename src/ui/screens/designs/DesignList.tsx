import { Button } from "@mantine/core";
import { Suspense, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { LibraryCard, LibraryCards } from "../../library/LibraryCard.tsx";
import { LibraryFilters } from "../../library/LibraryFilters.tsx";
import { LibraryScreen } from "../../library/LibraryScreen.tsx";
import type { LibraryQuestion } from "../../library/useLibraryQuestion.ts";
import { TextFilter } from "../../search/TextFilter.tsx";
import type { DesignRegistry, FoundDesigns, ListedDesign } from "./DesignRegistry.ts";
import css from "./Designs.module.css";

/**
 * The list screen of every design library: categories, words and filters from the address, and the opened design.
 */
export function DesignList<Item extends ListedDesign>({
  registry,
  question,
  answer,
}: {
  readonly registry: DesignRegistry<Item>;
  readonly question: LibraryQuestion;
  readonly answer: FoundDesigns<Item>;
}) {
  const { what, opens, nextStep } = registry;
  const { categories, filters, found, isChanging } = answer;
  const [opened, setOpened] = useState<Item | null>(null);
  const navigate = useNavigate();
  const open = (item: Item) => {
    if ("to" in opens) void navigate(opens.to(item));
    else setOpened(item);
  };
  const isNarrowed = question.name !== "" || question.filters.length > 0 || question.category !== null;
  return (
    <>
      <LibraryScreen
        what={what}
        question={question}
        search={
          <div className={css["search"]}>
            <TextFilter label={`按${what}名称或说明查找`} text={question.name} onChange={question.setName} />
          </div>
        }
        categories={[
          {
            code: null,
            name: `全部${what}`,
            count: categories.reduce((sum, { count }) => sum + count, 0),
          },
          ...categories,
        ]}
        filters={filters.length > 0 && <LibraryFilters question={question} properties={filters} />}
        found={found}
        nothing={
          isNarrowed
            ? {
                kind: "search",
                title: `没有符合条件的${what}`,
                why: "放宽条件，或换一个名称",
                actions: <Button onClick={question.clear}>查看全部{what}</Button>,
              }
            : {
                kind: "empty",
                title: `暂无${what}`,
                why: `服务器没有载入示例数据，或当前软件没有可用的${what}`,
                actions: (
                  <Button component={Link} to={nextStep.to}>
                    {nextStep.label}
                  </Button>
                ),
              }
        }
        renderList={(list) => (
          <LibraryCards label={what} isWide isChanging={isChanging}>
            {list.map((item) => (
              <LibraryCard
                key={item.id}
                name={item.name}
                picture={registry.picture(item)}
                lines={registry.lines(item)}
                isSample={item.isSample}
                onOpen={() => open(item)}
              />
            ))}
          </LibraryCards>
        )}
      />
      {opened !== null && "Detail" in opens && (
        <Suspense fallback={null}>
          <opens.Detail key={opened.id} id={opened.id} name={opened.name} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
