import { cellText, isBlank, type Cell, type SheetGrid } from "../../../base/sheet/SheetGrid.ts";
import { simplifyHead } from "../words/simplifyHead.ts";
import { splitTableHead } from "../words/tableUnits.ts";

const UNITS = /^(?:单位|計量単位|単位|units?|einheit(?:en)?|unités?|unità|unidad(?:es)?|ед\.?|единицы?)$/u;

/**
 * A row 单位 | m³/h | m below the products of a table that was turned: its units stand behind the names in the head
 * instead.
 */
export function unitsAtEnd(grid: SheetGrid): SheetGrid {
  const last = grid.rows.findLastIndex((cells) => !cells.every(isBlank));
  const [label, ...units] = grid.rows[last] ?? [];
  if (last < 2 || !UNITS.test(simplifyHead(cellText(label)))) return grid;
  const areUnits = units.every((cell) => {
    const { name, unit } = splitTableHead(cellText(cell));
    return isBlank(cell) || (name === "" && unit !== null);
  });
  if (!areUnits) return grid;
  const rows = grid.rows.map((cells) => [...cells]);
  units.forEach((cell, at) => {
    const head = rows.find((cells) => !isBlank(cells[at + 1]));
    if (isBlank(cell) || head === undefined || head === rows[last]) return;
    head[at + 1] = `${cellText(head[at + 1])} (${cellText(cell)})` satisfies Cell;
  });
  rows[last] = (rows[last] ?? []).map(() => null);
  return { ...grid, rows };
}
