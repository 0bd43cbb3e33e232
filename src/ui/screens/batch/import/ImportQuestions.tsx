import { Radio } from "@mantine/core";
import { useId } from "react";
import type { ColumnUse, ImportQuestion, ScheduleForm } from "#domain/building/rooms/importPreview.ts";
import text from "../../../kit/styles/text.module.css";
import css from "./Mapping.module.css";

interface ImportQuestionsProps {
  readonly form: ScheduleForm;
  readonly onAnswer: (columns: readonly number[], uses: readonly ColumnUse[]) => void;
}

/** Ambiguities of the schedule, with a preselected proposal; the answers are remembered. */
export function ImportQuestions({ form, onAnswer }: ImportQuestionsProps) {
  if (form.questions.length === 0) return null;
  return (
    <section className={css["asked"]} aria-label="需要确认">
      <p>
        <b className={text["strong"]}>需要确认</b>
        <span className={text["ink2"]}>　已按最可能的一种读取，以后同样的表不再问</span>
      </p>
      {form.questions.map((question) => (
        <Question
          key={question.text}
          question={question}
          form={form}
          onAnswer={(uses) => onAnswer(question.columns, uses)}
        />
      ))}
    </section>
  );
}

function Question({
  question: { text: asked, columns, options },
  form,
  onAnswer,
}: {
  question: ImportQuestion;
  form: ScheduleForm;
  onAnswer: (uses: readonly ColumnUse[]) => void;
}) {
  const name = useId();
  const isChosen = (uses: readonly ColumnUse[]) =>
    columns.every((at, place) => {
      const column = form.columns[at];
      const use = uses[place];
      return column?.field === use?.field && column?.unit === use?.unit;
    });
  return (
    <fieldset className={css["question"]}>
      <legend>{asked}</legend>
      <div className={css["options"]}>
        {options.map(({ label, uses }) => (
          <Radio
            key={label}
            size="xs"
            name={name}
            label={label}
            checked={isChosen(uses)}
            onChange={() => onAnswer(uses)}
          />
        ))}
      </div>
    </fieldset>
  );
}
