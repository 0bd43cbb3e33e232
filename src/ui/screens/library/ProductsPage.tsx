import { Button, Select } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { Library } from "#api/contract/libraries.ts";
import type { OwnProduct } from "#api/contract/libraryProducts.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { mayDo } from "#domain/desk/project/projectRoles.ts";
import { Segments } from "../../kit/input/Segments.tsx";
import { EmptyState } from "../../kit/layout/EmptyState.tsx";
import { selectedRow } from "../../kit/table/selectedRow.ts";
import { useDetailLink } from "../../product/facts/useDetailLink.ts";
import { ListBox } from "../../search/ListBox.tsx";
import { TextFilter } from "../../search/TextFilter.tsx";
import { ImportChip } from "./import/ImportChip.tsx";
import css from "./Library.module.css";
import { columnsOf } from "./productColumns.tsx";
import { SelectionFoot } from "./SelectionFoot.tsx";
import { useOwnProducts } from "./useOwnProducts.ts";

const NO_DUTY = [] as const;
const NONE: readonly OwnProduct[] = [];
const STATES = [
  { value: "all", label: "全部" },
  { value: "used", label: "使用中" },
  { value: "draft", label: "草稿" },
] as const;

/** The chosen products on the shown page; products that are no longer listed are dropped from the choice. */
function useChosen(shown: readonly OwnProduct[]) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const ids = new Set(shown.map(({ id }) => id).filter((id) => marked.has(id)));
  const change = (changed: readonly string[], isChosen: boolean) =>
    setMarked(new Set(isChosen ? [...ids, ...changed] : [...ids].filter((id) => !changed.includes(id))));
  return { ids, change, clear: () => setMarked(new Set()) };
}

/** 产品: the products of a library, which can be searched, opened, released, withdrawn and deleted. */
export function ProductsPage({ library }: { readonly library: Library }) {
  const { address, state, category, importId, loaded, isChanging } = useOwnProducts(library.id);
  const page = loaded.status === "ready" ? loaded.value : null;
  const shown = page?.list ?? NONE;
  const { ids, change, clear } = useChosen(shown);
  const detail = useDetailLink(NO_DUTY);
  const mayEdit = mayDo(library.role, "edit");
  const isFiltered = address.words !== "" || state !== "all" || category !== "" || importId !== "";
  const isEmpty = page?.totalCount === 0 && !isFiltered;
  const choices = (page?.categories ?? []).map(({ code, name, count }) => ({
    value: code,
    label: `${name} ${formatNumber(count, 0)}`,
  }));
  return (
    <>
      <ListBox
        label="自有产品"
        counter="个"
        address={address}
        loaded={loaded}
        isChanging={isChanging}
        columns={columnsOf(shown, detail, mayEdit ? { ids, change } : null, library.id)}
        rowProps={({ id }) => ({
          ...selectedRow(ids.has(id)),
          className: css["row"],
          onClick: () => detail.open(id),
        })}
        tools={
          <>
            <Segments
              size="xs"
              aria-label="产品状态"
              data={STATES}
              value={state}
              onChange={(value) => address.change({ state: value === "all" ? null : value })}
            />
            <Select
              size="xs"
              w={184}
              aria-label="分类"
              placeholder="全部分类"
              clearable
              data={choices}
              value={category === "" ? null : category}
              onChange={(value) => address.change({ category: value })}
            />
            <div className={css["search"]}>
              <TextFilter
                label="按型号、品牌或系列查找"
                text={address.words}
                onChange={(words) => address.change({ words })}
              />
            </div>
            {importId !== "" && (
              <ImportChip
                libraryId={library.id}
                importId={importId}
                onRemove={() => address.change({ import: null })}
              />
            )}
          </>
        }
        empty={
          isFiltered ? (
            <EmptyState
              kind="search"
              title="没有符合的产品"
              why="换一个名称，或清除条件"
              actions={<Button onClick={address.clear}>查看全部产品</Button>}
            />
          ) : (
            <NoProducts libraryId={library.id} mayEdit={mayEdit} />
          )
        }
      />
      {mayEdit && !isEmpty && <SelectionFoot libraryId={library.id} ids={[...ids]} onDone={clear} />}
    </>
  );
}

const NoProducts = ({ libraryId, mayEdit }: { readonly libraryId: string; readonly mayEdit: boolean }) => (
  <EmptyState
    kind="empty"
    title="此产品库还没有产品"
    why={
      mayEdit
        ? "导入自己的产品后，只有此库的成员能查看、选型和选用"
        : "编辑者导入产品后列在这里，可以像产品库中的产品一样选型和选用"
    }
    actions={
      mayEdit && (
        <Button component={Link} to={`/library/imports?library=${libraryId}`}>
          导入产品
        </Button>
      )
    }
  />
);
