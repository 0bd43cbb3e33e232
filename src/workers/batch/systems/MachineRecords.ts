import { ApiError } from "#api/client/ApiError.ts";
import type { Api } from "#api/client/createApi.ts";
import { readRecordVersion } from "#api/contract/recordVersions.ts";
import type { RecordState } from "#domain/building/sources/plantWords.ts";

/** Hashes of the records of products as they are now, each asked for once. */
export class MachineRecords {
  readonly #known = new Map<string, { readonly hash: string } | "gone" | "unreachable">();

  isKnown(id: string): boolean {
    return this.#known.has(id);
  }

  set(id: string, hash: string): void {
    this.#known.set(id, { hash });
  }

  /** Asks about those that are not known; what could not be reached is asked about again. */
  async know(api: Api, ids: readonly string[], signal: AbortSignal): Promise<void> {
    const missing = ids.filter((id) => !this.isKnown(id) || this.#known.get(id) === "unreachable");
    await Promise.all(
      missing.map(async (id) => {
        try {
          const { record } = await api.call(readRecordVersion, { params: { id } }, { signal });
          this.#known.set(id, { hash: record });
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          this.#known.set(id, error.code === "not.found" ? "gone" : "unreachable");
        }
      }),
    );
  }

  /** @param hash of the record at the choice */
  stateOf(id: string, hash: string): RecordState {
    const now = this.#known.get(id);
    if (now === undefined) return null;
    if (now === "gone" || now === "unreachable") return now;
    return now.hash === hash ? "same" : "other";
  }
}
