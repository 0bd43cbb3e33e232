import { Button } from "@mantine/core";
import { Suspense, useCallback, useState } from "react";
import { Link } from "react-router-dom";
import { formatNumber } from "#domain/base/formatNumber.ts";
import {
  dutyWords,
  PUMP_STATE_WORDS,
  readingWords,
  type PumpPoint,
} from "#domain/building/systems/water/judgePump.ts";
import type { ChosenPump } from "#domain/building/systems/water/KeptPump.ts";
import { pumpListParts } from "#domain/building/systems/water/pumpDuty.ts";
import type { DutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import { SEASON_WORDS } from "#domain/building/systems/water/WaterSettings.ts";
import { PUMP } from "#domain/catalogue/categories.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { SystemSheet } from "#workers/batch/systems/SystemSheet.ts";
import { listPlace } from "../../../addresses/categoryPlaces.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { fetched } from "../../../page/browser/fetched.tsx";
import { useNotices } from "../../../page/services/useNotices.ts";
import { useMayEdit } from "../context/useMayEdit.ts";
import css from "./Systems.module.css";

const PumpDrawer = fetched(async () => (await import("./PumpDrawer.tsx")).PumpDrawer);

const PumpYear = fetched(async () => (await import("./year/PumpYear.tsx")).PumpYear);

const PERCENT = 100;
const deviation = (value: number, asked: number): string => {
  const share = (value / asked - 1) * PERCENT;
  return `${share < 0 ? "−" : "+"}${formatNumber(Math.abs(share), 1)} %`;
};

/** 42.30 m³/h × 24.10 m，流量 +1.2 %，效率 71.0 % */
const pointWords = (point: PumpPoint, { eachFlow }: DutyCard): string =>
  `${dutyWords(point)}，流量 ${deviation(point.flow, eachFlow)}${
    point.efficiency === null ? "" : `，效率 ${formatNumber(point.efficiency, 1)} %`
  }`;

/** The kept pump with its verdict on today's duty, beside the duty that it was chosen for. */
function Kept({ sheet, card }: { readonly sheet: SystemSheet; readonly card: DutyCard | null }) {
  const { pump, settings } = sheet;
  const kept = settings.pump;
  if (kept === null) return null;
  const point = pump?.point ?? null;
  const { winter } = sheet;
  const winterPoint = pump?.winter?.point ?? null;
  const sets = `${kept.pumps} 用${kept.standby > 0 ? ` ${kept.standby} 备` : ""}`;
  const setsNow = `${settings.pumps} 用${settings.standby > 0 ? ` ${settings.standby} 备` : ""}`;
  return (
    <div className={css["pump"]}>
      <div className={css["line"]}>
        <b title={kept.model}>
          {kept.brand} {kept.model}
        </b>
        {pump === null ? (
          <span role="status">正在核对</span>
        ) : (
          <span data-verdict={pump.state}>{PUMP_STATE_WORDS[pump.state]}</span>
        )}
      </div>
      {pump !== null && pump.why !== "" && <div>{pump.why}</div>}
      <div>
        选型时 {dutyWords(kept)}，{sets}
      </div>
      {card !== null && (
        <div>
          {winter === null ? "现在" : "现在，夏季"} {dutyWords(card)}，{setsNow}
        </div>
      )}
      {winter !== null && winter.card !== null && <div>冬季 {dutyWords(winter.card)}</div>}
      {point !== null && card !== null && (
        <div>
          {winter === null ? "" : "夏季"}单台工作点 {pointWords(point, card)}
        </div>
      )}
      {winter !== null && winter.card !== null && winterPoint !== null && (
        <div>冬季单台工作点 {pointWords(winterPoint, winter.card)}</div>
      )}
      {pump?.isRead === true && <div>{readingWords(pump)}</div>}
      {pump?.isOtherRecord === true && <div className={css["warn"]}>产品数据在选型后有更新</div>}
    </div>
  );
}

/** The season of two pipes with the larger flow. */
const governing = (sheet: SystemSheet): SystemSheet =>
  (sheet.winter?.card?.flow ?? 0) > (sheet.card?.flow ?? 0) ? (sheet.winter ?? sheet) : sheet;
/** The other season's duty in words; null but for two pipes. */
function otherSeason(sheet: SystemSheet, of: SystemSheet): string | null {
  const other = of === sheet ? sheet.winter : sheet;
  return other?.card == null ? null : `${SEASON_WORDS[other.season]} ${dutyWords(other.card)}`;
}

interface PumpPanelProps {
  readonly client: BatchClient<unknown>;
  readonly sheet: SystemSheet;
  /** In two pipes the season that is shown; the sheet itself otherwise. */
  readonly shown: SystemSheet;
}

/** The pump of a system, and the ways to one: the list with this duty, and a drawer to keep one of it. */
export function PumpPanel({ client, sheet, shown }: PumpPanelProps) {
  const { card, id, name, settings, pump } = sheet;
  const [isChoosing, setChoosing] = useState(false);
  const notices = useNotices();
  const mayEdit = useMayEdit();
  const keep = useCallback(
    (chosen: ChosenPump | null) => {
      setChoosing(false);
      const ask = async () => {
        const sentence = await client.keepPump(id, chosen);
        if (sentence !== "") notices.error("未采用", sentence);
      };
      ask().catch(() => notices.error("未采用", "建筑只能查看，或计算线程已中断"));
    },
    [client, id, notices],
  );
  const shownCard = shown.card;
  // One pump for both seasons is looked for by the larger flow, and judged by both.
  const of = governing(sheet);
  const search =
    of.card === null
      ? null
      : new URLSearchParams([
          ...pumpListParts(of.card, of.settings).map(([key, value]) => [key, value]),
          // The list is ordered and its products are shown with the system's own year.
          ...new URLSearchParams(of.settings.year),
        ]);
  return (
    <>
      <Kept sheet={sheet} card={card} />
      {settings.pump !== null && shownCard !== null && (
        <div className={css["year"]}>
          <Suspense>
            <PumpYear client={client} sheet={shown} card={shownCard} isTwoPipe={sheet.winter !== null} />
          </Suspense>
        </div>
      )}
      <div className={css["choose"]}>
        {search !== null && (
          <Button
            fullWidth
            component={Link}
            to={`${listPlace(PUMP)}?${search.toString()}`}
            aria-label={`为${name}选泵`}
          >
            {pump !== null && pump.state !== "meets" ? "重新选型" : "选泵"}
          </Button>
        )}
        <span className={css["line"]}>
          {card !== null && (
            <LinkButton disabled={!mayEdit} onClick={() => setChoosing(true)}>
              {settings.pump === null ? "采用水泵" : "改用其他水泵"}
            </LinkButton>
          )}
          {settings.pump !== null && (
            <LinkButton disabled={!mayEdit} onClick={() => keep(null)}>
              不再采用
            </LinkButton>
          )}
        </span>
      </div>
      {isChoosing && of.card !== null && (
        <Suspense>
          <PumpDrawer
            sheet={of}
            card={of.card}
            other={otherSeason(sheet, of)}
            onClose={() => setChoosing(false)}
            onChoose={keep}
          />
        </Suspense>
      )}
    </>
  );
}
