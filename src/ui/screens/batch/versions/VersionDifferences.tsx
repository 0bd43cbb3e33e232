import { Button } from "@mantine/core";
import { useCallback } from "react";
import { Dialog } from "../../../kit/dialog/Dialog.tsx";
import type { ComparedVersions } from "../context/ComparedVersions.ts";
import { ComparisonReport } from "./ComparisonReport.tsx";
import { useVersionComparison } from "./useVersionComparison.ts";
import { VersionFacts } from "./VersionFacts.tsx";
import type { VersionsClient } from "./VersionsClient.ts";
import css from "./Versions.module.css";

interface VersionDifferencesProps {
  readonly client: VersionsClient;
  readonly compared: ComparedVersions;
  readonly width: number;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** The differences between two versions. */
export function VersionDifferences(props: VersionDifferencesProps) {
  const { client, compared, width, onBack, onClose } = props;
  const { projectId, earlier, later } = compared;
  const [before, after] = [earlier.id, later.id];
  const { job, again } = useVersionComparison(
    useCallback(
      (signal: AbortSignal) => client.compareVersions(projectId, before, after, signal),
      [client, projectId, before, after],
    ),
  );
  return (
    <Dialog
      opened
      title="比较版本"
      width={width}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onBack}>
            返回版本列表
          </Button>
          <Button data-autofocus onClick={onClose}>
            完成
          </Button>
        </>
      }
    >
      <div className={css["sides"]}>
        <VersionFacts title="之前" version={earlier} />
        <VersionFacts title="之后" version={later} />
      </div>
      <ComparisonReport client={client} job={job} isById onAgain={again} />
    </Dialog>
  );
}
