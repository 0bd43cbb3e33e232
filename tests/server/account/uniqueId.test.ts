import { expect, it } from "vitest";
import { uniqueIdOf } from "#server/account/uniqueId.ts";

it("tells one user from another of the same number, and stays what it is", () => {
  const createdAt = new Date("2026-11-26T08:00:00.123Z");
  const zhang = { id: 7, account: "zhang", createdAt };
  expect(uniqueIdOf({ ...zhang })).toBe(uniqueIdOf(zhang));
  const others = [
    { ...zhang, id: 8 },
    { ...zhang, account: "li" },
    { ...zhang, createdAt: new Date(createdAt.getTime() + 1) },
  ];
  expect(new Set([zhang, ...others].map(uniqueIdOf)).size).toBe(4);
});
