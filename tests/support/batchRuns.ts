import { afterEach, beforeEach } from "vitest";
import type { RoomRow } from "#domain/building/batch/state/batchState.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { freshStorage, openBatch } from "./openBatch.ts";
import { scriptedServer, type Script } from "./scriptedServer.ts";
import type { TestFilter } from "./testKind.ts";
import { testRooms } from "./testRooms.ts";

const opened: BatchClient<TestFilter>[] = [];

/** Every test of the file starts with empty storage, and its clients are closed afterwards. */
export function eachWithItsOwnBatch(): void {
  beforeEach(freshStorage);
  afterEach(() => opened.splice(0).forEach((client) => client.dispose()));
}

export function openForTest(options: Parameters<typeof openBatch>[0] = {}) {
  const batch = openBatch(options);
  opened.push(batch.client);
  return batch;
}

/** A client with this number of rooms, against a server that follows the script. */
export async function withRooms(
  count: number,
  script?: Script,
  options: Parameters<typeof openBatch>[0] = {},
) {
  const server = scriptedServer(script);
  const { client } = openForTest({ server, ...options });
  await client.replaceRooms(packRooms(testRooms(count)), "试验楼", "");
  return { client, server };
}

export async function allRows(client: BatchClient<TestFilter>): Promise<RoomRow[]> {
  const rows: RoomRow[] = [];
  while (rows.length < client.summary().shown)
    rows.push(...(await client.rows(rows.length, rows.length + 200)));
  return rows;
}

export const statusesOf = async (client: BatchClient<TestFilter>) =>
  Object.fromEntries((await allRows(client)).map(({ roomId, status }) => [roomId, status]));

/** Holds back every answer until the test releases it. */
export function gate() {
  const held: (() => void)[] = [];
  const script: Script = ({ usual }) =>
    new Promise((resolve) => {
      held.push(() => resolve(usual()));
    });
  return { held, script };
}
