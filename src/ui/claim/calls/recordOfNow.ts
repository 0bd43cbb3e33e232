import { readRecord, readRecordVersion, type WireRecord } from "#api/contract/recordVersions.ts";
import type { Api, CallOptions } from "#api/client/createApi.ts";

/** What a product states, and the versions that stand for exactly that. */
export interface RecordOfNow {
  readonly record: WireRecord;
  /** The catalogue's root. */
  readonly catalogue: string;
}

/**
 * The record of a product as it is on the server. It is asked for by its hash, so that an import in between, or an answer
 * that the page has kept for a while, never passes for what another hash stands for. Rejects with an ApiError.
 */
export async function recordOfNow(api: Api, id: string, options?: CallOptions): Promise<RecordOfNow> {
  const { catalogue, record: hash } = await api.call(readRecordVersion, { params: { id } }, options);
  return { catalogue, record: await api.call(readRecord, { params: { id, hash } }, options) };
}
