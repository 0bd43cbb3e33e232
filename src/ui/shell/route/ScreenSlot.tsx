import { realTimer, type Timer } from "#api/client/Timer.ts";
import { useIsLate } from "../../page/browser/useIsLate.ts";
import layout from "../../kit/styles/layout.module.css";
import text from "../../kit/styles/text.module.css";
import type { LoadScreen } from "./loadScreen.ts";
import { ScreenBoundary } from "./ScreenBoundary.tsx";
import { ScreenNotLoaded } from "./ScreenNotLoaded.tsx";
import css from "../Shell.module.css";
import { useScreen } from "./useScreen.ts";

/** Renders one screen: while its script loads, if that fails, and if the screen fails. */
export function ScreenSlot({ load, timer = realTimer }: { load: LoadScreen; timer?: Timer }) {
  const state = useScreen(load, timer);
  const isLate = useIsLate(state.status === "loading");
  switch (state.status) {
    case "loading":
      return (
        <div className={css["slot"]} aria-busy role="status">
          {isLate && <span className={text["dim"]}>正在打开…</span>}
        </div>
      );
    case "failed":
      return (
        <main className={layout["main"]}>
          <ScreenNotLoaded code={state.code} onRetry={state.retry} />
        </main>
      );
    case "ready":
      return (
        <ScreenBoundary>
          <state.Screen />
        </ScreenBoundary>
      );
  }
}
