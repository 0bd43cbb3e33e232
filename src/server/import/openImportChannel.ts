import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { copyForBackup } from "../backup/copyForBackup.ts";
import { operate, OperatorCommandSchema } from "../account/operator/operate.ts";
import { PriceBatchSchema } from "../goods/import/priceMessages.ts";
import { priceStandard } from "../goods/import/priceStandard.ts";
import { writePrices } from "../goods/writePrices.ts";
import { takeDocument } from "../documents/import/takeDocument.ts";
import type { TextIndex } from "../documents/textIndex.ts";
import { listen } from "../http/listen.ts";
import type { Log } from "../process/log.ts";
import { identityOf } from "../process/processIdentity.ts";
import { StartFailure } from "../process/StartFailure.ts";
import type { Database } from "../database/connection/database.ts";
import { demandRoom, type FreeBytes } from "../process/demandRoom.ts";
import { importStandard } from "../definitions/importStandard.ts";
import { writeImported } from "../catalogue/write/writeImported.ts";
import { ImportRunSchema, keepRun } from "./importRuns.ts";
import {
  BatchSchema,
  CHANNEL_FILE,
  INSUFFICIENT_STORAGE,
  MAX_MESSAGE_BYTES,
  type ChannelFile,
} from "./channel/channelMessages.ts";

export interface ImportChannelParts {
  /** The data folder that this process holds. */
  readonly dir: string;
  readonly database: Database;
  /** Reloads a category after its products were written. */
  readonly rebuild: (categoryCode: string) => Promise<void>;
  readonly log: Log;
  /** Indexes the text of imported manuals. */
  readonly texts: Pick<TextIndex, "readContent">;
  /** Runs a command about a library of own products. */
  readonly operateLibrary?: (command: unknown) => Promise<unknown>;
  readonly silenceMs?: number;
  readonly freeBytes?: FreeBytes;
}

const LAST_CALLS_MS = 5000;
/** An import that died cannot report its end: its changes are loaded after this silence. */
const SILENCE_MS = 5000;
const SECRET_BYTES = 32;
const OWNER_ONLY = 0o600;

/** Requests for which free disk space is checked first. Commands about accounts are not checked. */
const WRITES: ReadonlySet<string> = new Set([
  "POST /products",
  "POST /prices",
  "POST /document-part",
  "POST /document",
]);

const digest = (text: string) => createHash("sha256").update(text).digest();
const json = (value: unknown, status = 200) => Response.json(value, { status });

/** The file appears at once and whole, and only the folder's owner can ever read it. */
async function leaveFile(dir: string, content: ChannelFile): Promise<string> {
  const file = join(dir, CHANNEL_FILE);
  const draft = `${file}.draft`;
  await rm(draft, { force: true });
  await writeFile(draft, JSON.stringify(content), { mode: OWNER_ONLY, flag: "wx" });
  await rename(draft, file);
  return file;
}

/** Reloads the categories that imports have changed, once for all changes in the meantime. */
function createTakeUp({ rebuild, log, silenceMs = SILENCE_MS }: ImportChannelParts) {
  const touched = new Set<string>();
  let running = Promise.resolve();
  let silence: NodeJS.Timeout | undefined;
  const run = async () => {
    for (const categoryCode of [...touched]) {
      touched.delete(categoryCode);
      await rebuild(categoryCode);
    }
  };
  const now = () => {
    clearTimeout(silence);
    const next = running.then(run);
    running = next.catch(() => {});
    return next;
  };
  const later = () =>
    void now().catch((error: unknown) => log.error({ err: error }, "an import was not taken up"));
  return {
    now,
    touch(categoryCodes: readonly string[]) {
      for (const categoryCode of categoryCodes) touched.add(categoryCode);
      clearTimeout(silence);
      silence = setTimeout(later, silenceMs).unref();
    },
    stop: () => clearTimeout(silence),
  };
}

/**
 * The channel by which `npm run import`, `account` and `backup` reach the data of a running server: a port on
 * loopback, with its secret in a file of the data folder that only the owner can read.
 */
export async function openImportChannel(parts: ImportChannelParts): Promise<{ close(): Promise<void> }> {
  const { dir, database, log } = parts;
  const secret = randomBytes(SECRET_BYTES).toString("hex");
  const expected = digest(`Bearer ${secret}`);
  const takeUp = createTakeUp(parts);

  async function read<Batch extends v.GenericSchema>(request: Request, schema: Batch) {
    if (!(Number(request.headers.get("Content-Length")) <= MAX_MESSAGE_BYTES)) return json("too large", 413);
    const batch = v.safeParse(schema, await request.json());
    return batch.success ? batch : json(v.flatten(batch.issues), 400);
  }

  async function takePrices(request: Request): Promise<Response> {
    const batch = await read(request, PriceBatchSchema);
    if (batch instanceof Response) return batch;
    return json(await writePrices(database.queries, batch.output));
  }

  async function takeRun(request: Request): Promise<Response> {
    const run = await read(request, ImportRunSchema);
    if (run instanceof Response) return run;
    await keepRun(database.queries, run.output);
    return json("kept");
  }

  async function write(request: Request): Promise<Response> {
    const batch = await read(request, BatchSchema);
    if (batch instanceof Response) return batch;
    const outcomes = await writeImported(database.queries, batch.output);
    takeUp.touch(batch.output.map(({ categoryCode }) => categoryCode));
    return json(outcomes);
  }

  async function answer(request: Request): Promise<Response> {
    if (!timingSafeEqual(digest(request.headers.get("Authorization") ?? ""), expected))
      return json("not allowed", 401);
    const asked = `${request.method} ${new URL(request.url).pathname}`;
    if (WRITES.has(asked))
      await demandRoom(dir, Number(request.headers.get("Content-Length")), parts.freeBytes);
    switch (asked) {
      case "GET /standard":
        return json(await importStandard(database.queries));
      case "POST /products":
        return write(request);
      case "GET /price-standard":
        return json(await priceStandard(database.queries));
      case "POST /prices":
        return takePrices(request);
      case "GET /document-standard":
      case "POST /document-content":
      case "POST /document-part":
      case "POST /document":
        return takeDocument(database.queries, parts.texts, request);
      case "POST /run":
        return takeRun(request);
      case "POST /accounts":
        return json(await operate(database.queries, v.parse(OperatorCommandSchema, await request.json())));
      case "POST /libraries":
        return json(await parts.operateLibrary?.(await request.json()));
      case "POST /copy":
        await copyForBackup(dir, database, parts.freeBytes);
        return json("copied");
      case "POST /done":
        await takeUp.now();
        return json("done");
      default:
        return json("not found", 404);
    }
  }

  const door = await listen("127.0.0.1", 0, async (request) => {
    try {
      return await answer(request);
    } catch (error) {
      if (error instanceof StartFailure) return json(error.message, INSUFFICIENT_STORAGE);
      log.error({ err: error }, "an import failed");
      return json("failed", 500);
    }
  });
  const file = await leaveFile(dir, { address: door.address, secret, holder: identityOf() });
  return {
    async close() {
      await rm(file, { force: true });
      await door.close(LAST_CALLS_MS);
      takeUp.stop();
    },
  };
}
