import { Select } from "@mantine/core";
import { isNameIn } from "#domain/base/keyed.ts";
import type { ControlledAnswer } from "#domain/products/parallel/controlledSet.ts";
import { bestText, controlledLines, combinationText } from "#domain/products/parallel/controlledWords.ts";
import type { SetOrder } from "#domain/products/parallel/productSet.ts";
import { CONTROL_KINDS, type ControlKind } from "#domain/products/parallel/SetChoice.ts";
import { formatQuantity } from "#domain/base/formatQuantity.ts";
import { Field } from "../../kit/input/Field.tsx";
import text from "../../kit/styles/text.module.css";
import { rowHeadColumn, textColumn } from "../../kit/table/columns.ts";
import type { DataColumn } from "../../kit/table/DataColumn.ts";
import { DataTable } from "../../kit/table/DataTable.tsx";
import { unitColumn } from "../tables/figureColumns.ts";
import css from "./SetPanel.module.css";

export interface ControlledTableProps {
  readonly controlled: ControlledAnswer;
  readonly energy: SetOrder["energy"];
  readonly onKind: (kind: ControlKind) => void;
}

const KINDS = Object.entries(CONTROL_KINDS).map(([value, label]) => ({ value, label }));

/**
 * 变频: operation at the duty's head or pressure, the number of machines with the least power, and control of all
 * machines or of one beside fixed ones.
 */
export function ControlledTable({ controlled, energy, onKind }: ControlledTableProps) {
  const { kind, count, value, rows } = controlled;
  const columns: readonly DataColumn<ControlledAnswer["rows"][number]>[] = [
    rowHeadColumn(
      `恒压 ${formatQuantity(value, "m")} m，流量`,
      ({ flow }) => `${formatQuantity(flow, "m³/h")} m³/h`,
    ),
    ...Array.from({ length: count }, (_, at) =>
      unitColumn<ControlledAnswer["rows"][number]>(`${at + 1} 台`, "转速 · 总功率", ({ combinations }) =>
        combinationText(combinations.find(({ running }) => running === at + 1)),
      ),
    ),
    textColumn("功率最小", bestText),
  ];
  return (
    <>
      <div className={css["control"]}>
        <Field label="变频方式">
          {(control) => (
            <Select
              {...control}
              size="xs"
              w={200}
              allowDeselect={false}
              data={KINDS}
              value={kind}
              onChange={(chosen) => chosen !== null && isNameIn(CONTROL_KINDS, chosen) && onKind(chosen)}
            />
          )}
        </Field>
      </div>
      <DataTable
        label="变频运行台数"
        isDense
        isFitted
        columns={columns}
        rows={rows}
        rowKey={({ flow }) => flow}
      />
      <ul className={text["notes"]} aria-label="变频台数的依据">
        {controlledLines(controlled, energy).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
