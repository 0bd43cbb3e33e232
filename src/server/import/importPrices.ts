import { refusal } from "#domain/catalogue/import/ImportRemark.ts";
import { createHeaderReader } from "#domain/catalogue/import/readHeader.ts";
import { checkPrices, type CheckedPrice } from "#domain/products/goods/import/checkPrices.ts";
import type { GoodsPrice } from "#domain/products/goods/Goods.ts";
import { formatDay } from "#domain/base/formatDay.ts";
import type { ImportCounts, ImportKind } from "./ImportKind.ts";
import { MAX_PRICE_BATCH } from "../goods/import/priceMessages.ts";
import { readPriceFile } from "../goods/import/readPriceFile.ts";

type TakenPrice = CheckedPrice & { readonly price: GoodsPrice };

const identity = ({ price }: TakenPrice) =>
  JSON.stringify([
    price.categoryCode,
    price.name,
    price.specification,
    price.brand,
    price.model,
    price.unit,
    price.areaCode,
    price.supplier?.name.toLowerCase(),
    price.pricedOn,
  ]);

const isTaken = (checked: CheckedPrice): checked is TakenPrice => checked.price !== null;

/** Reads a price list, checks each row, and writes those that pass, batch by batch. */
export const importPrices: ImportKind["run"] = async (file, openTarget, report) => {
  const headerOf = createHeaderReader();
  const rows = await readPriceFile(file, headerOf);
  const target = await openTarget();
  const counts: ImportCounts = { added: 0, updated: 0, warned: 0, refused: 0 };
  const places = new Map<string, string>();
  let batch: TakenPrice[] = [];

  const refuse = ({ place, goods }: CheckedPrice, field: string, message: string) => {
    counts.refused++;
    report({ ...refusal(place, field, message), product: goods });
  };
  const flush = async () => {
    const sent = batch;
    batch = [];
    const outcomes = sent.length === 0 ? [] : await target.writePrices(sent.map(({ price }) => price));
    sent.forEach((checked, at) => {
      const outcome = outcomes[at] ?? "added";
      if (outcome === "older")
        refuse(checked, "date", `is ${checked.price.pricedOn}, before that of the price that is held`);
      else counts[outcome]++;
    });
  };
  try {
    const standard = await target.priceStandard();
    for (const checked of checkPrices(rows, standard, headerOf, formatDay(Date.now()))) {
      for (const remark of checked.remarks) report(remark);
      if (!isTaken(checked)) {
        counts.refused++;
        continue;
      }
      const before = places.get(identity(checked));
      if (before !== undefined) {
        refuse(checked, "row", `stands in the file twice, first at ${before}`);
        continue;
      }
      places.set(identity(checked), checked.place);
      batch.push(checked);
      if (batch.length === MAX_PRICE_BATCH) await flush();
    }
    await flush();
    await target.finish();
  } finally {
    await target.close();
  }
  return { ...counts, target: target.name };
};
