import { expect, it } from "vitest";
import { Autosave, type Saving } from "#workers/batch/record/Autosave.ts";
import type { PartName } from "#workers/batch/record/savedParts.ts";
import { manualTimer } from "../../../support/manualTimer.ts";

const settled = () => new Promise((resolve) => setTimeout(resolve));

function saving() {
  const clock = manualTimer();
  const writes: PartName[][] = [];
  const states: Saving[] = [];
  let refused = false;
  let lock: Promise<void> | undefined;
  const autosave = new Autosave({
    timer: clock.timer,
    async write(names) {
      writes.push([...names]);
      await lock;
      if (refused) throw new DOMException("full", "QuotaExceededError");
    },
    onState: (state) => states.push(state),
  });
  const pass = async (ms: number) => {
    clock.pass(ms);
    await settled();
  };
  return {
    autosave,
    writes,
    states,
    pass,
    refuse: (isRefused: boolean) => (refused = isRefused),
    holdUntil: (until: Promise<void>) => {
      lock = until;
    },
  };
}

const blocks = (count: number) => Array.from({ length: count }, (_, at): PartName => `rooms.${at}`);

it("writes a small change at once, and what follows it together", async () => {
  const { autosave, writes, states, pass } = saving();
  autosave.touch(["head"]);
  expect(states).toEqual(["saving"]);
  await pass(0);
  expect(writes).toEqual([["head"]]);
  expect(states).toEqual(["saving", "saved"]);
  autosave.touch(["rooms.1"]);
  await pass(100);
  autosave.touch(["rooms.2"]);
  expect(writes).toHaveLength(1);
  await pass(150);
  expect(writes.slice(1)).toEqual([["rooms.1", "rooms.2"]]);
});

it("lets a large change wait for what follows it, but not for ever", async () => {
  const { autosave, writes, pass } = saving();
  autosave.touch(blocks(20));
  await pass(200);
  autosave.touch(["head"]);
  expect(writes).toHaveLength(0);
  await pass(50);
  expect(writes).toEqual([[...blocks(20), "head"]]);
});

it("tries a refused save again by itself, ever more rarely, until there is room", async () => {
  const { autosave, writes, states, pass, refuse } = saving();
  refuse(true);
  autosave.touch(["head"]);
  await pass(0);
  expect(states.at(-1)).toBe("failed");
  for (const [ms, count] of [
    [1999, 1],
    [1, 2],
    [3999, 2],
    [1, 3],
  ] as const) {
    await pass(ms);
    expect(writes).toHaveLength(count);
  }
  refuse(false);
  await pass(8000);
  expect(writes.at(-1)).toEqual(["head"]);
  expect(states.at(-1)).toBe("saved");
});

it("tries a refused save again with the next change, and keeps the warning until it is written", async () => {
  const { autosave, writes, states, pass, refuse } = saving();
  refuse(true);
  autosave.touch(["head"]);
  await pass(0);
  refuse(false);
  autosave.touch(["rooms.0"]);
  expect(states).toEqual(["saving", "failed"]);
  await pass(250);
  expect(writes.at(-1)).toEqual(["head", "rooms.0"]);
  expect(states).toEqual(["saving", "failed", "saved"]);
});

it("has everyone who waits wait for what was touched, however many they are", async () => {
  const { autosave, writes, pass, holdUntil } = saving();
  let release: () => void = () => {};
  holdUntil(new Promise((resolve) => (release = resolve)));
  autosave.touch(["results.0"]);
  await pass(0);
  let isSecondWritten = false;
  holdUntil(
    new Promise((resolve) =>
      setTimeout(() => {
        isSecondWritten = true;
        resolve();
      }, 5),
    ),
  );
  const waiting = (["results.1", "results.2", "results.3"] as const).map(async (name) => {
    autosave.touch([name]);
    await autosave.written();
    return isSecondWritten;
  });
  release();
  expect(await Promise.all(waiting)).toEqual([true, true, true]);
  expect(writes).toEqual([["results.0"], ["results.1", "results.2", "results.3"]]);
});

it("has nobody wait for a browser that refuses", async () => {
  const { autosave, writes, pass, refuse } = saving();
  refuse(true);
  autosave.touch(["head"]);
  await pass(0);
  autosave.touch(["results.0"]);
  await autosave.written();
  expect(writes).toHaveLength(1);
});
