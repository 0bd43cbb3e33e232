import { useMemo } from "react";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { machinesWords } from "#domain/building/sources/machinesWords.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { HeatLine } from "#workers/batch/sources/heat/HeatSheet.ts";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import { drawnColumn, figureColumn, textColumn } from "../../../../kit/table/columns.ts";
import type { DataColumn } from "../../../../kit/table/DataColumn.ts";
import { VerdictTag } from "../../../../product/standard/VerdictTag.tsx";
import { useMayEdit } from "../../context/useMayEdit.ts";
import { atVersion } from "../../systems/atVersion.ts";
import { LineTable } from "../../systems/LineTable.tsx";
import { percentText, priceText } from "../sourceWords.ts";

interface HeatTableProps {
  readonly client: BatchClient<unknown>;
  readonly version: number;
  readonly count: number;
  readonly onTake: (key: string) => void;
}

const SHORT = { "heat-short": "装机不足", "heat-single": "少于两台", "heat-outage": "停机不足" } as const;

function Verdict({ line: { faults } }: { readonly line: HeatLine }) {
  const [first] = faults;
  return first === undefined ? (
    <VerdictTag state="pass" />
  ) : (
    <VerdictTag state="fail" word={SHORT[first.code]} />
  );
}

const COLUMNS: readonly DataColumn<HeatLine>[] = [
  textColumn("方案", ({ groups }) => machinesWords(groups, 0)),
  textColumn(
    "品牌与类型",
    ({ groups: [group] }) => [group!.of.brand, group!.of.type].filter(Boolean).join(" "),
    {
      width: "16%",
    },
  ),
  figureColumn("装机", ({ installed }) => formatNumber(installed, 0), { width: 76, unit: "kW" }),
  figureColumn("装机比", ({ verdict: { ratio } }) => percentText(ratio), { width: 80, unit: "%" }),
  figureColumn("停最大一台", ({ verdict }) => percentText(verdict.withoutLargest), { width: 92, unit: "%" }),
  figureColumn("热效率", ({ efficiency }) => formatNumber(efficiency, 1), { width: 76, unit: "%" }),
  figureColumn("初投资", (line) => priceText(line), { width: 96 }),
  drawnColumn("判定", (line) => <Verdict line={line} />, {
    width: 112,
    hint: ({ faults }) => faults.map(({ text }) => text).join("；") || undefined,
  }),
];

/** Alternatives of boilers or exchangers for the load; each line has a button to take it. */
export function HeatTable({ client, version, count, onTake }: HeatTableProps) {
  const mayEdit = useMayEdit();
  const load = useMemo(
    () => atVersion(version, (from: number, to: number) => client.heatLines(from, to)),
    [client, version],
  );
  const columns = useMemo(
    (): readonly DataColumn<HeatLine>[] => [
      ...COLUMNS,
      drawnColumn(
        "采用",
        ({ key, groups, isTaken }) =>
          isTaken ? (
            "已采用"
          ) : (
            <LinkButton
              disabled={!mayEdit}
              aria-label={`采用 ${machinesWords(groups, 0)}`}
              onClick={() => onTake(key)}
            >
              采用
            </LinkButton>
          ),
        { width: 72 },
      ),
    ],
    [mayEdit, onTake],
  );
  return (
    <LineTable
      label="热源方案"
      columns={columns}
      load={load}
      count={count}
      minWidth={940}
      rowKey={({ key }) => key}
    />
  );
}
