import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** The texts of a PDF by page, as a reader copies them. */
export async function pdfTexts(bytes: ArrayBuffer): Promise<string[]> {
  // The reader transfers the bytes, so it gets a copy.
  const document = await getDocument({
    data: new Uint8Array(bytes.slice(0)),
    useSystemFonts: false,
    verbosity: 0,
  }).promise;
  const pages = Array.from({ length: document.numPages }, async (_, at) => {
    const page = await document.getPage(at + 1);
    const { items } = await page.getTextContent();
    return items.map((item) => ("str" in item ? item.str : "")).join("");
  });
  const texts = await Promise.all(pages);
  await document.destroy();
  return texts;
}
