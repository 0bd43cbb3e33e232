import { useState } from "react";
import { chosenYear } from "#domain/products/energy/chosenYear.ts";
import { ENERGY_FAULTS, energyText, yearSumText } from "#domain/products/energy/energyWords.ts";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import css from "../Systems.module.css";
import type { AskedYear } from "#domain/building/systems/AskedYear.ts";
import { useMachineYear } from "./useMachineYear.ts";
import { YearDrawer } from "./YearDrawer.tsx";

interface MachineYearProps {
  /** Name of the system */
  readonly name: string;
  readonly asked: AskedYear;
  /** 夏季 of two pipes; empty for machines that run all year. */
  readonly season: string;
  /** Whether several machines share the duty */
  readonly hasSets: boolean;
  /** Keeps the settings of the year with the system. */
  readonly onKeep: (year: string) => void;
}

/** Energy of a year of a system's machines in one line, with a link to its conditions */
export function MachineYear({ name, asked, season, hasSets, onKeep }: MachineYearProps) {
  const [isOpen, setOpen] = useState(false);
  const year = useMachineYear(asked);
  const { answer, choice, isGone, retry } = year;
  const found = answer === null ? null : chosenYear(answer, choice.control);
  const cost =
    found?.ok === true
      ? (found.energy.costs[found.energy.methods.findIndex(({ method }) => method === choice.control)] ??
        null)
      : null;
  return (
    <div className={css["year"]}>
      {season}年耗电{" "}
      {asked.year === "" ? (
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
      <LinkButton onClick={() => setOpen(true)}>{asked.year === "" ? "输入" : "负荷分布与费用"}</LinkButton>
      {isOpen && (
        <YearDrawer
          name={name}
          asked={asked}
          season={season}
          hasSets={hasSets}
          year={year}
          onKeep={onKeep}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
