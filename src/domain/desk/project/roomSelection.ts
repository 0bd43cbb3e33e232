import type { BatchKind } from "../../building/batch/kind/BatchKind.ts";
import { filterWords } from "../../building/batch/kind/filterWords.ts";
import type { Alternative } from "../../building/batch/state/batchState.ts";
import { MAX_TEXT } from "../../base/limits.ts";
import type { SelectedProperty } from "../../building/plan/schedule/SelectedProperty.ts";

interface SelectedFor<Filter> {
  readonly roomCode: string;
  readonly roomName: string;
  readonly filter: Filter;
  readonly quantity: number;
  /** Of one unit, in the order of the kind's figures. */
  readonly required: readonly (number | null)[];
}

const property = <Type extends SelectedProperty["type"]>(
  type: Type,
  code: string,
  name: string,
  unit: string | null,
  value: string | number,
) => ({ codes: [code], name, unit, values: [value], type });

const inOrder = <Property>(properties: readonly Property[]) =>
  properties.map((each, sort) => ({ ...each, sort }));

/**
 * An alternative of a room as stored with the project, with the conditions (including the speed level) that it was
 * found under.
 */
export function roomSelection<Filter>(
  kind: BatchKind<Filter>,
  { figures, corrected }: Pick<Alternative, "figures" | "corrected">,
  { roomCode, roomName, filter, quantity, required }: SelectedFor<Filter>,
) {
  const columns = kind.figures(filter);
  const stated = <Type extends SelectedProperty["type"]>(
    type: Type,
    values: readonly (number | null)[],
    nameOf: (title: string) => string,
  ) =>
    columns.flatMap(({ key, title, unit, digits }, at) => {
      const value = values[at] ?? null;
      return value === null ? [] : [property(type, key, nameOf(title), unit, Number(value.toFixed(digits)))];
    });
  const room = [roomCode, roomName].filter((text) => text !== "").join(" ");
  const conditions = filterWords(kind.filterFields, filter, null).join("，").slice(0, MAX_TEXT);
  const isCorrected = kind.hasCorrection && corrected.some((value) => value !== null);
  return {
    designProperties: inOrder([
      property("design", "room", "房间", null, room),
      ...stated("design", required, (title) => `单${kind.words.counter}需${title}`),
      property("design", "conditions", "条件", null, conditions),
    ]),
    runtimeProperties: inOrder(
      isCorrected
        ? stated("runtime", corrected, (title) => `${title}修正值`)
        : stated("runtime", figures, (title) => title),
    ),
    equipmentNum: quantity,
  };
}

/**
 * A product selected for a room of a batch: the room's requirement, the product's figures there, and the number of
 * units.
 */
export type RoomSelection = ReturnType<typeof roomSelection>;
