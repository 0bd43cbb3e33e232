import type { Batch } from "#domain/building/batch/Batch.ts";
import { adoptRooms } from "#domain/building/batch/edit/sharedRooms.ts";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import type { BatchStorage } from "../record/BatchStorage.ts";
import { recordOf } from "../record/recordOf.ts";
import { restoreBatch } from "../record/restoreBatch.ts";
import type { TabBuilding } from "./TabBuilding.ts";

interface Known {
  readonly record: string;
  readonly generation: number;
  readonly batch: Batch<unknown> | null;
}

interface OtherKindsParts {
  readonly storage: Pick<BatchStorage, "load">;
  readonly kinds: Readonly<Record<string, { readonly name: string }>>;
  readonly tabBuilding: Pick<TabBuilding, "batchOf">;
  readonly user: () => string | undefined;
}

/** What the other kinds of equipment have in a building: open in this tab, or as they were saved. */
export class OtherKinds {
  readonly #of: OtherKindsParts;
  readonly #known = new Map<string, Known>();

  constructor(of: OtherKindsParts) {
    this.#of = of;
  }

  /** @param open that of the page, whose rooms the others follow */
  async of(building: string, open: Batch<unknown>): Promise<readonly Batch<unknown>[]> {
    const found: Batch<unknown>[] = [];
    for (const [name, kind] of Object.entries(this.#of.kinds)) {
      if (name === open.kind.name) continue;
      const batch =
        this.#of.tabBuilding.batchOf(name) ??
        // The registry has kinds with different filters; here all filters are of one kind.
        (await this.#saved(recordOf(building, name), kind as BatchKind<unknown>, open));
      if (batch !== null) found.push(batch);
    }
    return found;
  }

  async #saved(
    record: string,
    kind: BatchKind<unknown>,
    open: Batch<unknown>,
  ): Promise<Batch<unknown> | null> {
    const { generation } = open;
    let known = this.#known.get(kind.name);
    // Nobody writes a record whose kind is not open here: of other rooms only those are taken over.
    if (known?.record !== record || known.generation > generation) {
      const batch = await this.#read(record, kind).catch(() => {
        // Without storage, or damaged: its own page tells of that.
        return null;
      });
      known = { record, generation, batch };
    }
    const { batch } = known;
    if (batch !== null && batch.generation < generation) adoptRooms(batch, open, null);
    this.#known.set(kind.name, { record, generation, batch });
    return batch;
  }

  async #read(record: string, kind: BatchKind<unknown>): Promise<Batch<unknown> | null> {
    const { storage, user } = this.#of;
    const parts = await storage.load(record);
    return parts.size === 0 ? null : restoreBatch(kind, parts, true, user()).batch;
  }
}
