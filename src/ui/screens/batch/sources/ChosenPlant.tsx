import { Button } from "@mantine/core";
import { useMemo } from "react";
import { SINGLE_MOST } from "#domain/building/sources/chillerCounts.ts";
import { INSTALLED_MOST, LEAST_SHARE } from "#domain/building/sources/coldSources.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { Panel } from "../../../kit/layout/Panel.tsx";
import { useAnswer } from "../../../page/services/useAnswer.ts";
import { useMayEdit } from "../context/useMayEdit.ts";
import { useSendChange } from "../context/useSendChange.ts";
import { atVersion } from "../systems/atVersion.ts";
import { Marked } from "../systems/Marked.tsx";
import { PlantFacts } from "./PlantFacts.tsx";
import css from "./Sources.module.css";

interface ChosenPlantProps {
  readonly client: BatchClient<unknown>;
  readonly version: number;
  /** Key of the alternative whose figures are shown */
  readonly of: string;
}

/** The figures of an alternative, with a button to take it */
export function ChosenPlant({ client, version, of }: ChosenPlantProps) {
  const mayEdit = useMayEdit();
  const send = useSendChange();
  const ask = useMemo(() => atVersion(version, () => client.sourceLine(of)), [client, version, of]);
  const { data: line } = useAnswer(ask, { keepsLast: true });
  if (line === undefined || line === null) return null;
  return (
    <Panel title="所看方案" note={line.isTaken ? "已采用" : undefined} ruled className={css["card"]}>
      <PlantFacts plant={line} />
      {line.faults.map(({ code, text }) => (
        <div key={code} className={css["said"]} data-wrong>
          {text}
          {code === "plant-large" && <Marked word={INSTALLED_MOST.mark} title={INSTALLED_MOST.source} />}
          {code === "turndown" && <Marked word={LEAST_SHARE.mark} title={LEAST_SHARE.source} />}
        </div>
      ))}
      {line.isRemarked && (
        <div className={css["said"]} data-wrong>
          {SINGLE_MOST.source} <Marked word={SINGLE_MOST.mark} title="约定" />
        </div>
      )}
      {!line.isTaken && (
        <div className={css["act"]}>
          {line.groups.some(({ towers }) => towers !== null) && <p>冷却塔随冷源一起采用</p>}
          <Button fullWidth disabled={!mayEdit} onClick={() => void send(() => client.takePlant(line.key))}>
            采用此方案
          </Button>
        </div>
      )}
    </Panel>
  );
}
