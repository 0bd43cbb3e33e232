import { useCallback, useEffect, useRef, useState } from "react";
import type { DocumentLink } from "#domain/desk/report/DocumentLink.ts";
import type { ConfirmedPlan } from "#workers/batch/plan/ConfirmedPlan.ts";
import { downloadWorkbook } from "../../../page/browser/downloadWorkbook.ts";
import { useServices } from "../../../page/services/ServicesContext.tsx";
import type { PlanClient, PlannedKind } from "./PlanClient.ts";

export type PlanJob =
  | { readonly status: "building" }
  | { readonly status: "ready"; readonly plan: ConfirmedPlan }
  | { readonly status: "failed"; readonly message: string };

export interface BatchPlan {
  readonly job: PlanJob;
  readonly retry: () => void;
  /** With the address of the saved version, if there is one yet */
  readonly download: (link: DocumentLink | null) => void;
  readonly saving: "idle" | "writing" | "failed";
}

/** A building from a file has the file's name. */
const fileNameOf = ({ buildingName }: ConfirmedPlan, kindTitle: string) =>
  `${buildingName.replace(/\.xlsx$/iu, "") || kindTitle} 选型方案.xlsx`;

const WORKER_GONE = "处理中断，选型结果已保留";

async function ask(client: PlanClient, signal: AbortSignal): Promise<PlanJob> {
  try {
    const answer = await client.confirm(signal);
    return answer.ok
      ? { status: "ready", plan: answer.value }
      : { status: "failed", message: answer.message };
  } catch {
    // Aborting is not shown; a crash of the worker is reported by the dialog.
    return { status: "failed", message: WORKER_GONE };
  }
}

/**
 * 确认方案: the plan from the batch worker, and its workbook, for as long as the dialog is open. It is not a query,
 * because a download transfers the plan's buffers and every built plan is tracked.
 */
export function useBatchPlan(client: PlanClient, { categoryCode, words }: PlannedKind): BatchPlan {
  const services = useServices();
  const [job, setJob] = useState<PlanJob>({ status: "building" });
  const [saving, setSaving] = useState<BatchPlan["saving"]>("idle");
  const building = useRef<AbortController | null>(null);
  // The plan's buffers are transferred to the sheet worker, so a second download uses the same workbook.
  const workbook = useRef<{ plan: ConfirmedPlan; bytes: Promise<ArrayBuffer> } | null>(null);

  const build = useCallback(async () => {
    building.current?.abort();
    const controller = new AbortController();
    building.current = controller;
    const next = await ask(client, controller.signal);
    if (controller.signal.aborted) return;
    setJob(next);
    if (next.status !== "ready") return;
    const { rooms, counts, units } = next.plan;
    const { matched } = counts;
    services.track("confirmBatchSelection", { category: categoryCode, rooms, matched, units });
  }, [client, services, categoryCode]);

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- it sets its state after the worker's answer
    void build();
    return () => building.current?.abort();
  }, [build]);

  const download = async (plan: ConfirmedPlan, link: DocumentLink | null) => {
    setSaving("writing");
    if (workbook.current?.plan !== plan)
      workbook.current = { plan, bytes: services.sheet.write(plan.sheets, link ?? undefined) };
    try {
      downloadWorkbook(await workbook.current.bytes, fileNameOf(plan, words.title));
      setSaving("idle");
    } catch {
      // The sheet worker crashed with the plan's buffers: the plan must be built again.
      workbook.current = null;
      setSaving("failed");
    }
  };

  return {
    job,
    retry: useCallback(() => {
      setSaving("idle");
      setJob({ status: "building" });
      void build();
    }, [build]),
    download: (link) => {
      if (job.status === "ready") void download(job.plan, link);
    },
    saving,
  };
}
