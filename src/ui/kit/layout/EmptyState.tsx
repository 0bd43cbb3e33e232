import type { ReactNode } from "react";
import { EmptyArt, type EmptyKind } from "./Art.tsx";
import css from "./EmptyState.module.css";

export interface EmptyStateProps {
  kind: EmptyKind;
  /** What is missing, or what failed. */
  title: string;
  /** How to get it, or what was kept. */
  why?: ReactNode;
  /** One filled button; the others are plain. */
  actions?: ReactNode;
  /** Limits, a number, a time. */
  foot?: ReactNode;
}

/** An empty or failed state with possible actions. A failure is announced to screen readers. */
export function EmptyState({ kind, title, why, actions, foot }: EmptyStateProps) {
  return (
    <div className={css["empty"]} role={kind === "error" ? "alert" : undefined}>
      <div className={css["art"]}>
        <EmptyArt kind={kind} />
      </div>
      <div className={css["title"]}>{title}</div>
      {why && <div className={css["why"]}>{why}</div>}
      {actions && <div className={css["actions"]}>{actions}</div>}
      {foot && <div className={css["foot"]}>{foot}</div>}
    </div>
  );
}
