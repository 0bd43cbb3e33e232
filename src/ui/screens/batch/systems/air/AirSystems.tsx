import { Button } from "@mantine/core";
import { Suspense, useCallback } from "react";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { CircuitLine } from "#domain/building/systems/systemLines.ts";
import type { AirChange } from "#domain/building/systems/air/AirSettings.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { AirSheet } from "#workers/batch/systems/AirSheet.ts";
import type { SavedAs } from "#workers/batch/systems/SystemSheet.ts";
import { Panel } from "../../../../kit/layout/Panel.tsx";
import { fetched } from "../../../../page/browser/fetched.tsx";
import { useChosenSystem } from "../../context/useChosenSystem.ts";
import { useMayEdit } from "../../context/useMayEdit.ts";
import { useSendChange } from "../../context/useSendChange.ts";
import { BookButton } from "../BookButton.tsx";
import { FactLines } from "../FactLines.tsx";
import { NotComputed } from "../NotComputed.tsx";
import { SheetLines } from "../SheetLines.tsx";
import { SystemMenu } from "../SystemMenu.tsx";
import { useShownLines } from "../useShownLines.ts";
import { useArrange } from "../useArrange.tsx";
import css from "../Systems.module.css";
import { AirSettingsPanel } from "./AirSettingsPanel.tsx";
import { useElementColumn } from "./useElementColumn.tsx";
import { FanPanel } from "./FanPanel.tsx";
import { useAirSystems } from "./useAirSystems.ts";

const PathSound = fetched(async () => (await import("./PathSound.tsx")).PathSound);

const DiagramPanel = fetched(async () => (await import("../diagram/DiagramPanel.tsx")).DiagramPanel);

const VIEWS = [
  { value: "tree", label: "管网" },
  { value: "sheet", label: "水力计算" },
  { value: "circuits", label: "环路" },
  { value: "diagram", label: "系统图" },
] as const;

const NO_OTHERS: readonly AirSheet[] = [];

interface SheetViewProps {
  readonly client: BatchClient<unknown>;
  readonly sheet: AirSheet;
  readonly version: number;
  readonly saved: SavedAs | null;
}

function SheetView({ client, sheet, version, saved }: SheetViewProps) {
  const shown = useShownLines(client, sheet.id);
  const send = useSendChange();
  const change = (to: AirChange) => void send(() => client.setAir(sheet.id, to));
  const elements = useElementColumn(client, sheet);
  const arrangement = useArrange(client, sheet, NO_OTHERS);
  const actOfCircuit = useCallback(
    ({ id, code, name }: CircuitLine) => (
      <Suspense>
        <PathSound client={client} sheet={sheet} terminal={id} name={code || name} />
      </Suspense>
    ),
    [client, sheet],
  );
  return (
    <>
      <SheetLines
        client={client}
        sheet={sheet}
        whole={sheet}
        version={version}
        views={VIEWS}
        shown={shown}
        onSplit={() => arrangement.ask("split")}
        actOfCircuit={actOfCircuit}
        extra={elements.column}
        actions={<BookButton client={client} saved={saved} what="风管水力计算" />}
        diagram={
          <Suspense fallback={<div className={css["none"]} />}>
            <DiagramPanel client={client} sheet={sheet} version={version} saved={saved} />
          </Suspense>
        }
      />
      <div className={css["right"]}>
        <FanPanel client={client} sheet={sheet} />
        <AirSettingsPanel settings={sheet.settings} isFresh={sheet.kind === "fresh"} onChange={change} />
      </div>
      {arrangement.dialog}
      {elements.drawer}
    </>
  );
}

const dutyWords = ({ card }: AirSheet): string =>
  card === null ? "无工况" : `${formatNumber(card.flow, 0)} m³/h · ${formatNumber(card.pressure, 0)} Pa`;

/** The duct systems for the chosen outlets of a building */
export function AirSystems({ client }: { readonly client: BatchClient<unknown> }) {
  const { data: answer, isError, refetch, isRunning } = useAirSystems(client);
  const [chosen, choose] = useChosenSystem();
  const mayEdit = useMayEdit();
  const send = useSendChange();
  const takeAll = (id: string) => void send(() => client.setAir(id, { outlets: "all" }));
  const failure = isError ? "计算线程已中断，房间和选型都在" : answer?.ok === false ? answer.message : null;
  const {
    systems = [],
    rooms = 0,
    supplied = 0,
    version = 0,
    saved = null,
  } = answer?.ok === true ? answer.value : {};
  const [first] = systems;
  if (failure !== null || answer === undefined || rooms === 0)
    return (
      <NotComputed
        what="系统"
        units="风口"
        failure={failure}
        state={isRunning ? "running" : answer === undefined ? "computing" : "empty"}
        onRetry={() => void refetch()}
        action={
          first !== undefined &&
          supplied > 0 &&
          mayEdit && (
            <Button variant="default" onClick={() => takeAll(first.id)}>
              先按 {formatNumber(supplied, 0)} 间的送风量计算
            </Button>
          )
        }
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
        {systems.map((each) => {
          const faults = each.remarks.filter(({ weight }) => weight !== "note").length;
          return (
            <button
              key={each.id}
              type="button"
              aria-current={each.id === sheet.id || undefined}
              onClick={() => choose(each.id)}
            >
              <b>{each.name}</b>
              <span>{dutyWords(each)}</span>
              {faults > 0 && <small>{faults} 项注意</small>}
            </button>
          );
        })}
        <FactLines
          lines={[
            ["房间", formatNumber(sheet.rooms, 0), "间"],
            // Outlets of fresh air are not chosen.
            ...(sheet.kind === "fresh" ? [] : ([["风口", formatNumber(sheet.outlets, 0), "个"]] as const)),
            [sheet.kind === "fresh" ? "房间新风量" : "房间风量", formatNumber(sheet.air, 0), "m³/h"],
            ...(sheet.area === null
              ? []
              : ([["单位面积", formatNumber(sheet.air / sheet.area, 1), "m³/(h·㎡)"]] as const)),
          ]}
        />
      </Panel>
      <SheetView key={sheet.id} client={client} sheet={sheet} version={version} saved={saved} />
    </div>
  );
}
