import { useState } from "react";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { placeWords, remarkSentence } from "#domain/desk/library/remarkWords.ts";
import { Segments } from "../../../kit/input/Segments.tsx";
import { Panel } from "../../../kit/layout/Panel.tsx";
import text from "../../../kit/styles/text.module.css";
import { drawnColumn, textColumn } from "../../../kit/table/columns.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { DataTable } from "../../../kit/table/DataTable.tsx";
import { TableBox } from "../../../kit/table/TableBox.tsx";
import type { Preview, PreviewRow } from "./ImportStep.ts";
import css from "./ProductImport.module.css";
import { SendChoices } from "./SendChoices.tsx";
import type { Taking } from "./useSending.ts";

/** Most rows that are rendered; the counts include the others. */
const MOST_DRAWN = 500;

type Show = "all" | "refused" | "warned" | "known";

const isRefused = ({ key }: PreviewRow) => key === null;
const isWarned = ({ key, remarks }: PreviewRow) => key !== null && remarks.length > 0;
const IS: Readonly<Record<Show, (row: PreviewRow) => boolean>> = {
  all: () => true,
  refused: isRefused,
  warned: isWarned,
  known: ({ isKnown }) => isKnown,
};

function stateOf(row: PreviewRow): string {
  if (isRefused(row)) return "不能导入";
  if (row.isKnown) return "已在库中";
  return isWarned(row) ? "有提醒" : "可以导入";
}

const COLUMNS: readonly DataColumn<PreviewRow>[] = [
  drawnColumn(
    "结果",
    (row) => <span className={isRefused(row) ? text["wrong"] : undefined}>{stateOf(row)}</span>,
    { width: 88 },
  ),
  textColumn("位置", ({ place }) => placeWords(place), { width: "16%" }),
  textColumn("产品", ({ label }) => (label === "" ? null : label), { width: "28%", isRowHead: true }),
  textColumn("原因", ({ remarks }) =>
    remarks.length === 0 ? null : remarks.map((remark) => remarkSentence(remark)).join("；"),
  ),
];

/** Refused products first, because they need attention. */
const ordered = (rows: readonly PreviewRow[]) => [
  ...rows.filter((row) => isRefused(row)),
  ...rows.filter((row) => isWarned(row)),
  ...rows.filter((row) => !isRefused(row) && !isWarned(row)),
];

function withLoose({ rows, remarks }: Preview): readonly PreviewRow[] {
  const loose = remarks.map((remark, at): PreviewRow => ({
    id: `loose ${at}`,
    place: remark.place,
    label: remark.product,
    key: null,
    remarks: [remark],
    isSent: false,
    isKnown: false,
  }));
  return ordered([...loose, ...rows]);
}

interface PreviewPanelProps {
  readonly preview: Preview;
  readonly onSend: (taking: Taking) => void;
  readonly onLeave: () => void;
}

/** The content of a file, before any of it is imported. */
export function PreviewPanel({ preview, onSend, onLeave }: PreviewPanelProps) {
  const [show, setShow] = useState<Show>("all");
  const rows = withLoose(preview);
  const count = (which: Show) => rows.filter(IS[which]).length;
  const label = (which: Show, words: string) => ({
    value: which,
    label: `${words} ${formatNumber(count(which), 0)}`,
  });
  const shown = rows.filter(IS[show]);
  const sent = rows.filter((row) => !isRefused(row)).length;
  return (
    <Panel className={css["preview"]}>
      <div className={css["tools"]}>
        <b>{preview.fileName}</b>
        <Segments
          size="xs"
          aria-label="显示"
          data={[
            label("all", "全部"),
            label("refused", "不能导入"),
            label("warned", "有提醒"),
            label("known", "已在库中"),
          ]}
          value={show}
          onChange={setShow}
        />
        {shown.length > MOST_DRAWN && (
          <span className={text["dim"]}>显示前 {MOST_DRAWN} 个，全部都会导入</span>
        )}
      </div>
      <TableBox kind="page" label="预览的产品">
        <DataTable
          label="导入预览"
          columns={COLUMNS}
          rows={shown.slice(0, MOST_DRAWN)}
          rowKey={({ id }) => id}
          empty="没有这样的产品"
        />
      </TableBox>
      <SendChoices known={count("known")} sent={sent} onSend={onSend} onLeave={onLeave} />
    </Panel>
  );
}
