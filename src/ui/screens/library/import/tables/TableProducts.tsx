import { dutyLines, type DutyLines } from "#domain/catalogue/tables/dutyLines.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { greatest, least } from "#domain/base/lists.ts";
import { remarkSentence } from "#domain/desk/library/remarkWords.ts";
import { usePieces } from "../../../../page/browser/usePieces.ts";
import { classNames } from "../../../../kit/layout/classNames.ts";
import text from "../../../../kit/styles/text.module.css";
import { DutySketch } from "./DutySketch.tsx";
import css from "./Tables.module.css";
import type { TableRow } from "./tableRows.ts";

/** Most products that are rendered; the counts include the others. */
const MOST_DRAWN = 200;
/** Rows rendered at a time; the browser lays out each such group in one task. */
const ROWS_AT_ONCE = 15;

function spread(values: readonly number[], unit: string): string {
  const [low, high] = [least(values), greatest(values)];
  const words = low === high ? String(low) : `${low}–${high}`;
  return `${words} ${unit}`.trim();
}

function wordsOf(duty: DutyLines): readonly [flow: string, lift: string] {
  const points = duty.lines.flatMap((line) => line.points);
  return [
    `流量 ${spread(
      points.map(([flow]) => flow),
      duty.flowUnit,
    )}`,
    `${duty.lift} ${spread(
      points.map(([, lift]) => lift),
      duty.liftUnit,
    )}`,
  ];
}

function stateOf({ isRefused, isKnown, remarks }: TableRow): string {
  if (isRefused) return "不能导入";
  if (isKnown) return "已在库中";
  return remarks.length > 0 ? "有提醒" : "可以导入";
}

/** Refused products first, because they need attention. */
const ordered = (rows: readonly TableRow[]) => [
  ...rows.filter(({ isRefused }) => isRefused),
  ...rows.filter(({ isRefused, remarks }) => !isRefused && remarks.length > 0),
  ...rows.filter(({ isRefused, remarks }) => !isRefused && remarks.length === 0),
];

function Product({ row, hasDuties }: { readonly row: TableRow; readonly hasDuties: boolean }) {
  const { product, remarks, isRefused } = row;
  const duty = dutyLines(product);
  const said = duty === null ? null : wordsOf(duty);
  return (
    <tr>
      <th scope="row">
        <span className={text["strong"]}>{product.model}</span>
        <small>
          {[product.brand, product.variant, product.place].filter((part) => part !== "").join("，")}
        </small>
      </th>
      {hasDuties && (
        <td>{duty !== null && said !== null && <DutySketch duty={duty} label={said.join("，")} />}</td>
      )}
      <td className={css["range"]}>
        {said === null ? (
          <span className={classNames(text["dim"], css["count"])}>
            {formatNumber(product.facts.length, 0)} 项参数
          </span>
        ) : (
          <>
            <span>{said[0]}</span>
            <small>{said[1]}</small>
          </>
        )}
      </td>
      <td>
        <span className={isRefused ? text["wrong"] : undefined}>{stateOf(row)}</span>
        {product.asked.length > 0 && <small>按建议读取</small>}
        {remarks.length > 0 && (
          <small className={classNames(isRefused && text["wrong"])}>
            {remarks.map((remark) => remarkSentence(remark)).join("；")}
          </small>
        )}
      </td>
    </tr>
  );
}

/** The products of a table with their duty rows as lines, and the results of the import's checks. */
export function TableProducts({ rows }: { readonly rows: readonly TableRow[] }) {
  const shown = ordered(rows).slice(0, MOST_DRAWN);
  const drawn = usePieces(shown.length, ROWS_AT_ONCE, ROWS_AT_ONCE);
  const hasDuties = shown.some(({ product }) => dutyLines(product) !== null);
  return (
    <>
      <table className={css["products"]} aria-label="读出的产品">
        <thead>
          <tr>
            <th scope="col">产品</th>
            {hasDuties && <th scope="col">工况</th>}
            <th scope="col">{hasDuties ? "范围" : "参数"}</th>
            <th scope="col">结果</th>
          </tr>
        </thead>
        <tbody>
          {shown.slice(0, drawn).map((row) => (
            <Product key={row.id} row={row} hasDuties={hasDuties} />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className={css["more"]}>没有从此表读出产品</p>}
      {rows.length > MOST_DRAWN && (
        <p className={css["more"]}>
          <span className={text["dim"]}>显示前 {MOST_DRAWN} 个，全部都会导入</span>
        </p>
      )}
    </>
  );
}
