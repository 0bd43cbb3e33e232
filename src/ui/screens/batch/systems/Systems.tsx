import { Suspense } from "react";
import type { WaterChange } from "#domain/building/systems/water/changedSettings.ts";
import { SEASON_WORDS, SEASONS } from "#domain/building/systems/water/WaterSettings.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { SavedAs, SystemSheet } from "#workers/batch/systems/SystemSheet.ts";
import { Segments } from "../../../kit/input/Segments.tsx";
import { Panel } from "../../../kit/layout/Panel.tsx";
import { fetched } from "../../../page/browser/fetched.tsx";
import { useChosenSystem } from "../context/useChosenSystem.ts";
import { useSendChange } from "../context/useSendChange.ts";
import { BookButton } from "./BookButton.tsx";
import { DutyPanel } from "./DutyPanel.tsx";
import { NotComputed } from "./NotComputed.tsx";
import { PlantPanel } from "./PlantPanel.tsx";
import { SettingsPanel } from "./SettingsPanel.tsx";
import { SheetLines } from "./SheetLines.tsx";
import { Sums, SystemEntry } from "./SystemEntry.tsx";
import { SystemMenu } from "./SystemMenu.tsx";
import { useArrange } from "./useArrange.tsx";
import { useSystems } from "./useSystems.ts";
import { useShownLines } from "./useShownLines.ts";
import css from "./Systems.module.css";

const DiagramPanel = fetched(async () => (await import("./diagram/DiagramPanel.tsx")).DiagramPanel);

const SEASON_CHOICES = SEASONS.map((value) => ({ value, label: SEASON_WORDS[value] }));

const VIEWS = [
  { value: "tree", label: "管网" },
  { value: "sheet", label: "水力计算" },
  { value: "circuits", label: "环路" },
  { value: "diagram", label: "系统图" },
] as const;

const NO_OTHERS: readonly SystemSheet[] = [];

interface SheetViewProps {
  readonly client: BatchClient<unknown>;
  readonly sheet: SystemSheet;
  readonly version: number;
  readonly saved: SavedAs | null;
}

function SheetView({ client, sheet: whole, version, saved }: SheetViewProps) {
  const shown = useShownLines(client, whole.id);
  const sheet = shown.season === "winter" ? (whole.winter ?? whole) : whole;
  const send = useSendChange();
  const change = (to: WaterChange) => void send(() => client.setSystem(sheet.id, to));
  const arrangement = useArrange(client, whole, NO_OTHERS);
  return (
    <>
      <SheetLines
        client={client}
        sheet={sheet}
        whole={whole}
        version={version}
        views={VIEWS}
        shown={shown}
        onSplit={() => arrangement.ask("split")}
        choices={
          whole.winter !== null && (
            <Segments
              aria-label="季节"
              size="xs"
              data={SEASON_CHOICES}
              value={sheet.season}
              onChange={shown.chooseSeason}
            />
          )
        }
        actions={<BookButton client={client} saved={saved} what="水力计算" />}
        diagram={
          <Suspense fallback={<div className={css["none"]} />}>
            <DiagramPanel client={client} sheet={sheet} version={version} saved={saved} />
          </Suspense>
        }
      />
      <div className={css["right"]}>
        <DutyPanel client={client} sheet={sheet} whole={whole} />
        {sheet.plant.map((each) => (
          <PlantPanel key={each.circuit} client={client} sheet={each} />
        ))}
        <SettingsPanel sheet={whole} onChange={change} />
      </div>
      {arrangement.dialog}
    </>
  );
}

/** The water systems for the chosen units of a building */
export function Systems({ client }: { readonly client: BatchClient<unknown> }) {
  const { data: answer, isError, refetch, isRunning } = useSystems(client);
  const [chosen, choose] = useChosenSystem();
  const failure = isError ? "计算线程已中断，房间和选型都在" : answer?.ok === false ? answer.message : null;
  const { systems = [], rooms = 0, version = 0, saved = null } = answer?.ok === true ? answer.value : {};
  if (failure !== null || answer === undefined || rooms === 0)
    return (
      <NotComputed
        what="系统"
        units="末端"
        failure={failure}
        state={isRunning ? "running" : answer === undefined ? "computing" : "empty"}
        onRetry={() => void refetch()}
      />
    );
  const sheet = systems.find(({ id }) => id === chosen) ?? systems[0]!;
  return (
    <div className={css["systems"]}>
      <Panel
        title="系统"
        note={`${systems.length} 个`}
        tools={<SystemMenu key={sheet.id} client={client} sheet={sheet} systems={systems} />}
        ruled
        className={css["list"]}
      >
        {systems.map((each) => (
          <SystemEntry
            key={each.id}
            sheet={each}
            isChosen={each.id === sheet.id}
            onChoose={() => choose(each.id)}
          />
        ))}
        <Sums sheet={sheet} />
      </Panel>
      <SheetView key={sheet.id} client={client} sheet={sheet} version={version} saved={saved} />
    </div>
  );
}
