import type { DesignStatus } from "#api/contract/designs.ts";
import css from "./StatusTag.module.css";

/** The specification's words for how far a thing is. */
const WORDS = {
  PROCESSING: "处理中",
  PROCESSED_FAILED: "处理失败",
  TOBE_RELEASED: "待发布",
  RELEASED: "已发布",
} as const satisfies Record<DesignStatus, string>;

/** How far a thing is: a dot and a word, never by colour alone. */
export const StatusTag = ({ status }: { readonly status: DesignStatus }) => (
  <span className={css["status"]} data-status={status}>
    {WORDS[status]}
  </span>
);
