import type { ProjectLink } from "#api/contract/projectSharing.ts";
import { ROLE_WORDS } from "#domain/desk/project/projectRoles.ts";
import { LinkButton } from "../../kit/input/LinkButton.tsx";
import { drawnColumn, textColumn } from "../../kit/table/columns.ts";
import type { DataColumn } from "../../kit/table/DataColumn.ts";
import { DataTable } from "../../kit/table/DataTable.tsx";
import { TableBox } from "../../kit/table/TableBox.tsx";
import text from "../../kit/styles/text.module.css";
import { formatDay } from "#domain/base/formatDay.ts";
import css from "./Sharing.module.css";

export interface LinkListProps {
  readonly label: string;
  readonly links: readonly ProjectLink[];
  /** Names of plan versions by id, as far as known. */
  readonly versionNames: ReadonlyMap<string, string>;
  readonly onRevoke: (link: ProjectLink) => void;
}

const isOver = ({ revokedAt, usedAt, expiresAt }: ProjectLink) =>
  revokedAt !== null || usedAt !== null || (expiresAt !== null && expiresAt <= Date.now());

function stateOf(link: ProjectLink): string {
  const { revokedAt, usedAt, expiresAt } = link;
  if (revokedAt !== null) return `${formatDay(revokedAt)} 已撤销`;
  if (usedAt !== null) return `${formatDay(usedAt)} 已使用`;
  if (expiresAt === null) return "长期有效";
  return isOver(link) ? `${formatDay(expiresAt)} 已过期` : `${formatDay(expiresAt)} 到期`;
}

function subjectOf(
  { purpose, planVersionId, isForOne }: ProjectLink,
  versionNames: LinkListProps["versionNames"],
) {
  if (purpose !== "read") return `以${ROLE_WORDS[purpose]}身份加入${isForOne ? "，限一人" : ""}`;
  return planVersionId === null ? "整个项目" : (versionNames.get(planVersionId) ?? "方案版本");
}

function columnsOf({
  versionNames,
  onRevoke,
}: Pick<LinkListProps, "versionNames" | "onRevoke">): readonly DataColumn<ProjectLink>[] {
  const subject = (link: ProjectLink) => subjectOf(link, versionNames);
  return [
    drawnColumn(
      "链接",
      (link) => (
        <>
          {subject(link)}
          {link.createdBy !== null && <span className={text["dim"]}> · {link.createdBy}</span>}
        </>
      ),
      { hint: subject },
    ),
    textColumn("生成日期", ({ createdAt }) => formatDay(createdAt), { width: 104 }),
    textColumn("有效期", stateOf, { width: 152 }),
    drawnColumn(
      "操作",
      (link) =>
        !isOver(link) && (
          <LinkButton aria-label={`撤销链接 ${subject(link)}`} onClick={() => onRevoke(link)}>
            撤销
          </LinkButton>
        ),
      { width: 64, isFigure: true },
    ),
  ];
}

/** A project's links; expired and revoked ones are last. */
export function LinkList({ label, links, versionNames, onRevoke }: LinkListProps) {
  const sorted = [...links.filter((link) => !isOver(link)), ...links.filter(isOver)];
  return (
    <TableBox kind="framed" className={css["list"]}>
      <DataTable
        label={label}
        isLow
        columns={columnsOf({ versionNames, onRevoke })}
        rows={sorted}
        rowKey={({ id }) => id}
        rowProps={(link) => ({ className: isOver(link) ? text["dim"] : undefined })}
        empty={`还没有${label}`}
      />
    </TableBox>
  );
}
