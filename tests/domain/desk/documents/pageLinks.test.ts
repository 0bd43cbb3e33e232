import fc from "fast-check";
import { expect, test } from "vitest";
import { pageLinks } from "#domain/desk/documents/pageLinks.ts";

const rect = [90, 120, 200, 100];

test("a link is where its corners say, whichever stands first, and is called what stands there", () => {
  const texts = [
    { str: "See ", x: 95, y: 118 },
    { str: "chapter 3", x: 120, y: 120 },
    { str: "elsewhere", x: 95, y: 300 },
  ];
  expect(pageLinks([{ rect, dest: "chapter.3" }], texts)).toEqual([
    {
      target: { kind: "inside", destination: "chapter.3" },
      box: { left: 90, top: 100, width: 110, height: 20 },
      words: "See chapter 3",
    },
  ]);
});

test("only http leads to the web", () => {
  const urls = ["https://example.com/", "HTTP://example.com", "javascript:alert(1)", "file:///etc/passwd", 7];
  const links = pageLinks(
    urls.map((url) => ({ rect, url })),
    [],
  );
  expect(links.map(({ target }) => target)).toEqual([
    { kind: "web", url: "https://example.com/" },
    { kind: "web", url: "HTTP://example.com" },
  ]);
});

test("whatever a file states, links have a place and there are not too many", () => {
  const stated = fc.record({
    rect: fc.array(fc.oneof(fc.double(), fc.constant(Number.NaN)), { maxLength: 5 }),
    url: fc.anything(),
    dest: fc.anything(),
  });
  fc.assert(
    fc.property(fc.array(stated), (links) => {
      for (const { box } of pageLinks(links, []))
        expect(Object.values(box).every(Number.isFinite) && box.width > 0 && box.height > 0).toBe(true);
    }),
  );
  expect(
    pageLinks(
      Array.from({ length: 10_000 }, () => ({ rect, dest: "x" })),
      [],
    ),
  ).toHaveLength(500);
});
