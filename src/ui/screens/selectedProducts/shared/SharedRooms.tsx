import type { UIEvent } from "react";
import { formatNumber, MISSING } from "#domain/base/formatNumber.ts";
import { rowStateWords } from "#domain/building/batch/state/rowStateWords.ts";
import type { PlanHead, PlanProduct, PlanRooms } from "#domain/building/plan/PlanContent.ts";
import { isOwnProduct } from "#domain/desk/library/ownProducts.ts";
import { FIGURE_DIGITS, FIGURE_FIELDS, fieldUnit } from "#domain/building/rooms/roomFields.ts";
import { classNames } from "../../../kit/layout/classNames.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { OwnTag } from "../../../kit/tags/OwnTag.tsx";
import { SampleTag } from "../../../kit/tags/SampleTag.tsx";
import { figureColumn, textColumn } from "../../../kit/table/columns.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { DataTable } from "../../../kit/table/DataTable.tsx";
import { TableBox } from "../../../kit/table/TableBox.tsx";
import { WindowedRows } from "../../../kit/table/WindowedRows.tsx";
import { useFixedRows } from "../../../page/browser/useFixedRows.ts";
import text from "../../../kit/styles/text.module.css";
import css from "../SelectedProducts.module.css";
import { figureColumnsOf, kindOf } from "./planColumns.ts";

export interface SharedRoomsProps {
  readonly kindName: string;
  readonly head: PlanHead;
  readonly rooms: PlanRooms;
  readonly products: readonly PlanProduct[];
  /** Number of rooms in the whole version, not only of the loaded ones. */
  readonly total: number;
  readonly more: { readonly isFetching: boolean; readonly isFailed: boolean; readonly load: () => void };
}

const ROW = 36;
/** px before the end at which the next part is asked for. */
const AHEAD = 1200;
const NUMBER = 72;

const figureText = (value: number | null | undefined, digits: number) => formatNumber(value ?? null, digits);

function Product({ of: { id, model, seriesName, isSample } }: { readonly of: PlanProduct }) {
  return (
    <span className={css["model"]}>
      <span className={classNames(text["clip"], text["strong"])}>{model}</span>
      {seriesName !== "" && <span className={classNames(text["clip"], text["dim"])}>{seriesName}</span>}
      {isSample && <SampleTag isShort />}
      {/* Readers of a link do not learn the library's name. */}
      <OwnTag library={isOwnProduct(id) ? null : undefined} isShort />
    </span>
  );
}

/** The columns of a plan's rooms. A row is an index into `rooms`, which keeps each figure as a list. */
function columnsOf(
  kind: ReturnType<typeof kindOf>,
  head: PlanHead,
  rooms: PlanRooms,
  products: readonly PlanProduct[],
): readonly DataColumn<number>[] {
  const productOf = (row: number) => products[rooms.product[row] ?? -1];
  const stateOf = (row: number) => rooms.standing[row] ?? "blank";
  return [
    textColumn("房间编号", (row) => rooms.codes[row] ?? "", { width: 104 }),
    textColumn("房间名称", (row) => rooms.names[row] ?? "", { width: 128 }),
    ...(kind?.roomFigures ?? []).map((field): DataColumn<number> => ({
      ...figureColumn(
        FIGURE_FIELDS[field].title,
        (row) => figureText(rooms.figures[field][row], FIGURE_DIGITS[FIGURE_FIELDS[field].kind]),
        { width: NUMBER, unit: fieldUnit(field) },
      ),
      id: field,
    })),
    figureColumn("数量", (row) => figureText(productOf(row) && (rooms.quantity[row] ?? 0), 0), { width: 64 }),
    {
      id: "model",
      header: kind?.words.model ?? "型号",
      accessorFn: (row) => productOf(row)?.model ?? null,
      cell: ({ row: { original } }) => {
        const product = productOf(original);
        return product === undefined ? MISSING : <Product of={product} />;
      },
    },
    ...(kind === null ? [] : figureColumnsOf(kind, head)).map(({ column, index }): DataColumn<number> => ({
      ...figureColumn(
        column.title,
        (row) => figureText(rooms.corrected[index]?.[row] ?? productOf(row)?.figures[index], column.digits),
        { width: NUMBER, unit: column.unit },
      ),
      id: column.key,
    })),
    textColumn("状态", (row) => rowStateWords(stateOf(row), kind?.words.noMatch ?? "未匹配"), {
      width: 112,
      cellClass: (row) => stateOf(row) !== "matched" && text["miss"],
    }),
  ];
}

/** Rooms of a confirmed plan with the products selected for them. */
export function SharedRooms({ kindName, head, rooms, products, total, more }: SharedRoomsProps) {
  const kind = kindOf(kindName);
  const count = rooms.ids.length;
  const { scrollRef, indexes, before, after } = useFixedRows(count, ROW);
  const onScroll = ({ currentTarget: box }: UIEvent<HTMLDivElement>) => {
    if (box.scrollHeight - box.scrollTop - box.clientHeight < AHEAD && !more.isFetching && !more.isFailed)
      more.load();
  };
  const first = indexes[0] ?? 0;
  const columns = columnsOf(kind, head, rooms, products);
  return (
    <TableBox kind="page" ref={scrollRef} onScroll={onScroll}>
      <DataTable label="房间选型结果" columns={columns} rowCount={total}>
        <WindowedRows
          columns={columns}
          rows={indexes}
          rowKey={(row) => rooms.ids[row] ?? row}
          first={first}
          before={before}
          after={after}
        />
      </DataTable>
      {count < total && (
        <p className={css["more"]} role="status">
          已显示 {formatNumber(count, 0)} / {formatNumber(total, 0)}
          {more.isFailed && "，后面的没有加载成功"}
          <LinkButton disabled={more.isFetching} onClick={more.load}>
            {more.isFailed ? "重试" : "加载更多"}
          </LinkButton>
        </p>
      )}
    </TableBox>
  );
}
