import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const GRAVE = new Set(["serious", "critical"]);
/** Grave to us, whatever axe calls them: one title to a page, and no level of headings left out. */
const OURS = new Set(["heading-order", "page-has-heading-one", "landmark-one-main"]);
/** Not among the rules that axe applies by itself. */
const RULES = { "target-size": { enabled: true } };

/** Instead of axe's source, of which the builder would read 1.2 MB for each look into one document. */
const NOTHING_MORE = "void 0";

async function hasAxe(page: Page): Promise<boolean> {
  const known = await Promise.all(page.frames().map((frame) => frame.evaluate(() => "axe" in window)));
  return known.every(Boolean);
}

/** Rule, element and advice for every grave finding of axe in the page as it stands. */
export async function barriersIn(page: Page): Promise<string[]> {
  // Without frames to look into nothing need be put together in a page of its own.
  const axe = new AxeBuilder({ page, ...((await hasAxe(page)) ? { axeSource: NOTHING_MORE } : {}) });
  axe.setLegacyMode().options({ rules: RULES, resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  return violations
    .filter(({ id, impact }) => OURS.has(id) || GRAVE.has(impact ?? ""))
    .flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(" ")})`));
}

/**
 * Controls that are missed by a hand 11 px beside their middle: less than 24 px to be hit. A link within a sentence is
 * as tall as the sentence.
 */
const smallTargetsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const REACH = 11;
    const isInSentence = (element: Element) =>
      element.matches("p a, li a") &&
      [...(element.parentElement?.childNodes ?? [])].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      );
    const controls = document.querySelectorAll<HTMLElement>(
      "a[href], button, input, textarea, [role=slider], [role=combobox]",
    );
    return [...controls].flatMap((element) => {
      if (element.matches("[aria-hidden=true] *, [aria-hidden=true], :disabled") || isInSentence(element))
        return [];
      const hits = (x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        const label = hit?.closest("label");
        return hit !== null && (element.contains(hit) || (label && label.control === element));
      };
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      // Out of sight, or below something else.
      if (width === 0 || height === 0 || !hits(x, y)) return [];
      // Beyond the edge of what scrolls, the rest of a control is to be scrolled to.
      const clips: DOMRect[] = [];
      for (let above = element.parentElement; above; above = above.parentElement)
        if (getComputedStyle(above).overflowY !== "visible") clips.push(above.getBoundingClientRect());
      const isIn = (atX: number, atY: number) =>
        clips.every((clip) => atX > clip.left && atX < clip.right && atY > clip.top && atY < clip.bottom);
      const isMissed = [
        [x - REACH, y],
        [x + REACH, y],
        [x, y - REACH],
        [x, y + REACH],
      ].some(([atX = 0, atY = 0]) => isIn(atX, atY) && !hits(atX, atY));
      const name = element.getAttribute("aria-label") ?? element.textContent.trim();
      return isMissed ? [`${element.localName} ${name} ${width} × ${height}`] : [];
    });
  });

export async function expectAccessible(page: Page): Promise<void> {
  expect(await barriersIn(page)).toEqual([]);
  expect(await smallTargetsIn(page), "controls smaller than 24 px").toEqual([]);
}
