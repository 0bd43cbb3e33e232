import { Select } from "@mantine/core";
import { useState } from "react";
import type { Project } from "#api/contract/projects.ts";
import type { ProjectMember } from "#api/contract/projectSharing.ts";
import { mayDo, ROLE_WORDS, ROLES, type Role } from "#domain/desk/project/projectRoles.ts";
import { Confirm } from "../../../kit/dialog/Confirm.tsx";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { drawnColumn, textColumn } from "../../../kit/table/columns.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { DataTable } from "../../../kit/table/DataTable.tsx";
import { TableBox } from "../../../kit/table/TableBox.tsx";
import text from "../../../kit/styles/text.module.css";
import { formatDay } from "#domain/base/formatDay.ts";
import css from "../../../project/sharing/Sharing.module.css";
import type { useMembers } from "./useMembers.ts";

export interface MemberListProps {
  readonly project: Project;
  readonly list: readonly ProjectMember[];
  readonly act: Pick<ReturnType<typeof useMembers>, "changeRole" | "remove">;
  /** The member that the open question is about. */
  readonly asked: ProjectMember | null;
  readonly onAsk: (member: ProjectMember | null) => void;
  /** Called when the user has left the project. */
  readonly onLeft: () => void;
}

const ROLE_CHOICES = ROLES.map((role) => ({ value: role, label: ROLE_WORDS[role] })).toReversed();

interface MemberColumns {
  readonly mayManage: boolean;
  /** Id of the member whose role is being changed. */
  readonly busy: string | null;
  readonly onRole: (member: ProjectMember, role: Role) => void;
  readonly onAsk: (member: ProjectMember) => void;
}

const columnsOf = ({
  mayManage,
  busy,
  onRole,
  onAsk,
}: MemberColumns): readonly DataColumn<ProjectMember>[] => [
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
          aria-label={member.isYou ? "退出项目" : `移除 ${member.name}`}
          onClick={() => onAsk(member)}
        >
          {member.isYou ? "退出" : "移除"}
        </LinkButton>
      ),
    { width: 88, isFigure: true },
  ),
];

/** Members with their roles. The owner can change roles; everybody may leave. */
export function MemberList({ project, list, act, asked, onAsk, onLeft }: MemberListProps) {
  const [busy, setBusy] = useState<string | null>(null);
  const mayManage = mayDo(project.role, "manage");
  const change = async (member: ProjectMember, role: Role) => {
    setBusy(member.id);
    await act.changeRole(member, role);
    setBusy(null);
  };
  const remove = async (member: ProjectMember) => {
    onAsk(null);
    if ((await act.remove(member)) && member.isYou) onLeft();
  };
  return (
    <>
      <TableBox kind="framed" className={css["list"]}>
        <DataTable
          label="项目成员"
          isLow
          columns={columnsOf({
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
          title={asked.isYou ? "退出项目" : "移除成员"}
          message={asked.isYou ? `退出“${project.name}”？` : `将 ${asked.name} 移出“${project.name}”？`}
          extra={
            asked.isYou
              ? "退出后不能再打开此项目；选过的产品留在项目中"
              : "移除后不能再打开此项目，此前的邀请链接对其失效；其选过的产品留在项目中"
          }
          confirmLabel={asked.isYou ? "退出" : "移除"}
          onConfirm={() => void remove(asked)}
          onCancel={() => onAsk(null)}
        />
      )}
    </>
  );
}
