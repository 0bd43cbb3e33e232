import { useMemo } from "react";
import { Link, useLocation } from "react-router-dom";
import { formatNumber } from "#domain/base/formatNumber.ts";
import {
  OVERVIEW_PART_WORDS,
  type OverviewLine,
  type OverviewState,
} from "#domain/building/overview/BuildingOverview.ts";
import { figuresText } from "#domain/building/overview/overviewChanges.ts";
import { drawnColumn, figureColumn, textColumn } from "../../../kit/table/columns.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { BATCH_ROUTES } from "../../../addresses/batchRoutes.ts";
import { VerdictTag } from "../../../product/standard/VerdictTag.tsx";
import { SYSTEM_NAME } from "../context/useChosenSystem.ts";
import { LineTable } from "../systems/LineTable.tsx";
import { Marked } from "../systems/Marked.tsx";
import css from "./Overview.module.css";

const TAG_STATES = {
  fails: "fail",
  unknown: "cannot-judge",
  oversized: "borderline",
  open: "cannot-judge",
  meets: "pass",
} as const satisfies Readonly<Record<Exclude<OverviewState, "none">, string>>;

/** Address where a line can be changed: on the open page, or on that of another kind of equipment */
function addressOf({ kind, part, system }: OverviewLine["at"], pathname: string, search: string): string {
  const path = BATCH_ROUTES.find(({ name }) => name === kind)?.path ?? pathname;
  const query = new URLSearchParams(path === pathname ? search : "");
  query.delete("part");
  if (part !== "rooms") query.set("part", part);
  if (system !== null) query.set(SYSTEM_NAME, system);
  const text = query.toString();
  return text === "" ? path : `${path}?${text}`;
}

function Name({ line: { name, at } }: { readonly line: OverviewLine }) {
  const { pathname, search } = useLocation();
  return (
    <Link className={css["name"]} to={addressOf(at, pathname, search)}>
      {name}
    </Link>
  );
}

/** Each mark once, with all its texts */
function Marks({ line: { marks } }: { readonly line: OverviewLine }) {
  const words = [...new Set(marks.map(({ mark }) => mark))];
  const textOf = (word: string) =>
    marks.flatMap(({ mark, text }) => (mark === word ? [text] : [])).join("；");
  return (
    <span className={css["marks"]}>
      {words.map((word) => (
        <Marked key={word} word={word} title={textOf(word)} />
      ))}
    </span>
  );
}

const COLUMNS: readonly DataColumn<OverviewLine>[] = [
  textColumn("部分", ({ part }) => OVERVIEW_PART_WORDS[part], { width: 68 }),
  drawnColumn("名称", (line) => <Name line={line} />, { width: "17%", hint: ({ name }) => name }),
  drawnColumn(
    "判定",
    ({ state, words }) => (state === "none" ? null : <VerdictTag state={TAG_STATES[state]} word={words} />),
    { width: 128, hint: ({ words, why }) => [words, why].filter(Boolean).join("：") },
  ),
  textColumn("型号与数量", ({ what }) => what, { width: "17%" }),
  textColumn("数据", ({ figures }) => figuresText(figures)),
  figureColumn(
    "年耗电",
    ({ energy, energyGap }) => (energy === null && energyGap === "" ? "" : formatNumber(energy, 0)),
    { width: 84, unit: "kWh", hint: ({ energyGap }) => energyGap || undefined },
  ),
  drawnColumn("标记", (line) => <Marks line={line} />, {
    width: 116,
    hint: ({ marks }) => marks.map(({ mark, text }) => `${mark}：${text}`).join("；") || undefined,
  }),
];

/** Lines of the building with their verdicts, each with a link to where it can be changed */
export function OverviewTable({ lines }: { readonly lines: readonly OverviewLine[] }) {
  const load = useMemo(
    () => (from: number, to: number) =>
      Promise.resolve({ count: lines.length, from, lines: lines.slice(from, to) }),
    [lines],
  );
  return (
    <LineTable
      label="工程总览"
      columns={COLUMNS}
      load={load}
      count={lines.length}
      minWidth={900}
      rowKey={({ id }) => id}
    />
  );
}
