import { flowFactsOf, factsOf, PRESSURE_QUANTITY } from "#domain/physics/curve/curveQuantities.ts";
import { ASSUMPTIONS, combinedTexts, memberName } from "#domain/products/parallel/combinedWords.ts";
import type {
  CombinedSet as Combined,
  SetAnswer,
  SystemOfSet,
} from "#domain/products/parallel/productSet.ts";
import { ARRANGEMENTS } from "#domain/products/parallel/SetChoice.ts";
import type { EnergyChoice } from "#domain/products/energy/EnergyChoice.ts";
import { MachineTable } from "./MachineTable.tsx";
import css from "./SetPanel.module.css";
import { SetYear } from "./SetYear.tsx";
import { SetPicture, type DrawnState } from "./SetPicture.tsx";
import { StagingTable } from "./StagingTable.tsx";

export interface CombinedSetProps {
  readonly answer: SetAnswer;
  readonly set: Combined;
  /** The conditions of its year. */
  readonly choice: EnergyChoice;
  /** Product id of each member. */
  readonly ids: readonly string[];
}

/** Short names of curves, explained below the picture. */
const LETTERS = ["A", "B", "C"] as const;

/** Several chosen machines: all of them on each system, the share of each, and the states with fewer of them. */
export function CombinedSet({ answer, set, choice, ids }: CombinedSetProps) {
  const arranged = ARRANGEMENTS[set.arrangement];
  const pressure = factsOf(PRESSURE_QUANTITY[set.machine]);
  const flow = flowFactsOf(set.machine);
  const all = `全部${arranged}`;
  const lettered = set.members.map((member, at) => ({ member, letter: LETTERS[at] ?? memberName(member) }));
  return (
    <section className={css["set"]} aria-label={`${arranged}组合`}>
      <div>
        {combinedTexts(answer, set).map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p className={css["hint"]}>{ASSUMPTIONS[set.arrangement]}</p>
        <MachineTable answer={answer} set={set} />
        <StagingTable answer={answer} set={set} />
        <SetYear set={set} choice={choice} ids={ids} />
      </div>
      <div>
        <SetPicture
          machine={set.machine}
          label={`各型号单台与${all}的${pressure.name}曲线、管网曲线和工况`}
          flowName={set.arrangement === "series" ? flow.name : `总${flow.name}`}
          duty={answer.duty}
          lines={[
            ...lettered.map(({ member, letter }) => ({
              name: letter,
              kind: "member" as const,
              points: member.single,
            })),
            { name: "全部", kind: "whole", points: set.curve },
          ]}
          systems={set.systems}
          states={set.systems.flatMap(wholeStates)}
        />
        <p className={css["hint"]}>
          {lettered.map(({ member, letter }) => `${letter} ${memberName(member)} 单台；`).join("")}
          {set.curve.length === 0 ? `${all}没有共同的实测范围` : `粗线 ${all}`}；虚线 管网
        </p>
      </div>
    </section>
  );
}

/** The states of all machines together on a system; those of fewer machines are in the table. */
function wholeStates({ name, stages }: SystemOfSet): readonly DrawnState[] {
  const outcome = stages.at(-1)?.outcome;
  if (outcome === undefined || outcome.status === "none") return [];
  const isSure = outcome.status === "runs";
  return (outcome.status === "runs" ? [outcome] : outcome.states).map(({ flow, value }, at) => ({
    key: `${name}:${at}`,
    flow,
    value,
    isSure,
  }));
}
