import { expect, it } from "vitest";
import { normaliseText } from "#domain/base/sheet/normaliseText.ts";
import { unifyRadicals } from "#domain/base/unifyRadicals.ts";
import { findInPage, foldedQuery, pageText } from "#domain/desk/documents/pageText.ts";

/** 风量, 水泵 and 长 as written by programs that use the codes of the radicals. */
const WIND = "\u2edb量";
const PUMP = "\u2f54泵";
const LONG = "\u2ed3";

it("makes letters of radicals, one for one, and leaves all else", () => {
  expect(unifyRadicals(`${WIND} ${PUMP} ${LONG} m³/h ½`)).toBe("风量 水泵 长 m³/h ½");
  // A radical alone is not a character.
  expect(unifyRadicals("\u2e80")).toBe("\u2e80");
});

it("names of heads and words of a manual are found by them", () => {
  expect(normaliseText(WIND)).toBe("风量");
  const page = pageText([{ str: `额定${WIND}`, hasEOL: true }]);
  expect(page.written).toHaveLength(page.text.length);
  expect(findInPage(page, foldedQuery("风量"))).toHaveLength(1);
});
