import {
  SOUND_VERDICT_WORDS,
  soundMargin,
  type RoomSound,
  type ExplainedSound,
  shownLevel,
} from "#domain/building/batch/state/RoomSound.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import text from "../../../kit/styles/text.module.css";
import { Missing } from "./Figure.tsx";
import css from "./RoomTable.module.css";

interface SoundProps {
  readonly sound: ExplainedSound | null;
}

/** The level in the room, dB(A), with an explanation of its source. */
export function SoundLevel({ sound }: SoundProps) {
  const known = sound && shownLevel(sound);
  if (sound === null || known === null) return <Missing />;
  const { level, isEstimated, basis } = sound;
  return (
    <span title={basis}>
      {isEstimated && <span className={css["mark"]}>估算</span>} {level === null && "≥ "}
      {formatNumber(known, 0)}
    </span>
  );
}

/** The verdict on the level, or why there is none. */
export function SoundJudged({ sound }: SoundProps) {
  // Without an answer of the catalogue yet, there is no verdict.
  if (sound === null || sound.gap === "unasked") return <Missing />;
  const { verdict, limit, basis } = sound;
  return (
    <span
      className={verdict === "fail" ? text["wrong"] : verdict === "pass" ? undefined : text["ink2"]}
      title={limit === null ? basis : `限值 ${formatNumber(limit, 0)} dB(A)，${basis}`}
    >
      {SOUND_VERDICT_WORDS[verdict]}
    </span>
  );
}

/** 余 3 dB or 超 3 dB; empty without a level or a limit. */
export function soundMarginText(sound: RoomSound | null): string {
  const margin = sound && soundMargin(sound);
  if (margin === null) return "";
  return `${margin < 0 ? "超" : "余"} ${formatNumber(Math.abs(margin), 0)} dB`;
}
