import { IconStarFilled } from "@tabler/icons-react";
import type { KeyboardEvent, MouseEvent } from "react";
import css from "./HalfStars.module.css";
import { ratingWord } from "./ratingWord.ts";

const STARS = 5;
const STEP = 0.5;
/** px; the stars have no gap between them. */
const SIZE = 28;

export interface HalfStarsProps {
  readonly label: string;
  /** 0 for no rating, or half steps up to 5. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly describedBy?: string | undefined;
}

/** The value after a key press; `null` for keys that are not handled. */
function afterKey(key: string, value: number): number | null {
  switch (key) {
    case "ArrowRight":
    case "ArrowUp":
      return Math.min(STARS, value + STEP);
    case "ArrowLeft":
    case "ArrowDown":
      return Math.max(STEP, value - STEP);
    case "Home":
      return STEP;
    case "End":
      return STARS;
    default:
      return /^[1-5]$/u.test(key) ? Number(key) : null;
  }
}

const row = Array.from({ length: STARS }, (_, star) => <IconStarFilled key={star} size={SIZE} aria-hidden />);

/**
 * Five stars in half steps: a slider for keys (arrows, Home, End, 1 to 5) and screen readers, halves for the
 * pointer.
 */
export function HalfStars({ label, value, onChange, describedBy }: HalfStarsProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const next = afterKey(event.key, value);
    if (next === null) return;
    event.preventDefault();
    onChange(next);
  };
  const onClick = ({ clientX, currentTarget }: MouseEvent) => {
    const across = (clientX - currentTarget.getBoundingClientRect().left) / SIZE;
    onChange(Math.min(STARS, Math.max(STEP, Math.ceil(across / STEP) * STEP)));
  };
  return (
    <div
      className={css["stars"]}
      role="slider"
      tabIndex={0}
      data-autofocus
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={STARS}
      aria-valuenow={value}
      aria-valuetext={value === 0 ? ratingWord(0) : `${value} 分，${ratingWord(value)}`}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <span className={css["row"]}>{row}</span>
      <span className={css["filled"]} style={{ width: value * SIZE }}>
        {row}
      </span>
    </div>
  );
}
