import { parentPort, workerData } from "node:worker_threads";
import { types, type ParserOptions, type QueryOptions } from "@electric-sql/pglite";
import { faultOf } from "./faults.ts";
import { openFolder } from "./embeddedFolder.ts";
import type { Answer, Order, QueryOrder, SentOrder, ThreadData, ThreadMessage } from "./threadMessages.ts";

/** The embedded database in a thread of its own: it answers one order after another. */

// Only EmbeddedThread starts this module, and provides the port.
const port = parentPort!;
const { dataDir, empty } = workerData as ThreadData;

/** Smaller contents are copied faster than transferred. */
const HANDED_OVER_BYTES = 16 * 1024;

const isLarge = (value: unknown): value is Uint8Array<ArrayBuffer> =>
  value instanceof Uint8Array && value.byteLength >= HANDED_OVER_BYTES;

/** The memory of large binary values, which are transferred to the other thread without a copy. */
const handedOver = ({ fields, rows }: Answer): ArrayBuffer[] =>
  fields.some(({ dataTypeID }) => dataTypeID === types.BYTEA)
    ? rows.flatMap((row) => Object.values(row).filter(isLarge)).map(({ buffer }) => buffer)
    : [];

const post = (message: ThreadMessage, handed: readonly ArrayBuffer[] = []) =>
  port.postMessage(message, handed);

const asIs = (text: string) => text;
function optionsOf({ rowMode, asText }: QueryOrder): QueryOptions {
  const parsers: ParserOptions = {};
  for (const type of asText) parsers[type] = asIs;
  return rowMode === undefined ? { parsers } : { rowMode, parsers };
}

const NOTHING: Answer = { rows: [], fields: [] };

async function serve(): Promise<void> {
  const client = await openFolder(dataDir, empty);

  async function done(order: Order): Promise<Answer> {
    switch (order.kind) {
      case "query":
        return client.query(order.text, [...order.params], optionsOf(order));
      case "exec":
        return (await client.exec(order.text)).at(-1) ?? NOTHING;
      case "listen":
        await client.listen(order.channel, (payload) => post({ kind: "notification", payload }));
        return NOTHING;
      case "close":
        await client.close();
        return NOTHING;
    }
  }

  port.on("message", ({ id, ...order }: SentOrder) => {
    void done(order).then(
      (answer) => post({ kind: "answer", id, answer }, handedOver(answer)),
      (error: unknown) => post({ kind: "fault", id, fault: faultOf(error, client.isDead) }),
    );
  });
  post({ kind: "open" });
}

serve().catch((error: unknown) => post({ kind: "unopened", fault: faultOf(error) }));
