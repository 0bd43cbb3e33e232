import type { LibraryActRow } from "#api/contract/libraryProducts.ts";
import { formatMinute } from "#domain/base/formatDay.ts";
import { aboutText, LIBRARY_ACT_WORDS } from "#domain/desk/library/libraryWords.ts";
import { EmptyState } from "../../kit/layout/EmptyState.tsx";
import text from "../../kit/styles/text.module.css";
import { textColumn } from "../../kit/table/columns.ts";
import type { DataColumn } from "../../kit/table/DataColumn.ts";
import { ListBox } from "../../search/ListBox.tsx";
import { useLibraryActList } from "./useLibraryActList.ts";

const COLUMNS: readonly DataColumn<LibraryActRow>[] = [
  textColumn("时间", ({ at }) => formatMinute(at), { width: 152 }),
  textColumn("成员", ({ userName }) => userName, { width: "20%" }),
  textColumn("操作", ({ act }) => LIBRARY_ACT_WORDS[act], { width: 128 }),
  textColumn("内容", ({ act, about }) => aboutText(act, about)),
];

/** 变更记录: who changed what in a library. */
export function LibraryActsPage({ libraryId }: { readonly libraryId: string }) {
  const { address, loaded, isChanging } = useLibraryActList(libraryId);
  return (
    <ListBox
      label="变更记录"
      counter="条"
      address={address}
      loaded={loaded}
      isChanging={isChanging}
      columns={COLUMNS}
      tools={<span className={text["dim"]}>成员、产品和导入的每次变更都记在这里，不能修改或删除</span>}
      empty={
        <EmptyState kind="empty" title="还没有变更" why="导入、启用、删除产品和成员的变化都会记在这里" />
      }
    />
  );
}
