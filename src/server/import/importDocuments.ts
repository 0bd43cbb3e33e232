import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { basename, dirname, resolve } from "node:path";
import { refusal, type Fault } from "#domain/catalogue/import/ImportRemark.ts";
import { describeDocument } from "#domain/desk/documents/import/describeDocument.ts";
import type { DescribedDocument } from "#domain/desk/documents/import/DocumentStandard.ts";
import {
  MOST_DOCUMENT_BYTES,
  MOST_DOCUMENT_MEGABYTES,
  MOST_DOCUMENT_PAGES,
} from "#domain/desk/documents/documentLimits.ts";
import type { ImportCounts, ImportKind } from "./ImportKind.ts";
import type { ImportTarget } from "./ImportTarget.ts";
import { causeOf } from "../process/StartFailure.ts";
import { PART_BYTES } from "../http/contentInParts.ts";
import { pdfInspector, type PdfInspection } from "../documents/import/inspectPdf.ts";
import { readDocumentList } from "../documents/import/readDocumentList.ts";

type FaultCode = Extract<PdfInspection, { readonly ok: false }>["code"];

const WHY: Readonly<Record<FaultCode, string>> = {
  encrypted: "is encrypted; only a file that opens without a password can be shown",
  damaged: "is damaged: it cannot be read as PDF to its end",
  "no-pages": "has no pages",
  "too-many-pages": `has more than ${MOST_DOCUMENT_PAGES} pages`,
  scripts: "runs scripts of its own, which nobody is to be handed",
  attachments: "carries other files, which nobody is to be handed",
  "too-slow": "takes longer to be read than a document may",
  "too-much-memory": "takes more memory to be read than a document may",
};

const MARK = "%PDF-";
/** Bytes at the beginning of a file within which the PDF mark may be. */
const MARK_WITHIN = 1024;

interface ReadPdf {
  readonly bytes: Uint8Array;
  readonly pageCount: number;
}

/** The bytes of a file that can be shown, or why it cannot. */
async function readPdf(
  path: string,
  { inspect }: Pick<ReturnType<typeof pdfInspector>, "inspect">,
): Promise<ReadPdf | string> {
  let bytes: Buffer;
  try {
    const { size } = await stat(path);
    if (size > MOST_DOCUMENT_BYTES) return `is larger than ${MOST_DOCUMENT_MEGABYTES} MB`;
    bytes = await readFile(path);
  } catch (error) {
    return `cannot be read (${causeOf(error)})`;
  }
  if (bytes.length === 0) return "is empty";
  if (!bytes.subarray(0, MARK_WITHIN).includes(MARK)) return "is no PDF, whatever it is called";
  const inspection = await inspect(new Uint8Array(bytes));
  return inspection.ok ? { bytes, pageCount: inspection.pageCount } : WHY[inspection.code];
}

async function write(
  target: ImportTarget,
  { file: _file, ...described }: DescribedDocument,
  { bytes, pageCount }: ReadPdf,
  listName: string,
) {
  const digest = createHash("sha256").update(bytes).digest("hex");
  const byteSize = bytes.length;
  if (!(await target.holdsContent(digest, byteSize)))
    for (let part = 0; part * PART_BYTES < byteSize; part++)
      await target.writePart(digest, part, bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES));
  const source = described.source ?? `imported from ${listName}`;
  return target.writeDocument({ ...described, source, pageCount, byteSize, digest });
}

/**
 * Imports PDF files that a list describes; each is inspected before it is written, or refused with a reason.
 */
export const importDocuments: ImportKind["run"] = async (file, openTarget, report) => {
  const rows = await readDocumentList(file);
  const target = await openTarget();
  const inspector = pdfInspector();
  const counts: ImportCounts = { added: 0, updated: 0, warned: 0, refused: 0 };
  const refuse = (faults: readonly Fault[], product: string) => {
    for (const fault of faults) report({ ...fault, product });
    counts.refused += 1;
  };
  try {
    const standard = await target.documentStandard();
    for (const row of rows) {
      const { document, faults } = describeDocument(row, standard);
      if (document === null) {
        refuse(faults, "");
        continue;
      }
      const read = await readPdf(resolve(dirname(file), document.file), inspector);
      if (typeof read === "string") refuse([refusal(row.place, document.file, read)], document.title);
      else counts[await write(target, document, read, basename(file))] += 1;
    }
    await target.finish();
  } finally {
    await inspector.close();
    await target.close();
  }
  return { ...counts, target: target.name };
};
