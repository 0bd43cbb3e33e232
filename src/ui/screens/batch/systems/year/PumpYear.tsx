import { useState } from "react";
import type { DutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import { chosenYear } from "#domain/products/energy/chosenYear.ts";
import { ENERGY_FAULTS, energyText, yearSumText } from "#domain/products/energy/energyWords.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { PumpSheet } from "#workers/batch/systems/SystemSheet.ts";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import { SEASON_WORDS } from "#domain/building/systems/water/WaterSettings.ts";
import { usePumpYear } from "./usePumpYear.ts";
import { YearDrawer } from "./YearDrawer.tsx";

interface PumpYearProps {
  readonly client: BatchClient<unknown>;
  /** Of the season that is shown */
  readonly sheet: PumpSheet;
  readonly card: DutyCard;
  readonly isTwoPipe: boolean;
}

/** The energy of a year of a system's pumps in a line, and the way to its conditions. */
export function PumpYear({ client, sheet, card, isTwoPipe }: PumpYearProps) {
  const [isOpen, setOpen] = useState(false);
  const year = usePumpYear(card, sheet.settings);
  const { answer, choice, isGone, retry } = year;
  const season = isTwoPipe ? SEASON_WORDS[sheet.season] : "";
  const found = answer === null ? null : chosenYear(answer, choice.control);
  const cost =
    found?.ok === true
      ? (found.energy.costs[found.energy.methods.findIndex(({ method }) => method === choice.control)] ??
        null)
      : null;
  return (
    <div>
      {season}年耗电{" "}
      {sheet.settings.year === "" ? (
        "未输入负荷分布"
      ) : isGone ? (
        "产品库中已没有该产品"
      ) : retry !== null ? (
        <LinkButton onClick={retry}>未能取得，重试</LinkButton>
      ) : found === null ? (
        "正在计算"
      ) : found.ok ? (
        <>
          <b>{yearSumText(found.year)}</b> kWh/年
          {cost !== null && `，电费 ${energyText(cost.electricity)} 元/年`}
        </>
      ) : answer?.ok === false ? (
        ENERGY_FAULTS[answer.code]
      ) : (
        "有负荷不能运行，见负荷分布"
      )}{" "}
      <LinkButton onClick={() => setOpen(true)}>
        {sheet.settings.year === "" ? "输入" : "负荷分布与费用"}
      </LinkButton>
      {isOpen && (
        <YearDrawer
          client={client}
          sheet={sheet}
          year={year}
          isTwoPipe={isTwoPipe}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
