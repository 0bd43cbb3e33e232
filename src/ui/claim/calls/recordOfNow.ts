import { readRecord, readRecordVersion, type WireRecord } from "#api/contract/recordVersions.ts";
import type { Api, CallOptions } from "#api/client/createApi.ts";

/** The record of a product, with the hashes that identify exactly this version. */
export interface RecordOfNow {
  readonly record: WireRecord;
  /** Root hash of the catalogue. */
  readonly catalogue: string;
}

/**
 * The current record of a product on the server. It is requested by its hash, so that neither an import in between
 * nor a cached answer can pass for another version. Rejects with an ApiError.
 */
export async function recordOfNow(api: Api, id: string, options?: CallOptions): Promise<RecordOfNow> {
  const { catalogue, record: hash } = await api.call(readRecordVersion, { params: { id } }, options);
  return { catalogue, record: await api.call(readRecord, { params: { id, hash } }, options) };
}
