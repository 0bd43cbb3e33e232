import type { Plugin } from "vite";

/**
 * Vite's name of the function that adds links to a chunk's scripts and styles to the page before it requests
 * the chunk itself.
 */
const HELPER = "vite/preload-helper";
const ASKED_AT_ONCE = "document.head.appendChild(link);";
const ASKED_IN_PIECES = "isCss ? document.head.appendChild(link) : preloadLater(link);";
/** A link takes a slow processor (a quarter of the usual speed) some 4 ms. */
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
 * Preloads the scripts of a screen some at a time: all links of a list at once blocked a weak machine for 160
 * ms. Styles are requested at once, because the screen waits for them; the screen's own script does not wait
 * for any link.
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
