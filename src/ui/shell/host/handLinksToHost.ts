import type { HostBridge } from "#api/host/HostBridge.ts";
import { openLink } from "./openLink.ts";

/** The left button and the middle one. */
const OPENING_BUTTONS = [0, 1];

/**
 * An embedder that opens no windows drops links of a new tab without a word: inside a host they are the desktop
 * browser's. Answers with how to stop.
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
