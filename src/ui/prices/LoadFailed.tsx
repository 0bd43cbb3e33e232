import { LinkButton } from "../kit/input/LinkButton.tsx";
import css from "./Prices.module.css";

/** Shown in place of conditions that failed to load; the search works without them. */
export const LoadFailed = ({ what, onRetry }: { readonly what: string; readonly onRetry: () => void }) => (
  <p role="alert" className={css["note"]}>
    {what}加载失败 <LinkButton onClick={onRetry}>重试</LinkButton>
  </p>
);
