import { expect, test } from "vitest";
import { readRange } from "#server/http/readRange.ts";

test.each([
  ["bytes=0-499", { from: 0, to: 500 }],
  ["bytes=500-", { from: 500, to: 1000 }],
  ["bytes=-300", { from: 700, to: 1000 }],
  ["bytes=-3000", { from: 0, to: 1000 }],
  ["bytes=900-5000", { from: 900, to: 1000 }],
  ["bytes=999-999", { from: 999, to: 1000 }],
])("%s of 1000 bytes is a part of them", (header, range) => {
  expect(readRange(header, 1000)).toEqual(range);
});

test.each(["bytes=1000-", "bytes=5000-6000", "bytes=-0"])("%s of 1000 bytes is none of them", (header) => {
  expect(readRange(header, 1000)).toBe("unsatisfiable");
});

test.each([undefined, "", "bytes=-", "bytes=5-4", "bytes=0-1,5-6", "items=0-1", "bytes=a-b"])(
  "%s asks for everything",
  (header) => {
    expect(readRange(header, 1000)).toBeNull();
  },
);
