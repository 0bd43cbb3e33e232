import { expect, it } from "vitest";
import { uprightPage } from "#domain/base/page/uprightPage.ts";
import type { PageWord } from "#domain/base/page/PageContent.ts";

const word = (text: string, x: number, y: number, size = 9): PageWord => ({
  ...{ text, x, y, size, width: text.length * size * 0.5 },
  ...{ dx: 1, dy: 0 },
});

it("joins a small raised figure to the word before it, wherever it stands in the file", () => {
  const { words } = uprightPage({
    words: [word("m", 10, 100), word("12", 10, 200), word("3", 14.6, 96, 6)],
    lines: [],
  });
  expect(words.map(({ text }) => text)).toEqual(["m³", "12"]);
});

it("looks no further than it must on a full page", () => {
  const words = Array.from({ length: 20_000 }, (_, at) =>
    word("12", (at % 100) * 8, Math.floor(at / 100) * 4, 4),
  );
  const begun = performance.now();
  expect(uprightPage({ words, lines: [] }).words).toHaveLength(20_000);
  // This once took eight seconds.
  expect(performance.now() - begun).toBeLessThan(3000);
});
