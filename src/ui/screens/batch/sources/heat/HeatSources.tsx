import { Button } from "@mantine/core";
import { useCallback, type ReactNode } from "react";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { BOILER_SHARES } from "#domain/building/sources/coldSources.ts";
import { HEAT_MACHINE_NAMES, HEAT_MACHINE_KINDS } from "#domain/building/sources/HeatMachine.ts";
import type { HeatSettings } from "#domain/building/sources/heatSources.ts";
import { machinesWords } from "#domain/building/sources/machinesWords.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { HeatAnswer, KeptHeatSheet } from "#workers/batch/sources/heat/HeatSheet.ts";
import { Segments } from "../../../../kit/input/Segments.tsx";
import { EmptyState } from "../../../../kit/layout/EmptyState.tsx";
import { Panel } from "../../../../kit/layout/Panel.tsx";
import { useMayEdit } from "../../context/useMayEdit.ts";
import { useSendChange } from "../../context/useSendChange.ts";
import { BookButton } from "../../systems/BookButton.tsx";
import { Marked } from "../../systems/Marked.tsx";
import { SETTING_WIDTH } from "../../systems/SettingSelect.tsx";
import { typedText } from "../../systems/systemWords.ts";
import { TypedFigure } from "../../systems/TypedFigure.tsx";
import form from "../../systems/Systems.module.css";
import { PlantRoom } from "../modules/PlantRoom.tsx";
import { TakenPlant } from "../TakenPlant.tsx";
import css from "../Sources.module.css";
import { HeatTable } from "./HeatTable.tsx";
import { useHeatSources } from "./useHeatSources.ts";

const KINDS = HEAT_MACHINE_KINDS.map((value) => ({ value, label: HEAT_MACHINE_NAMES[value] }));
const NOTES = [
  "装机不小于热负荷；至少两台；停最大一台后严寒地区余 70 %、寒冷地区余 65 %（GB 50736 8.11.8，待核对），其他气候区或未选气候区不判定",
  "热效率按产品注明；换热器的换热量按产品注明的工况，不按一次侧水温换算；装机高于热负荷 160 % 的不列",
];

interface KeptHeatPanelProps {
  readonly client: BatchClient<unknown>;
  readonly of: KeptHeatSheet;
  /** Present load, kW; null where unknown. */
  readonly load: number | null;
  readonly onDrop: () => void;
}

/** The boilers or exchangers that were taken */
function KeptHeatPanel({ client, of, load, onDrop }: KeptHeatPanelProps) {
  const { kept, verdict, installed, efficiency, records } = of;
  const { brand, type, isSample } = kept.machines[0]!.of;
  return (
    <TakenPlant
      title="已采用热源"
      machines={machinesWords(kept.machines, 0)}
      about={`${brand} ${type}${isSample ? "（示例数据）" : ""}`}
      verdict={verdict}
      installed={installed}
      carried={{ word: "热负荷", was: kept.load, now: load }}
      facts={efficiency === null ? [] : [["热效率", formatNumber(efficiency, 1), "%"]]}
      records={records.map((record, at) => ({ model: kept.machines[at]!.of.model, record }))}
      onDrop={onDrop}
    >
      <PlantRoom client={client} plant="heat" module={of.module} />
    </TakenPlant>
  );
}

function NoHeat({ answer: { load, machines, settings } }: { readonly answer: HeatAnswer }) {
  const focus = () => document.querySelector<HTMLElement>("[aria-label='热负荷（kW）']")?.focus();
  const word = HEAT_MACHINE_NAMES[settings.way];
  if (load !== null && machines === 0)
    return (
      <EmptyState
        kind="search"
        title={`产品库中没有${word}`}
        why={`可在“我的产品库”中导入${word}，之后在这里列出`}
      />
    );
  return (
    <EmptyState
      kind="search"
      title={load === null ? "没有热负荷" : "没有装机在热负荷 100–160 % 之间的方案"}
      why={
        load === null
          ? "热负荷由各热水系统得出；没有热水系统时可直接输入"
          : `热负荷 ${formatNumber(load, 0)} kW，已读入 ${formatNumber(machines, 0)} 种${word}`
      }
      actions={<Button onClick={focus}>{load === null ? "输入热负荷" : "改变热负荷"}</Button>}
    />
  );
}

interface HeatSourcesProps {
  readonly client: BatchClient<unknown>;
  /** Switch to the cold source */
  readonly sides: ReactNode;
}

/** The heat source of a building: its load, boilers or exchangers of the catalogue for it, and what was taken */
export function HeatSources({ client, sides }: HeatSourcesProps) {
  const { data, isError, refetch, isRunning } = useHeatSources(client);
  const mayEdit = useMayEdit();
  const send = useSendChange();
  const take = useCallback((key: string | null) => void send(() => client.takeHeat(key)), [send, client]);
  const failure = isError ? "计算线程已中断，房间和选型都在" : data?.ok === false ? data.message : null;
  if (failure !== null || data?.ok !== true)
    return (
      <Panel className={css["none"]}>
        {failure === null ? (
          <EmptyState kind="search" title={isRunning ? "正在选型" : "正在读取产品库"} why="" />
        ) : (
          <EmptyState
            kind="error"
            title="未能计算热源"
            why={failure}
            actions={<Button onClick={() => void refetch()}>重试</Button>}
          />
        )}
      </Panel>
    );
  const answer = data.value;
  const { version, settings, systems, load, count, fits, machines, isWhole, kept, saved } = answer;
  const change = (to: Partial<Omit<HeatSettings, "kept">>) => void send(() => client.setHeat(to));
  return (
    <div className={css["sources"]}>
      <Panel className={css["lines"]}>
        <dl className={css["strip"]}>
          <div>
            <dt>热负荷</dt>
            <dd>
              <b>{formatNumber(load, 1)}</b> kW
            </dd>
            <dd className={css["parts"]}>
              {settings.block !== null
                ? "输入"
                : systems.map(({ name, power }) => `${name} ${formatNumber(power, 1)} kW`).join(" + ")}
            </dd>
          </div>
        </dl>
        <div className={css["head"]}>
          {sides}
          <Segments
            aria-label="热源"
            size="xs"
            data={KINDS}
            value={settings.way}
            onChange={(way) => change({ way })}
          />
          {kept !== null && <BookButton client={client} saved={saved} what="计算书" part="sources" />}
          <p>
            {formatNumber(machines, 0)} 种{HEAT_MACHINE_NAMES[settings.way]}
            {!isWhole && "（产品过多，未全部读入）"}，{formatNumber(count, 0)} 个方案，{formatNumber(fits, 0)}{" "}
            个满足
          </p>
        </div>
        {count === 0 ? (
          <div className={css["none"]}>
            <NoHeat answer={answer} />
          </div>
        ) : (
          <HeatTable key={settings.way} client={client} version={version} count={count} onTake={take} />
        )}
        <ul className={css["notes"]}>
          {NOTES.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Panel>
      <div className={css["right"]}>
        {kept !== null && <KeptHeatPanel client={client} of={kept} load={load} onDrop={() => take(null)} />}
        <Panel title="热源条件" ruled className={css["settings"]}>
          <fieldset className={form["group"]}>
            <legend>负荷</legend>
            <div className={form["setting"]}>
              <span>热负荷</span>
              <TypedFigure
                label="热负荷（kW）"
                width={SETTING_WIDTH}
                disabled={!mayEdit}
                value={settings.block === null ? "" : typedText(settings.block)}
                placeholder="按系统"
                onType={(typed) => change({ block: typed })}
              />
              <small>kW</small>
            </div>
          </fieldset>
          <p className={css["said"]}>
            停最大一台按“冷源”条件中的气候区判定{" "}
            <Marked word={BOILER_SHARES.mark} title={BOILER_SHARES.source} />
          </p>
        </Panel>
      </div>
    </div>
  );
}
