/**
 * Calls back whenever the page may be gone in a moment: closed, reloaded, or put out of sight, after which a phone or a
 * full machine ends it without a word.
 */
export function onLeaving(leave: () => void): void {
  addEventListener("pagehide", leave);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") leave();
  });
}
