import type { OptimumQuestion } from "#domain/building/batch/optimum/objective.ts";
import type { Room } from "#domain/building/rooms/Room.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { area, power } from "#domain/base/units.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { openForTest } from "./batchRuns.ts";
import { scriptedServer } from "./scriptedServer.ts";
import type { TestFilter } from "./testKind.ts";
import { testRoom } from "./testRooms.ts";

export const never = () => new AbortController().signal;
/** The fewest models with a slack of 0.5; tests override fields. */
export const question = (about: Partial<OptimumQuestion> = {}): OptimumQuestion => ({
  objective: "fewest",
  slack: 0.5,
  noiseLimit: null,
  ...about,
});

/** Rooms of one unit each, with these loads in kW. Unit `p-k` has 0.9·k kW. */
export const roomsOf = (loads: readonly number[]): Room[] =>
  loads.map((load, at) => testRoom(at, { roomArea: area(15), coolingLoad: power(load), heatLoad: null }));

/** A building of rooms with these loads, selected by default. */
export async function building(loads: readonly number[], { isRun = true } = {}) {
  const server = scriptedServer();
  const { client } = openForTest({ server });
  await client.replaceRooms(packRooms(roomsOf(loads)), "试验楼", "");
  if (isRun) await client.run("all");
  return { client, server };
}

/** The state at the end of a search. */
export async function optimised(client: BatchClient<TestFilter>, asked = question()) {
  const answer = await client.optimise(asked, never());
  if (!answer.ok) throw new Error(answer.message);
  const news = await client.optimumNews(-1, never());
  if (!news.ok) throw new Error(news.message);
  return news.value;
}
