import { expect, it } from "vitest";
import { mergeSeconds } from "../../../scripts/gate/recordedSeconds.ts";

const files = Array.from({ length: 30 }, (_, at) => `tests/${at}.test.ts`);
const KNOWN = Object.fromEntries(files.map((path, at) => [path, 1 + at]));
const isThere = () => true;

it("notes what is not known yet, in the order of the paths", () => {
  const seen = new Map([["tests/a.test.ts", 0.34]]);
  const merged = mergeSeconds({ "tests/b.test.ts": 3 }, seen, isThere);
  expect(JSON.stringify(merged)).toBe('{"tests/a.test.ts":0.3,"tests/b.test.ts":3}');
});

it("keeps what is about the same, and notes what has become otherwise", () => {
  const seen = new Map([
    ["tests/1.test.ts", 3.9],
    ["tests/2.test.ts", 7.1],
  ]);
  expect(mergeSeconds(KNOWN, seen, isThere)).toEqual({ ...KNOWN, "tests/2.test.ts": 7.1 });
});

it("takes a slow machine for no other times, and sees through it what is slower by itself", () => {
  const slow = new Map(files.map((path, at) => [path, 4 * (1 + at)]));
  expect(mergeSeconds(KNOWN, slow, isThere)).toEqual(KNOWN);
  slow.set("tests/3.test.ts", 100).set("tests/new.test.ts", 8);
  expect(mergeSeconds(KNOWN, slow, isThere)).toEqual({
    ...KNOWN,
    "tests/3.test.ts": 25,
    "tests/new.test.ts": 2,
  });
});

it("measures a machine by files of a second and more: shorter ones are noted as 0.1, whatever they take", () => {
  const short = Array.from({ length: files.length + 1 }, (_, at) => `tests/short/${at}.test.ts`);
  const known = { ...KNOWN, ...Object.fromEntries(short.map((path) => [path, 0.1])) };
  const seen = new Map([
    ...files.map((path, at) => [path, 4 * (1 + at)] as const),
    ...short.map((path) => [path, 4 * 0.03] as const),
  ]);
  expect(mergeSeconds(known, seen, isThere)).toEqual(known);
});

it("drops files that are gone", () => {
  expect(mergeSeconds(KNOWN, new Map(), (path) => path === "tests/4.test.ts")).toEqual({
    "tests/4.test.ts": 5,
  });
});
