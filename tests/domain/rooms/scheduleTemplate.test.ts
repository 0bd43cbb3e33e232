import { expect, it } from "vitest";
import { findHeader } from "#domain/rooms/findHeader.ts";
import { ROOM_FIELDS } from "#domain/rooms/roomFields.ts";
import { scheduleTemplate } from "#domain/rooms/scheduleTemplate.ts";

const [schedule, explanation] = scheduleTemplate().map(({ name, columns, rows }) => ({
  name,
  isHidden: false,
  merges: [],
  rows: [columns.map(({ title }) => title), ...rows],
}));

it("heads every field with a name and unit that the import recognises", () => {
  const header = schedule && findHeader(schedule);
  expect(header?.columns.map(({ field }) => field)).toEqual([...ROOM_FIELDS]);
  expect(header?.columns.filter(({ isUnitAssumed }) => isUnitAssumed)).toEqual([]);
});

it("explains itself on a sheet that cannot pass for a schedule", () => {
  expect(explanation?.rows).toHaveLength(1 + ROOM_FIELDS.length + 3);
  expect(explanation && findHeader(explanation)).toBeNull();
});
