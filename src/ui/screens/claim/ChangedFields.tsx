import { ZONE } from "#domain/base/formatDay.ts";
import type { FieldChange } from "#domain/products/claim/recordChanges.ts";
import { classNames } from "../../kit/layout/classNames.ts";
import { Panel } from "../../kit/layout/Panel.tsx";
import { drawnColumn, figureColumn, textColumn } from "../../kit/table/columns.ts";
import type { DataColumn } from "../../kit/table/DataColumn.ts";
import { DataTable } from "../../kit/table/DataTable.tsx";
import table from "../../kit/table/table.module.css";
import type { FormerRecord } from "./useRecheck.ts";
import text from "../../kit/styles/text.module.css";
import css from "./Claim.module.css";

const DAY = new Intl.DateTimeFormat("zh-CN", { timeZone: ZONE, dateStyle: "long" });

const said = (id: "now" | "before", header: string, className: string | undefined) =>
  figureColumn(header, (change) => change[id], {
    width: 196,
    className: classNames(className, css["value"]),
  }) satisfies DataColumn<FieldChange>;
const COLUMNS: readonly DataColumn<FieldChange>[] = [
  drawnColumn(
    "项目",
    (row) => (
      <>
        {row.name}
        {row.note !== "" && <small>{row.note}</small>}
      </>
    ),
    { isRowHead: true, cellClass: ({ note }) => note !== "" && css["noted"] },
  ),
  said("now", "现在", table["strong"]),
  said("before", "链接生成时", text["dim"]),
  textColumn("单位", ({ unit }) => unit, { width: 88, className: text["unit"] }),
];

/** The fields in which the product's record differs from that of the result link. */
export function ChangedFields({ former: { changes, supersededAt } }: { readonly former: FormerRecord }) {
  const note = supersededAt === null ? undefined : `${DAY.format(new Date(supersededAt))}更新`;
  return (
    <Panel className={css["figures"]} title="产品数据的变化" note={note}>
      {changes.length === 0 ? (
        <p className={css["label"]}>产品记录已更新，列出的参数和曲线测点都相同</p>
      ) : (
        <DataTable
          label="产品数据的变化"
          isLow
          columns={COLUMNS}
          rows={changes}
          rowKey={({ name, note: more }) => `${name} ${more}`}
        />
      )}
    </Panel>
  );
}
