import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { OperatedLibrary } from "#api/contract/operatorLibraries.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { FormDialog } from "../../../kit/dialog/FormDialog.tsx";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { EmptyState } from "../../../kit/layout/EmptyState.tsx";
import text from "../../../kit/styles/text.module.css";
import { drawnColumn, figureColumn, textColumn } from "../../../kit/table/columns.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import table from "../../../kit/table/table.module.css";
import { ListBox } from "../../../search/ListBox.tsx";
import { TextFilter } from "../../../search/TextFilter.tsx";
import css from "../Operators.module.css";
import { useLibraryAct, useOperatedLibraries, type LibraryActName } from "./useOperatedLibraries.ts";

interface Asked {
  readonly act: LibraryActName;
  readonly library: OperatedLibrary;
}

const columnsOf = (onAsk: (asked: Asked) => void): readonly DataColumn<OperatedLibrary>[] => [
  textColumn("产品库", ({ name }) => name, { isRowHead: true }),
  textColumn("类型", ({ isPersonal }) => (isPersonal ? "个人" : "团队"), { width: 72 }),
  textColumn("所有者", ({ owners }) => (owners.length === 0 ? null : owners.join("、")), { width: "24%" }),
  figureColumn("使用中", ({ products }) => formatNumber(products, 0), { width: 80, unit: "个" }),
  figureColumn("已公开", ({ published }) => (published === 0 ? null : formatNumber(published, 0)), {
    width: 80,
    unit: "个",
  }),
  drawnColumn(
    "操作",
    (library) => (
      <span className={table["acts"]}>
        {library.products > 0 && (
          <LinkButton aria-label={`公开 ${library.name}`} onClick={() => onAsk({ act: "publish", library })}>
            {library.published === 0 ? "公开" : "重新公开"}
          </LinkButton>
        )}
        {library.published > 0 && (
          <LinkButton aria-label={`收回 ${library.name}`} onClick={() => onAsk({ act: "takeBack", library })}>
            收回
          </LinkButton>
        )}
      </span>
    ),
    { width: 136, isFigure: true },
  ),
];

const WORDS = {
  publish: {
    title: "公开产品库",
    label: "公开",
    question: ({ products }) => `把 ${formatNumber(products, 0)} 个使用中的产品公开给所有人：`,
    extra: "草稿和样本不公开；此后的修改要重新公开才看得到，可以随时收回",
  },
  takeBack: {
    title: "收回公开",
    label: "收回",
    question: ({ published }) => `${formatNumber(published, 0)} 个已公开的产品从公共产品中移除：`,
    extra: "产品库的成员仍可使用自己的产品；项目中已选的产品不变",
  },
} as const satisfies Record<
  LibraryActName,
  {
    readonly title: string;
    readonly label: string;
    readonly question: (library: OperatedLibrary) => string;
    readonly extra: string;
  }
>;

/** 自有产品库: the libraries, which can be published to everybody and unpublished. */
export function LibrariesPage() {
  const { address, loaded, isChanging } = useOperatedLibraries();
  const [asked, setAsked] = useState<Asked | null>(null);
  const act = useLibraryAct();
  const close = () => setAsked(null);
  return (
    <>
      <ListBox
        label="自有产品库"
        counter="个"
        address={address}
        loaded={loaded}
        isChanging={isChanging}
        columns={columnsOf(setAsked)}
        tools={
          <>
            <div className={css["search"]}>
              <TextFilter
                label="按名称或所有者查找"
                text={address.words}
                onChange={(words) => address.change({ words })}
              />
            </div>
            <span className={text["dim"]}>公开把使用中的产品复制到公共产品中；这里看不到产品本身</span>
          </>
        }
        empty={
          address.words === "" ? (
            <EmptyState
              kind="empty"
              title="还没有自有产品库"
              why="用户打开“自有产品”后，其产品库列在这里"
              actions={
                <Button component={Link} to="/operators">
                  查看账户
                </Button>
              }
            />
          ) : (
            <EmptyState
              kind="search"
              title="没有符合的产品库"
              why="换一个名称，或清除条件"
              actions={<Button onClick={address.clear}>查看全部产品库</Button>}
            />
          )
        }
      />
      {asked !== null && (
        <FormDialog
          isQuestion
          title={WORDS[asked.act].title}
          submitLabel={WORDS[asked.act].label}
          onSubmit={async () => {
            await act(asked.act, asked.library);
            close();
          }}
          onClose={close}
        >
          <div className={css["form"]}>
            <p>
              {WORDS[asked.act].question(asked.library)}
              <b>{asked.library.name}</b>
            </p>
            <p className={text["ink2"]}>{WORDS[asked.act].extra}</p>
          </div>
        </FormDialog>
      )}
    </>
  );
}
