import { Select } from "@mantine/core";
import { useState } from "react";
import type { ListedMember } from "#api/contract/memberships.ts";
import { ROLE_WORDS, ROLES, type Role } from "#domain/desk/project/projectRoles.ts";
import { Confirm } from "../../kit/dialog/Confirm.tsx";
import { LinkButton } from "../../kit/input/LinkButton.tsx";
import { drawnColumn, textColumn } from "../../kit/table/columns.ts";
import type { DataColumn } from "../../kit/table/DataColumn.ts";
import { DataTable } from "../../kit/table/DataTable.tsx";
import { TableBox } from "../../kit/table/TableBox.tsx";
import text from "../../kit/styles/text.module.css";
import { formatDay } from "#domain/base/formatDay.ts";
import css from "./Sharing.module.css";

/** How the sentences name what the members share. */
export interface MemberWords {
  /** Such as 项目. */
  readonly what: string;
  readonly afterLeaving: string;
  readonly afterRemoval: string;
}

export interface MemberListProps {
  /** Name of what they share. */
  readonly name: string;
  readonly words: MemberWords;
  /** Whether the roles of others may be changed. */
  readonly mayManage: boolean;
  readonly list: readonly ListedMember[];
  readonly act: {
    readonly changeRole: (member: ListedMember, role: Role) => Promise<boolean>;
    readonly remove: (member: ListedMember) => Promise<boolean>;
  };
  /** The member that the open question is about. */
  readonly asked: ListedMember | null;
  readonly onAsk: (member: ListedMember | null) => void;
  /** Called when the user has left. */
  readonly onLeft: () => void;
}

const ROLE_CHOICES = ROLES.map((role) => ({ value: role, label: ROLE_WORDS[role] })).toReversed();

interface MemberColumns {
  readonly what: string;
  readonly mayManage: boolean;
  /** Id of the member whose role is being changed. */
  readonly busy: string | null;
  readonly onRole: (member: ListedMember, role: Role) => void;
  readonly onAsk: (member: ListedMember) => void;
}

const columnsOf = ({
  what,
  mayManage,
  busy,
  onRole,
  onAsk,
}: MemberColumns): readonly DataColumn<ListedMember>[] => [
  drawnColumn(
    "成员",
    (row) => (
      <>
        {row.name}
        {row.isYou && <span className={text["dim"]}>（我）</span>}
      </>
    ),
    { hint: ({ name }) => name },
  ),
  drawnColumn(
    "角色",
    (member) =>
      mayManage ? (
        <Select
          size="xs"
          aria-label={`${member.name} 的角色`}
          allowDeselect={false}
          disabled={busy === member.id}
          data={ROLE_CHOICES}
          value={member.role}
          onChange={(role) => {
            const chosen = ROLES.find((each) => each === role);
            if (chosen !== undefined && chosen !== member.role) onRole(member, chosen);
          }}
        />
      ) : (
        ROLE_WORDS[member.role]
      ),
    { width: 136 },
  ),
  textColumn("加入日期", ({ joinedAt }) => formatDay(joinedAt), { width: 112 }),
  drawnColumn(
    "操作",
    (member) =>
      (mayManage || member.isYou) && (
        <LinkButton
          aria-label={member.isYou ? `退出${what}` : `移除 ${member.name}`}
          onClick={() => onAsk(member)}
        >
          {member.isYou ? "退出" : "移除"}
        </LinkButton>
      ),
    { width: 88, isFigure: true },
  ),
];

/** Members with their roles. The owner can change roles; everybody may leave. */
export function MemberList({ name, words, mayManage, list, act, asked, onAsk, onLeft }: MemberListProps) {
  const [busy, setBusy] = useState<string | null>(null);
  const change = async (member: ListedMember, role: Role) => {
    setBusy(member.id);
    await act.changeRole(member, role);
    setBusy(null);
  };
  const remove = async (member: ListedMember) => {
    onAsk(null);
    if ((await act.remove(member)) && member.isYou) onLeft();
  };
  return (
    <>
      <TableBox kind="framed" className={css["list"]}>
        <DataTable
          label={`${words.what}成员`}
          isLow
          columns={columnsOf({
            what: words.what,
            mayManage,
            busy,
            onRole: (member, role) => void change(member, role),
            onAsk,
          })}
          rows={list}
          rowKey={({ id }) => id}
        />
      </TableBox>
      {asked !== null && (
        <Confirm
          opened
          title={asked.isYou ? `退出${words.what}` : "移除成员"}
          message={asked.isYou ? `退出“${name}”？` : `将 ${asked.name} 移出“${name}”？`}
          extra={asked.isYou ? words.afterLeaving : words.afterRemoval}
          confirmLabel={asked.isYou ? "退出" : "移除"}
          onConfirm={() => void remove(asked)}
          onCancel={() => onAsk(null)}
        />
      )}
    </>
  );
}
