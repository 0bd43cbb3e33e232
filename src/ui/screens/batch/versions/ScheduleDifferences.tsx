import { Button } from "@mantine/core";
import { useCallback, useEffect } from "react";
import type { PlanVersion } from "#api/contract/projectPlans.ts";
import { Dialog } from "../../../kit/dialog/Dialog.tsx";
import { ChooseFile } from "../import/ChooseFile.tsx";
import { PreviewReport } from "../import/PreviewReport.tsx";
import { Reading } from "../import/Reading.tsx";
import type { ImportStep, RoomImport } from "../import/RoomImport.ts";
import { useImport } from "../import/useImport.ts";
import { ComparisonReport } from "./ComparisonReport.tsx";
import { useVersionComparison } from "./useVersionComparison.ts";
import { VersionFacts } from "./VersionFacts.tsx";
import type { VersionsClient } from "./VersionsClient.ts";
import css from "./Versions.module.css";

export interface ScheduleDifferencesProps {
  readonly client: VersionsClient;
  readonly projectId: string;
  readonly version: PlanVersion;
  readonly width: number;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** Compares a version with a room schedule: choose the file, check how it was understood, see the differences. */
export function ScheduleDifferences(props: ScheduleDifferencesProps) {
  const { client, version, width, onBack, onClose } = props;
  const schedule = useImport(client);
  const { state, open, close } = schedule;
  useEffect(() => {
    open("file");
    return close;
  }, [open, close]);
  const isRead = state.step === "preview";
  return (
    <Dialog
      opened
      title="与房间表比较"
      width={width}
      onClose={onClose}
      actions={
        <>
          {isRead && (
            <Button variant="default" onClick={() => open("file")}>
              换一个文件
            </Button>
          )}
          <Button variant="default" onClick={onBack}>
            返回版本列表
          </Button>
          <Button disabled={!isRead} onClick={onClose}>
            完成
          </Button>
        </>
      }
    >
      <div className={css["sides"]}>
        <VersionFacts title="版本" version={version} />
      </div>
      {state.step === "choosing" && <ChooseFile refusal={state.refusal} onFiles={schedule.readFiles} />}
      {state.step === "reading" && <Reading name={state.name} rows={state.rows} />}
      {state.step === "preview" && <Compared {...props} schedule={schedule} imported={state} />}
    </Dialog>
  );
}

interface ComparedProps extends ScheduleDifferencesProps {
  readonly schedule: RoomImport;
  readonly imported: Extract<ImportStep, { step: "preview" }>;
}

function Compared({ client, projectId, version, schedule, imported }: ComparedProps) {
  const { preview, rooms, choice } = imported;
  const { fields } = preview;
  const { job, again } = useVersionComparison(
    useCallback(
      (signal: AbortSignal) => client.compareWithSchedule(projectId, version.id, { rooms, fields }, signal),
      [client, projectId, version.id, rooms, fields],
    ),
  );
  return (
    <div className={css["report"]}>
      <ComparisonReport client={client} job={job} isById={false} onAgain={again} />
      <PreviewReport preview={preview} choice={choice} onChoose={schedule.choose} />
    </div>
  );
}
