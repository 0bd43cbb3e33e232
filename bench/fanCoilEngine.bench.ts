import { describe } from "vitest";
import { fanCoilColumns } from "#domain/building/kinds/fanCoil/selection/fanCoilColumns.ts";
import { selectFanCoils } from "#domain/building/kinds/fanCoil/selection/selectFanCoils.ts";
import { selectFanCoilsPlainly } from "../tests/support/plain/fanCoil/selectFanCoilsPlainly.ts";
import { conditions, makeFanCoils, makeRooms } from "../tests/support/fanCoilMaker.ts";
import { measureEngines } from "./measureEngines.ts";

const FAN_COILS = 2_000;
/**
 * The plain loop takes half a minute for a large building, so it selects for a part of it: all rooms take the same
 * time.
 */
const PLAIN_ROOMS = 400;
const BUDGET_MS = 1_000;
const MIN_RATIO = 20;

const coils = makeFanCoils(FAN_COILS);
const columns = fanCoilColumns(coils);
const asked = conditions();

describe.each([
  { rooms: 2_000, states: 12 },
  { rooms: 20_000, states: 12 },
  { rooms: 20_000, states: 20_000 },
])(`$rooms rooms in $states air states, ${FAN_COILS} fan coils`, ({ rooms: count, states }) => {
  const rooms = makeRooms(count, states);
  const part = rooms.filter((_, index) => index % (count / PLAIN_ROOMS) === 0);
  measureEngines({
    name: `${count} rooms, ${states} air states`,
    rooms: count,
    plainRooms: PLAIN_ROOMS,
    fast: () => selectFanCoils(columns, rooms, asked),
    plain: () => selectFanCoilsPlainly(coils, part, asked),
    matched: 0.9,
    isWithinBudget: (fast, plain) => fast < BUDGET_MS && plain / fast >= MIN_RATIO,
  });
});
