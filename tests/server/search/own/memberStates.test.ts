import { expect, test } from "vitest";
import type { SeenLibrary } from "#server/http/caller.ts";
import { memberStates } from "#server/search/own/memberStates.ts";

interface Known {
  readonly size: number;
}
interface Own {
  readonly revision: number;
  readonly products: readonly string[];
}

const FANS = "C000001";
const PUMPS = "C000002";
const BIG = 1e9;

function states({ bytesRead = BIG, bytesMerged = BIG, mostOwn = 100 } = {}) {
  const done = { readings: 0, merges: 0 };
  const libraries = new Map<string, { revision: number; products: readonly string[] }>();
  const of = memberStates<Known, Own, { readonly ids: readonly string[] }, "all">(
    (seen) =>
      Promise.resolve(
        new Map(
          seen.map(({ id }) => {
            const size = libraries.get(id)?.products.length ?? 0;
            return [id, new Map(size === 0 ? [] : [FANS, PUMPS].map((code) => [code, size]))];
          }),
        ),
      ),
    {
      mostRead: { states: 1_000, bytes: bytesRead },
      mostMerged: { states: 1_000, bytes: bytesMerged },
      mostOwn,
      read(_known, libraryId, former) {
        done.readings++;
        const { revision, products } = libraries.get(libraryId)!;
        return Promise.resolve({
          revision,
          products: former?.products === products ? former.products : products,
        });
      },
      isOf: () => true,
      isSame: (one, other) => one.products === other.products,
      merge(_known, owns) {
        done.merges++;
        return Promise.resolve({ ids: owns.flatMap(({ own }) => own.products) });
      },
      bytesOfOwn: ({ products }) => products.length,
      bytesOfState: () => 20,
    },
  );
  const known: Known = { size: 20_000 };
  const has = (id: string, products: readonly string[]) =>
    libraries.set(id, { revision: (libraries.get(id)?.revision ?? 0) + 1, products });
  const seen = (...ids: readonly string[]): readonly SeenLibrary[] =>
    ids.map((id) => ({ id, name: id, revision: libraries.get(id)?.revision ?? 0 }));
  const ask = (ids: readonly string[], under = known, categoryCode = FANS) =>
    of({ categoryCode, known: under, variant: "all" }, seen(...ids));
  return { done, has, ask, libraries };
}

const TEAMS = Array.from({ length: 30 }, (_, at) => `team ${at}`);

test("teams in turn are merged once each, though not all their readings are kept for others", async () => {
  const { done, has, ask } = states({ bytesRead: 3 });
  for (const team of TEAMS) has(team, [`${team} 1`]);
  for (let round = 0; round < 5; round++) for (const team of TEAMS) await ask([team]);
  expect(done).toEqual({ readings: 30, merges: 30 });
});

test("a change in other categories merges nothing again, and a change here does", async () => {
  const { done, has, ask, libraries } = states({ bytesRead: 1 });
  for (const team of TEAMS) has(team, [`${team} 1`]);
  const before = await ask(["team 0", "team 1"]);
  await ask(["team 2"]);
  const merges = done.merges;
  has("team 0", libraries.get("team 0")!.products);
  expect(await ask(["team 0", "team 1"])).toBe(before);
  expect(done.merges).toBe(merges);
  has("team 0", ["other"]);
  expect(await ask(["team 0", "team 1"])).toEqual({ ids: ["other", "team 1 1"] });
});

test("libraries without products in the category cost no reading", async () => {
  const { done, has, ask } = states();
  has("empty", []);
  expect(await ask(["empty"])).toBeNull();
  expect(done).toEqual({ readings: 0, merges: 0 });
  has("team", ["1"]);
  const state = await ask(["team"]);
  expect(await ask(["empty", "team"])).toBe(state);
  expect(done).toEqual({ readings: 1, merges: 1 });
});

test("more own products than one member may search are refused before anything is read", async () => {
  const { done, has, ask } = states({ mostOwn: 3 });
  has("a", ["1", "2"]);
  has("b", ["3", "4"]);
  await expect(ask(["a", "b"])).rejects.toThrow("共有 4 个在用产品，最多能一起查找 3 个");
  expect(await ask(["a"])).toEqual({ ids: ["1", "2"] });
  expect(done).toEqual({ readings: 1, merges: 1 });
});

test("what was made of a former catalogue takes no place from anything else", async () => {
  // Each state takes 21, so four fit.
  const { done, has, ask } = states({ bytesMerged: 90 });
  for (const team of TEAMS) has(team, [team]);
  const pumps = { size: 300 };
  await ask(["team 9"], pumps, PUMPS);
  for (const team of ["team 0", "team 1", "team 2"]) await ask([team]);
  const fans = { size: 20_001 };
  for (const team of ["team 0", "team 3", "team 4"]) await ask([team], fans);
  const { merges } = done;
  await ask(["team 9"], pumps, PUMPS);
  expect(done.merges).toBe(merges);
});

test("what is held is bounded by bytes, readings and merges together", async () => {
  // Each state takes 21, so four fit.
  const { done, has, ask } = states({ bytesMerged: 90 });
  for (const team of TEAMS) has(team, [team]);
  const asked = async (teams: readonly string[], known?: Known) => {
    const before = done.merges;
    for (const team of teams) await ask([team], known);
    return done.merges - before;
  };
  expect(await asked(TEAMS.slice(0, 4))).toBe(4);
  expect(await asked(TEAMS.slice(0, 4))).toBe(0);
  expect(await asked(TEAMS.slice(0, 5))).toBe(1);
  expect(await asked(TEAMS.slice(0, 1))).toBe(1);
  // For another catalogue all states are merged again, from the same readings.
  expect(await asked(TEAMS.slice(3, 5), { size: 1 })).toBe(2);
  expect(done.readings).toBe(5);
});
