import * as v from "valibot";
import type { ImportRemark } from "#domain/catalogue/import/ImportRemark.ts";
import { causeOf, StartFailure } from "../process/StartFailure.ts";
import type { ImportReport } from "./ImportKind.ts";
import { ImportRunSchema, MOST_REMARKS, terminalUser, type ImportRun } from "./importRuns.ts";
import type { ImportTarget } from "./ImportTarget.ts";

type About = Pick<ImportRun, "kind" | "fileName">;
type OpenTarget = () => Promise<ImportTarget>;
type RunImport = (open: OpenTarget, note: (remark: ImportRemark) => void) => Promise<ImportReport>;

/**
 * Runs an import and records in its target what it has done, or why it ended early. The target stays open for this
 * after the import has closed it. An import that cannot be recorded counts as done; `complain` reports it.
 */
export async function recorded(
  about: About,
  openTarget: OpenTarget,
  importFile: RunImport,
  complain: (line: string) => void,
): Promise<ImportReport> {
  const startedAt = Date.now();
  const remarks: ImportRemark[] = [];
  const opened: ImportTarget[] = [];
  let remarkCount = 0;
  const open: OpenTarget = async () => {
    const target = await openTarget();
    opened.push(target);
    return { ...target, close: () => Promise.resolve() };
  };
  const note = (remark: ImportRemark) => {
    remarkCount += 1;
    if (remarks.length < MOST_REMARKS) remarks.push(remark);
  };
  const keep = async (outcome: Pick<ImportRun, "counts" | "failure">) => {
    const run = v.parse(ImportRunSchema, {
      ...about,
      ...outcome,
      startedAt,
      endedAt: Date.now(),
      startedBy: terminalUser(),
      remarkCount,
      remarks,
    });
    for (const target of opened) {
      await target
        .keepRun(run)
        .catch((error: unknown) => complain(`The import is not in the operators' list (${causeOf(error)}).`));
      await target.close();
    }
  };
  try {
    const report = await importFile(open, note);
    const { added, updated, warned, refused } = report;
    await keep({ counts: { added, updated, warned, refused }, failure: null });
    return report;
  } catch (error) {
    const failure = error instanceof StartFailure ? error.message : causeOf(error);
    await keep({ counts: null, failure });
    throw error;
  }
}
