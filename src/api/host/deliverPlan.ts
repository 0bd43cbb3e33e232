import type { CategoryCode } from "#domain/catalogue/categories.ts";
import { HOST_PATHS } from "#domain/desk/host/hostPaths.ts";
import { hostIdOf } from "#domain/desk/host/hostRoomId.ts";
import { RESULTS_PER_PIECE } from "#domain/desk/host/hostPieces.ts";
import type { HostResult } from "#domain/desk/host/hostResult.ts";
import { HOST_CODES, type HostBridge, type HostReply } from "./HostBridge.ts";

interface Delivery {
  readonly categoryCode: CategoryCode;
  /** Number of rooms in the plan. */
  readonly total: number;
  /** The results in a range of rows. */
  readonly results: (from: number, to: number) => Promise<readonly HostResult[]>;
  readonly signal: AbortSignal;
  readonly onProgress: (delivered: number) => void;
}

const underHostId = (result: HostResult) =>
  result.roomId === undefined ? result : { ...result, roomId: hostIdOf(result.roomId) };

/**
 * Sends the result list, piece by piece; the first piece begins a new list, and the one that reaches `total`
 * completes it. Returns the reply to the last piece; rejects only when `results` does.
 */
export async function deliverPlan(
  bridge: HostBridge,
  { categoryCode, total, results, signal, onProgress }: Delivery,
): Promise<HostReply> {
  let offset = 0;
  for (;;) {
    const to = Math.min(offset + RESULTS_PER_PIECE, total);
    const piece = (await results(offset, to)).map(underHostId);
    const params = { categoryCode, offset, total, results: piece };
    const reply = await bridge.call(HOST_PATHS.result, params, { signal });
    if (reply.code !== HOST_CODES.success) return reply;
    onProgress(to);
    if (to === total) return reply;
    offset = to;
  }
}
