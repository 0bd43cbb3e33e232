import type { HostBridge } from "#api/host/HostBridge.ts";
import { openLink } from "./openLink.ts";

/** The left and the middle button. */
const OPENING_BUTTONS = [0, 1];

/**
 * Opens links in the desktop's browser. An embedder without windows silently ignores links that open a new tab.
 * Returns the function that stops this.
 */
export function handLinksToHost(host: HostBridge, page: Document): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || !OPENING_BUTTONS.includes(event.button)) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || link.target !== "_blank" || link.href === "") return;
    event.preventDefault();
    openLink(host, link.href);
  };
  if (!host.hasHost) return () => {};
  page.addEventListener("click", onClick);
  page.addEventListener("auxclick", onClick);
  return () => {
    page.removeEventListener("click", onClick);
    page.removeEventListener("auxclick", onClick);
  };
}
