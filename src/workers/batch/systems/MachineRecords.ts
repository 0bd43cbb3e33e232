import { ApiError } from "#api/client/ApiError.ts";
import type { Api } from "#api/client/createApi.ts";
import { readRecordVersion } from "#api/contract/recordVersions.ts";
import type { RecordState } from "#domain/building/sources/plantWords.ts";

type ReadHash = (api: Api, id: string, signal: AbortSignal) => Promise<string>;

const recordHash: ReadHash = async (api, id, signal) =>
  (await api.call(readRecordVersion, { params: { id } }, { signal })).record;

/** Hashes of the present records of products; each is requested once. */
export class MachineRecords {
  readonly #read: ReadHash;
  readonly #known = new Map<string, { readonly hash: string } | "gone" | "unreachable">();

  /** @param read for records of something other than products; throws as a call does */
  constructor(read = recordHash) {
    this.#read = read;
  }

  isKnown(id: string): boolean {
    return this.#known.has(id);
  }

  set(id: string, hash: string): void {
    this.#known.set(id, { hash });
  }

  /** Asks about unknown ones, and again about those that could not be reached. */
  async know(api: Api, ids: readonly string[], signal: AbortSignal): Promise<void> {
    const missing = ids.filter((id) => !this.isKnown(id) || this.#known.get(id) === "unreachable");
    await Promise.all(
      missing.map(async (id) => {
        try {
          this.#known.set(id, { hash: await this.#read(api, id, signal) });
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
