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
  /** The batch holds rooms already: are these to take their place? */
  | { readonly status: "offered"; readonly offer: HostRooms }
  | { readonly status: "failed"; readonly message: string };

export interface BatchHostRooms {
  /** Rooms come from a host, and from nowhere else. */
  readonly hasHost: boolean;
  readonly step: HostRoomsStep;
  /** Rooms that the host has and the batch has not, until somebody has read which. */
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

/** On the web nobody reads a host's rooms: what does so is loaded inside one. */
async function fetchRooms(...asking: Parameters<typeof fetchWantedRooms>): Promise<HostRoomsAnswer> {
  try {
    return await (await import("#api/host/fetchWantedRooms.ts")).fetchWantedRooms(...asking);
  } catch {
    return { ok: false, reply: failureOf(NOT_LOADED) };
  }
}

/**
 * Batches whose host has been asked, and hosts that have answered: a screen that is opened again keeps what it has, and
 * another kind of equipment has the same rooms.
 */
const asked = new WeakSet();

const NONE: readonly LeftOutRoom[] = [];
/** At most, while the rooms of a building are read. */
const TIMES_TOLD = 10;

/** Where these rooms come from, in a sentence that stays with them. */
const sourceOf = ({ name, rooms, leftOut, isSelection }: HostRooms) =>
  `房间来自设计软件${name === "" ? "" : `「${name}」`}${isSelection ? "中选中的对象" : ""}，共 ${formatNumber(rooms.rows, 0)} 间` +
  (leftOut.length === 0 ? "" : `，另有 ${formatNumber(leftOut.length, 0)} 间未读取`);

/** The host's rooms for one kind of equipment: read when its screen first opens, and again on request. */
export function useHostRooms<Filter>(
  client: BatchClient<Filter>,
  { categoryCode, words }: BatchKind<Filter>,
): BatchHostRooms {
  const { host, hostTold } = useServices();
  const notices = useNotices();
  const isAsked = !host.hasHost || asked.has(client) || asked.has(host);
  const [step, setStep] = useState<HostRoomsStep>(isAsked ? IDLE : READING);
  const [leftOut, setLeftOut] = useState(NONE);
  const reading = useRef<AbortController | null>(null);

  const fail = useCallback(
    (message: string) => {
      setStep({ status: "failed", message });
      // Without rooms the screen itself says so.
      if (client.summary().rooms > 0) notices.error("未能读取设计软件中的房间", message);
    },
    [client, notices],
  );

  const take = useCallback(
    async (offer: HostRooms) => {
      // Rooms that were read are not there yet: they stay on their way.
      setStep((now) => (now.status === "reading" ? now : IDLE));
      try {
        await client.replaceRooms(offer.rooms, offer.name || words.title, sourceOf(offer));
        setStep(IDLE);
        setLeftOut(offer.leftOut);
      } catch {
        // The call rejects only when the worker died; the host still has the rooms.
        fail(WORKER_GONE);
      }
    },
    [client, words, fail],
  );

  const read = useCallback(async () => {
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    let told = 0;
    const onProgress = (count: number, total: number) => {
      // A hundred pieces are as many drawings of the screen: on a weak machine they take longer than the reading.
      if (signal.aborted || (count > 0 && count < total && count - told < total / TIMES_TOLD)) return;
      told = count;
      setStep({ status: "reading", read: count, total });
    };
    onProgress(0, 0);
    await hostTold;
    const isSelecting = useSession.getState().fromEntrance === ENTRANCES.equipment;
    const answer = await fetchRooms(host, categoryCode, { signal, onProgress, isSelecting });
    if (signal.aborted) return;
    asked.add(client);
    if (!answer.ok) return fail(hostFailure(answer.reply));
    asked.add(host);
    try {
      // Answered once the worker has brought back what it saved; only then is it known what there is to lose.
      await client.rows(0, 0);
    } catch {
      return fail(WORKER_GONE);
    }
    if (client.summary().rooms === 0) await take(answer.value);
    else setStep({ status: "offered", offer: answer.value });
  }, [host, hostTold, client, categoryCode, take, fail]);

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
