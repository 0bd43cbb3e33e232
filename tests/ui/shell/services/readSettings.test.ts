import { expect, it } from "vitest";
import { OWN_ORIGIN, readSettings } from "#ui/shell/services/readSettings.ts";

function page(content?: string): Document {
  const made = document.implementation.createHTMLDocument();
  if (content === undefined) return made;
  const meta = made.createElement("meta");
  meta.name = "volute-settings";
  meta.content = content;
  made.head.append(meta);
  return made;
}

it("reads what the server wrote into the head", () => {
  const settings = {
    ...OWN_ORIGIN,
    apiBase: "https://api.example.com",
    assistantUrl: "https://example.com/a",
    simulatedHost: false,
  };
  expect(readSettings(page(JSON.stringify(settings)))).toEqual(settings);
});

it("finds everything beside a page that was told nothing", () => {
  expect(readSettings(page())).toEqual(OWN_ORIGIN);
});

it("fails loudly on settings that break the contract", () => {
  expect(() => readSettings(page('{"apiBase":1}'))).toThrow("Invalid");
  expect(() => readSettings(page("{"))).toThrow(SyntaxError);
});
