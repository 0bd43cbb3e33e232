import { NativeSelect, TextInput } from "@mantine/core";
import { IconPlus, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { LONGEST_TEXT, MOST_USES, type UseRule } from "#domain/building/sound/SoundSettings.ts";
import { isNameIn } from "#domain/base/keyed.ts";
import { USE_NAMES } from "#domain/physics/sound/roomLimits.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { useMayEdit } from "../context/useMayEdit.ts";
import css from "./RoomSounds.module.css";

interface UseRulesProps {
  readonly uses: readonly UseRule[];
  readonly onChange: (uses: readonly UseRule[]) => void;
}

const USES = [
  { value: "", label: "无限值" },
  ...Object.entries(USE_NAMES).map(([value, label]) => ({ value, label })),
];

const INPUT = { input: { height: 26, minHeight: 26 } };

interface RuleTextProps {
  readonly label: string;
  readonly value: string;
  readonly onTake: (text: string) => void;
}

/** A text that is taken over on leaving the field; without one it is as before. */
function RuleText({ label, value, onTake }: RuleTextProps) {
  const mayEdit = useMayEdit();
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    const text = (typed ?? "").trim();
    setTyped(null);
    if (text !== "" && text !== value) onTake(text);
  };
  return (
    <TextInput
      size="xs"
      aria-label={label}
      placeholder="名称或分区"
      maxLength={LONGEST_TEXT}
      disabled={!mayEdit}
      styles={INPUT}
      value={typed ?? value}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={take}
      onKeyDown={({ key }) => {
        if (key === "Enter") take();
        if (key === "Escape") setTyped(null);
      }}
    />
  );
}

/** Which rooms are used for what, by a text in their name or zone; the first line that fits decides. */
export function UseRules({ uses, onChange }: UseRulesProps) {
  const mayEdit = useMayEdit();
  const [isAdding, setAdding] = useState(false);
  const changed = (at: number, to: Partial<UseRule>) =>
    onChange(uses.map((rule, place) => (place === at ? { ...rule, ...to } : rule)));
  return (
    <>
      <ul className={css["uses"]}>
        {uses.map((rule, at) => (
          <li key={`${at} ${rule.contains}`}>
            <RuleText
              label={`第 ${at + 1} 条 名称含`}
              value={rule.contains}
              onTake={(contains) => changed(at, { contains })}
            />
            <NativeSelect
              size="xs"
              aria-label={`${rule.contains} 的用途`}
              disabled={!mayEdit}
              styles={INPUT}
              data={USES}
              value={rule.use ?? ""}
              onChange={({ currentTarget: { value } }) =>
                changed(at, { use: isNameIn(USE_NAMES, value) ? value : null })
              }
            />
            <button
              type="button"
              aria-label={`删除 ${rule.contains}`}
              disabled={!mayEdit}
              onClick={() => onChange(uses.filter((_, place) => place !== at))}
            >
              <IconX size={14} stroke={1.5} aria-hidden />
            </button>
          </li>
        ))}
        {isAdding && (
          <li>
            <RuleText
              label="新的一条 名称含"
              value=""
              onTake={(contains) => {
                setAdding(false);
                onChange([...uses, { contains, use: "office" }]);
              }}
            />
          </li>
        )}
      </ul>
      {mayEdit && !isAdding && uses.length < MOST_USES && (
        <LinkButton onClick={() => setAdding(true)}>
          <IconPlus size={14} stroke={1.5} aria-hidden />
          添加
        </LinkButton>
      )}
    </>
  );
}
