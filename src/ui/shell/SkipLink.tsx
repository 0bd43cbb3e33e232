import { useState } from "react";
import css from "./Shell.module.css";

/** The results of a screen if it marks them, otherwise the whole screen; hidden screens have neither. */
function destination(): HTMLElement | undefined {
  const shown = [...document.querySelectorAll<HTMLElement>("[data-results], main")].filter(
    (element) => element.getClientRects().length > 0,
  );
  return shown.find(({ dataset }) => dataset["results"] !== undefined) ?? shown[0];
}

/** The first tab stop: jumps past navigation and filters to the content. Visible only with focus. */
export function SkipLink() {
  const [hasResults, setHasResults] = useState(false);
  return (
    <button
      type="button"
      className={css["skip"]}
      onFocus={() => setHasResults(destination()?.dataset["results"] !== undefined)}
      onClick={() => {
        const to = destination();
        if (!to) return;
        // Makes an element focusable that is not a tab stop.
        if (to.tabIndex < 0) to.tabIndex = -1;
        to.focus();
      }}
    >
      {hasResults ? "跳到结果" : "跳到正文"}
    </button>
  );
}
