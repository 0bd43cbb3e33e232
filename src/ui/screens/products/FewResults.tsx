import { useFeedbackHref } from "../../page/services/useFeedbackHref.ts";
import text from "../../kit/styles/text.module.css";
import css from "./ListScreen.module.css";

/** Fewer than so many results leave a designer little to choose from. */
export const FEW = 5;

export interface AskForMoreProps {
  /** Page of the brand that is chosen; `null` where none is, or it has none. */
  readonly brandUrl: string | null;
}

/** Who can help: the brand's maker where one is chosen, else the people behind the catalogue. */
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

/** Below a short list. */
export const FewResults = (props: AskForMoreProps) => (
  <div className={css["few"]}>
    <span className={text["dim"]}>结果较少，没有满意的产品？</span>
    <AskForMore {...props} />
  </div>
);
