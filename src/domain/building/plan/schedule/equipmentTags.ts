import { ROOF_LEVEL, storeyLevel } from "../../batch/groups/storeyRanks.ts";

/** Storey in tags of rooms that state none, if other rooms of the building state one */
const NO_FLOOR = "00";
const NUMBER_WIDTH = 2;

/**
 * 1, B2, RF; 1M is between the first storey and the second. A name without a number of a storey only loses its
 * blanks.
 */
function shortFloor(name: string): string {
  if (name === "") return NO_FLOOR;
  const level = storeyLevel(name);
  if (level === null) return name.replace(/\s+/gu, "");
  if (level === ROOF_LEVEL) return "RF";
  const storey = level < 0 ? `B${Math.ceil(-level)}` : String(Math.floor(level));
  return Number.isInteger(level) ? storey : `${storey}M`;
}

/**
 * Short storey names for tags, all different. Two storeys with the same short name keep their full names; names
 * that differ only in blanks are numbered.
 */
export function floorCodes(names: readonly string[]): ReadonlyMap<string, string> {
  const shorts = names.map(shortFloor);
  const uses = new Map<string, number>();
  for (const short of shorts) uses.set(short, (uses.get(short) ?? 0) + 1);
  const taken = new Set<string>();
  const codes = names.map((name, at): [string, string] => {
    const code = uses.get(shorts[at]!) === 1 ? shorts[at]! : name.replace(/\s+/gu, "") || NO_FLOOR;
    let own = code;
    for (let number = 2; taken.has(own); number++) own = `${code}(${number})`;
    taken.add(own);
    return [name, own];
  });
  return new Map(codes);
}

/**
 * FCU-1-01; FCU-01 in a building without storeys.
 *
 * @param number from 1
 */
export const equipmentTag = (prefix: string, floor: string | null, number: number): string =>
  [prefix, ...(floor === null ? [] : [floor]), String(number).padStart(NUMBER_WIDTH, "0")].join("-");

/** A sentence for the schedule that explains the tags */
export function tagRule(prefix: string, floors: readonly string[]): string {
  if (floors.length === 0) return `编号为 ${prefix}-序号，序号按型号的顺序`;
  const unplaced = floors.includes("") ? `，未注明楼层记 ${NO_FLOOR}` : "";
  return `编号为 ${prefix}-楼层-序号，序号为该层各型号的顺序；地下层记 B1，夹层记 1M，屋面记 RF${unplaced}`;
}
