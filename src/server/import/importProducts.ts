import { basename } from "node:path";
import { checkProducts } from "#domain/catalogue/import/checkProducts.ts";
import type { ImportedProduct } from "#domain/catalogue/import/ImportedProduct.ts";
import type { ImportRemark } from "#domain/catalogue/import/ImportRemark.ts";
import { createHeaderReader } from "#domain/catalogue/import/readHeader.ts";
import { engineKinds } from "../selection/engineKinds.ts";
import { MAX_BATCH } from "./channel/channelMessages.ts";
import { judged } from "./checkSelectable.ts";
import type { ImportCounts, ImportReport } from "./ImportKind.ts";
import type { ImportTarget } from "./ImportTarget.ts";
import { readImportFile } from "./files/readImportFile.ts";

/** Curve points of one batch: keeps a message to some megabytes, however long the curves are. */
const MAX_BATCH_POINTS = 100_000;

const pointsOf = ({ curves }: ImportedProduct) => curves.reduce((sum, { flows }) => sum + flows.length, 0);

/**
 * Reads a file, checks each product, and writes those that pass, batch by batch; `report` receives every
 * remark.
 * @throws UnreadableFile when the file cannot be imported
 * @throws StartFailure when the target fails; the batches before stay written
 */
export async function importProducts(
  file: string,
  openTarget: () => Promise<ImportTarget>,
  report: (remark: ImportRemark) => void,
): Promise<ImportReport> {
  const headerOf = createHeaderReader();
  const source = await readImportFile(file, headerOf);
  const kinds = await engineKinds();
  const target = await openTarget();
  const counts: ImportCounts = { added: 0, updated: 0, warned: 0, refused: source.remarks.length };
  let batch: ImportedProduct[] = [];
  let points = 0;
  const flush = async () => {
    if (batch.length === 0) return;
    for (const outcome of await target.write(batch)) counts[outcome]++;
    batch = [];
    points = 0;
  };
  try {
    for (const remark of source.remarks) report(remark);
    for (const checked of checkProducts(source.products, await target.standard(), headerOf)) {
      const { product, remarks } = judged(checked, kinds);
      for (const remark of remarks) report(remark);
      if (product === null) counts.refused++;
      else {
        if (remarks.length > 0) counts.warned++;
        if (batch.length === MAX_BATCH || points + pointsOf(product) > MAX_BATCH_POINTS) await flush();
        batch.push({ ...product, source: product.source ?? `imported from ${basename(file)}` });
        points += pointsOf(product);
      }
    }
    await flush();
    await target.finish();
  } finally {
    await target.close();
  }
  return { ...counts, target: target.name };
}
