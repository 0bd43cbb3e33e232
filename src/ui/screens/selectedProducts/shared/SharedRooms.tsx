import type { UIEvent } from "react";
import { formatNumber, MISSING } from "#domain/base/formatNumber.ts";
import { standingWords } from "#domain/building/batch/state/standingWords.ts";
import type { PlanHead, PlanProduct, PlanRooms } from "#domain/building/plan/PlanContent.ts";
import { FIGURE_DIGITS, FIGURE_FIELDS, fieldUnit } from "#domain/building/rooms/roomFields.ts";
import { classNames } from "../../../kit/layout/classNames.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { SampleTag } from "../../../kit/tags/SampleTag.tsx";
import table from "../../../kit/table/table.module.css";
import { useFixedRows } from "../../../page/browser/useFixedRows.ts";
import text from "../../../kit/styles/text.module.css";
import css from "../SelectedProducts.module.css";
import { figureColumnsOf, kindOf } from "./planColumns.ts";

export interface SharedRoomsProps {
  readonly kindName: string;
  readonly head: PlanHead;
  readonly rooms: PlanRooms;
  readonly products: readonly PlanProduct[];
  /** Rooms of the whole version, as against those that have come. */
  readonly total: number;
  readonly more: { readonly isFetching: boolean; readonly isFailed: boolean; readonly load: () => void };
}

const ROW = 36;
/** px: the next part is asked for before the last row is reached. */
const AHEAD = 1200;
const NUMBER = 72;

/** Rooms of a confirmed plan with what was selected for each. */
export function SharedRooms({ kindName, head, rooms, products, total, more }: SharedRoomsProps) {
  const kind = kindOf(kindName);
  const count = rooms.ids.length;
  const { scrollRef, indexes, before, after } = useFixedRows(count, ROW);
  const fields = kind?.roomFigures ?? [];
  const figures = kind === null ? [] : figureColumnsOf(kind, head);
  const onScroll = ({ currentTarget: box }: UIEvent<HTMLDivElement>) => {
    if (box.scrollHeight - box.scrollTop - box.clientHeight < AHEAD && !more.isFetching && !more.isFailed)
      more.load();
  };
  const cellOf = (value: number | null | undefined, digits: number) =>
    value === null || value === undefined ? MISSING : formatNumber(value, digits);
  return (
    <div className={table["scroll"]} ref={scrollRef} onScroll={onScroll}>
      <table className={table["vt"]} aria-label="房间选型结果" aria-rowcount={total + 1}>
        <colgroup>
          <col style={{ width: 104 }} />
          <col style={{ width: 128 }} />
          {fields.map((field) => (
            <col key={field} style={{ width: NUMBER }} />
          ))}
          <col style={{ width: 64 }} />
          <col />
          {figures.map(({ column }) => (
            <col key={column.key} style={{ width: NUMBER }} />
          ))}
          <col style={{ width: 112 }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">房间编号</th>
            <th scope="col">房间名称</th>
            {fields.map((field) => (
              <th key={field} scope="col" className={table["num"]}>
                {FIGURE_FIELDS[field].title}
                <small>{fieldUnit(field)}</small>
              </th>
            ))}
            <th scope="col" className={table["num"]}>
              数量
            </th>
            <th scope="col">{kind?.words.model ?? "型号"}</th>
            {figures.map(({ column }) => (
              <th key={column.key} scope="col" className={table["num"]}>
                {column.title}
                <small>{column.unit}</small>
              </th>
            ))}
            <th scope="col">状态</th>
          </tr>
        </thead>
        <tbody>
          {before > 0 && <tr style={{ height: before }} />}
          {indexes.map((row) => {
            const product = products[rooms.product[row] ?? -1];
            const standing = rooms.standing[row] ?? "blank";
            return (
              <tr key={rooms.ids[row]} aria-rowindex={row + 2}>
                <td title={rooms.codes[row]}>{rooms.codes[row]}</td>
                <td title={rooms.names[row]}>{rooms.names[row]}</td>
                {fields.map((field) => (
                  <td key={field} className={table["num"]}>
                    {cellOf(rooms.figures[field][row], FIGURE_DIGITS[FIGURE_FIELDS[field].kind])}
                  </td>
                ))}
                <td className={table["num"]}>
                  {product === undefined ? MISSING : formatNumber(rooms.quantity[row] ?? 0, 0)}
                </td>
                <td title={product?.model}>
                  {product === undefined ? (
                    <span className={table["none"]}>{MISSING}</span>
                  ) : (
                    <span className={css["model"]}>
                      <span className={classNames(text["clip"], text["strong"])}>{product.model}</span>
                      {product.seriesName !== "" && (
                        <span className={classNames(text["clip"], text["dim"])}>{product.seriesName}</span>
                      )}
                      {product.isSample && <SampleTag isShort />}
                    </span>
                  )}
                </td>
                {figures.map(({ column, place }) => (
                  <td key={column.key} className={table["num"]}>
                    {cellOf(rooms.corrected[place]?.[row] ?? product?.figures[place], column.digits)}
                  </td>
                ))}
                <td className={standing === "matched" ? undefined : text["miss"]}>
                  {standingWords(standing, kind?.words.noMatch ?? "未匹配")}
                </td>
              </tr>
            );
          })}
          {after > 0 && <tr style={{ height: after }} />}
        </tbody>
      </table>
      {count < total && (
        <p className={css["more"]} role="status">
          已显示 {formatNumber(count, 0)} / {formatNumber(total, 0)}
          {more.isFailed && "，后面的没有加载成功"}
          <LinkButton disabled={more.isFetching} onClick={more.load}>
            {more.isFailed ? "重试" : "加载更多"}
          </LinkButton>
        </p>
      )}
    </div>
  );
}
