import type { ReactNode } from "react";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { RECORD_WORDS, type RecordState } from "#domain/building/sources/plantWords.ts";
import { PLANT_STATE_WORDS, type PlantState } from "#domain/building/sources/KeptPlant.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { Panel } from "../../../kit/layout/Panel.tsx";
import { useMayEdit } from "../context/useMayEdit.ts";
import { FactLines, type FactLine } from "../systems/FactLines.tsx";
import { percentText } from "./sourceWords.ts";
import css from "./Sources.module.css";

interface TakenPlantProps {
  readonly title: string;
  /** 2 × LSG-830，1 备 */
  readonly machines: string;
  readonly about: string;
  readonly verdict: {
    readonly state: PlantState;
    readonly verdict: { readonly ratio: number; readonly withoutLargest: number } | null;
    readonly faults: readonly { readonly text: string }[];
  };
  /** kW */
  readonly installed: number;
  /** Name of its load: 热负荷; kW at the choice and now, null where unknown. */
  readonly carried: { readonly word: string; readonly was: number; readonly now: number | null };
  readonly facts?: readonly FactLine[];
  /** For each model, in the order of the machines */
  readonly records: readonly { readonly model: string; readonly record: RecordState }[];
  readonly onDrop: () => void;
  readonly children?: ReactNode;
}

/** A plant that was taken, with its verdict for the present load */
export function TakenPlant(props: TakenPlantProps) {
  const {
    title,
    machines,
    about,
    verdict,
    installed,
    carried,
    facts = [],
    records,
    onDrop,
    children,
  } = props;
  const mayEdit = useMayEdit();
  const { state, verdict: of, faults } = verdict;
  const remarks = records.flatMap(({ model, record }) =>
    record === null || record === "same" ? [] : [`${model}：${RECORD_WORDS[record]}`],
  );
  return (
    <Panel title={title} ruled className={css["card"]}>
      <div className={css["said"]}>
        <span className={css["line"]}>
          <b title={machines}>{machines}</b>
          <span data-state={state}>{PLANT_STATE_WORDS[state]}</span>
        </span>
        {about}
      </div>
      <FactLines
        lines={[
          ["装机", formatNumber(installed, 0), "kW"],
          [`采用时${carried.word}`, formatNumber(carried.was, 1), "kW"],
          [`现在${carried.word}`, formatNumber(carried.now, 1), "kW"],
          ...facts,
          ...(of === null
            ? []
            : [
                ["装机比", percentText(of.ratio), "%"] as const,
                ["停最大一台", percentText(of.withoutLargest), "%"] as const,
              ]),
        ]}
      />
      {[...faults.map(({ text }) => text), ...remarks].map((text) => (
        <div key={text} className={css["said"]} data-wrong>
          {text}
        </div>
      ))}
      {children}
      <div className={css["act"]}>
        <LinkButton disabled={!mayEdit} onClick={onDrop}>
          不再采用
        </LinkButton>
      </div>
    </Panel>
  );
}
