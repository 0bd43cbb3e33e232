import type { ProjectLink } from "#api/contract/projectSharing.ts";
import { ROLE_WORDS } from "#domain/desk/project/projectRoles.ts";
import { LinkButton } from "../../kit/input/LinkButton.tsx";
import { HeadedTable, type HeadedColumn } from "../../kit/table/HeadedTable.tsx";
import table from "../../kit/table/table.module.css";
import text from "../../kit/styles/text.module.css";
import { formatDay } from "#domain/base/formatDay.ts";
import css from "./Sharing.module.css";

export interface LinkListProps {
  readonly label: string;
  readonly links: readonly ProjectLink[];
  /** Names of versions by their ids, as far as they are known. */
  readonly versionNames: ReadonlyMap<string, string>;
  readonly onRevoke: (link: ProjectLink) => void;
}

const COLUMNS: readonly HeadedColumn[] = [
  { title: "链接" },
  { title: "生成日期", width: 104 },
  { title: "有效期", width: 152 },
  { title: "操作", width: 64, isRight: true },
];

const isOver = ({ revokedAt, usedAt, expiresAt }: ProjectLink) =>
  revokedAt !== null || usedAt !== null || (expiresAt !== null && expiresAt <= Date.now());

function stateOf(link: ProjectLink): string {
  const { revokedAt, usedAt, expiresAt } = link;
  if (revokedAt !== null) return `${formatDay(revokedAt)} 已撤销`;
  if (usedAt !== null) return `${formatDay(usedAt)} 已使用`;
  if (expiresAt === null) return "长期有效";
  return isOver(link) ? `${formatDay(expiresAt)} 已过期` : `${formatDay(expiresAt)} 到期`;
}

/** Links that were made; those that open nothing any more stand last. */
export function LinkList({ label, links, versionNames, onRevoke }: LinkListProps) {
  if (links.length === 0) return <p className={css["empty"]}>还没有{label}</p>;
  const sorted = [...links.filter((link) => !isOver(link)), ...links.filter(isOver)];
  const subject = ({ purpose, planVersionId, isForOne }: ProjectLink) =>
    purpose !== "read"
      ? `以${ROLE_WORDS[purpose]}身份加入${isForOne ? "，限一人" : ""}`
      : planVersionId === null
        ? "整个项目"
        : (versionNames.get(planVersionId) ?? "方案版本");
  return (
    <div className={css["list"]}>
      <HeadedTable label={label} columns={COLUMNS}>
        {sorted.map((link) => {
          const what = subject(link);
          return (
            <tr key={link.id} className={isOver(link) ? text["dim"] : undefined}>
              <td title={what}>
                {what}
                {link.createdBy !== null && <span className={text["dim"]}> · {link.createdBy}</span>}
              </td>
              <td>{formatDay(link.createdAt)}</td>
              <td>{stateOf(link)}</td>
              <td className={table["num"]}>
                {!isOver(link) && (
                  <LinkButton aria-label={`撤销链接 ${what}`} onClick={() => onRevoke(link)}>
                    撤销
                  </LinkButton>
                )}
              </td>
            </tr>
          );
        })}
      </HeadedTable>
    </div>
  );
}
