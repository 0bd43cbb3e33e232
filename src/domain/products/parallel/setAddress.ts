import { isNameIn } from "../../base/keyed.ts";
import { MOST_MACHINES } from "../../catalogue/duty/machineCount.ts";
import {
  ARRANGEMENTS,
  CONTROL_KINDS,
  MOST_MODELS,
  PLAIN_SET,
  type AddedMachine,
  type SetChoice,
} from "./SetChoice.ts";

const NAME = {
  arrangement: "machineArrangement",
  own: "ownMachines",
  others: "addedMachines",
  control: "regulatedMachines",
} as const;

/** The query parameters of an address. */
interface Query {
  get(name: string): string | null;
  set(name: string, value: string): void;
  delete(name: string): void;
}

const isCount = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= MOST_MACHINES;

/** id:count,id:count; ids are encoded, because they may contain these characters. */
const othersText = (others: readonly AddedMachine[]): string =>
  others.map(({ id, count }) => `${encodeURIComponent(id)}:${count}`).join(",");

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function readOthers(text: string): readonly AddedMachine[] {
  const read = text.split(",").flatMap((part): readonly AddedMachine[] => {
    const [id = "", count = "", ...more] = part.split(":");
    const machine = { id: decoded(id), count: Number(count) };
    return more.length === 0 && machine.id.trim() !== "" && isCount(machine.count) ? [machine] : [];
  });
  // Each product once, and at most as many as a set can hold beside the product itself.
  return [...new Map(read.map((machine) => [machine.id, machine])).values()].slice(0, MOST_MODELS - 1);
}

/** Reads a set from an address; `PLAIN_SET` itself if it has none. Unreadable parts count as missing. */
export function readSet(query: Pick<Query, "get">): SetChoice {
  const text = (name: keyof typeof NAME): string => query.get(NAME[name]) ?? "";
  const [arrangement, control, own] = [text("arrangement"), text("control"), Number(text("own"))];
  const choice: SetChoice = {
    arrangement: isNameIn(ARRANGEMENTS, arrangement) ? arrangement : PLAIN_SET.arrangement,
    own: isCount(own) ? own : PLAIN_SET.own,
    others: readOthers(text("others")),
    control: isNameIn(CONTROL_KINDS, control) ? control : PLAIN_SET.control,
  };
  const isSaid =
    choice.others.length > 0 ||
    choice.own !== null ||
    choice.arrangement !== PLAIN_SET.arrangement ||
    choice.control !== PLAIN_SET.control;
  return isSaid ? choice : PLAIN_SET;
}

/** The part of an address that describes a set, as a query. */
export const setQuery = (query: Pick<Query, "get">): string =>
  Object.values(NAME)
    .flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : `${name}=${encodeURIComponent(value)}`;
    })
    .join("&");

/** Writes a set; defaults leave no parameter. */
export function writeSet(query: Query, { arrangement, own, others, control }: SetChoice): void {
  const write = (name: keyof typeof NAME, isSet: boolean, value: string) =>
    isSet ? query.set(NAME[name], value) : query.delete(NAME[name]);
  write("arrangement", arrangement !== PLAIN_SET.arrangement, arrangement);
  write("own", own !== null, String(own));
  write("others", others.length > 0, othersText(others));
  write("control", control !== PLAIN_SET.control, control);
}
