import type { DesignBill } from "#api/contract/designs.ts";
import { formatPlain } from "#domain/base/formatNumber.ts";
import { classNames } from "../../../kit/layout/classNames.ts";
import table from "../../../kit/table/table.module.css";
import css from "./Design.module.css";

/** Pipes and ducts by system and size, and how long they are. */
export const RunTable = ({ runs }: { readonly runs: DesignBill["runs"] }) => (
  <table className={classNames(table["vt"], css["bill"])} aria-label="管道与风管" data-dense data-fitted>
    <thead>
      <tr>
        <th scope="col">系统</th>
        <th scope="col">规格</th>
        <th scope="col" className={table["num"]}>
          长度<small>m</small>
        </th>
      </tr>
    </thead>
    <tbody>
      {runs.map(({ systemName, size, length }) => (
        <tr key={`${systemName} ${size}`}>
          <td>{systemName}</td>
          <td>{size}</td>
          <td className={table["num"]}>{formatPlain(length, 1)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
