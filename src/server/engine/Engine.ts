import { availableParallelism } from "node:os";
import type { CategoryCode } from "#domain/catalogue/categories.ts";
import type { MultiRoomRequest, MultiRoomRow } from "#domain/selection/multiRoom.ts";
import { invalidParameter } from "../invalidParameter.ts";
import type { Log } from "../log.ts";
import { Refusal } from "../route.ts";
import { categoryProducts } from "../store/categoryProducts.ts";
import type { Database } from "../store/database.ts";
import type { EngineKind } from "./EngineKind.ts";
import { ENGINE_KINDS } from "./engineKinds.ts";
import { SelectionPool } from "./SelectionPool.ts";

/** Selection over the catalogue as it stood when the engine was made. */
export interface Engine {
  /**
   * One row per room, in the order asked.
   * @throws Refusal for a request that names what does not exist, or when too many wait already
   */
  selectForRooms(
    categoryCode: CategoryCode,
    request: MultiRoomRequest,
    signal: AbortSignal,
  ): Promise<readonly MultiRoomRow[]>;
  dispose(): Promise<void>;
}

const MAX_THREADS = 4;
/** Chunks that may wait for a thread: some seconds of work, and well under an attempt's 30 s. */
const MAX_WAITING = 200;

/** One core is left to the server's own thread. */
const threadCount = () => Math.min(Math.max(availableParallelism() - 1, 1), MAX_THREADS);

async function prepare(kind: EngineKind, { queries }: Database, log: Log) {
  const products = await categoryProducts(queries, kind.categoryCode, kind.properties);
  const { unsound, ...prepared } = kind.prepare(products);
  for (const { id, fault } of unsound) log.warn({ id, fault }, "a product cannot be selected from");
  return { kind, ...prepared };
}

/**
 * Reads the catalogue and starts the threads; ready when the first of them is.
 * @throws Error when the catalogue cannot be read or no thread can be started
 */
export async function createEngine(database: Database, log: Log): Promise<Engine> {
  const prepared = await Promise.all(ENGINE_KINDS.map((kind) => prepare(kind, database, log)));
  const byCategory = new Map(prepared.map((ready) => [ready.kind.categoryCode, ready]));
  const columns = Object.fromEntries(prepared.map((ready) => [ready.kind.categoryCode, ready.columns]));
  const pool = new SelectionPool({ data: { columns }, threads: threadCount(), log });
  await pool.ready();
  return {
    async selectForRooms(categoryCode, request, signal) {
      const ready = byCategory.get(categoryCode);
      if (!ready) throw new Refusal("not.found", `${categoryCode} is not selected for rooms`);
      const { kind, catalogue } = ready;
      const question = kind.read(request);
      if (!question.ok) throw invalidParameter(question.issues);
      if (pool.waiting >= MAX_WAITING)
        throw new Refusal("too.many.requests", "The engine is busy; try again");
      return kind.rows(catalogue, request, await pool.select(categoryCode, question.value, signal));
    },
    dispose: () => pool.dispose(),
  };
}
