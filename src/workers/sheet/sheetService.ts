import { transfer } from "comlink";
import { buffersOf } from "#domain/building/rooms/PackedTable.ts";
import type { ComparisonSheet } from "#domain/desk/report/comparison/ComparisonWords.ts";
import type { DocumentLink } from "#domain/desk/report/DocumentLink.ts";
import type { Result } from "#domain/base/result.ts";
import { refusal, type FileFault } from "#domain/building/rooms/import/importRefusal.ts";
import type { OnRows } from "#domain/building/rooms/rows/readRooms.ts";
import type { SampleNeeds } from "#domain/building/rooms/sampleBuildings.ts";
import { scheduleTemplate } from "#domain/building/rooms/scheduleTemplate.ts";
import type { PlanSheet } from "../batch/plan/ConfirmedPlan.ts";
import { comparisonSheet } from "./comparisonSheet.ts";
import { hucreWorkbook } from "./hucreWorkbook.ts";
import { linkGrid } from "#domain/desk/report/linkGrid.ts";
import { openSource, type Understand } from "./openSource.ts";
import { planSheets, textSheets } from "./planSheets.ts";
import { sampleBuilding } from "./sampleBuilding.ts";
import type { ReadOutcome, SampleBuilding, ScheduleSource, Understanding } from "./SheetClient.ts";
import type { Workbook } from "./Workbook.ts";

/**
 * The worker's service. It keeps what it opened, so that the same cells can be interpreted again; the client
 * ends it when it is no longer needed.
 */
export function createSheetService(workbook: Workbook = hucreWorkbook) {
  let opened: Result<Understand, FileFault> = { ok: false, code: "unreadable" };
  const write = async (sheets: Parameters<Workbook["write"]>[0]) => {
    const { buffer } = await workbook.write(sheets);
    return transfer(buffer, [buffer]);
  };

  return {
    async open(source: ScheduleSource): Promise<void> {
      // A file that vanished after it was chosen, or an unforeseen one: its owner still gets a sentence.
      opened = await openSource(source, workbook).catch(() => ({ ok: false, code: "unreadable" }) as const);
    },
    understand(options: Understanding = {}, onRows?: OnRows): ReadOutcome {
      if (!opened.ok) return refusal(opened.code);
      try {
        const reading = opened.value({ ...options, onRows });
        if (!reading.ok) return refusal(reading.code);
        const { preview, rooms } = reading.value;
        return transfer({ ok: true, preview, rooms }, buffersOf(rooms));
      } catch {
        return refusal("unreadable");
      }
    },
    sample(building: SampleBuilding, needs: SampleNeeds) {
      const sample = sampleBuilding(building, needs);
      return transfer(sample, buffersOf(sample.rooms));
    },
    template: () => write(textSheets(scheduleTemplate())),
    comparison: (sheet: ComparisonSheet) => write([comparisonSheet(sheet)]),
    write: (sheets: readonly PlanSheet[], link?: DocumentLink) =>
      write([...planSheets(sheets), ...(link === undefined ? [] : [linkGrid(link)])]),
  };
}

export type SheetService = ReturnType<typeof createSheetService>;
