import { expect, it } from "vitest";
import { RoomWindowFeed } from "#ui/screens/batch/table/RoomWindowFeed.ts";
import { matched } from "../support/rows.ts";

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A worker that answers when told to. */
function slowWorker() {
  const asked: [number, number][] = [];
  const answers: (() => void)[] = [];
  const ask = (from: number, to: number) => {
    asked.push([from, to]);
    return new Promise<ReturnType<typeof matched>[]>((resolve) => {
      answers.push(() => resolve([matched(from)]));
    });
  };
  return { ask, asked, answer: () => answers.shift()?.() };
}

it("has one question under way, and then asks only the newest", async () => {
  const worker = slowWorker();
  const feed = new RoomWindowFeed(worker.ask);
  feed.subscribe(() => {});
  for (const from of [0, 20, 40]) feed.want({ version: 1, from, to: from + 20 });
  expect(worker.asked).toEqual([[0, 20]]);
  worker.answer();
  await settle();
  expect(worker.asked).toEqual([
    [0, 20],
    [40, 60],
  ]);
});

it("shows an answer although a newer question is already waiting", async () => {
  const worker = slowWorker();
  const feed = new RoomWindowFeed(worker.ask);
  let told = 0;
  feed.subscribe(() => told++);
  feed.want({ version: 1, from: 0, to: 20 });
  feed.want({ version: 2, from: 0, to: 20 });
  worker.answer();
  await settle();
  expect(told).toBe(1);
  expect(feed.rows().get(0)).toMatchObject({ roomName: "房间 0" });
});

it("keeps the identity of a row that has not changed", async () => {
  const feed = new RoomWindowFeed((from) => Promise.resolve([matched(from)]));
  feed.subscribe(() => {});
  feed.want({ version: 1, from: 0, to: 20 });
  await settle();
  const before = feed.rows().get(0);
  feed.want({ version: 2, from: 0, to: 20 });
  await settle();
  expect(feed.rows().get(0)).toBe(before);
});

it("asks nothing while nobody listens, and goes on for the next listener", async () => {
  const worker = slowWorker();
  const feed = new RoomWindowFeed(worker.ask);
  feed.want({ version: 1, from: 0, to: 20 });
  await settle();
  expect(worker.asked).toEqual([]);
  feed.subscribe(() => {});
  expect(worker.asked).toEqual([[0, 20]]);
});

it("survives a worker that died", async () => {
  let isDead = true;
  const feed = new RoomWindowFeed((from) =>
    isDead ? Promise.reject(new Error("WorkerGone")) : Promise.resolve([matched(from)]),
  );
  feed.subscribe(() => {});
  feed.want({ version: 1, from: 0, to: 20 });
  await settle();
  isDead = false;
  feed.want({ version: 2, from: 0, to: 20 });
  await settle();
  expect(feed.rows().size).toBe(1);
});
