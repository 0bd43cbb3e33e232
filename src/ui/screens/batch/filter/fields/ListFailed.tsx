import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import text from "../../../../kit/styles/text.module.css";
import { classNames } from "../../../../kit/layout/classNames.ts";
import css from "../FilterPanel.module.css";

/** A note beside the field that its list failed to load, with a button to retry. */
export const ListFailed = ({ onRetry }: { onRetry: () => void }) => (
  <span className={classNames(text["small"], text["wrong"], css["failed"])} role="alert">
    加载失败
    <LinkButton small onClick={onRetry}>
      重试
    </LinkButton>
  </span>
);
