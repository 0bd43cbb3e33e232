import { Button } from "@mantine/core";
import { IconDownload, IconRefresh } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { BatchView } from "#domain/building/batch/state/batchState.ts";
import { EmptyState } from "../../../kit/layout/EmptyState.tsx";
import { useHostDelivery } from "./useHostDelivery.ts";
import { useBatchPlan } from "./useBatchPlan.ts";
import { classNames } from "../../../kit/layout/classNames.ts";
import text from "../../../kit/styles/text.module.css";
import { Dialog } from "../../../kit/dialog/Dialog.tsx";
import css from "./Plan.module.css";
import { SaveLine } from "./SaveLine.tsx";
import { useVersionSave } from "./useVersionSave.ts";
import { VersionConflict } from "./VersionConflict.tsx";
import type { ComparedVersions } from "../context/ComparedVersions.ts";
import { DeliveryLine } from "./DeliveryLine.tsx";
import { PlanFacts } from "./PlanFacts.tsx";
import { ScheduleMenu } from "./ScheduleMenu.tsx";
import { PlanTotals } from "./PlanTotals.tsx";
import { usePlanLink } from "./usePlanLink.ts";
import type { PlanClient, PlannedKind } from "./PlanClient.ts";

export interface PlanDialogProps {
  readonly client: PlanClient;
  readonly kind: PlannedKind;
  /** Shows these rooms in the table and closes the dialog. */
  readonly onShow: (show: BatchView["show"]) => void;
  /** Shows this system of the building and closes the dialog; null: the plants. */
  readonly onSystem: (id: string | null) => void;
  /** What must be checked first besides rooms and machines */
  readonly notices: ReactNode;
  /** Opens the versions of the project, or a comparison of two. */
  readonly onVersions: (compared?: ComparedVersions) => void;
  readonly onClose: () => void;
}

const WIDTH = 640;

/** 确认方案: the plan in figures, what it lacks, and its workbook */
export function PlanDialog(props: PlanDialogProps) {
  const { client, kind, notices, onShow, onSystem, onVersions, onClose } = props;
  const { job, retry, download, saving } = useBatchPlan(client, kind);
  const isReady = job.status === "ready";
  const delivery = useHostDelivery(client, kind, isReady ? job.plan : null);
  const { save, again, signIn } = useVersionSave(client, isReady ? job.plan : null);
  const link = usePlanLink(kind.categoryCode, save);
  const isUndelivered = delivery.status === "failed";
  return (
    <Dialog
      opened
      title="确认方案"
      width={WIDTH}
      onClose={onClose}
      aside={
        <span role="alert" className={classNames(text["small"], text["wrong"])}>
          {saving === "failed" ? "文件未能生成，请重新生成方案" : ""}
        </span>
      }
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            关闭
          </Button>
          {isUndelivered && (
            <Button leftSection={<IconRefresh size={16} stroke={1.5} />} onClick={retry}>
              重新返回
            </Button>
          )}
          <ScheduleMenu client={client} plan={isReady ? job.plan : null} kind={kind} link={link} />
          {saving === "failed" ? (
            <Button onClick={retry}>重新生成</Button>
          ) : (
            <Button
              data-autofocus
              variant={isUndelivered ? "default" : "filled"}
              disabled={!isReady || saving === "writing"}
              leftSection={<IconDownload size={16} stroke={1.5} />}
              onClick={() => download(link)}
            >
              下载 .xlsx
            </Button>
          )}
        </>
      }
    >
      {job.status === "building" && (
        <p className={css["building"]} role="status">
          正在生成方案
        </p>
      )}
      {job.status === "failed" && (
        <EmptyState
          kind="error"
          title="未能生成方案"
          why={job.message || "服务暂时没有响应，选型结果已保留"}
          actions={
            <Button leftSection={<IconRefresh size={16} stroke={1.5} />} onClick={retry}>
              重试
            </Button>
          }
        />
      )}
      {isReady && (
        <>
          <PlanFacts
            plan={job.plan}
            words={kind.words}
            notices={notices}
            onShow={onShow}
            onSystem={onSystem}
          />
          <DeliveryLine delivery={delivery} rooms={job.plan.rooms} />
          <SaveLine save={save} onSignIn={signIn} onAgain={again} onVersions={() => onVersions()} />
          {save.status === "conflict" && <VersionConflict save={save} onCompare={onVersions} />}
          {job.plan.totals.length > 0 && <PlanTotals totals={job.plan.totals} model={kind.words.model} />}
        </>
      )}
    </Dialog>
  );
}
