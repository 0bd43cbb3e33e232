import type { Locator, Page } from "@playwright/test";

export interface Frames {
  readonly count: number;
  /** ms between two frames: the middle one, the one that 95 % stay below, and the longest. */
  readonly median: number;
  readonly p95: number;
  readonly longest: number;
  /** Frames in which a room on screen was not there yet. */
  readonly incomplete: number;
}

/** px a frame: at 60 frames/s a strong turn of the wheel. */
const SPEED = 120;
const FRAMES = 240;

/** Scrolls a table down, a step with every frame, and looks at each of them. */
export async function scrollFrames(table: Locator): Promise<Frames> {
  return table.evaluate(
    async (element, [speed, frames]) => {
      const box = element.parentElement;
      if (box === null) throw new Error("the table stands in no scroll box");
      const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const isIncomplete = () => {
        const { top, bottom } = box.getBoundingClientRect();
        return [...element.querySelectorAll("[data-row]")].some((row) => {
          const place = row.getBoundingClientRect();
          const code = row.querySelector("td:nth-child(2)")?.textContent;
          return place.bottom > top && place.top < bottom && code === "- -";
        });
      };
      const lengths: number[] = [];
      let incomplete = 0;
      let before = await nextFrame();
      for (let frame = 0; frame < frames; frame += 1) {
        box.scrollTop += speed;
        const now = await nextFrame();
        lengths.push(now - before);
        before = now;
        if (isIncomplete()) incomplete += 1;
      }
      lengths.sort((one, other) => one - other);
      const at = (part: number) => lengths[Math.floor(part * (lengths.length - 1))] ?? NaN;
      return { count: frames, median: at(0.5), p95: at(0.95), longest: at(1), incomplete };
    },
    [SPEED, FRAMES] as const,
  );
}

/**
 * From the event on the page, `click` or `input`, to the frame in which another room is the first that is drawn, ms.
 */
export async function msUntilFirstRoomChanges(
  page: Page,
  event: "click" | "input",
  act: () => Promise<void>,
): Promise<number> {
  const measured = page.evaluate(
    (type) =>
      new Promise<number>((resolve) => {
        const first = () => document.querySelector("[data-row] td:nth-child(2)")?.textContent;
        const before = first();
        const begin = () => {
          const start = performance.now();
          const look = () => {
            if (first() === before) requestAnimationFrame(look);
            else resolve(performance.now() - start);
          };
          look();
        };
        window.addEventListener(type, begin, { capture: true, once: true });
      }),
    event,
  );
  await act();
  return measured;
}

/** For the reader of the test's output: nothing is judged by it. */
export function printFigures(name: string, figures: Readonly<Record<string, number>>): void {
  const list = Object.entries(figures).map(([figure, value]) => `${figure} ${Number(value.toFixed(1))}`);
  process.stdout.write(`${name}: ${list.join(", ")}\n`);
}
