import { availableParallelism } from "node:os";
import type { CategoryCode } from "#domain/catalogue/categories.ts";
import type { MultiRoomRequest, MultiRoomRow } from "#domain/building/selection/multiRoom.ts";
import type { PackedCandidates } from "#domain/building/selection/roomCandidates.ts";
import type { SeenLibrary } from "../http/caller.ts";
import { invalidParameter } from "../http/invalidParameter.ts";
import type { Log } from "../process/log.ts";
import { Refusal } from "../http/route.ts";
import { categoryProducts } from "./categoryProducts.ts";
import type { Database } from "../database/connection/database.ts";
import { atOneMoment } from "../database/revisions/atOneMoment.ts";
import { NO_SNAPSHOTS, type AtRevision, type Snapshots } from "../database/revisions/snapshots.ts";
import { usualMemberBounds, type MemberBounds } from "../search/own/memberCategories.ts";
import type { EngineKind, Prepared } from "./EngineKind.ts";
import { engineKinds } from "./engineKinds.ts";
import { memberCatalogues, namedLibrary } from "./own/memberCatalogues.ts";
import { SelectionPool, type ThreadData } from "./SelectionPool.ts";

/** Selection over the catalogue as it was when the engine was created, or a category was last rebuilt. */
export interface Engine {
  /**
   * One row per room, in the order requested.
   * @param libraries those of the caller, whose own products are selected as well
   * @throws Refusal for a request that names what does not exist, or when too many wait already
   */
  selectForRooms(
    categoryCode: CategoryCode,
    request: MultiRoomRequest,
    signal: AbortSignal,
    libraries?: readonly SeenLibrary[],
  ): Promise<readonly MultiRoomRow[]>;
  /**
   * The products that could serve each room with an excess of at most `slack`, a share; rooms in the order
   * requested.
   * @throws Refusal as `selectForRooms`
   */
  roomCandidates(
    categoryCode: CategoryCode,
    request: MultiRoomRequest,
    slack: number,
    signal: AbortSignal,
    libraries?: readonly SeenLibrary[],
  ): Promise<PackedCandidates>;
  /**
   * Reads the changes of a category. Selections use the former state until its threads are ready; a category
   * without selection for rooms needs nothing.
   * @throws Error when the catalogue cannot be read or no thread can be started; nothing has changed then
   */
  rebuild(categoryCode: string): Promise<void>;
  /** Number of tasks that wait for a thread. */
  waiting(): number;
  dispose(): Promise<void>;
}

const MAX_THREADS = 4;
/** Chunks that may wait for a thread: some seconds of work, and well under an attempt's 30 s. */
const MAX_WAITING = 200;

/** One core is left to the server's own thread. */
const threadCount = () => Math.min(Math.max(availableParallelism() - 1, 1), MAX_THREADS);
/** Threads of each of so many processes, which share the cores. */
export const threadsBeside = (processes: number) => Math.ceil(threadCount() / processes);

/** Sources from which an engine reads its catalogue. */
interface EngineParts {
  readonly database: Pick<Database, "queries">;
  readonly log: Log;
  readonly snapshots?: Snapshots;
  readonly threads?: number;
  readonly members?: MemberBounds;
}

const NAME = "selection";

/** The current products of a kind's category, prepared; if possible only changed ones are read. */
const followKind = (
  kind: EngineKind,
  { queries }: EngineParts["database"],
  former: AtRevision<Prepared> | null,
) => {
  const { categoryCode, properties } = kind;
  return atOneMoment(queries, categoryCode, former, {
    whole: async (snapshot) => kind.prepare(await categoryProducts(snapshot, categoryCode, properties)),
    changed: async (snapshot, before, changedIds) =>
      kind.follow(
        before,
        changedIds,
        await categoryProducts(snapshot, categoryCode, properties, [...changedIds]),
      ),
    sizeOf: ({ catalogue }) => catalogue.length,
  });
};

/** The prepared products of a category with selection for rooms. */
const preparedProducts = (
  kind: EngineKind,
  { database, snapshots = NO_SNAPSHOTS }: Omit<EngineParts, "log">,
) => snapshots.of<Prepared>(NAME, kind.categoryCode, (former) => followKind(kind, database, former));

/** Prepares the engines' data, so that their snapshots exist when one starts. */
export async function readForEngine(parts: Omit<EngineParts, "log">): Promise<void> {
  for (const kind of (await engineKinds()).values()) await preparedProducts(kind, parts);
}

interface Ready {
  readonly kind: EngineKind;
  readonly prepared: Prepared;
  readonly revision: string | null;
}

function readyOf(kind: EngineKind, { value, revision }: AtRevision<Prepared>, log: Log): Ready {
  for (const { id, fault } of value.unsound) log.warn({ id, fault }, "a product cannot be selected from");
  return { kind, prepared: value, revision };
}

/** One state of the catalogue: rows are written from the same state from which the threads select. */
interface Generation {
  readonly byCategory: ReadonlyMap<string, Ready>;
  readonly pool: SelectionPool;
}

async function startThreads(
  prepared: readonly Ready[],
  { log, threads = threadCount() }: Pick<EngineParts, "log" | "threads">,
): Promise<Generation> {
  const columns = Object.fromEntries(
    prepared.map((ready) => [ready.kind.categoryCode, ready.prepared.columns]),
  ) as ThreadData["columns"];
  const pool = new SelectionPool({ data: { columns }, threads, log });
  try {
    await pool.ready();
  } catch (error) {
    await pool.dispose();
    throw error;
  }
  return { byCategory: new Map(prepared.map((ready) => [ready.kind.categoryCode, ready])), pool };
}

/**
 * Reads the catalogue and starts the threads; ready when the first of them is.
 * @throws Error when the catalogue cannot be read or no thread can be started
 */
export async function createEngine(parts: EngineParts): Promise<Engine> {
  const { log } = parts;
  const kinds = await engineKinds();
  const prepared = await Promise.all(
    [...kinds.values()].map(async (kind) => readyOf(kind, await preparedProducts(kind, parts), log)),
  );
  let generation = await startThreads(prepared, parts);
  let rebuilding = Promise.resolve();

  async function rebuild(kind: EngineKind): Promise<void> {
    const { database, snapshots = NO_SNAPSHOTS } = parts;
    const { categoryCode } = kind;
    const { byCategory, pool } = generation;
    const held = byCategory.get(categoryCode);
    const former = held === undefined ? null : { value: held.prepared, revision: held.revision };
    const found = await followKind(kind, database, former);
    if (found.read === "nothing") return;
    const fresh = readyOf(kind, found, log);
    generation = await startThreads([...new Map(byCategory).set(categoryCode, fresh).values()], parts);
    await pool.retire();
    // A few products are read again as quickly at the next start, so the file need not be updated.
    if (found.read === "whole") await snapshots.keep(NAME, categoryCode, found);
  }

  const members = memberCatalogues(parts.database.queries, parts.members ?? usualMemberBounds());

  /** The state of the catalogue that answers a request, and the question for its threads. */
  async function asked(
    categoryCode: CategoryCode,
    request: MultiRoomRequest,
    libraries: readonly SeenLibrary[],
  ) {
    const known = () => {
      const ready = generation.byCategory.get(categoryCode);
      if (!ready) throw new Refusal("not.found", `${categoryCode} is not selected for rooms`);
      return ready;
    };
    const own = await members.of(known(), libraries, request.origin ?? "all");
    // Threads may have been replaced since: from here to the question nothing is awaited.
    const { kind, prepared: found } = known();
    const { pool } = generation;
    const brandCode = own?.listedAs.get(request.brandCode ?? "") ?? request.brandCode;
    const question = kind.read({ ...request, brandCode });
    if (!question.ok) throw invalidParameter(question.issues);
    if (pool.waiting >= MAX_WAITING) throw new Refusal("too.many.requests", "The engine is busy; try again");
    const { catalogue } = own?.prepared ?? found;
    const other = own === null ? null : { key: own.key, columns: own.prepared.columns };
    return { kind, pool, catalogue, question: question.value, other, named: namedLibrary(own, libraries) };
  }

  return {
    async selectForRooms(categoryCode, request, signal, libraries = []) {
      const { kind, pool, catalogue, question, other, named } = await asked(categoryCode, request, libraries);
      const answer = await pool.select(categoryCode, question, signal, other);
      return kind.rows(catalogue, request, answer).map(named);
    },
    async roomCandidates(categoryCode, request, slack, signal, libraries = []) {
      const { kind, pool, catalogue, question, other, named } = await asked(categoryCode, request, libraries);
      const { used, bits, excess, lead, least } = await pool.candidates(
        categoryCode,
        question,
        slack,
        signal,
        other,
      );
      return {
        models: Array.from(used, (index) => named(kind.candidateModel(catalogue, request, index))),
        bits: base64(bits),
        excess: base64(lowByteFirst(excess)),
        lead: base64(lowByteFirst(lead)),
        least,
      };
    },
    rebuild(categoryCode) {
      const kind = kinds.get(categoryCode);
      if (!kind) return Promise.resolve();
      // One at a time: each rebuilds from the state that the previous one has left.
      const next = rebuilding.then(() => rebuild(kind));
      rebuilding = next.catch(() => {});
      return next;
    },
    waiting: () => generation.pool.waiting,
    async dispose() {
      await rebuilding;
      await generation.pool.dispose();
    },
  };
}

const base64 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("base64");

/** Little-endian bytes on any machine. */
function lowByteFirst(numbers: Uint16Array): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(2 * numbers.length));
  numbers.forEach((number, at) => bytes.setUint16(2 * at, number, true));
  return new Uint8Array(bytes.buffer);
}

/** An engine that is still starting: its callers wait. */
export function startingEngine(starting: Promise<Engine>): Engine {
  let started: Engine | null = null;
  starting.then(
    (engine) => (started = engine),
    () => {},
  );
  return {
    waiting: () => started?.waiting() ?? 0,
    selectForRooms: async (...asked) => (await starting).selectForRooms(...asked),
    roomCandidates: async (...asked) => (await starting).roomCandidates(...asked),
    rebuild: async (categoryCode) => (await starting).rebuild(categoryCode),
    // One that fails to start has nothing to dispose of.
    dispose: async () => (await starting.catch(() => null))?.dispose(),
  };
}
