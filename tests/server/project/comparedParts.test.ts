import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PlanPart } from "#api/contract/projectPlans.ts";
import { comparePlans } from "#domain/building/plan/comparePlans.ts";
import { projects, planParts } from "#server/database/schema/projectSchema.ts";
import { USUAL_BOUNDS } from "#server/process/bounds.ts";
import { partsToCompare } from "#server/project/plans/comparedParts.ts";
import { compare } from "#server/project/plans/comparisonThread.ts";
import { hashesOf, joinParts, type NamedParts } from "#server/project/plans/joinParts.ts";
import type { Database } from "#server/database/connection/database.ts";
import { DATABASES } from "../../support/eachDatabase.ts";
import { keptPart } from "../../support/keptPart.ts";
import { productsPart, roomsPart } from "../../support/planMaker.ts";

/** Rooms of a storey, with random products. */
const storey = fc.record({
  floor: fc.integer({ min: 1, max: 6 }),
  products: fc.array(fc.integer({ min: -1, max: 5 }), { minLength: 1, maxLength: 3 }),
  quantity: fc.integer({ min: 0, max: 2 }),
});
const roomsOf = ({
  floor,
  products,
  quantity,
}: typeof storey extends fc.Arbitrary<infer Drawn> ? Drawn : never) =>
  roomsPart(
    products.map((product, at) => ({
      id: `${floor}-${at}`,
      product,
      quantity,
      ...(at === 2 ? { standing: "unmatched" as const } : {}),
    })),
  );
/** The storeys of a version, each number once, so that no room occurs twice. */
const storeys = fc.uniqueArray(storey, { minLength: 0, maxLength: 5, selector: ({ floor }) => floor });
const productLists = fc.constantFrom([["a", "b"], ["c"]], [["a", "b"], ["d"]], [["b", "a"], ["c"]], [["a"]]);
const change = fc.record({
  before: fc.record({ storeys, productLists }),
  after: fc.record({ storeys, productLists }),
  /** Number of storeys that stay unchanged. */
  keeps: fc.integer({ min: 0, max: 5 }),
});

describe.each(DATABASES)("parts of two versions in $name", ({ open }) => {
  let database: Database;
  let projectId = "";
  const stored = new Map<string, PlanPart>();
  beforeAll(async () => {
    database = await open();
    const [made] = await database.queries
      .insert(projects)
      .values({ name: "一号楼" })
      .returning({ id: projects.id });
    projectId = made!.id;
  });
  afterAll(() => database.close());

  const keep = async (part: PlanPart) => {
    const hash = await keptPart(database.queries, projectId, part, USUAL_BOUNDS);
    stored.set(hash, part);
    return hash;
  };
  async function version(
    rooms: readonly PlanPart[],
    lists: readonly (readonly string[])[],
  ): Promise<NamedParts> {
    const [roomParts, productParts]: string[][] = [[], []];
    for (const part of rooms) roomParts!.push(await keep(part));
    for (const ids of lists) productParts!.push(await keep(productsPart(...ids)));
    return { roomParts: roomParts!, productParts: productParts! };
  }
  const plain = (one: NamedParts, other: NamedParts) => {
    const content = (named: NamedParts) => joinParts(hashesOf(named).map((hash) => stored.get(hash)!));
    return comparePlans(content(one), content(other));
  };
  let asked = 0;
  async function compared(one: NamedParts, other: NamedParts) {
    const versions = await partsToCompare(database.queries, projectId, [one, other]);
    const found = await compare({ key: `${asked++}`, from: 0, to: 1000, versions });
    return { found, read: versions.packed.size };
  }

  test("that are equal are not read; one changed storey of fifty is read in both, and nothing else", async () => {
    const rooms = Array.from({ length: 50 }, (_, floor) =>
      roomsPart([
        { id: `${floor}-1`, product: floor % 3 },
        { id: `${floor}-2`, quantity: 2 },
      ]),
    );
    const lists = [["fcu-1", "fcu-2"], ["fcu-3"]];
    const before = await version(rooms, lists);
    const after = await version(rooms.with(7, roomsPart([{ id: "7-1", product: 2, quantity: 5 }])), [
      ...lists,
      ["fcu-4"],
    ]);
    const same = await compared(before, before);
    expect(same.read).toBe(0);
    expect(same.found).toMatchObject({ same: 100, changed: 0, rooms: [], products: [] });
    const { found, read } = await compared(before, after);
    expect(read).toBe(2);
    expect(found).toEqual(plain(before, after));
    expect(found).toMatchObject({ same: 98, changed: 1, gone: 1 });
  });

  test("are read all the same where their rooms mean other products than before", async () => {
    const rooms = [roomsPart([{ id: "1", product: 0 }]), roomsPart([{ id: "2", product: 1 }])];
    const before = await version(rooms, [["fcu-1", "fcu-2"]]);
    const after = await version(rooms, [["fcu-1", "fcu-3"]]);
    const { found, read } = await compared(before, after);
    expect(read).toBe(1);
    expect(found).toEqual(plain(before, after));
    expect(found).toMatchObject({ same: 1, changed: 1 });
  });

  test("stored before their figures were kept beside them are read as they were", async () => {
    const rooms = [roomsPart([{ id: "old-1" }]), roomsPart([{ id: "old-2", product: 1 }])];
    const before = await version(rooms, [["old-a", "old-b"]]);
    const after = await version(rooms.slice(1), [["old-a", "old-b"]]);
    const [unknown] = before.productParts;
    const counts = sql`${planParts.counts} - 'used' - 'products'`;
    await database.queries.update(planParts).set({ counts }).where(eq(planParts.hash, unknown!));
    const { found, read } = await compared(before, after);
    expect(read).toBe(3);
    expect(found).toEqual(plain(before, after));
    // If one version has only rooms, that part alone is read besides the differences.
    await keep(productsPart("old-a", "old-b"));
    await database.queries.update(planParts).set({ counts }).where(eq(planParts.hash, after.roomParts[0]!));
    const again = await compared(before, after);
    expect(again.read).toBe(2);
    expect(again.found).toEqual(plain(before, after));
  });

  test("one that is not there is refused", async () => {
    const before = await version([roomsPart([{ id: "here" }])], []);
    const after = { roomParts: ["x".repeat(43)], productParts: [] };
    await expect(partsToCompare(database.queries, projectId, [before, after])).rejects.toMatchObject({
      code: "not.found",
    });
  });

  test("give what the plain comparison of everything gives, however versions differ", async () => {
    await fc.assert(
      fc.asyncProperty(change, async ({ before, after, keeps }) => {
        const kept = before.storeys.slice(0, keeps);
        const taken = new Set(kept.map(({ floor }) => floor));
        const later = [...kept, ...after.storeys.filter(({ floor }) => !taken.has(floor))];
        const one = await version(before.storeys.map(roomsOf), before.productLists);
        const other = await version(later.map(roomsOf), after.productLists);
        expect((await compared(one, other)).found).toEqual(plain(one, other));
      }),
      { numRuns: 40 },
    );
  });
});
