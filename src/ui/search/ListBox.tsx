import type { ReactNode } from "react";
import { Pager } from "../kit/layout/Pager.tsx";
import { Panel } from "../kit/layout/Panel.tsx";
import type { DataColumn } from "../kit/table/DataColumn.ts";
import { DataTable, type DataTableProps } from "../kit/table/DataTable.tsx";
import { TableBox } from "../kit/table/TableBox.tsx";
import { useIsLate } from "../page/browser/useIsLate.ts";
import type { Loaded } from "../page/services/Loaded.ts";
import css from "./ListBox.module.css";
import { ListStates } from "./ListStates.tsx";
import type { ListAddress } from "./useListAddress.ts";

interface Listed<Row> {
  readonly list: readonly Row[];
  readonly totalCount: number;
}

interface ListBoxProps<Row> {
  readonly label: string;
  /** Measure word of the rows. */
  readonly counter: string;
  readonly address: ListAddress;
  readonly loaded: Loaded<Listed<Row>>;
  readonly isChanging: boolean;
  readonly columns: readonly DataColumn<Row>[];
  /** Search and filters. */
  readonly tools: ReactNode;
  /** Shown when nothing was found. */
  readonly empty: ReactNode;
  readonly rowProps?: DataTableProps<Row>["rowProps"];
}

const SKELETON = { rows: 8 };

/** A list of a page with pages: its tools, its table in every state, and its pages. */
export function ListBox<Row extends { readonly id: string }>(props: ListBoxProps<Row>) {
  const { address, loaded } = props;
  const isLate = useIsLate(loaded.status === "loading");
  const value = loaded.status === "ready" ? loaded.value : null;
  return (
    <Panel className={css["list"]}>
      <div className={css["tools"]}>{props.tools}</div>
      <ListStates
        loaded={loaded}
        countsOf={({ list, totalCount }) => ({ shown: list.length, total: totalCount })}
        counter={props.counter}
        empty={props.empty}
        onFirstPage={() => address.change({ page: null })}
      >
        {(shown) =>
          (shown !== null || isLate) && (
            <TableBox kind="page" data-results>
              <DataTable
                label={props.label}
                isBusy={props.isChanging}
                columns={props.columns}
                rows={shown?.list ?? null}
                rowKey={({ id }) => id}
                rowProps={props.rowProps}
                skeleton={SKELETON}
              />
            </TableBox>
          )
        }
      </ListStates>
      {value !== null && value.list.length > 0 && (
        <Pager
          page={address.page}
          pageSize={address.pageSize}
          total={value.totalCount}
          counter={props.counter}
          onPage={(page) => address.change({ page: page === 1 ? null : String(page) })}
          onPageSize={(size) => address.change({ size: String(size) })}
        />
      )}
    </Panel>
  );
}
