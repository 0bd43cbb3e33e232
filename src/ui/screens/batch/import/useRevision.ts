import { useCallback, useEffect, useRef, useState } from "react";
import type { PackedTable } from "#domain/building/rooms/PackedTable.ts";
import type { RevisionCounts } from "#domain/building/batch/revision/RoomRevision.ts";
import type { ImportPreview } from "#domain/building/rooms/importPreview.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { RevisionOutcome } from "#workers/batch/session/RevisionOutcome.ts";
import { useNotices } from "../../../page/services/useNotices.ts";

export type RevisionStep =
  | { readonly step: "comparing" }
  /** The worker died during the comparison, or the building is read-only. */
  | { readonly step: "failed" }
  | { readonly step: "proposed"; readonly counts: RevisionCounts }
  | { readonly step: "taking" }
  | { readonly step: "taken"; readonly outcome: RevisionOutcome };

export interface Revision {
  readonly state: RevisionStep;
  /** Compares anew, after the worker died or rooms changed. */
  readonly propose: () => void;
  readonly take: (keepsGone: boolean) => void;
}

/**
 * Compares an imported schedule with the existing rooms in the batch worker, for a decision to accept or discard
 * it. This is not a query: the worker keeps the comparison until the page discards it.
 */
export function useRevision(
  client: Pick<BatchClient<unknown>, "proposeRevision" | "forgetRevision" | "takeRevision">,
  { preview, rooms }: { readonly preview: ImportPreview; readonly rooms: PackedTable },
): Revision {
  const notices = useNotices();
  const [state, setState] = useState<RevisionStep>({ step: "comparing" });
  /** A comparison that was replaced or closed is ignored. */
  const latest = useRef<object | null>(null);

  const compare = useCallback(async () => {
    const mine = (latest.current = {});
    const publish = (next: RevisionStep) => {
      if (latest.current === mine) setState(next);
    };
    try {
      const { fields } = preview;
      publish({ step: "proposed", counts: await client.proposeRevision({ rooms, fields }) });
    } catch {
      publish({ step: "failed" });
    }
  }, [client, preview, rooms]);

  useEffect(() => {
    void compare();
    return () => {
      latest.current = null;
      client.forgetRevision().catch(() => {
        // A worker that died has no comparison.
      });
    };
  }, [client, compare]);

  const propose = useCallback(() => {
    setState({ step: "comparing" });
    void compare();
  }, [compare]);

  const take = useCallback(
    async (keepsGone: boolean) => {
      setState({ step: "taking" });
      let why = "已有内容已保留，请重试";
      try {
        const taken = await client.takeRevision(keepsGone);
        if (taken.ok) return setState({ step: "taken", outcome: taken.value });
        if (taken.code === "read.only") why = taken.message;
      } catch {
        // The worker died meanwhile: what it had saved is kept, the rest has to be compared again.
      }
      notices.error("房间表更新中断", why);
      propose();
    },
    [client, notices, propose],
  );

  return { state, propose, take: useCallback((keepsGone) => void take(keepsGone), [take]) };
}
