import { Checkbox, Select } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { PlaceCount } from "#domain/building/batch/groups/TableSums.ts";
import { LIMITED_BY } from "#domain/building/batch/optimum/limit/ModelLimit.ts";
import { unsoundLimitText } from "#domain/building/batch/optimum/limit/limitWords.ts";
import {
  OBJECTIVES,
  type BuildingPart,
  type Objective,
  type OptimumQuestion,
} from "#domain/building/batch/optimum/objective.ts";
import { OBJECTIVE_WORDS, slackPercent } from "#domain/building/batch/optimum/optimumWords.ts";
import { MOST_EXCESS } from "#domain/building/selection/roomCandidates.ts";
import { Segments } from "../../../../kit/input/Segments.tsx";
import text from "../../../../kit/styles/text.module.css";
import { placeText } from "../../table/groups/sumTexts.ts";
import { LimitFields } from "./LimitFields.tsx";
import css from "./Optimum.module.css";
import { WholeNumber } from "./WholeNumber.tsx";

interface OptimumFormProps {
  readonly question: OptimumQuestion;
  readonly objectives: readonly Objective[];
  readonly excess: string;
  /** Storeys and zones that the plans may be limited to. */
  readonly places: readonly PlaceCount[];
  /** Whether some rooms have conditions of their type, by which models may be limited. */
  readonly hasTypes: boolean;
  /** Whether the noise of the kind's units is considered. */
  readonly isHeard: boolean;
  readonly onChange: (question: OptimumQuestion) => void;
  readonly children?: ReactNode;
}

const WHOLE = 100;
const MOST_SLACK = MOST_EXCESS * WHOLE;
const LOUDEST = 120;

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

/** The objective of the optimisation, and the allowed excess of a product over its room's requirement. */
export function OptimumForm(props: OptimumFormProps) {
  const { question, objectives, excess, places, hasTypes, isHeard, onChange, children } = props;
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
      {isHeard && (
        <Checkbox
          size="xs"
          label="不超过房间噪声限值"
          title="按“噪声”页的条件和限值逐间计算；噪声未注明测试条件的产品不选"
          checked={question.isQuiet === true}
          onChange={({ currentTarget: { checked } }) => {
            const { isQuiet: _former, ...rest } = question;
            onChange(checked ? { ...rest, isQuiet: true } : rest);
          }}
        />
      )}
      <LimitFields
        limit={question.limit}
        bys={LIMITED_BY.filter((by) => (by === "type" ? hasTypes : places.some((place) => place.by === by)))}
        onChange={(limit) => {
          const { limit: _former, ...rest } = question;
          onChange(limit ? { ...rest, limit } : rest);
        }}
        onProblem={wrong(unsoundLimitText)}
      />
      {children}
      <span className={text["wrong"]} role="alert">
        {problem}
      </span>
    </div>
  );
}
