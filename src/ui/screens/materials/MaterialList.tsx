import { Button } from "@mantine/core";
import { useState } from "react";
import type { Material, MaterialCategory } from "#api/contract/materials.ts";
import { MATERIALS_PER_PAGE } from "#domain/desk/materials/Material.ts";
import { LibraryScreen } from "../../library/LibraryScreen.tsx";
import { useLibraryQuestion } from "../../library/useLibraryQuestion.ts";
import type { AsideCategory } from "../../search/CategoryAside.tsx";
import { TextFilter } from "../../search/TextFilter.tsx";
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

/** A property of a material is filtered by a value or a range. */
const RULES = { perPage: MATERIALS_PER_PAGE, value: /^.{1,200}$/u };

/** 标准材料库: designations and sizes of pipes, ducts, insulation, cables and valves. */
export function MaterialList() {
  const question = useLibraryQuestion(RULES);
  const { category, name, filters } = question;
  const { categories, definitions, found, isChanging } = useMaterials(question);
  const [opened, setOpened] = useState<Material | null>(null);
  const hasFilter = category !== null || name !== "" || filters.length > 0;
  const rows = { definitions, isChanging, onOpen: setOpened };
  return (
    <>
      <LibraryScreen
        what="材料"
        counter="种"
        question={question}
        search={
          <div className={css["search"]}>
            <TextFilter label="按名称、规格或标准查找" text={name} onChange={question.setName} />
          </div>
        }
        categories={asideOf(categories.status === "ready" ? categories.value : [])}
        filters={
          <MaterialFilters definitions={definitions} filters={filters} setFilter={question.setFilter} />
        }
        found={found}
        nothing={{
          kind: "search",
          title: hasFilter ? "没有符合条件的材料" : "暂无材料",
          why: hasFilter ? "放宽条件，或换一个名称" : undefined,
          actions: hasFilter && <Button onClick={question.clear}>清除条件</Button>,
        }}
        renderList={(materials) => <MaterialTable materials={materials} {...rows} />}
        waiting={<MaterialTable materials={null} {...rows} />}
      />
      {opened !== null && <MaterialDetail material={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
