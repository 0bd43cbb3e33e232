import { IconPlus, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { formatNumber, formatPlain } from "#domain/base/formatNumber.ts";
import {
  LONGEST_RULE,
  MOST_RULES,
  NEED_FIGURES,
  type FreshNeed,
  type FreshRule,
} from "#domain/building/fresh/FreshSettings.ts";
import { ruleName } from "#domain/building/fresh/freshWords.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { useMayEdit } from "../context/useMayEdit.ts";
import { Marked } from "../systems/Marked.tsx";
import { RuleText } from "../systems/RuleText.tsx";
import { TypedFigure } from "../systems/TypedFigure.tsx";
import css from "./FreshAir.module.css";

interface FreshRulesProps {
  readonly rules: readonly FreshRule[];
  /** Number of rooms by rule */
  readonly ruled: readonly number[];
  readonly onChange: (rules: readonly FreshRule[]) => void;
}

const NEEDS = [
  "perPerson",
  "areaPerPerson",
  "perArea",
  "changes",
] as const satisfies readonly (keyof FreshNeed)[];
/** px; four fields fit in a row. */
const WIDTH = 68;
const EMPTY: FreshNeed = { perPerson: 30, areaPerPerson: 10, perArea: null, changes: null };

/** The rules for rooms by a text in their name or zone; the first rule that fits applies. */
export function FreshRules({ rules, ruled, onChange }: FreshRulesProps) {
  const mayEdit = useMayEdit();
  const [isAdding, setAdding] = useState(false);
  const changed = (at: number, to: Partial<FreshRule>) =>
    onChange(rules.map((rule, index) => (index === at ? { ...rule, ...to } : rule)));
  const hasRest = rules.some(({ contains }) => contains === "");
  /** The rule for all other rooms stays last. */
  const added = (contains: string) => {
    const rule: FreshRule = { ...EMPTY, contains, source: "" };
    onChange(contains !== "" && hasRest ? [...rules.slice(0, -1), rule, rules.at(-1)!] : [...rules, rule]);
  };
  return (
    <>
      <div className={css["units"]} aria-hidden>
        {NEEDS.map((name) => (
          <span key={name} title={NEED_FIGURES[name].label}>
            {NEED_FIGURES[name].unit}
          </span>
        ))}
      </div>
      <ul className={css["rules"]}>
        {rules.map((rule, at) => (
          <li key={`${at} ${rule.contains}`}>
            <div className={css["rule"]}>
              {rule.contains === "" ? (
                <b>{ruleName(rule)}</b>
              ) : (
                <RuleText
                  label={`第 ${at + 1} 条 名称含`}
                  maxLength={LONGEST_RULE}
                  value={rule.contains}
                  onTake={(contains) => changed(at, { contains })}
                />
              )}
              <span>{formatNumber(ruled[at] ?? 0, 0)} 间</span>
              {rule.source === "" ? (
                <span>自定</span>
              ) : NEEDS.some((name) => rule[name] !== null) ? (
                <Marked word="待核对" title={rule.source} />
              ) : (
                <span title={rule.source}>不送</span>
              )}
              <button
                type="button"
                aria-label={`删除 ${ruleName(rule)}`}
                disabled={!mayEdit}
                onClick={() => onChange(rules.filter((_, index) => index !== at))}
              >
                <IconX size={14} stroke={1.5} aria-hidden />
              </button>
            </div>
            <div className={css["needs"]}>
              {NEEDS.map((name) => (
                <TypedFigure
                  key={name}
                  label={`${ruleName(rule)} 的${NEED_FIGURES[name].label}（${NEED_FIGURES[name].unit}）`}
                  width={WIDTH}
                  disabled={!mayEdit}
                  placeholder="—"
                  value={rule[name] === null ? "" : formatPlain(rule[name], 2)}
                  onType={(typed) => changed(at, { [name]: typed, source: "" })}
                />
              ))}
            </div>
          </li>
        ))}
        {isAdding && (
          <li>
            <RuleText
              label="新的一条 名称含"
              maxLength={LONGEST_RULE}
              value=""
              onTake={(contains) => {
                setAdding(false);
                added(contains);
              }}
            />
          </li>
        )}
      </ul>
      {mayEdit && !isAdding && rules.length < MOST_RULES && (
        <div className={css["add"]}>
          <LinkButton onClick={() => setAdding(true)}>
            <IconPlus size={14} stroke={1.5} aria-hidden />
            添加
          </LinkButton>
          {!hasRest && <LinkButton onClick={() => added("")}>添加其余房间</LinkButton>}
        </div>
      )}
    </>
  );
}
