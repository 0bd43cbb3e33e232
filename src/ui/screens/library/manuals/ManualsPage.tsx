import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { Library } from "#api/contract/libraries.ts";
import type { LibraryManual } from "#api/contract/libraryManuals.ts";
import { formatMinute } from "#domain/base/formatDay.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { fileSize } from "#domain/desk/documents/fileSize.ts";
import { mayDo } from "#domain/desk/project/projectRoles.ts";
import { documentAddress } from "../../../addresses/documentAddresses.ts";
import { Confirm } from "../../../kit/dialog/Confirm.tsx";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { EmptyState } from "../../../kit/layout/EmptyState.tsx";
import text from "../../../kit/styles/text.module.css";
import { drawnColumn, figureColumn, textColumn } from "../../../kit/table/columns.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import table from "../../../kit/table/table.module.css";
import { useNotices } from "../../../page/services/useNotices.ts";
import { ListBox } from "../../../search/ListBox.tsx";
import { TextFilter } from "../../../search/TextFilter.tsx";
import { TextHits } from "../../../search/TextHits.tsx";
import css from "../Library.module.css";
import { AddManual } from "./AddManual.tsx";
import { useDeleteManual, useManuals } from "./useManuals.ts";

const columnsOf = (
  mayEdit: boolean,
  onDelete: (manual: LibraryManual) => void,
): readonly DataColumn<LibraryManual>[] => [
  drawnColumn(
    "样本",
    ({ id, title }) => (
      <Link className={text["clip"]} to={documentAddress(id)} title={title}>
        {title}
      </Link>
    ),
    { isRowHead: true },
  ),
  figureColumn("页数", ({ pageCount }) => (pageCount === null ? null : formatNumber(pageCount, 0)), {
    width: 72,
  }),
  figureColumn("大小", ({ byteSize }) => fileSize(byteSize), { width: 92 }),
  textColumn("加入人", ({ addedBy }) => addedBy ?? "已删除的帐号", { width: "16%" }),
  textColumn("加入时间", ({ addedAt }) => formatMinute(addedAt), { width: 152 }),
  ...(mayEdit
    ? [
        drawnColumn<LibraryManual>(
          "操作",
          (manual) => (
            <span className={table["acts"]}>
              <LinkButton aria-label={`删除 ${manual.title}`} onClick={() => onDelete(manual)}>
                删除
              </LinkButton>
            </span>
          ),
          { width: 72, isFigure: true },
        ),
      ]
    : []),
];

/** 样本: the manuals of a library, which can be added, searched, read and deleted. */
export function ManualsPage({ library }: { readonly library: Library }) {
  const { address, loaded, isChanging, hits } = useManuals(library.id);
  const remove = useDeleteManual(library.id);
  const notices = useNotices();
  const [asked, setAsked] = useState<LibraryManual | null>(null);
  const mayEdit = mayDo(library.role, "edit");
  const value = loaded.status === "ready" ? loaded.value : null;
  const hasHits = hits.status === "ready" && hits.value.hits.length > 0;
  const removeNow = async (manual: LibraryManual) => {
    setAsked(null);
    if ((await remove(manual)) !== null) notices.success(`“${manual.title}”已删除`);
  };
  return (
    <>
      {mayEdit && <AddManual libraryId={library.id} />}
      <ListBox
        label="样本"
        counter="份"
        address={address}
        loaded={loaded}
        isChanging={isChanging}
        columns={columnsOf(mayEdit, setAsked)}
        tools={
          <>
            <div className={css["search"]}>
              <TextFilter
                label="按名称或正文查找"
                text={address.words}
                onChange={(words) => address.change({ words })}
              />
            </div>
            {value !== null && (
              <span className={text["dim"]}>
                已用 {value.bytes === 0 ? 0 : fileSize(value.bytes)}，共 {fileSize(value.mostBytes)}
              </span>
            )}
          </>
        }
        empty={
          address.words !== "" ? (
            <EmptyState
              kind="search"
              title="没有名称符合的样本"
              why={hasHits ? "正文中找到的列在下方" : "换一个名称，或清除条件"}
              actions={<Button onClick={address.clear}>查看全部样本</Button>}
            />
          ) : (
            <EmptyState
              kind="empty"
              title="此产品库还没有样本"
              why={
                mayEdit ? "加入的样本只有此库的成员能打开和查找" : "编辑者加入的样本列在这里，可以阅读和查找"
              }
            />
          )
        }
      />
      {/* Below the list, so that the search field does not move. */}
      {address.words !== "" && <TextHits words={address.words} found={hits} />}
      <Confirm
        opened={asked !== null}
        title="删除样本"
        message={`删除“${asked?.title ?? ""}”？`}
        extra="删除后不能恢复，成员不能再打开和查找；从中导入的产品不变"
        confirmLabel="删除"
        onConfirm={() => void (asked && removeNow(asked))}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}
