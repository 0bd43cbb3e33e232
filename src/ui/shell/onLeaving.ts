/**
 * Calls back whenever the page may end: when it is closed, reloaded or hidden, since a phone or a full machine
 * ends a hidden page without notice.
 */
export function onLeaving(leave: () => void): void {
  addEventListener("pagehide", leave);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") leave();
  });
}
