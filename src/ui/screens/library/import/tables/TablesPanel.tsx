import { Checkbox, Select } from "@mantine/core";
import { useState } from "react";
import type { CheckedTable } from "#domain/catalogue/tables/checkTable.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { TableOptions, ProductIndex } from "#workers/tables/TablesClient.ts";
import { Panel } from "../../../../kit/layout/Panel.tsx";
import text from "../../../../kit/styles/text.module.css";
import type { TablesRead } from "../ImportStep.ts";
import css from "../ProductImport.module.css";
import { ManualSelect } from "../ManualSelect.tsx";
import { SendChoices } from "../SendChoices.tsx";
import { useManualChoice } from "../useManualChoice.ts";
import type { Taking } from "../useSending.ts";
import { FormSelects } from "./FormSelects.tsx";
import { NameInput } from "./NameInput.tsx";
import { NotRead } from "./NotRead.tsx";
import { PrintedGrid } from "./PrintedGrid.tsx";
import { TableProducts } from "./TableProducts.tsx";
import { TableQuestions } from "./TableQuestions.tsx";
import { tableRows } from "./tableRows.ts";
import own from "./Tables.module.css";

interface TablesPanelProps {
  readonly libraryId: string;
  readonly reading: TablesRead;
  readonly onAgain: (changed: Partial<TableOptions>) => void;
  readonly onSend: (products: readonly ProductIndex[], taking: Taking) => void;
  readonly onLeave: () => void;
}

const nameOf = ({ place, products, questions }: CheckedTable, at: number) =>
  [
    `表 ${at + 1}`,
    place,
    `${formatNumber(products.length, 0)} 个产品`,
    ...(questions.length > 0 ? [`${questions.length} 处需要确认`] : []),
  ].join("，");

/**
 * Tables of a manufacturer's catalogue as printed, their recognised meaning and their products, before any are
 * imported.
 */
export function TablesPanel({ libraryId, reading, onAgain, onSend, onLeave }: TablesPanelProps) {
  const { fileName, tables, refused, options, known, isReading } = reading;
  const manual = useManualChoice(libraryId, fileName);
  const [wanted, setWanted] = useState(0);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const at = Math.min(wanted, tables.length - 1);
  const table = tables[at];
  const isTaken = (each: number) => !left.has(each);
  const rows = tableRows(tables, isTaken, known);
  const passing = rows.filter(({ isRefused }) => !isRefused);
  const taken = tables.filter((_, each) => isTaken(each));
  const lacks = (is: (table: CheckedTable) => boolean) =>
    taken.some((each) => each.products.length > 0 && is(each));
  if (table === undefined) return null;
  const answers = new Map(options.answers);
  const givenForms = options.forms ?? [];
  const shown = isTaken(at) ? rows.filter((row) => row.at[0] === at) : tableRows([table], () => true, known);
  const open = new Set(table.questions.map(({ id }) => id).filter((id) => !answers.has(id)));
  return (
    <Panel className={css["preview"]}>
      <div className={css["tools"]}>
        <b className={text["clip"]}>{fileName}</b>
        {tables.length > 1 && (
          <>
            <Select
              size="xs"
              w={304}
              aria-label="显示的表"
              allowDeselect={false}
              data={tables.map((each, index) => ({ value: String(index), label: nameOf(each, index) }))}
              value={String(at)}
              onChange={(value) => setWanted(Number(value))}
            />
            <Checkbox
              size="xs"
              label="导入此表"
              checked={isTaken(at)}
              onChange={({ currentTarget: { checked } }) =>
                setLeft(new Set(checked ? [...left].filter((each) => each !== at) : [...left, at]))
              }
            />
            <span className={text["dim"]}>
              导入 {formatNumber(taken.length, 0)} / {formatNumber(tables.length, 0)} 个表
            </span>
          </>
        )}
        {isReading && (
          <span className={text["dim"]} role="status">
            正在重新读取…
          </span>
        )}
        <span className={css["end"]}>
          {lacks(
            ({ brand, products }) => brand === "" && products.some((product) => product.brand === ""),
          ) && (
            <NameInput
              label="品牌"
              placeholder="品牌：表中没有，请填写"
              value={options.brand}
              onChange={(brand) => onAgain({ brand })}
            />
          )}
          {lacks(({ products }) => products.some(({ series }) => series === "")) && (
            <NameInput
              label="系列"
              placeholder="系列：表中没有，可不填"
              value={options.series ?? ""}
              onChange={(series) => onAgain({ series })}
            />
          )}
          <FormSelects
            forms={table.forms}
            given={givenForms.filter(([of]) => of === at)}
            onGive={(code, value) =>
              onAgain({
                forms: [
                  ...givenForms.filter(([of, property]) => of !== at || property !== code),
                  [at, code, value],
                ],
              })
            }
          />
        </span>
      </div>
      <TableQuestions
        questions={table.questions}
        answers={answers}
        onAnswer={(question, option) => onAgain({ answers: [...answers, [question, option]] })}
      />
      <div className={own["sides"]}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has no other way to scroll it */}
        <section className={own["side"]} aria-label="原表与识别的列" tabIndex={0}>
          {table.conditions.length > 0 && (
            <p className={own["conditions"]} title={table.conditions.join("\n")}>
              {table.conditions.join("　")}
            </p>
          )}
          <PrintedGrid key={at} printed={table.printed} open={open} />
        </section>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has no other way to scroll it */}
        <section className={own["side"]} aria-label="读出的产品与未读入的内容" tabIndex={0}>
          <NotRead table={table} others={refused} />
          <TableProducts rows={shown} />
        </section>
      </div>
      <SendChoices
        known={passing.filter(({ isKnown }) => isKnown).length}
        sent={passing.length}
        isBusy={isReading}
        beside={<ManualSelect {...manual} />}
        onSend={(taking) =>
          onSend(
            rows.filter(({ isSent }) => isSent).map((row) => row.at),
            { ...taking, ...(manual.chosen === null ? {} : { manualId: manual.chosen }) },
          )
        }
        onLeave={onLeave}
      />
    </Panel>
  );
}
