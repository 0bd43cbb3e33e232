import { useState } from "react";
import css from "./Shell.module.css";

/** What a screen has found, marked by itself, before the screen as a whole; a hidden place has neither. */
function destination(): HTMLElement | undefined {
  const shown = [...document.querySelectorAll<HTMLElement>("[data-results], main")].filter(
    (element) => element.getClientRects().length > 0,
  );
  return shown.find(({ dataset }) => dataset["results"] !== undefined) ?? shown[0];
}

/** The first stop of the keyboard: past navigation and filters to what the screen is about. Seen only with the focus. */
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
        // Where nobody stops with Tab the focus can still be put.
        if (to.tabIndex < 0) to.tabIndex = -1;
        to.focus();
      }}
    >
      {hasResults ? "跳到结果" : "跳到正文"}
    </button>
  );
}
