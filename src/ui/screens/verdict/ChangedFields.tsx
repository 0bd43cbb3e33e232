import { ZONE } from "#domain/base/formatDay.ts";
import type { FieldChange } from "#domain/products/claim/recordChanges.ts";
import { classNames } from "../../kit/layout/classNames.ts";
import { Panel } from "../../kit/layout/Panel.tsx";
import table from "../../kit/table/table.module.css";
import type { FormerRecord } from "./useRecheck.ts";
import text from "../../kit/styles/text.module.css";
import css from "./Verdict.module.css";

const DAY = new Intl.DateTimeFormat("zh-CN", { timeZone: ZONE, dateStyle: "long" });

function Row({ change: { name, note, now, before, unit } }: { readonly change: FieldChange }) {
  return (
    <tr>
      <th scope="row" className={css["name"]} data-noted={note !== "" || undefined}>
        {name}
        {note !== "" && <small>{note}</small>}
      </th>
      <td className={classNames(table["num"], table["strong"], css["value"])}>{now}</td>
      <td className={classNames(table["num"], text["dim"], css["value"])}>{before}</td>
      <td className={text["unit"]}>{unit}</td>
    </tr>
  );
}

/** What the product's record states otherwise than the one that the address was written by. */
export function ChangedFields({ former: { changes, supersededAt } }: { readonly former: FormerRecord }) {
  const note = supersededAt === null ? undefined : `${DAY.format(new Date(supersededAt))}更新`;
  return (
    <Panel className={classNames(css["figures"], css["changes"])} title="产品数据的变化" note={note}>
      {changes.length === 0 ? (
        <p className={css["label"]}>产品记录已更新，列出的参数和曲线测点都相同</p>
      ) : (
        <table className={table["vt"]} aria-label="产品数据的变化">
          <thead>
            <tr>
              <th scope="col">项目</th>
              <th scope="col" className={classNames(table["num"], css["value"])}>
                现在
              </th>
              <th scope="col" className={classNames(table["num"], css["value"])}>
                链接生成时
              </th>
              <th scope="col" className={css["unit"]}>
                单位
              </th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <Row key={`${change.name} ${change.note}`} change={change} />
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
