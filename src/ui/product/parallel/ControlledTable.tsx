import { Select } from "@mantine/core";
import { isNameIn } from "#domain/base/keyed.ts";
import type { ControlledAnswer } from "#domain/products/parallel/controlledSet.ts";
import { bestText, controlledLines, wayText } from "#domain/products/parallel/controlledWords.ts";
import type { SetOrder } from "#domain/products/parallel/productSet.ts";
import { CONTROL_KINDS, type ControlKind } from "#domain/products/parallel/SetChoice.ts";
import { formatQuantity } from "#domain/base/formatQuantity.ts";
import { Field } from "../../kit/input/Field.tsx";
import table from "../../kit/table/table.module.css";
import css from "./SetPanel.module.css";

export interface ControlledTableProps {
  readonly controlled: ControlledAnswer;
  readonly energy: SetOrder["energy"];
  readonly onKind: (kind: ControlKind) => void;
}

const KINDS = Object.entries(CONTROL_KINDS).map(([value, label]) => ({ value, label }));

/** 变频: at the head of the duty, with how many the power is least, all regulated or one beside fixed ones. */
export function ControlledTable({ controlled, energy, onKind }: ControlledTableProps) {
  const { kind, count, value, rows } = controlled;
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
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
      <table className={table["vt"]} data-dense data-fitted aria-label="变频运行台数">
        <thead>
          <tr>
            <th scope="col">恒压 {formatQuantity(value, "m")} m，流量</th>
            {numbers.map((running) => (
              <th key={running} scope="col" className={table["num"]}>
                {running} 台<small>转速 · 总功率</small>
              </th>
            ))}
            <th scope="col">功率最小</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.flow}>
              <th scope="row">{formatQuantity(row.flow, "m³/h")} m³/h</th>
              {numbers.map((running) => (
                <td key={running} className={table["num"]}>
                  {wayText(row.ways.find((way) => way.running === running))}
                </td>
              ))}
              <td>{bestText(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={css["notes"]} aria-label="变频台数的依据">
        {controlledLines(controlled, energy).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
