import { useMemo } from "react";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { SINGLE_MOST } from "#domain/building/sources/chillerCounts.ts";
import { LEAST_SHARE } from "#domain/building/sources/coldSources.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { SourceAsk, SourceLine } from "#workers/batch/sources/SourceSheet.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { drawnColumn, figureColumn, textColumn } from "../../../kit/table/columns.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { selectedRow } from "../../../kit/table/selectedRow.ts";
import { VerdictTag } from "../../../product/standard/VerdictTag.tsx";
import { atVersion } from "../systems/atVersion.ts";
import { Marked } from "../systems/Marked.tsx";
import { sortedColumn } from "../systems/sortedColumn.tsx";
import { LineTable } from "../systems/LineTable.tsx";
import { percentText, plantWords, priceText } from "./sourceWords.ts";
import css from "./Sources.module.css";

interface SourceTableProps {
  readonly client: BatchClient<unknown>;
  readonly version: number;
  readonly asked: SourceAsk;
  readonly count: number;
  readonly standby: number;
  /** Key of the line whose figures are shown beside the table */
  readonly chosen: string | null;
  readonly onChoose: (key: string) => void;
  readonly onSort: (sort: SourceAsk["sort"]) => void;
}

/** The fault of an alternative in one word; 满足 without any. */
function Verdict({ line: { faults } }: { readonly line: SourceLine }) {
  if (faults.length === 0) return <VerdictTag state="pass" />;
  const isLarge = faults.some(({ code }) => code === "plant-large");
  return <VerdictTag state="fail" word={isLarge ? "过大" : "最低出力"} />;
}

const verdictHint = ({ faults, isRemarked }: SourceLine): string | undefined => {
  const words = [...faults.map(({ text }) => text), ...(isRemarked ? [SINGLE_MOST.source] : [])];
  return words.length === 0 ? undefined : words.join("；");
};

const FIGURES: readonly DataColumn<SourceLine>[] = [
  figureColumn("装机", ({ installed }) => formatNumber(installed, 0), { width: 68, unit: "kW" }),
  figureColumn("装机比", ({ ratio }) => percentText(ratio), { width: 76, unit: "%" }),
  figureColumn("停最大一台", ({ withoutLargest }) => percentText(withoutLargest), { width: 84, unit: "%" }),
  figureColumn("最低出力", ({ turndown }) => formatNumber(turndown, 0), {
    width: 88,
    unit: "kW",
    mark: <Marked word={LEAST_SHARE.mark} title={LEAST_SHARE.source} />,
  }),
  figureColumn("COP", ({ cop }) => formatNumber(cop, 2), { width: 66 }),
  figureColumn("冷却水", ({ condenserFlow }) => formatNumber(condenserFlow, 1), { width: 70, unit: "m³/h" }),
  figureColumn("初投资", (line) => priceText(line), { width: 96 }),
  drawnColumn("判定", (line) => <Verdict line={line} />, { width: 108, hint: verdictHint }),
];
const SORTED: ReadonlyMap<string, NonNullable<SourceAsk["sort"]>["by"]> = new Map([
  ["装机比", "ratio"],
  ["COP", "cop"],
  ["初投资", "price"],
]);

/** Alternatives of chillers for the load, with their figures */
export function SourceTable(props: SourceTableProps) {
  const { client, version, asked, count, standby, chosen, onChoose, onSort } = props;
  const load = useMemo(
    () => atVersion(version, (from: number, to: number) => client.sourceLines(asked, from, to)),
    [client, asked, version],
  );
  const { sort } = asked;
  const columns = useMemo(
    (): readonly DataColumn<SourceLine>[] => [
      drawnColumn(
        "方案",
        ({ key, groups, isTaken }) => (
          <span className={css["plan"]}>
            <LinkButton onClick={() => onChoose(key)}>{plantWords(groups, standby)}</LinkButton>
            {isTaken && <small>已采用</small>}
          </span>
        ),
        { hint: ({ groups }) => plantWords(groups, standby) },
      ),
      textColumn(
        "品牌与类型",
        ({ groups: [group] }) =>
          [group!.chiller.brand, group!.chiller.type].filter(Boolean).join(" ") || null,
        { width: "13%" },
      ),
      ...FIGURES.map((column) => {
        const by = SORTED.get(column.id);
        return by === undefined ? column : sortedColumn(column, by, sort, onSort);
      }),
    ],
    [standby, sort, onChoose, onSort],
  );
  return (
    <LineTable
      label="冷源方案"
      columns={columns}
      load={load}
      count={count}
      minWidth={980}
      rowKey={(line) => line.key}
      rowProps={({ key }) => selectedRow(key === chosen)}
    />
  );
}
