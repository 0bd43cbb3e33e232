import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { EmptyState } from "../../../kit/layout/EmptyState.tsx";
import { Panel } from "../../../kit/layout/Panel.tsx";
import css from "./Systems.module.css";

interface NotComputedProps {
  /** 系统 */
  readonly what: string;
  /** 末端 */
  readonly units: string;
  /** Why it failed; null if it did not. */
  readonly failure: string | null;
  readonly state: "running" | "computing" | "empty";
  readonly onRetry: () => void;
  /** Another action if no product is chosen */
  readonly action?: ReactNode;
}

/** Shown while there are no results for the chosen units. */
export function NotComputed({ what, units, failure, state, onRetry, action }: NotComputedProps) {
  const { title, why } = {
    running: { title: "正在选型", why: `选型结束后计算${what}` },
    computing: { title: `正在计算${what}`, why: "" },
    empty: { title: `还没有已选型的${units}`, why: `请先在房间页一键选型，${what}由已选的${units}得出` },
  }[state];
  return (
    <Panel className={css["none"]}>
      {failure === null ? (
        <EmptyState kind="search" title={title} why={why} actions={state === "empty" ? action : undefined} />
      ) : (
        <EmptyState
          kind="error"
          title={`未能计算${what}`}
          why={failure}
          actions={<Button onClick={onRetry}>重试</Button>}
        />
      )}
    </Panel>
  );
}
