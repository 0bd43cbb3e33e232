import { readdirSync, readFileSync } from "node:fs";
import * as fontkit from "@cantoo/fontkit";
import { afterEach, expect, test, vi } from "vitest";
import { fail } from "#domain/base/result.ts";
import { fetchFont } from "#workers/report/fetchFont.ts";

const FONT = "public/static/fonts/NotoSansSC-GB2312.otf";
/** In what is read from schedules and makers' tables, in comments and in help: nothing that a sheet shows. */
const READ_ONLY = "⁄₀∙⋅ⁿ⁰⁵⁶⁷⁸⁹⁻⑳⌀⅓⅔⅛⅜⅝⅞⏎";
/** Traditional and Japanese characters, by which headers and floors are read. */
const READ_FILES =
  /^tables\/words[.]json$|domain\/(?:base\/sheet\/simplifyChinese|catalogue\/tables\/(?:words\/\w+|cells\/readTableCell|head\/(?:categoryNamed|regions|tableTitle|unitsAtEnd))|building\/(?:rooms\/(?:header\/(?:findTables|fieldNames)|rows\/noRoomRow|columns\/(?:proposeColumns|askAboutColumns))|batch\/groups\/storeyRanks))[.]ts$/u;
const bytes = new Uint8Array(readFileSync(FONT));

afterEach(() => {
  vi.unstubAllGlobals();
});

const answering = (answer: () => Promise<Response>) => {
  const fetched = vi.fn<typeof fetch>(answer);
  vi.stubGlobal("fetch", fetched);
  return fetched;
};

test("reads the font from the site's own files", async () => {
  const fetched = answering(() => Promise.resolve(new Response(bytes)));
  const font = await fetchFont("https://files.example/static");
  expect(fetched).toHaveBeenCalledWith("https://files.example/static/fonts/NotoSansSC-GB2312.otf");
  expect(font.ok && font.value.length).toBe(bytes.length);
});

test.each([
  ["a page in its place", () => Promise.resolve(new Response("<!doctype html>"))],
  ["a missing file", () => Promise.resolve(new Response("", { status: 404 }))],
  ["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
])("answers %s as a font that is not there", async (_, answer) => {
  answering(answer);
  expect(await fetchFont("/static")).toEqual(fail("font-unavailable"));
});

test("has every character that the program and its catalogue write", () => {
  const font = fontkit.create(bytes);
  if (!("characterSet" in font)) throw new Error("a collection is no font");
  const known = new Set(font.characterSet);
  const files = ["src", "data"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /[.](?:tsx?|json|csv|md)$/u.test(name) && !READ_FILES.test(name))
      .map((name) => `${folder}/${name}`),
  );
  expect(files.length).toBeGreaterThan(300);
  const written = new Set(files.flatMap((file) => Array.from(readFileSync(file, "utf8"))));
  const missing = [...written].filter(
    (character) => character > " " && !READ_ONLY.includes(character) && !known.has(character.codePointAt(0)!),
  );
  expect(missing).toEqual([]);
});
