import { IconPlus, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { formatPlain } from "#domain/base/formatNumber.ts";
import {
  LONGEST_TEXT,
  MOST_USES,
  type SoundSettings,
  type UseRule,
} from "#domain/building/sound/SoundSettings.ts";
import { isNameIn } from "#domain/base/keyed.ts";
import { roomSoundLimit, USE_NAMES, type RoomSoundLimit } from "#domain/physics/sound/roomLimits.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { useMayEdit } from "../context/useMayEdit.ts";
import { RuleText } from "../systems/RuleText.tsx";
import { SettingSelect } from "../systems/SettingSelect.tsx";
import { TypedFigure } from "../systems/TypedFigure.tsx";
import css from "./RoomSounds.module.css";

interface UseRulesProps {
  readonly settings: Pick<SoundSettings, "uses" | "period" | "standard">;
  readonly onChange: (uses: readonly UseRule[]) => void;
}

const USES = [
  { value: "", label: "无限值" },
  ...Object.entries(USE_NAMES).map(([value, label]) => ({ value, label })),
];

interface RuleLimitProps {
  readonly rule: UseRule;
  /** The standard's limit for the use; null if it has none. */
  readonly stated: RoomSoundLimit | null;
  readonly onType: (limit: number | null) => void;
}

/** The limit of a use, dB(A), with its clause; a typed limit replaces the standard's. */
function RuleLimit({ rule, stated, onType }: RuleLimitProps) {
  const mayEdit = useMayEdit();
  return (
    <span title={rule.limit == null && stated !== null ? `${stated.clause}（${stated.mark}）` : "自定限值"}>
      <TypedFigure
        label={`${rule.contains} 的限值（dB(A)）`}
        width={52}
        disabled={!mayEdit}
        placeholder={stated === null ? "无" : formatPlain(stated.limit, 0)}
        value={rule.limit == null ? "" : formatPlain(rule.limit, 1)}
        onType={onType}
      />
    </span>
  );
}

/** The uses of rooms, recognised by a text in their name or zone; the first rule that fits applies. */
export function UseRules({ settings, onChange }: UseRulesProps) {
  const { uses, period, standard } = settings;
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
              maxLength={LONGEST_TEXT}
              onTake={(contains) => changed(at, { contains })}
            />
            <SettingSelect
              label={`${rule.contains} 的用途`}
              width="100%"
              data={USES}
              value={rule.use ?? ""}
              onChange={(value) => changed(at, { use: isNameIn(USE_NAMES, value) ? value : null })}
            />
            <RuleLimit
              rule={rule}
              stated={rule.use === null ? null : roomSoundLimit(rule.use, period, standard)}
              onType={(limit) => changed(at, { limit })}
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
              maxLength={LONGEST_TEXT}
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
