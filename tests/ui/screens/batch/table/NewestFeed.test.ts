import { act, renderHook } from "@testing-library/react";
import { StrictMode } from "react";
import { expect, it } from "vitest";
import { NewestFeed } from "#ui/screens/batch/table/NewestFeed.ts";
import { keepSame, useRowWindow, type ReadRows } from "#ui/screens/batch/table/useRowWindow.ts";
import { matched } from "../support/rows.ts";

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A worker that answers when told to, with what it was asked. */
function slowWorker() {
  const asked: string[] = [];
  const answers: { readonly give: () => void; readonly die: () => void }[] = [];
  const ask = (question: string) => {
    asked.push(question);
    return new Promise<string>((resolve, reject) => {
      answers.push({ give: () => resolve(question), die: () => reject(new Error("WorkerGone")) });
    });
  };
  return { ask, asked, answer: () => answers.shift()?.give(), die: () => answers.shift()?.die() };
}

it("has one question under way, and then asks only the newest", async () => {
  const worker = slowWorker();
  const feed = new NewestFeed(worker);
  feed.subscribe(() => {});
  for (const question of ["a", "b", "c"]) feed.want(question);
  expect(worker.asked).toEqual(["a"]);
  worker.answer();
  await settle();
  expect(worker.asked).toEqual(["a", "c"]);
});

it("shows an answer although a newer question is already waiting", async () => {
  const worker = slowWorker();
  const feed = new NewestFeed(worker);
  let told = 0;
  feed.subscribe(() => told++);
  expect(feed.shown()).toBeNull();
  feed.want("a");
  feed.want("b");
  worker.answer();
  await settle();
  expect(told).toBe(1);
  expect(feed.shown()).toBe("a");
});

it("asks nothing while nobody listens, and goes on for the next listener", async () => {
  const worker = slowWorker();
  const feed = new NewestFeed(worker);
  feed.want("a");
  await settle();
  expect(worker.asked).toEqual([]);
  feed.subscribe(() => {});
  expect(worker.asked).toEqual(["a"]);
});

it("survives a worker that died, keeps what it had, and says so to whoever listens", async () => {
  const worker = slowWorker();
  let lost = 0;
  const feed = new NewestFeed({ ...worker, onLost: () => lost++ });
  const leave = feed.subscribe(() => {});
  feed.want("a");
  worker.answer();
  await settle();
  feed.want("b");
  worker.die();
  await settle();
  expect([lost, feed.shown()]).toEqual([1, "a"]);
  feed.want("c");
  worker.answer();
  await settle();
  expect([lost, feed.shown()]).toEqual([1, "c"]);
  feed.want("d");
  leave();
  worker.die();
  await settle();
  expect(lost).toBe(1);
});

it("keeps the identity of a row that has not changed", () => {
  const shown = new Map([0, 1].map((index) => [index, matched(index)]));
  const rows = keepSame(shown, new Map([1, 2].map((index) => [index, matched(index)])));
  expect([...rows.keys()]).toEqual([1, 2]);
  expect(rows.get(1)).toBe(shown.get(1));
  expect(keepSame(shown, new Map([[1, matched(1, { roomName: "另一间" })]])).get(1)).toMatchObject({
    roomName: "另一间",
  });
});

/** A list of 500 whose reader notes what it is asked. */
function longList() {
  const asked: (readonly [number, number])[] = [];
  const read: ReadRows<string> = (from, to) => {
    asked.push([from, to]);
    const value = Array.from({ length: to - from }, (_, at) => `row ${from + at}`);
    return Promise.resolve({ ok: true, value });
  };
  return { asked, read };
}

it("reads a window beyond both ends of the screen, and no other for a row more", async () => {
  const { asked, read } = longList();
  const { result, rerender } = renderHook(
    ({ first, version }) => useRowWindow(read, { count: 500, first, last: first + 9, version }),
    { initialProps: { first: 100, version: 1 } },
  );
  await act(settle);
  expect(asked).toEqual([[60, 140]]);
  expect([result.current.get(59), result.current.get(60)]).toEqual([undefined, "row 60"]);
  rerender({ first: 101, version: 1 });
  await act(settle);
  expect(asked).toHaveLength(1);
  // The same of a newer version is read again.
  rerender({ first: 101, version: 2 });
  await act(settle);
  rerender({ first: 480, version: 2 });
  await act(settle);
  expect(asked.slice(1)).toEqual([
    [60, 140],
    [440, 500],
  ]);
  expect(result.current.get(499)).toBe("row 499");
});

it("shows nothing of one list in another, and says when a list is not there any more", async () => {
  const one = longList();
  let gone = 0;
  const onGone = () => gone++;
  const lost: ReadRows<string> = () => Promise.resolve({ ok: false, code: "revision.gone", message: "" });
  const { result, rerender } = renderHook(
    ({ read }) => useRowWindow(read, { count: 500, first: 0, last: 9 }, onGone),
    { wrapper: StrictMode, initialProps: { read: one.read } },
  );
  await act(settle);
  expect(result.current.get(0)).toBe("row 0");
  rerender({ read: lost });
  expect(result.current.size).toBe(0);
  await act(settle);
  expect([gone > 0, result.current.size]).toEqual([true, 0]);
});
