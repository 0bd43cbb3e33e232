import type { BatchEnvironment } from "../record/batchEnvironment.ts";
import type { BatchSession } from "./BatchSession.ts";
import { newestRooms } from "../record/newestRooms.ts";
import type { OpenBuilding, SharedBuilding } from "../record/OpenBuilding.ts";
import { RecordLock } from "../record/RecordLock.ts";
import type { SharedRooms } from "#domain/building/batch/edit/sharedRooms.ts";

/** A session with the filters of any kind: here only rooms are passed on. */
export type AnySession = BatchSession<unknown>;

/** Opens a kind's selection in a building. `isFirst`: the stored batch is from an earlier visit. */
type Start = (building: OpenBuilding, isFirst: boolean) => Promise<AnySession>;

interface Member {
  readonly start: Start;
  readonly session: AnySession;
}

/**
 * The one building that a tab has open, with the sessions of its kinds. Changes of rooms in one session are
 * followed by the others at once; all of them switch to another building together.
 */
export class TabBuilding implements SharedBuilding {
  readonly #environment: Pick<BatchEnvironment, "storage" | "locks" | "timer">;
  readonly #members = new Map<string, Member>();
  #building: OpenBuilding | undefined;
  #isMoving = false;
  /** One kind joins, or one switch happens, at a time. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(environment: Pick<BatchEnvironment, "storage" | "locks" | "timer">) {
    this.#environment = environment;
  }

  /** Edits between closing one building and opening the next would be lost. */
  get isMoving(): boolean {
    return this.#isMoving;
  }

  /** Adds a kind to the open building; if there is none, `choose` determines the first one. */
  enter(kind: string, choose: () => Promise<string>, start: Start, isFirst: boolean): Promise<void> {
    return this.#inTurn(async () => {
      const isOpen = this.#building !== undefined;
      this.#building ??= await this.#request(await choose());
      await this.#start(kind, start, isFirst && !isOpen);
    });
  }

  /**
   * Opens another building for all kinds; `false`: the browser refuses to save the present one, which stays.
   */
  move(to: string): Promise<boolean> {
    return this.#inTurn(async () => {
      this.#isMoving = true;
      try {
        const sessions = this.#sessions();
        const isSaved = await Promise.all(sessions.map((session) => session.settle()));
        if (isSaved.includes(false)) return false;
        for (const session of sessions) session.leave();
        const kinds = [...this.#members];
        // The former building's rooms must not be taken for this one's.
        this.#members.clear();
        this.#building?.lock.release();
        this.#building = await this.#request(to);
        for (const [kind, { start }] of kinds) await this.#start(kind, start, false);
        return true;
      } finally {
        this.#isMoving = false;
      }
    });
  }

  /**
   * Continues with what another tab left, under every kind; `false`: it is still open there, or cannot be
   * read.
   */
  async takeOver(): Promise<boolean> {
    if (!this.#building || !(await this.#building.lock.take())) return false;
    const isRead = await Promise.all(this.#sessions().map((session) => session.readAgain()));
    return !isRead.includes(false);
  }

  /** The open batch of a kind in this tab; undefined if its page was not visited. */
  batchOf(kind: string): AnySession["batch"] | undefined {
    return this.#members.get(kind)?.session.batch;
  }

  /** Resolves when every kind is saved, or the browser refuses. */
  async flush(): Promise<void> {
    await Promise.all(this.#sessions().map((session) => session.flush()));
  }

  async newerRooms(building: string, generation: number): Promise<SharedRooms | null> {
    const saved = await newestRooms(this.#environment.storage, building, generation).catch(() => null);
    const newer = saved?.generation ?? generation;
    // Asked last, because it may have changed meanwhile.
    const open = this.#sessions().find(
      ({ batch }) => batch.generation >= newer && batch.generation > generation,
    );
    return open?.batch ?? saved;
  }

  follow(from: SharedRooms): void {
    for (const session of this.#sessions()) session.adopt(from);
  }

  #sessions(): AnySession[] {
    return [...this.#members.values()].map(({ session }) => session);
  }

  async #start(kind: string, start: Start, isFirst: boolean): Promise<void> {
    const session = await start(this.#building!, isFirst);
    this.#members.set(kind, { start, session });
    // Follows a session that was changed while this one was read.
    for (const { batch } of this.#sessions()) this.follow(batch);
  }

  async #request(id: string): Promise<OpenBuilding> {
    const lock = new RecordLock({ ...this.#environment, building: id });
    await lock.request();
    return { id, lock };
  }

  #inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => {
      // The caller receives the error.
    });
    return turn;
  }
}
