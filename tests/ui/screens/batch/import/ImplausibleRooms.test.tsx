import { MantineProvider } from "@mantine/core";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import type { ImportPreview } from "#domain/building/rooms/importPreview.ts";
import { ImplausibleRooms } from "#ui/screens/batch/import/ImplausibleRooms.tsx";
import { ImportTables } from "#ui/screens/batch/import/ImportTables.tsx";

const shown = (part: ReactNode) => render(<MantineProvider>{part}</MantineProvider>);

it("counts rooms that are taken with implausible figures, and lists each in one click", async () => {
  // happy-dom lays nothing out: the list gets a height here.
  for (const name of ["offsetHeight", "offsetWidth", "clientHeight", "clientWidth"] as const)
    vi.spyOn(HTMLElement.prototype, name, "get").mockReturnValue(200);
  const rows = [
    { row: 7, sheet: "", roomCode: "201", reason: "冷负荷 2000 kW 合 100,000 W/㎡" },
    { row: 9, sheet: "2F", roomCode: "", reason: "面积 1 ㎡" },
  ];
  shown(<ImplausibleRooms rows={rows} isTurned={false} />);
  expect(screen.getByText("2 间的数值与常见的相差很多，仍会导入，请先核对")).toBeTruthy();
  expect(screen.queryByRole("list")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "查看 2 间" }));
  const listed = within(screen.getByRole("list", { name: "待核对的 2 间" })).getAllByRole("listitem");
  expect(listed.map(({ textContent }) => textContent)).toEqual([
    "第 7 行201冷负荷 2000 kW 合 100,000 W/㎡",
    "2F 第 9 行- -面积 1 ㎡",
  ]);
  await userEvent.click(screen.getByRole("button", { name: "收起" }));
  expect(screen.queryByRole("list")).toBeNull();
});

it("says nothing where no room is implausible", () => {
  shown(<ImplausibleRooms rows={[]} isTurned={false} />);
  expect(screen.queryByText(/仍会导入/u)).toBeNull();
});

it("offers a table of a hidden sheet unticked, alone as well, and tells of the tick", async () => {
  const onChange = vi.fn();
  const table = { id: "old", place: "工作表 旧版，第 1 行", rows: 12, isRead: false, note: "工作表隐藏" };
  const preview = { forms: [{ tables: [table] }] } as unknown as ImportPreview;
  shown(<ImportTables preview={preview} onChange={onChange} />);
  const tick = screen.getByRole<HTMLInputElement>("checkbox", {
    name: "工作表 旧版，第 1 行（12 行，工作表隐藏）",
  });
  expect(tick.checked).toBe(false);
  await userEvent.click(tick);
  expect(onChange).toHaveBeenCalledExactlyOnceWith("old", true);
});
