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

/** The batches of the other kinds of equipment in a building: those open in this tab, else as they were saved. */
export class OtherKinds {
  readonly #of: OtherKindsParts;
  readonly #known = new Map<string, Known>();

  constructor(of: OtherKindsParts) {
    this.#of = of;
  }

  /** @param open the batch of the page, whose rooms the others follow */
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
    // A record whose kind is not open here does not change, so only changes of rooms have to be followed.
    if (known?.record !== record || known.generation > generation) {
      const batch = await this.#read(record, kind).catch(() => {
        // No storage, or a damaged record: the page of that kind reports it.
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
