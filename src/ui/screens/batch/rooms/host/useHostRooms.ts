import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { HostRooms, HostRoomsAnswer } from "#api/host/fetchHostRooms.ts";
import type { fetchWantedRooms } from "#api/host/fetchWantedRooms.ts";
import { failureOf } from "#api/host/readHostReply.ts";
import type { LeftOutRoom } from "#api/host/readHostRoom.ts";
import { ENTRANCES } from "#domain/desk/host/entrances.ts";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { hostFailure } from "../../../../page/services/hostFailure.ts";
import { useNotices } from "../../../../page/services/useNotices.ts";
import { useSession } from "../../../../page/services/useSession.ts";
import { useServices } from "../../../../page/services/ServicesContext.tsx";

export type HostRoomsStep =
  | { readonly status: "idle" }
  | { readonly status: "reading"; readonly read: number; readonly total: number }
  /** The batch already has rooms, and the user decides whether to replace them. */
  | { readonly status: "offered"; readonly offer: HostRooms }
  | { readonly status: "failed"; readonly message: string };

export interface BatchHostRooms {
  /** Whether rooms come from a host, and only from it. */
  readonly hasHost: boolean;
  readonly step: HostRoomsStep;
  /** The host's rooms that were not read, until the user dismisses the list. */
  readonly leftOut: readonly LeftOutRoom[];
  readonly dismissLeftOut: () => void;
  readonly read: () => void;
  readonly take: (offer: HostRooms) => void;
  readonly keep: () => void;
}

const IDLE: HostRoomsStep = { status: "idle" };
const READING: HostRoomsStep = { status: "reading", read: 0, total: 0 };
const WORKER_GONE = "处理中断，请重试";
const NOT_LOADED = "页面的一部分没有加载，请检查网络后重试";

/** Loaded only in a host. */
async function fetchRooms(...asking: Parameters<typeof fetchWantedRooms>): Promise<HostRoomsAnswer> {
  try {
    return await (await import("#api/host/fetchWantedRooms.ts")).fetchWantedRooms(...asking);
  } catch {
    return { ok: false, reply: failureOf(NOT_LOADED) };
  }
}

/**
 * Batches whose host was asked, and hosts that have answered: a reopened screen keeps its rooms, and another kind
 * of equipment has the same ones.
 */
const asked = new WeakSet();

const NONE: readonly LeftOutRoom[] = [];
/** Maximum number of progress updates while the rooms of a building are read. */
const TIMES_REPORTED = 10;

/** The source of these rooms, in a sentence that is stored with them. */
const sourceOf = ({ name, rooms, leftOut, isSelection }: HostRooms) =>
  `房间来自设计软件${name === "" ? "" : `「${name}」`}${isSelection ? "中选中的对象" : ""}，共 ${formatNumber(rooms.rows, 0)} 间` +
  (leftOut.length === 0 ? "" : `，另有 ${formatNumber(leftOut.length, 0)} 间未读取`);

/** The host's rooms for one kind of equipment: read when its screen is first opened, and again on request. */
export function useHostRooms<Filter>(
  client: BatchClient<Filter>,
  { categoryCode, words }: BatchKind<Filter>,
): BatchHostRooms {
  const { host, hostDataArrived } = useServices();
  const notices = useNotices();
  const isAsked = !host.hasHost || asked.has(client) || asked.has(host);
  const [step, setStep] = useState<HostRoomsStep>(isAsked ? IDLE : READING);
  const [leftOut, setLeftOut] = useState(NONE);
  const reading = useRef<AbortController | null>(null);

  const fail = useCallback(
    (message: string) => {
      setStep({ status: "failed", message });
      // Without rooms the screen itself reports it.
      if (client.summary().rooms > 0) notices.error("未能读取设计软件中的房间", message);
    },
    [client, notices],
  );

  const take = useCallback(
    async (offer: HostRooms) => {
      // Rooms that were read but are not stored yet keep the state `reading`.
      setStep((now) => (now.status === "reading" ? now : IDLE));
      try {
        await client.replaceRooms(offer.rooms, offer.name || words.title, sourceOf(offer));
        setStep(IDLE);
        setLeftOut(offer.leftOut);
      } catch {
        // The call rejects only if the worker died; the host still has the rooms.
        fail(WORKER_GONE);
      }
    },
    [client, words, fail],
  );

  const read = useCallback(async () => {
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    let reported = 0;
    const onProgress = (count: number, total: number) => {
      // A hundred updates would be a hundred renders, which take longer than the reading on a slow machine.
      if (signal.aborted || (count > 0 && count < total && count - reported < total / TIMES_REPORTED)) return;
      reported = count;
      setStep({ status: "reading", read: count, total });
    };
    onProgress(0, 0);
    await hostDataArrived;
    const isSelecting = useSession.getState().fromEntrance === ENTRANCES.equipment;
    const answer = await fetchRooms(host, categoryCode, { signal, onProgress, isSelecting });
    if (signal.aborted) return;
    asked.add(client);
    if (!answer.ok) return fail(hostFailure(answer.reply));
    asked.add(host);
    try {
      // Resolves once the worker has restored its saved state; only then is it known whether rooms would be
      // replaced.
      await client.rows(0, 0);
    } catch {
      return fail(WORKER_GONE);
    }
    if (client.summary().rooms === 0) await take(answer.value);
    else setStep({ status: "offered", offer: answer.value });
  }, [host, hostDataArrived, client, categoryCode, take, fail]);

  useEffect(() => {
    if (host.hasHost && !asked.has(client) && !asked.has(host)) void read();
    return () => reading.current?.abort();
  }, [host, client, read]);

  return useMemo(
    () => ({
      hasHost: host.hasHost,
      step,
      leftOut,
      dismissLeftOut: () => setLeftOut(NONE),
      read: () => void read(),
      take: (offer) => void take(offer),
      keep: () => setStep(IDLE),
    }),
    [host, step, leftOut, read, take],
  );
}
