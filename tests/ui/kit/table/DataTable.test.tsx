import type { ColumnDef } from "@tanstack/react-table";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, expectTypeOf, it, vi } from "vitest";
import type { DataColumn, DataColumnMeta } from "#ui/kit/table/DataColumn.ts";
import { DataGroups } from "#ui/kit/table/DataGroups.tsx";
import { DataTable } from "#ui/kit/table/DataTable.tsx";
import { selectedRow } from "#ui/kit/table/selectedRow.ts";
import { SortTitle } from "#ui/kit/table/SortTitle.tsx";
import { TableBox } from "#ui/kit/table/TableBox.tsx";
import styles from "#ui/kit/table/table.module.css";
import { WindowedRows } from "#ui/kit/table/WindowedRows.tsx";
import { renderInApp } from "../../renderInApp.tsx";

interface Pump {
  readonly model: string;
  readonly maker: string | null;
  readonly power: string;
}

const PUMPS: readonly Pump[] = [
  { model: "Stratos 30/1-12", maker: "Wilo", power: "0.31" },
  { model: "IPL 40/130", maker: null, power: "2.20" },
];
const COLUMNS: readonly DataColumn<Pump>[] = [
  { id: "model", header: "型号", accessorFn: ({ model }) => model, meta: { isRowHead: true, width: 160 } },
  { id: "maker", header: "品牌", accessorFn: ({ maker }) => maker },
  {
    id: "power",
    header: "功率",
    accessorFn: ({ power }) => power,
    meta: { unit: "kW", isFigure: true, width: 80 },
  },
  {
    id: "actions",
    header: "操作",
    cell: ({ row }) => <a href={`#${row.index}`}>查看</a>,
    meta: { isBare: true },
  },
];
const keyOf = ({ model }: Pump) => model;
const texts = (role: "columnheader" | "row") =>
  screen.getAllByRole(role).map((element) => element.textContent);

describe("a table", () => {
  it("has a head, a named row and a cell for each of its columns", () => {
    renderInApp(<DataTable label="水泵" columns={COLUMNS} rows={PUMPS} rowKey={keyOf} />);
    const table = screen.getByRole("table", { name: "水泵" });
    expect(texts("columnheader")).toEqual(["型号", "品牌", "功率kW", ""]);
    expect(screen.getByRole("columnheader", { name: "操作" })).not.toBeNull();
    expect(within(table).getByRole("rowheader", { name: "IPL 40/130" }).getAttribute("scope")).toBe("row");
    expect(texts("row").slice(1)).toEqual(["Stratos 30/1-12Wilo0.31查看", "IPL 40/130- -2.20查看"]);
    expect([...table.querySelectorAll("col")].map(({ style }) => style.width)).toEqual([
      "160px",
      "",
      "80px",
      "",
    ]);
  });

  it("tells the pointer a text that may be cut, and no figure", () => {
    renderInApp(<DataTable label="水泵" columns={COLUMNS} rows={PUMPS} />);
    expect(screen.getByTitle("Stratos 30/1-12").textContent).toBe("Stratos 30/1-12");
    expect(screen.getByTitle("Wilo").textContent).toBe("Wilo");
    expect(screen.queryByTitle("0.31")).toBeNull();
    expect(screen.queryByTitle("- -")).toBeNull();
  });

  it("tells the pointer what a column says of a row, in place of its text, and nothing where it says nothing", () => {
    const hint = ({ maker }: Pump) => (maker === null ? undefined : `${maker} 的水泵`);
    const columns = COLUMNS.map((column) =>
      column.id === "actions" ? column : { ...column, meta: { ...column.meta, hint } },
    );
    renderInApp(<DataTable label="水泵" columns={columns} rows={PUMPS} />);
    expect(screen.getAllByTitle("Wilo 的水泵").map(({ textContent }) => textContent)).toEqual([
      "Stratos 30/1-12",
      "Wilo",
      "0.31",
    ]);
    expect(screen.queryByTitle("IPL 40/130")).toBeNull();
  });

  it("keeps head and cells of a pinned column at its side, and no others", () => {
    const pins = new Map([
      ["model", "pinLeft"],
      ["actions", "pinRight"],
    ] as const);
    const columns = COLUMNS.map((column): DataColumn<Pump> => {
      const pin = pins.get(column.id as "model" | "actions");
      return pin === undefined ? column : { ...column, meta: { ...column.meta, pin } };
    });
    const { container } = renderInApp(<DataTable label="水泵" isScrolled columns={columns} rows={PUMPS} />);
    const pinned = [...container.querySelectorAll("tr")].map((row) =>
      [...row.children].map(({ classList }) =>
        ["pinLeft", "pinRight"].filter((name) => classList.contains(styles[name]!)).join(),
      ),
    );
    expect(pinned).toEqual(Array.from({ length: 3 }, () => ["pinLeft", "", "", "pinRight"]));
    // The stylesheet shows their edge only then.
    expect(screen.getByRole("table").hasAttribute("data-scrolls")).toBe(true);
  });

  it("is named by its caption, which stands before its rows, and has none that it was not given", () => {
    const { rerender } = renderInApp(<DataTable caption="循环泵" columns={COLUMNS} rows={PUMPS} />);
    const table = screen.getByRole("table", { name: "循环泵" });
    expect(table.firstElementChild).toBe(screen.getByText("循环泵"));
    rerender(<DataTable label="水泵" columns={COLUMNS} rows={PUMPS} />);
    expect(screen.getByRole("table", { name: "水泵" }).querySelector("caption")).toBeNull();
  });

  it("says which row is the chosen one", () => {
    renderInApp(
      <DataTable
        label="水泵"
        columns={COLUMNS}
        rows={PUMPS}
        rowProps={({ maker }) => selectedRow(maker === "Wilo")}
      />,
    );
    const [, chosen, other] = screen.getAllByRole("row");
    expect(chosen?.getAttribute("aria-current")).toBe("true");
    expect(other?.getAttribute("aria-current")).toBeNull();
  });

  it("says that there are no rows below its heads", () => {
    renderInApp(<DataTable label="水泵" columns={COLUMNS} rows={[]} empty="没有水泵" />);
    expect(texts("row")).toEqual(["型号品牌功率kW", "没有水泵"]);
    expect(screen.getByRole("cell").getAttribute("colspan")).toBe("4");
  });

  it("is busy with lines for the eye alone until its first rows come", () => {
    const shown = (rows: readonly Pump[] | null) => (
      <DataTable
        label="水泵"
        columns={COLUMNS}
        isBusy={false}
        rowHeight={48}
        rows={rows}
        skeleton={{ rows: 3 }}
      />
    );
    const { rerender, container } = renderInApp(shown(null));
    expect(screen.getByRole("table").getAttribute("aria-busy")).toBe("true");
    expect(screen.getByRole("table").style.getPropertyValue("--row-height")).toBe("48px");
    expect(screen.getAllByRole("row")).toHaveLength(1);
    expect(container.querySelectorAll("tbody tr")).toHaveLength(3);
    rerender(shown(PUMPS));
    expect(screen.getByRole("table").getAttribute("aria-busy")).toBe("false");
    expect(container.querySelectorAll("tbody tr")).toHaveLength(2);
  });

  it("lets a cell reach over columns, and over the rows below it", () => {
    const spans: readonly DataColumn<number>[] = [
      { id: "a", header: "一", accessorFn: String, meta: { rowSpan: (row) => (row === 0 ? 2 : 0) } },
      { id: "b", header: "二", accessorFn: String, meta: { colSpan: (row) => (row === 1 ? 2 : 1) } },
      { id: "c", header: "三", accessorFn: String },
    ];
    const { container } = renderInApp(<DataTable columns={spans} rows={[0, 1]} />);
    const cells = [...container.querySelectorAll("tbody tr")].map((row) =>
      [...row.querySelectorAll("td")].map(({ rowSpan, colSpan }) => `${rowSpan}x${colSpan}`),
    );
    expect(cells).toEqual([["2x1", "1x1", "1x1"], ["1x2"]]);
  });
});

describe("what stands in a table beside its rows", () => {
  it("groups are named over all columns, and sums begin below theirs", () => {
    const summed = COLUMNS.map((column): DataColumn<Pump> => {
      if (column.id === "model") return { ...column, footer: () => "合计" };
      return column.id === "power" ? { ...column, footer: () => "2.51" } : column;
    });
    renderInApp(
      <DataTable label="水泵" columns={summed}>
        <DataGroups columns={summed} groups={[{ key: "a", head: "循环泵", rows: PUMPS }]} rowKey={keyOf} />
      </DataTable>,
    );
    const group = screen.getByText("循环泵");
    expect(group.getAttribute("scope")).toBe("rowgroup");
    expect(group.getAttribute("colspan")).toBe("4");
    expect(screen.getByRole("rowheader", { name: "合计" }).getAttribute("colspan")).toBe("2");
    expect(screen.getByText("2.51").getAttribute("colspan")).toBe("2");
    // Below all bodies, whichever order they were given in.
    expect(screen.getByRole("table").lastElementChild).toBe(screen.getByText("2.51").closest("tfoot"));
  });

  it("sums are no line where no column has one", () => {
    const { container } = renderInApp(<DataTable label="水泵" columns={COLUMNS} rows={PUMPS} />);
    expect(container.querySelector("tfoot")).toBeNull();
  });

  it("rows of a long one say which they are of how many", () => {
    renderInApp(
      <DataTable label="水泵" columns={COLUMNS} rowCount={200}>
        <WindowedRows columns={COLUMNS} rows={PUMPS} rowKey={keyOf} first={50} before={1800} after={5000} />
      </DataTable>,
    );
    expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("201");
    expect(screen.getAllByRole("row").map((row) => row.getAttribute("aria-rowindex"))).toEqual([
      "1",
      "52",
      "53",
    ]);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["#50", "#51"]);
  });
});

describe("by the keyboard", () => {
  it("a title sorts up, down and not at all, and the head says which", async () => {
    const onSort = vi.fn();
    function Sorted() {
      const [sorted, setSorted] = useState<DataColumnMeta<Pump>["sorted"]>();
      const sort = (to: typeof sorted) => {
        onSort(to);
        setSorted(to);
      };
      const header = () => <SortTitle title="型号" sorted={sorted} onSort={sort} />;
      return <DataTable columns={[{ ...COLUMNS[0]!, header, meta: { sorted } }]} rows={PUMPS} />;
    }
    renderInApp(<Sorted />);
    const head = screen.getByRole("columnheader", { name: "型号" });
    expect(head.getAttribute("aria-sort")).toBeNull();
    await userEvent.tab();
    expect(screen.getByRole("button", { name: "型号" })).toBe(document.activeElement);
    for (const order of ["ascending", "descending", null]) {
      await userEvent.keyboard("{Enter}");
      expect(head.getAttribute("aria-sort")).toBe(order);
    }
    expect(onSort.mock.calls).toEqual([["ascending"], ["descending"], [undefined]]);
  });

  it("a box that has a name is reached, to be scrolled", async () => {
    renderInApp(
      <TableBox kind="framed" label="水泵列表">
        <DataTable columns={COLUMNS.slice(0, 3)} rows={PUMPS} />
      </TableBox>,
    );
    await userEvent.tab();
    expect(screen.getByRole("region", { name: "水泵列表" })).toBe(document.activeElement);
  });
});

it("a column is one of TanStack Table's", () => {
  interface Features {
    readonly columnMeta: DataColumnMeta<Pump>;
  }
  expectTypeOf<DataColumn<Pump>>().toExtend<ColumnDef<Features, Pump, string | null>>();
});
