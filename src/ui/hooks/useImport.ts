import { useCallback, useRef, useState } from "react";
import { formatNumber } from "#domain/formatNumber.ts";
import type { PackedTable } from "#domain/batch/PackedTable.ts";
import type { ImportPreview } from "#domain/rooms/importPreview.ts";
import type { OnRows } from "#domain/rooms/readRooms.ts";
import type { BatchClient } from "#workers/batch/BatchClient.ts";
import type { ReadOutcome } from "#workers/sheet/SheetClient.ts";
import { useNotices } from "./useNotices.ts";
import { useServices } from "./ServicesContext.tsx";

/** Where the rooms come from: a workbook, or the clipboard. */
export type ImportSource = "file" | "paste";

export type ImportStep =
  | { readonly step: "closed" }
  /** `refusal`: why the last file or text was not taken. */
  | { readonly step: "choosing"; readonly source: ImportSource; readonly refusal: string }
  | {
      readonly step: "reading";
      readonly source: ImportSource;
      readonly name: string;
      /** `null` while the workbook is unpacked. */
      readonly rows: { readonly read: number; readonly total: number } | null;
    }
  | {
      readonly step: "preview";
      readonly source: ImportSource;
      readonly preview: ImportPreview;
      readonly rooms: PackedTable;
    };

export interface RoomImport {
  readonly state: ImportStep;
  readonly open: (source: ImportSource) => void;
  readonly readFiles: (files: readonly File[]) => void;
  readonly readText: (text: string) => void;
  /** Stops reading; back to choosing. */
  readonly cancel: () => void;
  readonly take: (how: "replace" | "append") => void;
  readonly close: () => void;
}

const UPLOAD_FAILED = "系统异常，文件上传失败";
const ONE_FILE = "一次只能导入一个文件";

/** Brings a room schedule in: read by the sheet worker, looked at by a person, taken over by the batch worker. */
export function useImport<Filter>(client: BatchClient<Filter>): RoomImport {
  const services = useServices();
  const notices = useNotices();
  const [state, setState] = useState<ImportStep>({ step: "closed" });
  const reading = useRef<AbortController | null>(null);

  const read = useCallback(
    async (
      source: ImportSource,
      name: string,
      ask: (signal: AbortSignal, onRows: OnRows) => Promise<ReadOutcome>,
    ) => {
      reading.current?.abort();
      const controller = new AbortController();
      reading.current = controller;
      setState({ step: "reading", source, name, rows: null });
      const onRows: OnRows = (done, total) => {
        if (controller.signal.aborted) return;
        setState((now) => (now.step === "reading" ? { ...now, rows: { read: done, total } } : now));
      };
      const outcome = await ask(controller.signal, onRows).catch(
        () => ({ ok: false, message: UPLOAD_FAILED }) as const,
      );
      if (controller.signal.aborted) return;
      setState(
        outcome.ok
          ? { step: "preview", source, preview: outcome.preview, rooms: outcome.rooms }
          : { step: "choosing", source, refusal: outcome.message },
      );
    },
    [],
  );

  const readFiles = useCallback(
    (files: readonly File[]) => {
      const [file] = files;
      if (file === undefined) return;
      if (files.length > 1) setState({ step: "choosing", source: "file", refusal: ONE_FILE });
      else void read("file", file.name, (signal, onRows) => services.sheet.read(file, signal, onRows));
    },
    [read, services],
  );
  const readText = useCallback(
    (text: string) =>
      void read("paste", "粘贴的内容", (signal, onRows) => services.sheet.readPaste(text, signal, onRows)),
    [read, services],
  );
  const close = useCallback(() => {
    reading.current?.abort();
    setState({ step: "closed" });
  }, []);
  const take = useCallback(
    async (how: "replace" | "append") => {
      if (state.step !== "preview") return;
      const { preview, rooms } = state;
      setState({ step: "closed" });
      try {
        if (how === "replace") await client.replaceRooms(rooms, preview.fileName, "");
        else await client.appendRooms(rooms);
        notices.success(
          how === "replace" ? "房间表已导入" : "房间已追加",
          `${formatNumber(preview.accepted, 0)} 间`,
        );
      } catch {
        // The batch worker died while it took the rooms over: they are in the file still.
        notices.error(UPLOAD_FAILED);
      }
    },
    [client, notices, state],
  );

  return {
    state,
    open: useCallback((source: ImportSource) => setState({ step: "choosing", source, refusal: "" }), []),
    readFiles,
    readText,
    cancel: useCallback(() => {
      reading.current?.abort();
      setState((now) =>
        now.step === "reading" ? { step: "choosing", source: now.source, refusal: "" } : now,
      );
    }, []),
    take: useCallback((how) => void take(how), [take]),
    close,
  };
}
