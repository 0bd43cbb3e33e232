import type { DesignStatus } from "#api/contract/designs.ts";
import css from "./StatusTag.module.css";

/** The specification's words for a processing state. */
const WORDS = {
  PROCESSING: "处理中",
  PROCESSED_FAILED: "处理失败",
  TOBE_RELEASED: "待发布",
  RELEASED: "已发布",
} as const satisfies Record<DesignStatus, string>;

/** A processing state as dot and word, never by colour alone. */
export const StatusTag = ({ status }: { readonly status: DesignStatus }) => (
  <span className={css["status"]} data-status={status}>
    {WORDS[status]}
  </span>
);
