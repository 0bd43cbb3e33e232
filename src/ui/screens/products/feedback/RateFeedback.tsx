import { Button, CloseButton, Portal, Textarea } from "@mantine/core";
import { useEffect, useId, useState } from "react";
import { MAX_DESCRIPTION } from "#domain/desk/feedback/feedbackLimits.ts";
import text from "../../../kit/styles/text.module.css";
import { HalfStars } from "./HalfStars.tsx";
import { ratingWord } from "./ratingWord.ts";
import css from "./RateFeedback.module.css";

/** A rating up to this asks what could be better. */
const ASKS_WHY = 4;
/** ms that the thanks are shown. */
const THANKS_MS = 3000;

type Step =
  | { readonly name: "asking"; readonly fault?: string }
  | { readonly name: "sending" }
  | { readonly name: "thanked" };

export interface RateFeedbackProps {
  /** Sends the rating (0.5 to 5); rejects if that fails. */
  readonly submit: (score: number, description: string) => Promise<void>;
  /** Closes the card; this counts as a visit even without a rating. */
  readonly close: () => void;
}

/**
 * 这次筛选的结果满意吗: half stars, and below them a field for what could be better. The card is at the edge of the window;
 * it takes no focus, covers no row, grows only while it is used, and is the last tab stop.
 */
export function RateFeedback({ submit, close }: RateFeedbackProps) {
  const [titleId, faultId] = [useId(), useId()];
  const [step, setStep] = useState<Step>({ name: "asking" });
  const [score, setScore] = useState(0);
  const [description, setDescription] = useState("");
  const [card, setCard] = useState<HTMLElement | null>(null);

  const isThanked = step.name === "thanked";
  useEffect(() => {
    if (!isThanked) return;
    const timer = setTimeout(close, THANKS_MS);
    return () => clearTimeout(timer);
  }, [isThanked, close]);

  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => {
      if (key === "Escape") close();
    };
    card?.addEventListener("keydown", leave);
    return () => card?.removeEventListener("keydown", leave);
  }, [card, close]);

  const send = async () => {
    const why = score <= ASKS_WHY ? description.trim() : "";
    if (score === 0) return setStep({ name: "asking", fault: "请打分后再提交" });
    if (why.length > MAX_DESCRIPTION)
      return setStep({
        name: "asking",
        fault: `描述最长 ${MAX_DESCRIPTION} 字，现有 ${why.length} 字`,
      });
    setStep({ name: "sending" });
    try {
      await submit(score, why);
      setStep({ name: "thanked" });
      // The pressed button is unmounted; the focus stays in the card.
      card?.focus();
    } catch {
      setStep({ name: "asking", fault: "提交失败，填写的内容已保留" });
    }
  };
  const fault = step.name === "asking" ? step.fault : undefined;
  return (
    <Portal>
      <section ref={setCard} className={css["card"]} role="dialog" aria-labelledby={titleId} tabIndex={-1}>
        <div className={css["line"]}>
          <h2 className={css["title"]} id={titleId}>
            {isThanked ? "感谢评价" : "这次筛选的结果满意吗"}
          </h2>
          {isThanked ? (
            <>
              <span role="status">评价已收到，会用来改进产品库</span>
              <CloseButton size={24} aria-label="关闭" onClick={close} />
            </>
          ) : (
            <>
              <HalfStars
                label="评分"
                value={score}
                describedBy={fault === undefined ? undefined : faultId}
                onChange={(next) => {
                  setScore(next);
                  if (step.name === "asking") setStep({ name: "asking" });
                }}
              />
              {score > 0 && <span className={css["score"]}>{score}</span>}
              {score > 0 && <span className={text["dim"]}>{ratingWord(score)}</span>}
              <Button
                size="xs"
                variant={score > 0 ? "filled" : "default"}
                loading={step.name === "sending"}
                onClick={() => void send()}
              >
                提交
              </Button>
              <button type="button" className={css["later"]} onClick={close}>
                暂不评价
              </button>
            </>
          )}
        </div>
        {fault !== undefined && (
          <p className={css["fault"]} id={faultId} role="alert">
            {fault}
          </p>
        )}
        {!isThanked && score > 0 && score <= ASKS_WHY && (
          <Textarea
            className={css["why"]}
            rows={3}
            label="哪里可以更好"
            placeholder="可不填，例如：缺少某品牌、曲线不准、结果太少"
            value={description}
            onChange={(event) => setDescription(event.currentTarget.value)}
          />
        )}
      </section>
    </Portal>
  );
}
