import { productsOfItems } from "#api/contract/productFile.ts";
import type { SourceProducts } from "#domain/catalogue/import/productsOfTables.ts";
import { UnreadableFile } from "./UnreadableFile.ts";

function parsed(text: string): readonly unknown[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UnreadableFile(`is not JSON (${error instanceof Error ? error.message : String(error)})`);
  }
  if (!Array.isArray(value)) throw new UnreadableFile("must hold an array of products");
  return value;
}

/** @throws UnreadableFile when the text is not JSON or not an array */
export const readJson = (text: string): SourceProducts => productsOfItems(parsed(text));
