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
  readonly onState: () => void;
  /** It was read: brings the rooms to those that another kind has changed since, and answers what changed. */
  readonly catchUp: () => Promise<Change | null>;
  /** The batch was read again, since another tab that held its record is gone, or this may now be taken over. */
  readonly onReread: () => void;
}

/** A run saves many times: who looks on reads no more often than this. ms */
const FOLLOWING = 1000;

/** A batch's copy in the browser's storage: read at the beginning, then written after every change. */
export class BatchRecord<Filter> {
  readonly #parts: RecordParts<Filter>;
  readonly #autosave: Autosave;
  /** By which it is kept. */
  readonly #id: string;
  #savedBlocks = 0;
  /** There is a whole record to add to. */
  #isWritten = false;
  #isReadingAgain = false;
  /** What is kept is not known: it may be a whole building. */
  #isUnread = false;
  readonly #tables = new WrittenTables();
  readonly #stopHearing: () => void;
  #willFollow = false;

  constructor(parts: RecordParts<Filter>) {
    const { batch, timer, building, onState } = parts;
    this.#parts = parts;
    this.#id = recordOf(building.id, batch.kind.name);
    building.hold.listen({ onFree: onState, onLate: () => void this.readAgain() });
    this.#autosave = new Autosave({ timer, write: (names) => this.#write(names), onState });
    const heard = (saved: string) => saved === building.id && this.#followSoon();
    this.#stopHearing = parts.news?.onSaved(heard) ?? (() => {});
  }

  /** The building is let go. */
  leave(): void {
    this.#stopHearing();
  }

  get saving(): BatchSummary["saving"] {
    return this.#autosave.state;
  }

  get access(): BatchSummary["access"] {
    return this.#isReadingAgain ? "elsewhere" : this.#parts.building.hold.state;
  }

  async open(): Promise<void> {
    await this.#read();
    // Every try to save is one to read it after all.
    if (this.#isUnread) this.touch(["head"]);
    this.adopted(await this.#parts.catchUp());
  }

  /** Only who holds the record changes the batch; how others look at it is theirs alone. */
  touch(names: Iterable<PartName>): void {
    if (this.access === "own") this.#autosave.touch(names);
  }

  /** The rooms came from another kind, which keeps them: what was never written here is not written for them alone. */
  adopted(change: Change | null): void {
    if (change !== null && this.#isWritten) this.touch(partsOfChange(this.#parts.batch, change));
  }

  flush(): Promise<void> {
    return this.#autosave.flush();
  }

  /** Resolves when what was touched is written, or the browser refuses. */
  written(): Promise<void> {
    return this.#autosave.written();
  }

  /**
   * What the other tab left is what counts: nothing may be changed before it has been read, for it would be read over.
   * `false`: it cannot be read.
   */
  async readAgain(): Promise<boolean> {
    this.#isReadingAgain = true;
    const isRead = await this.#read();
    const change = isRead ? await this.#parts.catchUp() : null;
    this.#isReadingAgain = false;
    if (isRead) this.adopted(change);
    else this.#parts.building.hold.giveBack();
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

  /** What the tab that has the building saved is shown here; how it is looked at stays this tab's own. */
  async #follow(): Promise<void> {
    const { batch, building, storage, onReread } = this.#parts;
    try {
      const parts = await storage.load(this.#id);
      // It may have been let go, or taken, meanwhile.
      if (building.hold.state !== "elsewhere" || this.#isReadingAgain) return;
      const { view, position, ticked } = batch;
      Object.assign(batch, restoreBatch(batch.kind, parts, true), { view, position, ticked });
    } catch {
      // Half written, or not to be read now: the next save is heard of, too.
      return;
    }
    onReread();
  }

  /** `false`: the browser has no storage to read. */
  async #read(): Promise<boolean> {
    this.#isWritten = false;
    this.#tables.forget();
    const { batch, building, storage } = this.#parts;
    const { hold } = building;
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
      Object.assign(batch, restoreBatch(batch.kind, parts, hold.state !== "own"));
      this.#savedBlocks = blocksOf(batch.rooms.ids.length);
      this.#isWritten = true;
    } catch {
      // Another version's record, or a damaged one: kept aside, never guessed at, never in the way.
      Object.assign(batch, emptyBatch(batch.kind));
      if (hold.state === "own")
        await storage.setAside(this.#id).catch(() => {
          // Then it stays where it is until the next save writes over it.
        });
    }
    return true;
  }

  /** What could not be read at first counts where nothing was made meanwhile; else it is kept aside, not written over. */
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
    // Rows that come or go make new columns: those of now stay as they are until they are written.
    const batch = { ...this.#parts.batch };
    const rows = batch.rooms.ids.length;
    const current = inWritingOrder(this.#isWritten ? names : allParts(batch)).filter((name) =>
      isPartOf(name, rows),
    );
    const removed = rowParts(this.#savedBlocks * ROWS_PER_BLOCK, blocksOf(rows));
    const savedAt = Date.now();
    const make = (name: PartName) => {
      if (this.#tables.isWritten(batch, name)) return undefined;
      this.#tables.note(batch, name);
      return savedPart(batch, name, savedAt);
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
    this.#parts.news?.tellSaved(this.#parts.building.id);
  }
}

/** Blocks touched before rows were deleted may no longer exist. */
function isPartOf(name: PartName, rows: number): boolean {
  const block = name.split(".")[1];
  return block === undefined || Number(block) < blocksOf(rows);
}
