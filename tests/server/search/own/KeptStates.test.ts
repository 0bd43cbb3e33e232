import { expect, test } from "vitest";
import { KeptStates } from "#server/search/own/KeptStates.ts";

const ALWAYS = () => true;

function kept(most = { states: 3, bytes: 100 }) {
  const made: string[] = [];
  const states = new KeptStates<{ key: string; size: number }>(most, ({ size }) => size);
  const ask = (key: string, size: number, isCurrent: (state: { size: number }) => boolean = ALWAYS) =>
    states.of(key, isCurrent, (former) => {
      made.push(former === null ? key : `${key} again`);
      return Promise.resolve({ key, size });
    });
  return { made, states, ask };
}

test("a state is made once for all who ask, and again when it is not current", async () => {
  const { made, states, ask } = kept();
  const [one, two] = await Promise.all([ask("a", 10), ask("a", 10)]);
  expect(one).toBe(two);
  await ask("a", 20, ({ size }) => size === 20);
  expect(made).toEqual(["a", "a again"]);
  expect(states.bytes).toBe(20);
});

test("those that nobody has asked for the longest are dropped, by number and by bytes", async () => {
  const { made, states, ask } = kept();
  for (const key of ["a", "b", "c", "a", "d"]) await ask(key, 10);
  await ask("a", 10);
  expect(made).toEqual(["a", "b", "c", "d"]);
  await ask("b", 10);
  expect(made.at(-1)).toBe("b");
  await ask("e", 95);
  expect(states.bytes).toBe(95);
  await ask("f", 500);
  await ask("f", 500);
  expect([states.bytes, made.filter((key) => key === "f")]).toEqual([500, ["f"]]);
});

test("what nobody will ask for again is dropped at once, but not what is being made", async () => {
  const { made, states, ask } = kept();
  for (const [key, size] of [
    ["a", 10],
    ["b", 20],
    ["c", 30],
  ] as const)
    await ask(key, size);
  let finish = (_state: { key: string; size: number }) => {};
  const making = states.of(
    "c",
    ({ size }) => size === 31,
    () => new Promise((resolve) => (finish = resolve)),
  );
  states.drop(({ size }) => size >= 20);
  expect(states.bytes).toBe(40);
  finish({ key: "c", size: 31 });
  expect(await making).toEqual({ key: "c", size: 31 });
  expect(states.bytes).toBe(41);
  for (const key of ["a", "b", "c"]) await ask(key, 20);
  expect(made).toEqual(["a", "b", "c", "b"]);
});

test("a failure is told to who began, and others try themselves", async () => {
  const states = new KeptStates<number>({ states: 2, bytes: 10 }, (size) => size);
  const failing = states.of("a", ALWAYS, () => Promise.reject(new Error("no database")));
  const joined = states.of("a", ALWAYS, () => Promise.resolve(3));
  await expect(failing).rejects.toThrow("no database");
  expect(await joined).toBe(3);
});
