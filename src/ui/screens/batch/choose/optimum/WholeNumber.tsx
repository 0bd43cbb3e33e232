import { useState } from "react";
import { digitsOnly } from "#domain/base/input/fieldText.ts";
import { QuantityInput } from "../../../../kit/input/QuantityInput.tsx";
import text from "../../../../kit/styles/text.module.css";
import css from "./Optimum.module.css";

/** A whole number that is applied on blur or on Enter; an invalid text shows a message and changes nothing. */
export function WholeNumber(props: {
  readonly label: string;
  /** Whether the text before the field serves as its label. */
  readonly isLabelHidden?: boolean;
  readonly unit: string;
  readonly value: string;
  readonly isSound: (text: string) => boolean;
  readonly onCommit: (text: string) => void;
  readonly onProblem: (isThere: boolean) => void;
}) {
  const { label, isLabelHidden = false, unit, value, isSound, onCommit, onProblem } = props;
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
      {!isLabelHidden && <span className={text["ink2"]}>{label}</span>}
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
