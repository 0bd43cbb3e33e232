import { transfer } from "comlink";
import { buffersOf } from "#domain/batch/PackedTable.ts";
import type { Result } from "#domain/result.ts";
import { importPaste } from "#domain/rooms/importPaste.ts";
import { MAX_FILE_BYTES, refusal, type FileFault } from "#domain/rooms/importRefusal.ts";
import type { OnRows } from "#domain/rooms/readRooms.ts";
import { importSchedule, type ScheduleImport } from "#domain/rooms/importSchedule.ts";
import type { SampleNeeds } from "#domain/rooms/sampleBuildings.ts";
import { scheduleTemplate } from "#domain/rooms/scheduleTemplate.ts";
import type { PlanSheet } from "../batch/BatchClient.ts";
import { hucreWorkbook } from "./hucreWorkbook.ts";
import { planSheets, textSheets } from "./planSheets.ts";
import { sampleBuilding } from "./sampleBuilding.ts";
import type { ReadOutcome, SampleBuilding } from "./SheetClient.ts";
import { unpackWorkbook } from "./unpackWorkbook.ts";
import type { Workbook } from "./Workbook.ts";

/** What the worker can do. It holds nothing between calls: the client starts one worker for each. */
export function createSheetService(workbook: Workbook = hucreWorkbook) {
  const write = async (sheets: Parameters<Workbook["write"]>[0]) => {
    const { buffer } = await workbook.write(sheets);
    return transfer(buffer, [buffer]);
  };

  return {
    read(name: string, file: Blob, onRows?: OnRows): Promise<ReadOutcome> {
      return answer(async () => {
        const unpacked = unpackWorkbook(new Uint8Array(await file.arrayBuffer()));
        if (!unpacked.ok) return unpacked;
        const sheets = await workbook.read(unpacked.value);
        return sheets.ok ? importSchedule(name, sheets.value, onRows) : sheets;
      });
    },
    readPaste(text: string, onRows?: OnRows): Promise<ReadOutcome> {
      return answer(() => {
        if (text.trim() === "") return { ok: false, code: "empty" };
        return text.length > MAX_FILE_BYTES
          ? { ok: false, code: "too-many-rows" }
          : importPaste(text, onRows);
      });
    },
    sample(building: SampleBuilding, needs: SampleNeeds) {
      const sample = sampleBuilding(building, needs);
      return transfer(sample, buffersOf(sample.rooms));
    },
    template: () => write(textSheets(scheduleTemplate())),
    write: (sheets: readonly PlanSheet[]) => write(planSheets(sheets)),
  };
}

export type SheetService = ReturnType<typeof createSheetService>;

type Reading = Result<ScheduleImport, FileFault>;

async function answer(read: () => Reading | Promise<Reading>): Promise<ReadOutcome> {
  try {
    const reading = await read();
    if (!reading.ok) return refusal(reading.code);
    const { preview, rooms } = reading.value;
    return transfer({ ok: true, preview, rooms }, buffersOf(rooms));
  } catch {
    // A file that vanished after it was chosen, or one that none of us foresaw: its owner gets a sentence all the same.
    return refusal("unreadable");
  }
}
