import { Button } from "@mantine/core";
import { Suspense, useCallback, useState, type ReactNode } from "react";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { pricesText } from "#domain/building/batch/prices/PricedSum.ts";
import type { PlantId } from "#domain/building/sources/JudgedPlant.ts";
import type { SourceSettings } from "#domain/building/sources/SourceSettings.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { SourceAsk, SourcesAnswer } from "#workers/batch/sources/SourceSheet.ts";
import { Segments } from "../../../kit/input/Segments.tsx";
import { EmptyState } from "../../../kit/layout/EmptyState.tsx";
import { fetched } from "../../../page/browser/fetched.tsx";
import { Panel } from "../../../kit/layout/Panel.tsx";
import { BookButton } from "../systems/BookButton.tsx";
import { useChosenSystem } from "../context/useChosenSystem.ts";
import { useSendChange } from "../context/useSendChange.ts";
import { ChosenPlant } from "./ChosenPlant.tsx";
import { KeptPlantPanel } from "./KeptPlantPanel.tsx";
import { LoadStrip } from "./LoadStrip.tsx";
import { SourceSettingsPanel } from "./SourceSettingsPanel.tsx";
import { SourceTable } from "./SourceTable.tsx";
import { useBuildingSources } from "./useBuildingSources.ts";
import css from "./Sources.module.css";

const HeatSources = fetched(async () => (await import("./heat/HeatSources.tsx")).HeatSources);

const SHOWS = [
  ["all", "全部"],
  ["fits", "满足"],
  ["large", "过大"],
  ["turndown", "最低出力"],
] as const;

const NOTES = [
  "装机不大于负荷的 110 %（GB 50736 8.2.2，待核对）；超过的列为过大，150 % 以上不列；同一方案只用同一品牌同一系列的一种或两种型号",
  "最低出力：产品未注明，按制冷量的 20 % 估算；COP 与 IPLV 限值按 GB 50189-2015，待核对，不用于筛选；按 AHRI 注明的 IPLV 不与限值比较",
  "冷却水 Q·(1 + 1/COP)，按冷却水温差；冷却塔只计注明水温相同、湿球不低于当地的产品，不按湿球插值",
];

/** Number of alternatives of a verdict with a number of machines; null: with any number. */
const countOf = ({ counts }: SourcesAnswer, show: SourceAsk["show"], count: number | null): number =>
  counts.reduce((sum, of) => (count === null || of.count === count ? sum + of[show] : sum), 0);

type SourcesChange = Partial<Omit<SourceSettings, "kept" | "heat">>;
interface NoAlternativesProps {
  readonly answer: SourcesAnswer;
  readonly asked: SourceAsk;
  readonly onChange: (change: SourcesChange) => void;
  readonly onAsk: (asked: SourceAsk) => void;
}

/** Why there is no alternative, with links to change that */
function NoAlternatives({ answer, asked, onChange, onAsk }: NoAlternativesProps) {
  const { load, chillers, largest, settings } = answer;
  const focus = () => document.querySelector<HTMLElement>("[aria-label='同时冷负荷（kW）']")?.focus();
  if (load.load === null)
    return (
      <EmptyState
        kind="search"
        title="没有冷负荷"
        why="请先在房间页一键选型，由各冷水系统得出负荷；也可直接输入同时冷负荷"
        actions={<Button onClick={focus}>输入同时冷负荷</Button>}
      />
    );
  if (chillers === 0)
    return (
      <EmptyState
        kind="search"
        title="产品库中没有冷水机组"
        why="可在“我的产品库”中导入冷水机组，之后在这里列出"
      />
    );
  if (countOf(answer, "all", null) === 0)
    return (
      <EmptyState
        kind="search"
        title="没有装机在负荷 100–150 % 之间的方案"
        why={`负荷 ${formatNumber(load.load, 0)} kW，已读入 ${formatNumber(chillers, 0)} 种机组，最大单台 ${formatNumber(largest, 0)} kW`}
        actions={
          settings.cooling === null ? (
            <Button onClick={focus}>改变同时冷负荷</Button>
          ) : (
            <Button onClick={() => onChange({ cooling: null })}>冷却方式改为不限</Button>
          )
        }
      />
    );
  return (
    <EmptyState
      kind="search"
      title={`没有${asked.count === null ? "" : ` ${asked.count} 台的`}${asked.show === "fits" ? "满足的" : "这样的"}方案`}
      why="可选其他台数，或看全部方案"
      actions={<Button onClick={() => onAsk({ ...asked, show: "all", count: null })}>看全部方案</Button>}
    />
  );
}

type Side = PlantId;
const SIDES = [
  { value: "cold", label: "冷源" },
  { value: "heat", label: "热源" },
] as const;

/** Sources of cold and heat of a building; the address says which one a line of the overview leads to. */
export function Sources({ client }: { readonly client: BatchClient<unknown> }) {
  const [chosen, show] = useChosenSystem();
  const side: Side = chosen === "heat" ? "heat" : "cold";
  const sides = <Segments aria-label="冷热源" size="xs" data={SIDES} value={side} onChange={show} />;
  return side === "cold" ? (
    <ColdSources client={client} sides={sides} />
  ) : (
    <Suspense>
      <HeatSources client={client} sides={sides} />
    </Suspense>
  );
}

/** The cold source of a building: its load, chillers of the catalogue for it, and the plant that was taken */
function ColdSources({
  client,
  sides,
}: {
  readonly client: BatchClient<unknown>;
  readonly sides: ReactNode;
}) {
  const { data, isError, refetch, isRunning } = useBuildingSources(client);
  const [asked, setAsked] = useState<SourceAsk>({ show: "fits", count: null, sort: null });
  const [chosen, setChosen] = useState<string | null>(null);
  const send = useSendChange();
  const sort = useCallback((to: SourceAsk["sort"]) => setAsked((now) => ({ ...now, sort: to })), []);
  const failure = isError ? "计算线程已中断，房间和选型都在" : data?.ok === false ? data.message : null;
  if (failure !== null || data?.ok !== true)
    return (
      <Panel className={css["none"]}>
        {failure === null ? (
          <EmptyState
            kind="search"
            title={isRunning ? "正在选型" : "正在读取产品库"}
            why={isRunning ? "选型结束后计算冷热源" : ""}
          />
        ) : (
          <EmptyState
            kind="error"
            title="未能计算冷热源"
            why={failure}
            actions={<Button onClick={() => void refetch()}>重试</Button>}
          />
        )}
      </Panel>
    );
  const answer = data.value;
  const { version, settings, kept, load, prices, isWhole, chillers, saved } = answer;
  const change = (to: SourcesChange) => void send(() => client.setSources(to));
  const count = countOf(answer, asked.show, asked.count);
  return (
    <div className={css["sources"]}>
      <Panel className={css["lines"]}>
        <LoadStrip answer={answer} />
        <div className={css["head"]}>
          {sides}
          <Segments
            aria-label="显示的方案"
            size="xs"
            data={SHOWS.map(([value, word]) => ({
              value,
              label: `${word} ${formatNumber(countOf(answer, value, asked.count), 0)}`,
            }))}
            value={asked.show}
            onChange={(show) => setAsked((now) => ({ ...now, show }))}
          />
          <Segments
            aria-label="台数"
            size="xs"
            data={[
              { value: "", label: "不限台数" },
              ...answer.counts.map((of) => ({ value: String(of.count), label: `${of.count} 台` })),
            ]}
            value={asked.count === null ? "" : String(asked.count)}
            onChange={(value) => setAsked((now) => ({ ...now, count: value === "" ? null : Number(value) }))}
          />
          {kept !== null && <BookButton client={client} saved={saved} what="计算书" part="sources" />}
          <p>
            {formatNumber(chillers, 0)} 种机组{!isWhole && "（产品过多，未全部读入）"}
          </p>
        </div>
        {count === 0 ? (
          <div className={css["none"]}>
            <NoAlternatives answer={answer} asked={asked} onChange={change} onAsk={setAsked} />
          </div>
        ) : (
          <SourceTable
            key={`${asked.show} ${asked.count}`}
            client={client}
            version={version}
            asked={asked}
            count={count}
            standby={settings.standby}
            chosen={chosen}
            onChoose={setChosen}
            onSort={sort}
          />
        )}
        <ul className={css["notes"]}>
          {NOTES.map((note) => (
            <li key={note}>{note}</li>
          ))}
          {prices !== null && <li>初投资仅机组，{pricesText(prices, "所选地区")}</li>}
        </ul>
      </Panel>
      <div className={css["right"]}>
        {kept !== null && <KeptPlantPanel client={client} kept={kept} settings={settings} load={load.load} />}
        {chosen !== null && <ChosenPlant client={client} version={version} of={chosen} />}
        <SourceSettingsPanel settings={settings} onChange={change} />
      </div>
    </div>
  );
}
