import { formatNumber } from "#domain/base/formatNumber.ts";
import { PLANT_STATE_WORDS } from "#domain/building/sources/KeptPlant.ts";
import type { SourceSettings } from "#domain/building/sources/SourceSettings.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { KeptSheet } from "#workers/batch/sources/SourceSheet.ts";
import { RECORD_WORDS } from "#domain/building/sources/plantWords.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { Panel } from "../../../kit/layout/Panel.tsx";
import { useMayEdit } from "../context/useMayEdit.ts";
import { useSendChange } from "../context/useSendChange.ts";
import { FactLines } from "../systems/FactLines.tsx";
import { CarryToSystems } from "./CarryToSystems.tsx";
import { percentText, plantWords } from "./sourceWords.ts";
import css from "./Sources.module.css";

interface KeptPlantPanelProps {
  readonly client: BatchClient<unknown>;
  readonly kept: KeptSheet;
  readonly settings: SourceSettings;
  /** kW of now; null where it is not known. */
  readonly load: number | null;
}

/** The plant that was taken, with what it is to the load of now. */
export function KeptPlantPanel({ client, kept, settings, load }: KeptPlantPanelProps) {
  const mayEdit = useMayEdit();
  const send = useSendChange();
  const { state, verdict, faults } = kept.verdict;
  const records = kept.records.flatMap((record, at) =>
    record === null || record === "same"
      ? []
      : [`${kept.groups[at]!.chiller.model}：${RECORD_WORDS[record]}`],
  );
  return (
    <Panel title="已采用冷源" ruled className={css["card"]}>
      <div className={css["said"]}>
        <span className={css["line"]}>
          <b title={plantWords(kept.groups, kept.standby)}>{plantWords(kept.groups, kept.standby)}</b>
          <span data-state={state}>{PLANT_STATE_WORDS[state]}</span>
        </span>
        {kept.groups[0]!.chiller.brand}
      </div>
      <FactLines
        lines={[
          ["装机", formatNumber(kept.installed, 0), "kW"],
          ["采用时负荷", formatNumber(kept.load, 1), "kW"],
          ["现在负荷", formatNumber(load, 1), "kW"],
          ...(verdict === null
            ? []
            : [
                ["装机比", percentText(verdict.ratio), "%"] as const,
                ["停最大一台", percentText(verdict.withoutLargest), "%"] as const,
              ]),
        ]}
      />
      {faults.map(({ code, text }) => (
        <div key={code} className={css["said"]} data-wrong>
          {text}
        </div>
      ))}
      {records.map((text) => (
        <div key={text} className={css["said"]} data-wrong>
          {text}
        </div>
      ))}
      <CarryToSystems client={client} kept={kept} settings={settings} />
      <div className={css["act"]}>
        <LinkButton disabled={!mayEdit} onClick={() => void send(() => client.takePlant(null))}>
          不再采用
        </LinkButton>
      </div>
    </Panel>
  );
}
