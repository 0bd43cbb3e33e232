import { MultiSelect, TagsInput, TextInput } from "@mantine/core";
import { useEffect, useRef } from "react";
import type { RuleProblem } from "#domain/building/batch/rules/editRules.ts";
import type { RoomRule } from "#domain/building/batch/state/RoomRule.ts";
import { MOST_MATCHES, RULE_NAME_LENGTH } from "#domain/building/batch/rules/ruleLimits.ts";
import type { PlaceCount } from "#domain/building/batch/groups/TableSums.ts";
import type { GroupKey } from "#domain/building/batch/state/batchState.ts";
import { Field } from "../../../../kit/input/Field.tsx";
import css from "./Rules.module.css";

interface RuleEditorProps<Filter> {
  readonly rule: RoomRule<Filter>;
  readonly places: readonly PlaceCount[];
  /** The fault of this rule. */
  readonly problem: RuleProblem | null;
  readonly onChange: (rule: RoomRule<Filter>) => void;
}

const trimmed = (texts: readonly string[]) => [
  ...new Set(texts.map((one) => one.trim()).filter((one) => one !== "")),
];

/** The name of a rule, and the rooms that it applies to. */
export function RuleEditor<Filter>({ rule, places, problem, onChange }: RuleEditorProps<Filter>) {
  const nameField = useRef<HTMLInputElement>(null);
  const isNew = rule.name === "";
  useEffect(() => {
    if (isNew) nameField.current?.focus();
    // Only when the editor opens without a name: a person who clears the name already has the cursor there.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const namesOf = (by: GroupKey, chosen: readonly string[]) => [
    ...new Set([
      ...places.filter((place) => place.by === by && place.name !== "").map(({ name }) => name),
      // Values of a replaced schedule are shown, so that they can be removed.
      ...chosen,
    ]),
  ];
  const place = (label: string, key: "floors" | "zones", by: GroupKey) => {
    const names = namesOf(by, rule[key]);
    return (
      <Field label={label} off={names.length === 0}>
        {(control) => (
          <MultiSelect
            {...control}
            w="100%"
            data={names}
            value={[...rule[key]]}
            disabled={names.length === 0}
            placeholder={names.length === 0 ? "房间表没有此列" : rule[key].length === 0 ? "不限" : ""}
            searchable
            classNames={{ input: css["named"], inputField: css["typed"] }}
            hidePickedOptions
            maxValues={MOST_MATCHES}
            nothingFoundMessage="没有此名称"
            onChange={(chosen) => onChange({ ...rule, [key]: chosen })}
          />
        )}
      </Field>
    );
  };
  const wrong = (field: RuleProblem["field"]) => (problem?.field === field ? problem.message : undefined);
  return (
    <div className={css["match2"]}>
      <Field label="规则名称" required error={wrong("name")}>
        {(control) => (
          <TextInput
            {...control}
            ref={nameField}
            w="100%"
            autoComplete="off"
            placeholder="如 病房"
            maxLength={RULE_NAME_LENGTH}
            value={rule.name}
            error={wrong("name") !== undefined}
            onChange={({ currentTarget: { value } }) => onChange({ ...rule, name: value })}
          />
        )}
      </Field>
      <Field label="房间名称含" error={wrong("match")}>
        {(control) => (
          <TagsInput
            {...control}
            w="100%"
            placeholder={rule.words.length === 0 ? "如 病房，按回车添加，含其一即可" : ""}
            classNames={{ input: css["named"], inputField: css["typed"] }}
            acceptValueOnBlur
            splitChars={[",", "，", "、", ";", "；"]}
            maxTags={MOST_MATCHES}
            maxLength={RULE_NAME_LENGTH}
            value={[...rule.words]}
            error={wrong("match") !== undefined}
            onChange={(words) => onChange({ ...rule, words: trimmed(words) })}
          />
        )}
      </Field>
      {place("楼层", "floors", "floor")}
      {place("分区", "zones", "zone")}
    </div>
  );
}
