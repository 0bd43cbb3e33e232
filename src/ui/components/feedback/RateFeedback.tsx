import { Button, Textarea } from "@mantine/core";
import { useEffect, useId, useState } from "react";
import { MAX_DESCRIPTION } from "#domain/feedback/feedbackLimits.ts";
import text from "../../styles/text.module.css";
import { Dialog } from "../dialog/Dialog.tsx";
import { HalfStars } from "./HalfStars.tsx";
import { ratingWord } from "./ratingWord.ts";
import css from "./RateFeedback.module.css";

const WIDTH = 480;
/** At and below, what could be better is asked for. */
const ASKS_WHY = 4;
/** ms that the thanks stay. */
const THANKS_MS = 3000;

/** The button that was pressed is gone with the question; the focus stays in the dialog. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

type Step =
  | { readonly name: "asking"; readonly fault?: string }
  | { readonly name: "sending" }
  | { readonly name: "thanked" };

export interface RateFeedbackProps {
  /** Sends the rating (0.5 to 5); rejects when it did not arrive. */
  readonly submit: (score: number, description: string) => Promise<void>;
  /** Closes the dialog; without a rating this, too, is a visit. */
  readonly close: () => void;
}

/** 这次筛选的结果满意吗: half stars, and below them what could be better. Mounted anew, it is empty again. */
export function RateFeedback({ submit, close }: RateFeedbackProps) {
  const faultId = useId();
  const [step, setStep] = useState<Step>({ name: "asking" });
  const [score, setScore] = useState(0);
  const [description, setDescription] = useState("");

  const isThanked = step.name === "thanked";
  useEffect(() => {
    if (!isThanked) return;
    const timer = setTimeout(close, THANKS_MS);
    return () => clearTimeout(timer);
  }, [isThanked, close]);

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
    } catch {
      setStep({ name: "asking", fault: "提交失败，填写的内容已保留" });
    }
  };

  if (isThanked) {
    return (
      <Dialog
        opened
        title="感谢评价"
        width={WIDTH}
        onClose={close}
        actions={
          <Button ref={takeFocus} onClick={close}>
            关闭
          </Button>
        }
      >
        <p role="status">评价已收到，会用来改进产品库</p>
      </Dialog>
    );
  }
  const fault = step.name === "asking" ? step.fault : undefined;
  return (
    <Dialog
      opened
      title="这次筛选的结果满意吗"
      width={WIDTH}
      onClose={close}
      actions={
        <>
          <Button variant="default" onClick={close}>
            暂不评价
          </Button>
          <Button loading={step.name === "sending"} onClick={() => void send()}>
            提交
          </Button>
        </>
      }
    >
      <div className={css["rating"]}>
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
        <span className={text["dim"]}>{ratingWord(score)}</span>
      </div>
      {fault !== undefined && (
        <p className={css["fault"]} id={faultId} role="alert">
          {fault}
        </p>
      )}
      {score > 0 && score <= ASKS_WHY && (
        <>
          <Textarea
            className={css["why"]}
            rows={3}
            label="哪里可以更好"
            placeholder="例如：缺少某品牌、曲线不准、结果太少"
            value={description}
            onChange={(event) => setDescription(event.currentTarget.value)}
          />
          <p className={css["hint"]}>4 分及以下显示此栏，可不填</p>
        </>
      )}
    </Dialog>
  );
}
