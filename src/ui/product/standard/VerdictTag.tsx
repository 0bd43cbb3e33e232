import { IconAlertTriangle, IconCheck, IconMinus, IconX } from "@tabler/icons-react";
import type { SaidState } from "#domain/catalogue/standards/StandardVerdict.ts";
import css from "./VerdictTag.module.css";

const LOOKS = {
  pass: { Icon: IconCheck, word: "满足" },
  fail: { Icon: IconX, word: "不满足" },
  borderline: { Icon: IconAlertTriangle, word: "临界" },
  "cannot-judge": { Icon: IconMinus, word: "无法判定" },
} as const satisfies Record<SaidState, unknown>;

interface VerdictTagProps {
  readonly state: SaidState;
  /** Shown instead of the usual word. */
  readonly word?: string;
}

/** A result as icon, word and tint: never by colour alone. */
export function VerdictTag({ state, word = LOOKS[state].word }: VerdictTagProps) {
  const { Icon } = LOOKS[state];
  return (
    <span className={css["verdict"]} data-state={state}>
      <Icon size={12} stroke={2.25} aria-hidden />
      {word}
    </span>
  );
}
