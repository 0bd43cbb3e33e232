import type { Draw } from "./draw.ts";

const nested = (depth: number): unknown => JSON.parse(`${"[".repeat(depth)}${"]".repeat(depth)}`);
/** An own property of that name, as `JSON.parse` creates it. */
const inherited = (name: string): unknown => JSON.parse(`{"${name}":{"code":1}}`);

const NAMES = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "valueOf",
  "",
  "名",
  "a.b",
];

/** Values that no schema asks for, created when drawn. */
const ODDITIES: readonly ((draw: Draw) => unknown)[] = [
  (draw) => draw.oneOf(NAMES),
  (draw) => draw.oneOf([1e308, -1e308, 5e-324, -0, -1, 0, 2 ** 53, 1e12, 1e12 + 1, 0.1 + 0.2, 1e-9]),
  (draw) =>
    draw.oneOf(["NaN", "Infinity", "1e999", "0x10", "１２", "1,5", " ", "\u0000", "\ud800", "\u202e", "💧"]),
  (draw) => draw.oneOf([null, true, false, [], {}, [[]], [null], [[1]]]),
  (draw) => "字".repeat(draw.oneOf([64, 65, 128, 129, 513, 100_000])),
  (draw) =>
    Array.from({ length: draw.oneOf([51, 101, 501, 1001, 60_000]) }, () => draw.oneOf([0, "P000007", {}])),
  (draw) => nested(draw.oneOf([31, 33, 500])),
  (draw) => inherited(draw.oneOf(NAMES.slice(0, 4))),
  (draw) => "' or 1=1; drop table products --".slice(draw.below(8)),
  (draw) => `${draw.below(9)}-${draw.oneOf(["", "1e400", "-5", "9".repeat(300)])}`,
];

type Holder = unknown[] | Record<string, unknown>;
type Place = readonly [holder: Holder, name: string];

function placesIn(value: unknown, found: Place[] = []): Place[] {
  if (typeof value !== "object" || value === null) return found;
  for (const [name, child] of Object.entries(value)) {
    found.push([value as Holder, name]);
    placesIn(child, found);
  }
  return found;
}

const put = (holder: Holder, name: string, value: unknown) =>
  Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true });

/** A copy of a value with one of its parts replaced, left out, added to or repeated. */
export function mutated(original: unknown, draw: Draw): unknown {
  const odd = () => draw.oneOf(ODDITIES)(draw);
  const copy = structuredClone(original);
  const places = placesIn(copy);
  if (places.length === 0 || draw.chance(0.03)) return odd();
  const [holder, name] = draw.oneOf(places);
  const kind = draw.below(5);
  if (kind === 0) Reflect.deleteProperty(holder, name);
  else if (kind === 1) put(holder, Array.isArray(holder) ? String(holder.length) : draw.oneOf(NAMES), odd());
  else if (kind === 2 && Array.isArray(holder)) holder.push(...Array.from({ length: 60 }, () => holder[0]));
  else put(holder, name, odd());
  return copy;
}
