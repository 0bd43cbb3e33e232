import { useFeedbackHref } from "../../page/services/useFeedbackHref.ts";
import text from "../../kit/styles/text.module.css";
import css from "./ListScreen.module.css";

/** Fewer results than this leave little choice. */
export const FEW = 5;

export interface AskForMoreProps {
  /** The chosen brand's website; `null` without a brand, or if it has none. */
  readonly brandUrl: string | null;
}

/** A link to the brand's website if a brand is chosen, otherwise to the feedback page. */
export function AskForMore({ brandUrl }: AskForMoreProps) {
  const feedback = useFeedbackHref();
  return brandUrl === null ? (
    <a href={feedback} target="_blank" rel="noreferrer">
      反馈需求
    </a>
  ) : (
    <a href={brandUrl} target="_blank" rel="noreferrer">
      联系厂商
    </a>
  );
}

/** A remark below a short list. */
export const FewResults = (props: AskForMoreProps) => (
  <div className={css["few"]}>
    <span className={text["dim"]}>结果较少，没有满意的产品？</span>
    <AskForMore {...props} />
  </div>
);
