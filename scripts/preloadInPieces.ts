import type { Plugin } from "vite";

/** As Vite names what puts links to a chunk's scripts and styles into the page before the chunk itself is asked for. */
const HELPER = "vite/preload-helper";
const ASKED_AT_ONCE = "document.head.appendChild(link);";
const ASKED_IN_PIECES = "isCss ? document.head.appendChild(link) : preloadLater(link);";
/** A link takes a processor of a quarter some 4 ms. */
const LINKS_IN_A_PIECE = 6;
const LATER = `
const waitingLinks = [];
function preloadSome() {
  for (const link of waitingLinks.splice(0, ${LINKS_IN_A_PIECE})) document.head.appendChild(link);
  if (waitingLinks.length > 0) setTimeout(preloadSome, 0);
}
function preloadLater(link) {
  if (waitingLinks.push(link) === 1) setTimeout(preloadSome, 0);
}
`;

/**
 * Asks for the scripts of a screen some at a time: all links of a list at once held a weak machine for 160 ms. Styles are
 * asked for at once, as the screen waits for them; the screen's own script does not wait for any link.
 */
export function preloadInPieces(): Plugin {
  let [hasHelper, isReplaced] = [false, false];
  return {
    name: "preload-in-pieces",
    apply: "build",
    enforce: "post",
    transform(code, id) {
      if (!id.includes(HELPER)) return null;
      hasHelper = true;
      if (!code.includes(ASKED_AT_ONCE)) return null;
      isReplaced = true;
      return { code: LATER + code.replace(ASKED_AT_ONCE, ASKED_IN_PIECES), map: null };
    },
    buildEnd(error) {
      if (error === undefined && hasHelper && !isReplaced)
        this.error(
          `${HELPER} has no "${ASKED_AT_ONCE}" any more: a screen's scripts would be asked for in one go.`,
        );
    },
  };
}
