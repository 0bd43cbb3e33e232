import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "#api/client/ApiError.ts";
import {
  beginLibraryManual,
  deleteLibraryManual,
  endLibraryManual,
  sendManualSlice,
} from "#api/contract/libraryManuals.ts";
import { MANUAL_SLICE_BYTES } from "#domain/desk/library/libraryLimits.ts";
import { refreshLibraries } from "../../../page/services/answersOfUser.ts";
import { useServices } from "../../../page/services/ServicesContext.tsx";
import { persist } from "../calls/persist.ts";
import { whyNot } from "../useLibraryAct.ts";
import { base64Of, manualTitle, whyNoManual } from "./manualFile.ts";

/** The file that is being sent, with its position among the chosen files. */
export interface SendingManual {
  readonly name: string;
  readonly at: number;
  readonly of: number;
  /** Sent share, 0 to 1; 1 while the server examines the file. */
  readonly share: number;
  readonly isWaiting: boolean;
}

const isLost = (error: unknown) =>
  error instanceof ApiError && (error.code === "network" || error.code === "timeout" || error.status >= 500);

function whyUnsent(error: unknown): string {
  if (isLost(error)) return "网络中断，没有上传完，库中不会留下不完整的样本";
  return error instanceof ApiError ? whyNot(error) : "文件不能再读取，可能已被移动或更改";
}

/** Adds manuals to a library, one after the other. Leaving the page stops this and discards the unfinished one. */
export function useManualSending(libraryId: string) {
  const { api } = useServices();
  const queries = useQueryClient();
  const [sending, setSending] = useState<SendingManual | null>(null);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  /** Files that could not be sent because of the network. */
  const [broken, setBroken] = useState<readonly File[]>([]);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function sendOne(file: File, signal: AbortSignal, show: (now: Partial<SendingManual>) => void) {
    const begun = { title: manualTitle(file.name), byteSize: file.size };
    const { id } = await api.call(beginLibraryManual, { params: { libraryId }, body: begun });
    const params = { libraryId, manualId: id };
    const wait = (isWaiting: boolean) => show({ isWaiting });
    try {
      for (let slice = 0; slice * MANUAL_SLICE_BYTES < file.size; slice++) {
        signal.throwIfAborted();
        const from = slice * MANUAL_SLICE_BYTES;
        const bytes = await base64Of(file.slice(from, from + MANUAL_SLICE_BYTES));
        const sendSlice = () => api.call(sendManualSlice, { params, body: { slice, bytes } }, { signal });
        await persist(sendSlice, signal, wait);
        show({ share: Math.min(1, (from + MANUAL_SLICE_BYTES) / file.size) });
      }
      await persist(() => api.call(endLibraryManual, { params }, { signal }), signal, wait);
    } catch (error) {
      // The server has already deleted a file that it refused.
      api.call(deleteLibraryManual, { params }).catch(() => {});
      throw error;
    }
  }

  async function send(files: readonly File[]): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const refused: string[] = [];
    const lost: File[] = [];
    setRefusals([]);
    setBroken([]);
    for (const [at, file] of files.entries()) {
      if (signal.aborted) break;
      const why = whyNoManual(file);
      const shown = { name: file.name, at: at + 1, of: files.length, share: 0, isWaiting: false };
      const show = (now: Partial<SendingManual>) => {
        if (!signal.aborted) setSending((last) => ({ ...(last ?? shown), ...now }));
      };
      if (why === null) {
        setSending(shown);
        await sendOne(file, signal, show).catch((error: unknown) => {
          if (signal.aborted) return;
          refused.push(`${file.name}：${whyUnsent(error)}`);
          if (isLost(error)) lost.push(file);
        });
      } else refused.push(`${file.name}：${why}`);
      void refreshLibraries(queries);
    }
    if (running.current !== controller) return;
    running.current = null;
    setSending(null);
    setRefusals(refused);
    setBroken(lost);
  }

  return {
    sending,
    /** Why files of the last choice were not accepted, one sentence for each. */
    refusals,
    /** Number of files that could not be sent because of the network. */
    brokenCount: broken.length,
    again: () => void send(broken),
    send: (files: readonly File[]) => void (files.length > 0 && send(files)),
    stop: () => running.current?.abort(),
  };
}
