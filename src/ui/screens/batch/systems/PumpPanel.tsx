import { VisuallyHidden } from "@mantine/core";
import { Suspense, useCallback } from "react";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { pumpWithoutMargins } from "#domain/building/systems/water/pumpWithoutMargins.ts";
import { dutyWords, type PumpPoint } from "#domain/building/systems/water/judgePump.ts";
import type { ChosenMachine } from "#domain/building/systems/judgeMachine.ts";
import { pumpDuty, pumpListParts } from "#domain/building/systems/water/pumpDuty.ts";
import type { WaterChange } from "#domain/building/systems/water/changedSettings.ts";
import type { DutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import { SEASON_WORDS } from "#domain/building/systems/water/WaterSettings.ts";
import { PUMP } from "#domain/catalogue/categories.ts";
import { pumpYear } from "#domain/building/systems/water/pumpYear.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { PumpSheet } from "#workers/batch/systems/SystemSheet.ts";
import { listAddress } from "../../../addresses/categoryAddresses.ts";
import { fetched } from "../../../page/browser/fetched.tsx";
import { useSendChange } from "../context/useSendChange.ts";
import { KeptMachine, MachineChoice } from "./MachinePanel.tsx";
import { deviation, marginsText } from "./systemWords.ts";
import css from "./Systems.module.css";

const PumpDrawer = fetched(async () => (await import("./PumpDrawer.tsx")).PumpDrawer);

const MachineTolerance = fetched(async () => (await import("./MachineTolerance.tsx")).MachineTolerance);

const WORDS = { short: "泵", full: "水泵" } as const;

const MachineYear = fetched(async () => (await import("./year/MachineYear.tsx")).MachineYear);

interface PointsProps {
  readonly lines: readonly (readonly [name: string, figures: Pick<PumpPoint, "flow" | "head"> | null])[];
}

/** Duties and operating points below each other */
const Points = ({ lines }: PointsProps) => (
  <table className={css["points"]}>
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>工况</VisuallyHidden>
        </th>
        <th scope="col">Q m³/h</th>
        <th scope="col">H m</th>
      </tr>
    </thead>
    <tbody>
      {lines.map(
        ([name, figures]) =>
          figures !== null && (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatNumber(figures.flow, 2)}</td>
              <td>{formatNumber(figures.head, 2)}</td>
            </tr>
          ),
      )}
    </tbody>
  </table>
);

/** 夏季流量 −0.6 %，效率 72.2 % */
function pointWords(season: string, point: PumpPoint, { eachFlow }: DutyCard): string {
  const efficiency = point.efficiency === null ? "" : `，效率 ${formatNumber(point.efficiency, 1)} %`;
  return `${season}流量 ${deviation(point.flow, eachFlow)}${efficiency}`;
}

const setsOf = ({ pumps, standby }: { readonly pumps: number; readonly standby: number }): string =>
  `${pumps} 用${standby > 0 ? ` ${standby} 备` : ""}`;

/** 按公差核算 for the kept pump; for two pipes at the summer's duty. */
function Tolerance({
  sheet,
  card,
  id,
}: {
  readonly sheet: PumpSheet;
  readonly card: DutyCard;
  readonly id: string;
}) {
  const { settings, resistance, circuit } = sheet;
  // Plant circuits have no margin on their flow.
  const { lossMargin, flowMargin } = { ...settings, ...(circuit !== null && { flowMargin: 0 }) };
  const bare = pumpWithoutMargins(card, { lossMargin, flowMargin });
  return (
    <Suspense>
      <MachineTolerance
        machine="pump"
        id={id}
        duty={pumpDuty(bare, settings)}
        dutyText={`${sheet.winter === null ? "" : `${SEASON_WORDS.summer} `}${dutyWords(bare)}`}
        margins={marginsText(flowMargin, ["扬程", lossMargin])}
        resistance={resistance}
      />
    </Suspense>
  );
}

/** The kept pump with its verdict for the present duty, and the duty at the choice */
function Kept({ sheet, card }: { readonly sheet: PumpSheet; readonly card: DutyCard | null }) {
  const { pump, settings, winter } = sheet;
  const kept = settings.pump;
  if (kept === null) return null;
  const point = pump?.point ?? null;
  const winterPoint = pump?.winter?.point ?? null;
  const winterCard = winter?.card ?? null;
  const season = winter === null ? "" : SEASON_WORDS.summer;
  const [sets, setsNow] = [setsOf(kept), setsOf(settings)];
  return (
    <KeptMachine kept={kept} verdict={pump}>
      <Points
        lines={[
          ["选型时", kept],
          [`现在${season}`, card],
          [`现在${SEASON_WORDS.winter}`, winterCard],
          [`单台工作点${season}`, point],
          [`单台工作点${SEASON_WORDS.winter}`, winterPoint],
        ]}
      />
      {point !== null && card !== null && <div>{pointWords(season, point, card)}</div>}
      {winterPoint !== null && winterCard !== null && (
        <div>{pointWords(SEASON_WORDS.winter, winterPoint, winterCard)}</div>
      )}
      <div>{sets === setsNow ? sets : `选型时 ${sets}，现在 ${setsNow}`}</div>
      {card !== null && <Tolerance sheet={sheet} card={card} id={kept.id} />}
    </KeptMachine>
  );
}

/** The season of two pipes with the larger flow */
const governing = (sheet: PumpSheet): PumpSheet =>
  (sheet.winter?.card?.flow ?? 0) > (sheet.card?.flow ?? 0) ? (sheet.winter ?? sheet) : sheet;
/** The other season's duty in words; null unless there are two pipes. */
function otherSeason(sheet: PumpSheet, of: PumpSheet): string | null {
  const other = of === sheet ? sheet.winter : sheet;
  return other?.card == null ? null : `${SEASON_WORDS[other.season]} ${dutyWords(other.card)}`;
}

/** The change that keeps a year: with the pumps of a circuit, of a season, or of the system */
function yearChange({ circuit, season, settings }: PumpSheet, year: string): WaterChange {
  if (circuit !== null) return { [circuit]: { year } };
  return season === "winter" && settings.winter !== null ? { winter: { year } } : { year };
}

interface PumpPanelProps {
  readonly client: BatchClient<unknown>;
  readonly sheet: PumpSheet;
  /** For two pipes the sheet of the shown season; otherwise the sheet itself. */
  readonly shown: PumpSheet;
}

/** The pump of a system, and buttons to choose one: the list for this duty, and a drawer */
export function PumpPanel({ client, sheet, shown }: PumpPanelProps) {
  const { card, id, circuit, name, settings, pump } = sheet;
  const send = useSendChange();
  const keep = useCallback(
    (chosen: ChosenMachine | null) => void send(() => client.keepPump(id, circuit, chosen)),
    [client, id, circuit, send],
  );
  const year = pumpYear(shown);
  // One pump for both seasons is searched by the larger flow and judged by both.
  const of = governing(sheet);
  const pumped = of.card;
  const search =
    pumped === null
      ? null
      : new URLSearchParams([
          ...pumpListParts(pumped, of.settings).map(([key, value]) => [key, value]),
          // The list is sorted, and its products are shown, with the system's own year.
          ...new URLSearchParams(of.settings.year),
        ]);
  return (
    <>
      <Kept sheet={sheet} card={card} />
      {year !== null && (
        <Suspense>
          <MachineYear
            name={shown.name}
            asked={year}
            season={sheet.winter === null ? "" : SEASON_WORDS[shown.season]}
            hasSets={shown.settings.pumps > 1}
            onKeep={(said) => void send(() => client.setSystem(id, yearChange(shown, said)))}
          />
        </Suspense>
      )}
      <MachineChoice
        words={WORDS}
        name={name}
        address={search && `${listAddress(PUMP)}?${search.toString()}`}
        isKept={settings.pump !== null}
        verdict={pump}
        onKeep={keep}
        renderDrawer={
          pumped === null
            ? null
            : (acts) => <PumpDrawer sheet={of} card={pumped} other={otherSeason(sheet, of)} {...acts} />
        }
      />
    </>
  );
}
