import type { SourceSettings } from "#domain/building/sources/SourceSettings.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { KeptSheet } from "#workers/batch/sources/SourceSheet.ts";
import { useSendChange } from "../context/useSendChange.ts";
import { CarryToSystems } from "./CarryToSystems.tsx";
import { KeptTowers } from "./KeptTowers.tsx";
import { PlantRoom } from "./modules/PlantRoom.tsx";
import { plantWords } from "./sourceWords.ts";
import { TakenPlant } from "./TakenPlant.tsx";

interface KeptPlantPanelProps {
  readonly client: BatchClient<unknown>;
  readonly kept: KeptSheet;
  readonly settings: SourceSettings;
  /** Present load, kW; null where unknown. */
  readonly load: number | null;
}

/** The chillers that were taken */
export function KeptPlantPanel({ client, kept, settings, load }: KeptPlantPanelProps) {
  const send = useSendChange();
  return (
    <TakenPlant
      title="已采用冷源"
      machines={plantWords(kept.groups, kept.standby)}
      about={kept.groups[0]!.chiller.brand}
      verdict={kept.verdict}
      installed={kept.installed}
      carried={{ word: "负荷", was: kept.load, now: load }}
      records={kept.records.map((record, at) => ({ model: kept.groups[at]!.chiller.model, record }))}
      onDrop={() => void send(() => client.takePlant(null))}
    >
      <KeptTowers client={client} kept={kept} />
      <PlantRoom client={client} plant="cold" module={kept.module} />
      <CarryToSystems client={client} kept={kept} settings={settings} />
    </TakenPlant>
  );
}
