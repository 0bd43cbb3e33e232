import { PDFDict, PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib";

/** The addresses of a PDF's links, in page order. */
export async function pdfLinks(file: Uint8Array | ArrayBuffer): Promise<(string | undefined)[]> {
  const document = await PDFDocument.load(file);
  return document
    .getPages()
    .flatMap((page) =>
      Array.from({ length: page.node.Annots()?.size() ?? 0 }, (_, at) =>
        page.node
          .Annots()
          ?.lookup(at, PDFDict)
          .lookup(PDFName.of("A"), PDFDict)
          .lookup(PDFName.of("URI"), PDFString)
          .asString(),
      ),
    );
}
