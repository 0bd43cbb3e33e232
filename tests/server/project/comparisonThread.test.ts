import { expect, test } from "vitest";
import { comparePlans } from "#domain/building/plan/comparePlans.ts";
import { compare, type ComparisonOrder } from "#server/project/plans/comparisonThread.ts";
import { joinParts } from "#server/project/plans/joinParts.ts";
import { packPart } from "#server/project/plans/packedPart.ts";
import { productsPart, roomsPart, type MadeRoom } from "../../support/planMaker.ts";

const products = productsPart("fcu-1", "fcu-2");
const before = roomsPart([
  { id: "1", quantity: 2 },
  { id: "2", product: 1 },
  { id: "3", standing: "unmatched", product: -1 },
]);
const room = (id: string, quantity: number): MadeRoom => ({ id, quantity });
const shared = roomsPart([room("8", 1), room("9", 1)]);
const page = { from: 0, to: 30 };

async function versionsTo(after: typeof before): Promise<NonNullable<ComparisonOrder["versions"]>> {
  const parts = { products, before, shared, after };
  const packed = await Promise.all(
    Object.entries(parts).map(async ([hash, part]) => [hash, await packPart(JSON.stringify(part))] as const),
  );
  return {
    before: { products: null, productParts: ["products"], roomParts: ["before", "shared"] },
    after: { products: null, productParts: ["products"], roomParts: ["after", "shared"] },
    alike: { rooms: 0, units: new Map() },
    packed: new Map(packed),
  };
}

test("a page is what the plain comparison of the joined parts says, and is known from then on", async () => {
  const after = roomsPart([room("1", 4), room("2", 1), room("4", 1)]);
  const { rooms, ...rest } = comparePlans(
    joinParts([products, before, shared]),
    joinParts([products, after, shared]),
  );
  expect(rooms.length).toBeGreaterThan(2);
  expect(rest.same).toBe(2);
  expect(await compare({ key: "a", ...page })).toBeNull();
  const first = await compare({ key: "a", from: 0, to: 2, versions: await versionsTo(after) });
  expect(first).toEqual({ ...rest, rooms: rooms.slice(0, 2) });
  expect(await compare({ key: "a", from: 2, to: 30 })).toEqual({ ...rest, rooms: rooms.slice(2) });
});

test("two comparisons are known, the one that was asked for last the longest", async () => {
  const versions = await versionsTo(roomsPart([room("1", 5)]));
  for (const key of ["b", "c"]) expect(await compare({ key, ...page, versions })).not.toBeNull();
  expect(await compare({ key: "b", ...page })).not.toBeNull();
  expect(await compare({ key: "d", ...page, versions })).not.toBeNull();
  expect(await compare({ key: "c", ...page })).toBeNull();
  expect(await compare({ key: "b", ...page })).not.toBeNull();
});
