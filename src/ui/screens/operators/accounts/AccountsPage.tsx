import { Button } from "@mantine/core";
import { useState } from "react";
import type { OperatedAccount } from "#api/contract/operators.ts";
import { formatDay, formatMinute } from "#domain/base/formatDay.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { storageSize } from "#domain/desk/operators/storageSize.ts";
import type { AccountFilter } from "#domain/desk/operators/operatorActs.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { Segments } from "../../../kit/input/Segments.tsx";
import { EmptyState } from "../../../kit/layout/EmptyState.tsx";
import text from "../../../kit/styles/text.module.css";
import { drawnColumn, figureColumn, textColumn } from "../../../kit/table/columns.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { TextFilter } from "../../../search/TextFilter.tsx";
import { ListBox } from "../../../search/ListBox.tsx";
import css from "../Operators.module.css";
import { AccountDrawer } from "./AccountDrawer.tsx";
import { AccountState } from "./AccountState.tsx";
import { useAccounts } from "./useAccounts.ts";

const FILTERS = [
  { value: "all", label: "全部" },
  { value: "locked", label: "已锁定" },
  { value: "operator", label: "管理员" },
] as const satisfies readonly { readonly value: AccountFilter; readonly label: string }[];

const columnsOf = (onOpen: (account: OperatedAccount) => void): readonly DataColumn<OperatedAccount>[] => [
  drawnColumn(
    "帐号",
    ({ account, isOperator, isYou }) => (
      <>
        {account}
        {isOperator && <span className={text["dim"]}> 管理员</span>}
        {isYou && <span className={text["dim"]}>（我）</span>}
      </>
    ),
    { hint: ({ account }) => account, isRowHead: true },
  ),
  textColumn("姓名", ({ name }) => name, { width: "14%" }),
  textColumn("邮箱", ({ email }) => email, { width: "18%" }),
  drawnColumn("状态", (account) => <AccountState {...account} />, {
    width: 88,
    hint: ({ lockReason }) => lockReason ?? undefined,
  }),
  textColumn("最近登录", ({ signedInAt }) => (signedInAt === null ? null : formatMinute(signedInAt)), {
    width: 136,
  }),
  textColumn("注册日期", ({ createdAt }) => formatDay(createdAt), { width: 96 }),
  figureColumn("项目", ({ projects }) => formatNumber(projects, 0), { width: 56 }),
  figureColumn("占用", ({ bytes }) => (bytes === 0 ? null : storageSize(bytes)), { width: 88 }),
  drawnColumn(
    "操作",
    (account) => (
      <LinkButton aria-label={`管理 ${account.account}`} onClick={() => onOpen(account)}>
        管理
      </LinkButton>
    ),
    { width: 64, isFigure: true },
  ),
];

/** 账户: accounts, which can be searched, locked, signed out, given codes, and deleted. */
export function AccountsPage() {
  const { address, filter, loaded, isChanging } = useAccounts();
  const [opened, setOpened] = useState<OperatedAccount | null>(null);
  return (
    <>
      <ListBox
        label="账户"
        counter="个"
        address={address}
        loaded={loaded}
        isChanging={isChanging}
        columns={columnsOf(setOpened)}
        tools={
          <>
            <div className={css["search"]}>
              <TextFilter
                label="按帐号、姓名或邮箱查找"
                text={address.words}
                onChange={(words) => address.change({ words })}
              />
            </div>
            <Segments
              size="xs"
              aria-label="帐号状态"
              data={FILTERS}
              value={filter}
              onChange={(value) => address.change({ filter: value === "all" ? null : value })}
            />
          </>
        }
        empty={
          <EmptyState
            kind="search"
            title="没有符合的帐号"
            why={
              filter === "locked" && address.words === "" ? "现在没有锁定的帐号" : "换一个名称，或清除条件"
            }
            actions={<Button onClick={address.clear}>查看全部帐号</Button>}
          />
        }
      />
      {opened !== null && <AccountDrawer key={opened.id} opened={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
