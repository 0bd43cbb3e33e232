import { Radio } from "@mantine/core";
import { useId } from "react";
import type { TableQuestion } from "#domain/catalogue/tables/TableReading.ts";
import text from "../../../../kit/styles/text.module.css";
import css from "./Tables.module.css";

interface TableQuestionsProps {
  readonly questions: readonly TableQuestion[];
  readonly answers: ReadonlyMap<string, string>;
  readonly onAnswer: (question: string, option: string) => void;
}

/** The open questions about a table. Each is read as proposed until a person answers. */
export function TableQuestions({ questions, answers, onAnswer }: TableQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <section className={css["asked"]} aria-label="需要确认">
      {questions.map((question) => (
        <Question
          key={question.id}
          question={question}
          answer={answers.get(question.id)}
          onAnswer={(option) => onAnswer(question.id, option)}
        />
      ))}
    </section>
  );
}

function Question({
  question: { text: asked, options, proposal },
  answer,
  onAnswer,
}: {
  readonly question: TableQuestion;
  readonly answer: string | undefined;
  readonly onAnswer: (option: string) => void;
}) {
  const name = useId();
  const chosen = options.some(({ id }) => id === answer) ? answer : proposal;
  return (
    <fieldset className={css["question"]}>
      <legend className={text["strong"]}>{asked}？</legend>
      {options.map(({ id, label }) => (
        <Radio
          key={id}
          size="xs"
          name={name}
          label={id === proposal ? `${label}（建议）` : label}
          checked={id === chosen}
          // A click on the proposal confirms it.
          onClick={() => id !== answer && onAnswer(id)}
          onChange={() => {}}
        />
      ))}
      {answer === undefined && <span className={text["dim"]}>未回答，先按建议读取</span>}
    </fieldset>
  );
}
