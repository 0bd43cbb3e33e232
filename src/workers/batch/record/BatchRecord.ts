import type { Timer } from "#api/client/Timer.ts";
import { emptyBatch, type Batch } from "#domain/building/batch/Batch.ts";
import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import { Autosave } from "./Autosave.ts";
import type { TabNews } from "./batchEnvironment.ts";
import type { BatchStorage } from "./BatchStorage.ts";
import { partsOfChange, type Change } from "./Change.ts";
import type { OpenBuilding } from "./OpenBuilding.ts";
import { recordOf } from "./recordOf.ts";
import { restoreBatch } from "./restoreBatch.ts";
import {
  allParts,
  blocksOf,
  inWritingOrder,
  ROWS_PER_BLOCK,
  rowParts,
  savedPart,
  type PartName,
} from "./savedParts.ts";
import { WrittenTables } from "./WrittenTables.ts";

interface RecordParts<Filter> {
  readonly batch: Batch<Filter>;
  readonly building: OpenBuilding;
  readonly storage: BatchStorage;
  readonly timer: Timer;
  readonly news?: TabNews;
  /** `uniqueId` of the user whose own products the batch may hold. */
  readonly user: () => string | undefined;
  readonly onState: () => void;
  /** After reading: updates the rooms with later changes under another kind, and returns what changed. */
  readonly catchUp: () => Promise<Change | null>;
  /**
   * The batch was read again, because the other tab that had locked its record has closed, or because it may
   * now be taken over.
   */
  readonly onReread: () => void;
}

/** A run saves many times; a read-only tab reads no more often than this. ms */
const FOLLOWING = 1000;

/** A batch's copy in the browser's storage: read at the beginning, then written after every change. */
export class BatchRecord<Filter> {
  readonly #parts: RecordParts<Filter>;
  readonly #autosave: Autosave;
  readonly #id: string;
  #savedBlocks = 0;
  /** Whether there is a whole record to add to. */
  #isWritten = false;
  #isReadingAgain = false;
  /** The stored content is unknown: it may be a whole building. */
  #isUnread = false;
  readonly #tables = new WrittenTables();
  readonly #stopHearing: () => void;
  #willFollow = false;

  constructor(parts: RecordParts<Filter>) {
    const { batch, timer, building, onState } = parts;
    this.#parts = parts;
    this.#id = recordOf(building.id, batch.kind.name);
    building.lock.listen({ onFree: onState, onLate: () => void this.readAgain() });
    this.#autosave = new Autosave({ timer, write: (names) => this.#write(names), onState });
    const heard = (saved: string) => saved === building.id && this.#followSoon();
    this.#stopHearing = parts.news?.onSaved(heard) ?? (() => {});
  }

  /** Closes the building's record. */
  leave(): void {
    this.#stopHearing();
  }

  get saving(): BatchSummary["saving"] {
    return this.#autosave.state;
  }

  get access(): BatchSummary["access"] {
    return this.#isReadingAgain ? "elsewhere" : this.#parts.building.lock.state;
  }

  async open(): Promise<void> {
    await this.#read();
    // Every retry of a save first tries to read the record.
    if (this.#isUnread) this.touch(["head"]);
    this.adopted(await this.#parts.catchUp());
  }

  /** Only the tab that holds the lock changes the batch; view settings of the others are not saved. */
  touch(names: Iterable<PartName>): void {
    if (this.access === "own") this.#autosave.touch(names);
  }

  /**
   * The rooms came from another kind, which saves them: a record that was never written is not created just
   * for them.
   */
  adopted(change: Change | null): void {
    if (change !== null && this.#isWritten) this.touch(partsOfChange(this.#parts.batch, change));
  }

  flush(): Promise<void> {
    return this.#autosave.flush();
  }

  /** Resolves when changes are written, or the browser refuses. */
  written(): Promise<void> {
    return this.#autosave.written();
  }

  /**
   * The state that the other tab left takes precedence: nothing may be changed before it is read, because
   * reading would overwrite it. `false`: it cannot be read.
   */
  async readAgain(): Promise<boolean> {
    this.#isReadingAgain = true;
    const isRead = await this.#read();
    const change = isRead ? await this.#parts.catchUp() : null;
    this.#isReadingAgain = false;
    if (isRead) this.adopted(change);
    else this.#parts.building.lock.giveBack();
    this.#parts.onReread();
    return isRead;
  }

  #followSoon(): void {
    if (this.access !== "elsewhere" || this.#willFollow) return;
    this.#willFollow = true;
    this.#parts.timer(FOLLOWING, () => {
      this.#willFollow = false;
      void this.#follow();
    });
  }

  /** Shows what the tab with the lock has saved; view settings stay this tab's own. */
  async #follow(): Promise<void> {
    const { batch, building, storage, user, onReread } = this.#parts;
    try {
      const parts = await storage.load(this.#id);
      // The lock may have been released or taken meanwhile.
      if (building.lock.state !== "elsewhere" || this.#isReadingAgain) return;
      const { view, position, ticked } = batch;
      const restored = restoreBatch(batch.kind, parts, true, user());
      Object.assign(batch, restored.batch, { view, position, ticked });
    } catch {
      // It is half written, or cannot be read now: the next save is reported as well.
      return;
    }
    onReread();
  }

  /** `false`: the browser has no readable storage. */
  async #read(): Promise<boolean> {
    this.#isWritten = false;
    this.#tables.forget();
    const { batch, building, storage, user } = this.#parts;
    const { lock } = building;
    let parts: ReadonlyMap<PartName, unknown>;
    try {
      parts = await storage.load(this.#id);
    } catch {
      this.#isUnread = true;
      return false;
    }
    this.#isUnread = false;
    if (parts.size === 0) {
      Object.assign(batch, emptyBatch(batch.kind));
      return true;
    }
    try {
      const restored = restoreBatch(batch.kind, parts, lock.state !== "own", user());
      Object.assign(batch, restored.batch);
      this.#savedBlocks = blocksOf(batch.rooms.ids.length);
      // Parts that were left out must not remain beside those written next.
      this.#isWritten = restored.isWhole;
    } catch {
      // A record of another version, or a damaged one: it is set aside, never guessed at, and does not block
      // the building.
      Object.assign(batch, emptyBatch(batch.kind));
      if (lock.state === "own")
        await storage.setAside(this.#id).catch(() => {
          // It then stays until the next save overwrites it.
        });
    }
    return true;
  }

  /**
   * A record that could not be read at first is used if nothing was made meanwhile; otherwise it is set
   * aside, not overwritten.
   */
  async #readLate(): Promise<void> {
    const { batch, storage, catchUp, onReread } = this.#parts;
    if (batch.rooms.ids.length > 0) {
      await storage.setAside(this.#id);
      this.#isUnread = false;
      return;
    }
    if (!(await this.#read())) throw new Error("the browser has no storage to read");
    this.adopted(await catchUp());
    onReread();
  }

  async #write(names: ReadonlySet<PartName>): Promise<void> {
    if (this.#isUnread) await this.#readLate();
    const { storage } = this.#parts;
    // Adding or deleting rows creates new columns, so the present ones do not change until they are written.
    const batch = { ...this.#parts.batch };
    const rows = batch.rooms.ids.length;
    const current = inWritingOrder(this.#isWritten ? names : allParts(batch)).filter((name) =>
      isPartOf(name, rows),
    );
    const removed = rowParts(this.#savedBlocks * ROWS_PER_BLOCK, blocksOf(rows));
    const savedAt = Date.now();
    const user = this.#parts.user();
    const make = (name: PartName) => {
      if (this.#tables.isWritten(batch, name)) return undefined;
      this.#tables.note(batch, name);
      return savedPart(batch, name, savedAt, user);
    };
    this.#tables.begin();
    await storage.save(
      this.#id,
      current.map((name) => [name, () => make(name)]),
      removed,
    );
    this.#tables.wrote();
    this.#isWritten = true;
    this.#savedBlocks = blocksOf(rows);
    this.#parts.news?.reportSaved(this.#parts.building.id);
  }
}

/** Blocks that changed before rows were deleted may no longer exist. */
function isPartOf(name: PartName, rows: number): boolean {
  const block = name.split(".")[1];
  return block === undefined || Number(block) < blocksOf(rows);
}
