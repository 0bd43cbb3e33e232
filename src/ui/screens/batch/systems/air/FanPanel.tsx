import { Suspense, useCallback } from "react";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { FanCard } from "#domain/building/systems/air/fanCard.ts";
import { fanWords } from "#domain/building/systems/air/judgeFan.ts";
import type { ChosenMachine } from "#domain/building/systems/judgeMachine.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { fanWithoutMargins } from "#domain/building/systems/air/fanWithoutMargins.ts";
import { fanListDuty, fanListParts } from "#domain/building/systems/air/fanListDuty.ts";
import { FAN } from "#domain/catalogue/categories.ts";
import { fanYear } from "#domain/building/systems/air/fanYear.ts";
import type { AirSheet } from "#workers/batch/systems/AirSheet.ts";
import { listAddress } from "../../../../addresses/categoryAddresses.ts";
import { Panel } from "../../../../kit/layout/Panel.tsx";
import { fetched } from "../../../../page/browser/fetched.tsx";
import { useSendChange } from "../../context/useSendChange.ts";
import { FactLines } from "../FactLines.tsx";
import { KeptMachine, MachineChoice } from "../MachinePanel.tsx";
import { Marked } from "../Marked.tsx";
import { deviation, marginsText } from "../systemWords.ts";
import css from "../Systems.module.css";
import { HandlerChoice } from "./HandlerChoice.tsx";

const MachineYear = fetched(async () => (await import("../year/MachineYear.tsx")).MachineYear);
const FanDrawer = fetched(async () => (await import("./FanDrawer.tsx")).FanDrawer);

const MachineTolerance = fetched(async () => (await import("../MachineTolerance.tsx")).MachineTolerance);

const WORDS = { short: "风机", full: "风机" } as const;
const PERCENT = 100;

/** A figure that is not typed counts as 0, and is not shown as if it were known. */
const typed = (setting: number | null, counted: number): string =>
  setting === null ? "未输入" : formatNumber(counted, 1);

function Ratio({ card }: { readonly card: FanCard }) {
  const { ratio, verdict } = card;
  const word = verdict.isMet === null ? "无法判定" : verdict.isMet ? "满足" : "不满足";
  const share = ratio === null ? 0 : (ratio / verdict.limit - 1) * PERCENT;
  return (
    <div className={css["ratio"]}>
      <div className={css["line"]}>
        <b>W_s</b>
        <span data-verdict={word}>{word}</span>
      </div>
      <div>
        {ratio === null
          ? "缺风机效率，采用风机后或在系统条件中填写"
          : `${formatNumber(ratio, 3)} W/(m³/h)，${share > 0 ? "高" : "低"} ${formatNumber(Math.abs(share), 0)} %`}
      </div>
      <div className={css["line"]}>
        <span>限值 {formatNumber(verdict.limit, 2)} W/(m³/h)</span>
        <Marked word={verdict.mark === "待核对" ? "待核对" : "估算"} title="GB 50189-2015 4.3.22" />
      </div>
    </div>
  );
}

/** The kept fan with its verdict for the present duty, and the duty at the choice */
function Kept({ sheet: { settings, fan, card, resistance } }: { readonly sheet: AirSheet }) {
  const kept = settings.fan;
  if (kept === null) return null;
  const point = fan?.point ?? null;
  const bare = card && fanWithoutMargins(card, settings);
  return (
    <KeptMachine kept={kept} verdict={fan}>
      <div>选型时 {fanWords(kept)}</div>
      {card !== null && <div>现在 {fanWords(card)}</div>}
      {point !== null && card !== null && (
        <div>
          工作点 {fanWords(point)}，风量 {deviation(point.flow, card.flow)}
          {point.efficiency !== null && `，全压效率 ${formatNumber(point.efficiency, 1)} %`}
        </div>
      )}
      {bare !== null && (
        <Suspense>
          <MachineTolerance
            machine="fan"
            id={kept.id}
            duty={fanListDuty(bare)}
            dutyText={fanWords(bare)}
            margins={marginsText(settings.flowMargin, [
              "风压",
              settings.control === "variable" ? 0 : settings.pressureMargin,
            ])}
            resistance={resistance}
          />
        </Suspense>
      )}
    </KeptMachine>
  );
}

/** The fan of a system, and buttons to choose one: the list for this duty, and a drawer */
function FanChoice({ client, sheet }: FanPanelProps) {
  const { card, id, name, settings, fan } = sheet;
  const send = useSendChange();
  const keep = useCallback(
    (chosen: ChosenMachine | null) => void send(() => client.keepFan(id, chosen)),
    [client, id, send],
  );
  const year = fanYear(sheet);
  const search =
    card === null
      ? null
      : new URLSearchParams([
          ...fanListParts(card).map(([key, value]) => [key, value]),
          // The list is sorted, and its products are shown, with the system's own year.
          ...new URLSearchParams(settings.year),
        ]);
  return (
    <>
      <Kept sheet={sheet} />
      {year !== null && (
        <Suspense>
          <MachineYear
            name={name}
            asked={year}
            season=""
            hasSets={false}
            onKeep={(said) => void send(() => client.setAir(id, { year: said }))}
          />
        </Suspense>
      )}
      <MachineChoice
        words={WORDS}
        name={name}
        address={search && `${listAddress(FAN)}?${search.toString()}`}
        isKept={settings.fan !== null}
        verdict={fan}
        onKeep={keep}
        renderDrawer={card === null ? null : (acts) => <FanDrawer name={name} card={card} {...acts} />}
      />
    </>
  );
}

interface FanPanelProps {
  readonly client: BatchClient<unknown>;
  readonly sheet: AirSheet;
}

/** The duty of a system's fan, item by item, with a link to the list of fans for exactly this duty */
export function FanPanel({ client, sheet }: FanPanelProps) {
  const { card, index, settings } = sheet;
  if (card === null || index === null)
    return (
      <Panel title="工况" ruled>
        <p className={css["none"]}>有风管或管长未定，暂无工况</p>
        {settings.fan !== null && <FanChoice client={client} sheet={sheet} />}
        {settings.handler !== null && <HandlerChoice client={client} sheet={sheet} />}
      </Panel>
    );
  const filter =
    settings.filterClean !== null && settings.filterFinal !== null
      ? `过滤器，终阻力 ${formatNumber(settings.filterFinal, 0)}`
      : "过滤器";
  const isVariable = settings.control === "variable";
  return (
    <Panel title="工况" note="设计状态" ruled className={css["card"]}>
      <FactLines
        lines={[
          ["风量 Q", formatNumber(card.flow, 0), "m³/h"],
          ["全压 p", formatNumber(card.pressure, 0), "Pa"],
        ]}
      />
      <FactLines
        lines={[
          [`风管，${index.segments} 段`, formatNumber(card.index.ducts, 1), "Pa"],
          ...(settings.elements.length === 0
            ? []
            : ([["风管元件", formatNumber(card.index.elements, 1), "Pa"]] as const)),
          [`${index.code} 风口`, formatNumber(card.index.outlet, 1), "Pa"],
          [filter, typed(settings.filterClean ?? settings.filterFinal, card.filter), "Pa"],
          ["盘管", typed(settings.coil, card.coil), "Pa"],
          ...(settings.silencer === null && settings.elements.some(({ kind }) => kind === "silencer")
            ? []
            : ([["消声器", typed(settings.silencer, card.silencer), "Pa"]] as const)),
          ["风机另一侧", typed(settings.otherSide, card.otherSide), "Pa"],
          [
            isVariable
              ? "风压余量，变速不加"
              : `风压余量 ${formatNumber(settings.pressureMargin * PERCENT, 0)} %`,
            formatNumber(card.margin, 1),
            "Pa",
          ],
          ...(isVariable ? ([["保持静压", formatNumber(card.kept, 1), "Pa"]] as const) : []),
        ]}
      />
      <FactLines
        lines={[
          [
            `风量余量 ${formatNumber(settings.flowMargin * PERCENT, 0)} %`,
            formatNumber(card.flow - card.flow / (1 + settings.flowMargin), 0),
            "m³/h",
          ],
          ["管路特性指数 n", formatNumber(card.exponent, 3), ""],
          [
            `空气，海拔 ${formatNumber(card.altitude, 0)} m、${formatNumber(card.temperature, 0)} ℃`,
            formatNumber(card.density, 3),
            "kg/m³",
          ],
        ]}
      />
      <Ratio card={card} />
      {/* A system has a fan or an air handling unit. */}
      {settings.handler === null && <FanChoice client={client} sheet={sheet} />}
      {settings.fan === null && <HandlerChoice client={client} sheet={sheet} />}
    </Panel>
  );
}
