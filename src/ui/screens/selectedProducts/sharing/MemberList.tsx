import { Select } from "@mantine/core";
import { useState } from "react";
import type { Project } from "#api/contract/projects.ts";
import type { ProjectMember } from "#api/contract/projectSharing.ts";
import { mayDo, ROLE_WORDS, ROLES, type Role } from "#domain/desk/project/projectRoles.ts";
import { Confirm } from "../../../kit/dialog/Confirm.tsx";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { HeadedTable, type HeadedColumn } from "../../../kit/table/HeadedTable.tsx";
import table from "../../../kit/table/table.module.css";
import text from "../../../kit/styles/text.module.css";
import { formatDay } from "#domain/base/formatDay.ts";
import css from "../../../project/sharing/Sharing.module.css";
import type { useMembers } from "./useMembers.ts";

export interface MemberListProps {
  readonly project: Project;
  readonly list: readonly ProjectMember[];
  readonly act: Pick<ReturnType<typeof useMembers>, "changeRole" | "remove">;
  /** Whom the question is about that covers the dialog. */
  readonly asked: ProjectMember | null;
  readonly onAsk: (member: ProjectMember | null) => void;
  /** Whoever asks for it is a member no longer. */
  readonly onLeft: () => void;
}

const COLUMNS: readonly HeadedColumn[] = [
  { title: "成员" },
  { title: "角色", width: 136 },
  { title: "加入日期", width: 112 },
  { title: "操作", width: 88, isRight: true },
];
const ROLE_CHOICES = ROLES.map((role) => ({ value: role, label: ROLE_WORDS[role] })).toReversed();

/** Members with their roles. Its owner says who does what; everybody may leave. */
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
      <div className={css["list"]}>
        <HeadedTable label="项目成员" columns={COLUMNS}>
          {list.map((member) => (
            <tr key={member.id}>
              <td title={member.name}>
                {member.name}
                {member.isYou && <span className={text["dim"]}>（我）</span>}
              </td>
              <td>
                {mayManage ? (
                  <Select
                    size="xs"
                    aria-label={`${member.name} 的角色`}
                    allowDeselect={false}
                    disabled={busy === member.id}
                    data={ROLE_CHOICES}
                    value={member.role}
                    onChange={(role) => {
                      const chosen = ROLES.find((each) => each === role);
                      if (chosen !== undefined && chosen !== member.role) void change(member, chosen);
                    }}
                  />
                ) : (
                  ROLE_WORDS[member.role]
                )}
              </td>
              <td>{formatDay(member.joinedAt)}</td>
              <td className={table["num"]}>
                {(mayManage || member.isYou) && (
                  <LinkButton
                    aria-label={member.isYou ? "退出项目" : `移除 ${member.name}`}
                    onClick={() => onAsk(member)}
                  >
                    {member.isYou ? "退出" : "移除"}
                  </LinkButton>
                )}
              </td>
            </tr>
          ))}
        </HeadedTable>
      </div>
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
