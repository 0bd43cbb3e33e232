import { LinkButton } from "../kit/input/LinkButton.tsx";
import css from "./Prices.module.css";

/** In the place of conditions that did not come: the search goes without them. */
export const LoadFailed = ({ what, onRetry }: { readonly what: string; readonly onRetry: () => void }) => (
  <p role="alert" className={css["note"]}>
    {what}加载失败 <LinkButton onClick={onRetry}>重试</LinkButton>
  </p>
);
