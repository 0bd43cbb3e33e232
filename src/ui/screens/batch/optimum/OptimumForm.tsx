import { Select } from "@mantine/core";
import { useState } from "react";
import { digitsOnly } from "#domain/base/input/fieldText.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { PlaceCount } from "#domain/building/batch/groups/TableSums.ts";
import {
  OBJECTIVES,
  type BuildingPart,
  type Objective,
  type OptimumQuestion,
} from "#domain/building/batch/optimum/objective.ts";
import { OBJECTIVE_WORDS, slackPercent } from "#domain/building/batch/optimum/optimumWords.ts";
import { MOST_EXCESS } from "#domain/building/selection/roomCandidates.ts";
import { QuantityInput } from "../../../components/input/QuantityInput.tsx";
import { Segments } from "../../../components/input/Segments.tsx";
import text from "../../../styles/text.module.css";
import { placeText } from "../groups/sumTexts.ts";
import css from "./Optimum.module.css";

interface OptimumFormProps {
  readonly question: OptimumQuestion;
  readonly objectives: readonly Objective[];
  readonly excess: string;
  /** Floors and zones that the plans may be limited to. */
  readonly places: readonly PlaceCount[];
  readonly onChange: (question: OptimumQuestion) => void;
}

const WHOLE = 100;
const MOST_SLACK = MOST_EXCESS * WHOLE;
const LOUDEST = 120;

/** A number that is taken over on leaving its field or on Enter; what is none is said below and changes nothing. */
function WholeNumber(props: {
  readonly label: string;
  readonly unit: string;
  readonly value: string;
  readonly isSound: (text: string) => boolean;
  readonly onCommit: (text: string) => void;
  readonly onProblem: (isThere: boolean) => void;
}) {
  const { label, unit, value, isSound, onCommit, onProblem } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && !isSound(typed);
  const commit = () => {
    if (typed === null) return;
    onProblem(isWrong);
    if (isWrong) return;
    setTyped(null);
    if (typed !== value) onCommit(typed);
  };
  return (
    <label className={css["entry1"]}>
      <span className={text["ink2"]}>{label}</span>
      <QuantityInput
        size="xs"
        width={88}
        label={label}
        unit={unit}
        value={typed ?? value}
        clean={digitsOnly}
        error={isWrong}
        onChange={(next) => {
          setTyped(next);
          onProblem(false);
        }}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit();
        }}
      />
    </label>
  );
}

const partKey = ({ by, name }: BuildingPart) => `${by} ${name}`;
const GROUPS = [
  ["floor", "楼层"],
  ["zone", "分区"],
] as const;

const optionsOf = (places: readonly PlaceCount[]) =>
  GROUPS.map(([by, group]) => ({
    group,
    items: places
      .filter((place) => place.by === by)
      .map((place) => ({
        value: partKey(place),
        label: `${placeText(by, place.name)}（${formatNumber(place.rooms, 0)} 间）`,
      })),
  })).filter(({ items }) => items.length > 0);

/** What a building is brought to its best in, and how much a product may exceed what its room needs. */
export function OptimumForm({ question, objectives, excess, places, onChange }: OptimumFormProps) {
  const { objective, slack, noiseLimit } = question;
  const [problem, setProblem] = useState("");
  const wrong = (sentence: string) => (isThere: boolean) => setProblem(isThere ? sentence : "");
  return (
    <div className={css["form"]}>
      {places.length > 0 && (
        <Select
          size="xs"
          aria-label="优化范围"
          value={question.part ? partKey(question.part) : ""}
          data={[{ value: "", label: "整栋建筑" }, ...optionsOf(places)]}
          w={200}
          allowDeselect={false}
          searchable
          comboboxProps={{ transitionProps: { duration: 0 } }}
          onChange={(value) => {
            const { part: _whole, ...rest } = question;
            const place = places.find((each) => partKey(each) === value);
            onChange(place ? { ...rest, part: { by: place.by, name: place.name } } : rest);
          }}
        />
      )}
      <Segments
        size="xs"
        aria-label="优化目标"
        data={objectives.map((value) => ({
          value,
          label: value === "excess" ? `${excess}最小` : OBJECTIVE_WORDS[value],
        }))}
        value={objective}
        onChange={(value) => {
          const chosen = OBJECTIVES.find((each) => each === value);
          if (chosen) onChange({ ...question, objective: chosen });
        }}
      />
      <WholeNumber
        key={`slack ${slack}`}
        label={`${excess}不超过`}
        unit="%"
        value={String(slackPercent(slack))}
        isSound={(typed) => typed !== "" && Number(typed) <= MOST_SLACK}
        onCommit={(typed) => onChange({ ...question, slack: Number(typed) / WHOLE })}
        onProblem={wrong(`${excess}应为 0～${MOST_SLACK} %`)}
      />
      {objective === "noise" && (
        <WholeNumber
          key={`noise ${String(noiseLimit)}`}
          label="噪声限值"
          unit="dB(A)"
          value={noiseLimit === null ? "" : String(noiseLimit)}
          isSound={(typed) => Number(typed) <= LOUDEST}
          onCommit={(typed) => onChange({ ...question, noiseLimit: typed === "" ? null : Number(typed) })}
          onProblem={wrong(`噪声限值应为 0～${LOUDEST} dB(A)，不填则越低越好`)}
        />
      )}
      <span className={text["wrong"]} role="alert">
        {problem}
      </span>
    </div>
  );
}
