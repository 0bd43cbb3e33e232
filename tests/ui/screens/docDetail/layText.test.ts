import { expect, test } from "vitest";
import { layText } from "#ui/screens/docDetail/drawPage.ts";

type Laid = Parameters<typeof layText>;

/** The library measures a run in the language of the document, and none where the document names none. */
test.each([
  [null, ""],
  ["en-US", "en-US"],
])("lays the words of a document in the language they are measured in: %s", async (lang, laidIn) => {
  document.documentElement.lang = "zh-CN";
  const seen: string[] = [];
  class TextLayer {
    readonly textDivs: readonly HTMLElement[] = [];
    readonly #container: HTMLElement;
    constructor({ container }: { readonly container: HTMLElement }) {
      this.#container = container;
    }
    render(): Promise<void> {
      seen.push(this.#container.getAttribute("lang") ?? "that of the page");
      return Promise.resolve();
    }
  }
  const pdf = { library: { TextLayer } } as unknown as Laid[0];
  const content = { items: [], styles: {}, lang } as unknown as Laid[2];
  await layText(pdf, document.createElement("div"), content, {} as Laid[3]);
  expect(seen).toEqual([laidIn]);
});
