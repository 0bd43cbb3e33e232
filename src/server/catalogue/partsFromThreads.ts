import { fileURLToPath } from "node:url";
import { MessageChannel, type MessagePort } from "node:worker_threads";
import { Piscina } from "piscina";
import { CATEGORIES, FAN, type CategoryCode } from "#domain/catalogue/categories.ts";
import type { SearchCategory } from "../search/SearchCategory.ts";
import { entry } from "../process/entry.ts";
import type { PackedRows } from "./write/PackedRows.ts";
import type { Gathered } from "./bundledCatalogue.ts";
import type { CategoriesTask, PackedCategory } from "./partsThread.ts";
import type { Samples } from "../process/Samples.ts";

/** Parts that threads are making. */
export interface ComingParts {
  /** The parts in the order in which they are ready; iterate only once. */
  readonly parts: () => AsyncGenerator<PackedRows>;
  /** The search data of each category, as it would be read from a database that holds only these parts. */
  readonly categories: () => Promise<readonly SearchCategory[]>;
  /** Stops the threads, even if their parts are still wanted. */
  readonly stop: () => Promise<void>;
}

/** The fans take as long as all other categories together. */
const THREADS = 2;

const CODES = Object.keys(CATEGORIES) as CategoryCode[];
const SHARES: readonly (readonly CategoryCode[])[] = [CODES.filter((code) => code !== FAN), [FAN]];

/** Promises for `count` messages, in order of arrival. If the sender fails, those still pending reject. */
function messages<Value>(port: MessagePort, count: number, sending: Promise<unknown>): Promise<Value>[] {
  const takers: ((value: Value) => void)[] = [];
  const coming = Array.from(
    { length: count },
    () =>
      new Promise<Value>((resolve, reject) => {
        takers.push(resolve);
        sending.catch(reject);
      }),
  );
  for (const each of coming) each.catch(() => {});
  // Only partsThread sends these.
  port.on("message", (message: Value) => takers.shift()?.(message));
  return coming;
}

interface Share {
  readonly packed: readonly Promise<PackedCategory>[];
  readonly categories: Promise<readonly SearchCategory[]>;
}

/**
 * The bundled catalogue part by part, made and packed in threads that begin at once: fitting the curves takes
 * longer than writing to a database. Categories arrive in another order than from one thread; the database
 * then holds the same.
 */
export function partsFromThreads(samples: Samples): ComingParts {
  const { url, execArgv } = entry("catalogue/partsThread");
  const threads = new Piscina({
    filename: fileURLToPath(url),
    minThreads: THREADS,
    maxThreads: THREADS,
    execArgv: [...execArgv],
  });
  // A stopped thread may still emit an error. Without a listener that would end the process before it can
  // report why.
  threads.on("error", () => {});
  const standard: Promise<PackedRows> = threads.run(undefined, { name: "packedStandard" });
  standard.catch(() => {});
  const made = SHARES.map((codes): Share => {
    const { port1, port2 } = new MessageChannel();
    const task: CategoriesTask = { codes, samples, port: port2 };
    const categories: Promise<SearchCategory[]> = threads.run(task, {
      name: "makeCategories",
      transferList: [port2],
    });
    return { packed: messages<PackedCategory>(port1, codes.length, categories), categories };
  });

  async function* inTurn(): AsyncGenerator<PackedRows> {
    yield await standard;
    const gathered: Gathered[] = [];
    for (const coming of made.flatMap(({ packed }) => packed)) {
      const category = await coming;
      gathered.push(category.gathered);
      yield* category.parts;
    }
    if (samples === "on") yield await threads.run(gathered, { name: "packedLast" });
  }

  return {
    parts: inTurn,
    categories: async () => (await Promise.all(made.map(({ categories }) => categories))).flat(),
    stop: () => threads.destroy(),
  };
}
