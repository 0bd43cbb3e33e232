import css from "./Systems.module.css";

/** 估算 or 待核对 beside a figure, with the source */
export const Marked = ({ word, title }: { readonly word: "估算" | "待核对"; readonly title: string }) => (
  <span className={css["mark"]} title={title}>
    {word}
  </span>
);
