import { expect, it } from "vitest";
import { findTables } from "#domain/building/rooms/header/findTables.ts";
import { ROOM_FIELDS } from "#domain/building/rooms/roomFields.ts";
import { scheduleTemplate } from "#domain/building/rooms/scheduleTemplate.ts";

const [schedule, explanation] = scheduleTemplate().map(({ name, columns, rows }) => ({
  name,
  isHidden: false,
  merges: [],
  rows: [columns.map(({ title }) => title), ...rows],
}));

it("heads every field with a name and unit that the import recognises", () => {
  const [table] = schedule ? findTables(schedule) : [];
  expect(table?.header.columns.map(({ match }) => match?.field)).toEqual([...ROOM_FIELDS]);
  const unitless = table?.header.columns.filter(({ unit }) => unit === null);
  expect(unitless?.map(({ match }) => match?.field)).toEqual([
    "roomCode",
    "roomName",
    "equipmentNumber",
    "floor",
    "zone",
  ]);
});

it("explains itself on a sheet that cannot pass for a schedule", () => {
  expect(explanation?.rows).toHaveLength(1 + ROOM_FIELDS.length + 3);
  expect(explanation && findTables(explanation)).toEqual([]);
});
