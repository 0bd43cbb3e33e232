import { eq } from "drizzle-orm";
import * as v from "valibot";
import { readKeptSheet } from "#api/contract/curveSheets.ts";
import type { SentProduct } from "#api/contract/libraryImports.ts";
import { append } from "#domain/base/lists.ts";
import { checkProducts } from "#domain/catalogue/import/checkProducts.ts";
import type { ImportRemark } from "#domain/catalogue/import/ImportRemark.ts";
import { createHeaderReader } from "#domain/catalogue/import/readHeader.ts";
import type { DuplicateAct } from "#domain/desk/library/ownProducts.ts";
import type { Queries } from "../database/queries.ts";
import { libraryImports } from "../database/schema/librarySchema.ts";
import { importStandard } from "../definitions/importStandard.ts";
import { Refusal } from "../http/route.ts";
import { judged } from "../import/checkSelectable.ts";
import { MOST_REMARKS, remarkText } from "../import/importRuns.ts";
import { USUAL_BOUNDS, type Bounds } from "../process/bounds.ts";
import { engineKinds } from "../selection/engineKinds.ts";
import { heldImport, importById } from "./importStore.ts";
import { raiseRevision, type Member } from "./libraryActs.ts";
import { permitChange } from "./libraryRights.ts";
import type { SentSheet } from "./curveSheetStore.ts";
import { writeOwn, type SentOwn } from "./writeOwn.ts";

interface SentBatch {
  readonly batch: number;
  readonly isDraft: boolean;
  readonly duplicates: DuplicateAct;
  readonly products: readonly SentProduct[];
}

const stored = (text: string) => v.parse(remarkText, text);

/** Remarks with characters removed that the database cannot store. */
const storedRemark = ({ severity, ...texts }: ImportRemark): ImportRemark => ({
  severity,
  place: stored(texts.place),
  product: stored(texts.product),
  field: stored(texts.field),
  message: stored(texts.message),
});

function sentSheet(content: string): SentSheet {
  const read = readKeptSheet(content);
  if (read === null)
    throw new Refusal("invalid.input", "The sheet of a product is not one that can be opened");
  const { read: _lines, entry: _said, ...head } = read;
  return { head, content };
}

/** The products that pass, by the rules of every import, and the remarks on the others. */
async function checked(queries: Queries, fileName: string, sent: readonly SentProduct[]) {
  const kinds = await engineKinds();
  const standard = await importStandard(queries);
  const sources = sent.map((product) => ({ ...product, faults: [] }));
  const products: SentOwn[] = [];
  const remarks: ImportRemark[] = [];
  let warned = 0;
  let at = 0;
  for (const each of checkProducts(sources, standard, createHeaderReader())) {
    const { sheet, corrects } = sent[at++]!;
    const found = judged(each, kinds);
    append(remarks, found.remarks.map(storedRemark));
    if (found.product === null) continue;
    if (found.remarks.length > 0) warned++;
    products.push({
      product: { ...found.product, source: found.product.source ?? `导入自 ${fileName}` },
      sheet: sheet === undefined ? null : sentSheet(sheet),
      corrects: corrects ?? null,
    });
  }
  return { products, remarks, warned, refused: sent.length - products.length };
}

/**
 * Writes the valid products of a batch, or none. For a batch that was already written, its result is returned.
 * @throws Refusal `conflict` for an import that has ended, and for a batch out of order
 */
export async function takeBatch(
  queries: Queries,
  libraryId: string,
  user: Member,
  {
    importId,
    sent,
    bounds: { libraryProducts: mostProducts } = USUAL_BOUNDS,
  }: { readonly importId: string; readonly sent: SentBatch; readonly bounds: Bounds | undefined },
) {
  return queries.transaction(async (own) => {
    await permitChange(own, libraryId, user, "edit");
    const run = await heldImport(own, libraryId, importId);
    if (sent.batch < run.batches)
      return { import: (await importById(own, libraryId, importId)).import, remarks: [] };
    if (run.endedAt !== null || run.undoneAt !== null)
      throw new Refusal("conflict", "The import has ended: begin another one");
    if (sent.batch > run.batches)
      throw new Refusal("conflict", `Batch ${run.batches} comes before batch ${sent.batch}`);
    const { products, remarks, warned, refused } = await checked(own, run.fileName, sent.products);
    const { isDraft, duplicates } = sent;
    const outcomes = await writeOwn(own, products, {
      ...{ libraryId, importId, user, isDraft, duplicates, mostProducts },
    });
    const counted = (outcome: (typeof outcomes)[number]) =>
      outcomes.filter((each) => each === outcome).length;
    const { counts } = run;
    await own
      .update(libraryImports)
      .set({
        batches: run.batches + 1,
        counts: {
          added: counts.added + counted("added"),
          updated: counts.updated + counted("updated"),
          kept: counts.kept + counted("kept"),
          warned: counts.warned + warned,
          refused: counts.refused + refused,
        },
        remarkCount: run.remarkCount + remarks.length,
        remarks: [...run.remarks, ...remarks].slice(0, MOST_REMARKS),
      })
      .where(eq(libraryImports.id, importId));
    if (outcomes.some((outcome) => outcome !== "kept")) await raiseRevision(own, libraryId);
    return { import: (await importById(own, libraryId, importId)).import, remarks };
  });
}
