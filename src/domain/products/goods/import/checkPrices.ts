import { readValue } from "../../../catalogue/import/readValue.ts";
import { importCatalogue, type ImportCategory } from "../../../catalogue/import/importCatalogue.ts";
import type { ImportedValue, ImportStandard } from "../../../catalogue/import/ImportedProduct.ts";
import { refusal, type Fault, type ImportRemark } from "../../../catalogue/import/ImportRemark.ts";
import { isStorable } from "../../../catalogue/import/isStorable.ts";
import { compactName, namedBy, type HeaderReader } from "../../../catalogue/import/readHeader.ts";
import { readNumber } from "../../../catalogue/import/readNumber.ts";
import type { SourceField, SourceRow } from "../../../catalogue/import/SourceProduct.ts";
import { findImportUnit } from "../../../catalogue/import/importUnits.ts";
import { cellText, isBlank, type Cell } from "../../../base/sheet/SheetGrid.ts";
import type { Result } from "../../../base/result.ts";
import type { Area } from "../Area.ts";
import type { GoodsPrice } from "../Goods.ts";
import { GOODS_PROPERTY } from "../goodsFields.ts";
import { PRICE_FIELD_NAMES, withoutMoney, type PriceListField } from "./priceFieldNames.ts";
import { areaReader } from "./readArea.ts";
import { readDay } from "./readDay.ts";

export interface CheckedPrice {
  readonly place: string;
  /** The goods of the row, for the reader of the report. */
  readonly goods: string;
  /** `null` if any part of it was refused. */
  readonly price: GoodsPrice | null;
  readonly remarks: readonly ImportRemark[];
}

/** The standard that rows are checked against. */
export interface PriceStandard extends ImportStandard {
  readonly areas: readonly Area[];
}

/** A cell of the row with its header. */
interface Stated {
  readonly header: string;
  readonly cell: Cell;
  readonly yuan: number;
}

const LONGEST_TEXT = 128;
const NEEDED = ["name", "unit", "price", "area", "supplier", "day"] as const;
const TEXTS = ["name", "specification", "brand", "model", "unit", "supplier", "contact", "phone"] as const;
const HIGHEST_PRICE = 1e9;

const fieldOf = (header: string, headerOf: HeaderReader): PriceListField | undefined =>
  namedBy(headerOf(withoutMoney(header).name), PRICE_FIELD_NAMES);

/** Whether a row of cells is the header of a price list: it names goods and a price. */
export function arePriceHeaders(cells: readonly Cell[], headerOf: HeaderReader): boolean {
  const fields = new Set(
    cells.map((cell) => (isBlank(cell) ? undefined : fieldOf(cellText(cell), headerOf))),
  );
  return fields.has("name") && (fields.has("price") || fields.has("untaxed"));
}

class PriceRow {
  readonly faults: Fault[] = [];
  readonly #place: string;
  readonly #stated = new Map<PriceListField, Stated>();
  /** Fields that are not those of a price list: properties of the goods. */
  readonly rest: SourceField[] = [];

  constructor({ place, fields }: SourceRow, headerOf: HeaderReader) {
    this.#place = place;
    for (const [header, cell] of fields) {
      if (isBlank(cell)) continue;
      const field = fieldOf(header, headerOf);
      if (field === undefined) this.rest.push([header, cell]);
      else if (field === "untaxed")
        this.refuse(header, "does not say that the price includes tax; the header must, such as 含税价");
      else if (this.#stated.has(field)) this.refuse(header, "is stated twice");
      else this.#stated.set(field, { header, cell, yuan: withoutMoney(header).yuan });
    }
    for (const field of NEEDED)
      if (!this.#stated.has(field) && !(field === "price" && this.faults.length > 0))
        this.refuse(field === "day" ? "date" : field, "is missing");
    for (const field of TEXTS) {
      const text = this.text(field) ?? "";
      if (text.length > LONGEST_TEXT) this.refuse(field, `is longer than ${LONGEST_TEXT} characters`);
      if (!isStorable(text)) this.refuse(field, "holds a character that is not text");
    }
  }

  refuse(field: string, message: string): void {
    this.faults.push(refusal(this.#place, field, message));
  }
  stated(field: PriceListField): Stated | undefined {
    return this.#stated.get(field);
  }
  text(field: PriceListField): string | null {
    const stated = this.#stated.get(field);
    return stated === undefined ? null : cellText(stated.cell).trim();
  }

  /** Yuan; 0 if refused or missing. */
  price(): number {
    const stated = this.stated("price");
    if (stated === undefined) return 0;
    const cell =
      typeof stated.cell === "string" ? stated.cell.replace(/^[¥￥\s]+|[元\s]+$/gu, "") : stated.cell;
    const read = readNumber(cell, null, { unit: null, isHead: false });
    if (!read.ok) this.refuse(stated.header, read.code);
    else if (read.value === null || read.value <= 0) this.refuse(stated.header, "is no price");
    else if (read.value * stated.yuan > HIGHEST_PRICE) this.refuse(stated.header, "is higher than any price");
    else
      return (
        Number((read.value * stated.yuan).toFixed(2)) || Number((read.value * stated.yuan).toPrecision(2))
      );
    return 0;
  }

  /** A field as `read` returns it; empty if refused or missing. */
  read(field: PriceListField, read: (cell: Cell) => Result<string, string>): string {
    const stated = this.stated(field);
    if (stated === undefined) return "";
    const found = read(stated.cell);
    if (found.ok) return found.value;
    this.refuse(stated.header, found.code);
    return "";
  }

  values(category: ImportCategory | null, headerOf: HeaderReader): readonly ImportedValue[] {
    const values = new Map<string, ImportedValue>();
    for (const [header, cell] of this.rest) {
      const definition = category && namedBy(headerOf(header), category.properties);
      if (!definition) {
        this.refuse(
          header,
          category ? "is not a property of this category" : "is not a column of a price list",
        );
        continue;
      }
      const read = readValue(cell, headerOf(header).unit, definition);
      if (!read.ok) this.refuse(header, read.code);
      else if (values.has(definition.code)) this.refuse(header, "repeats a property");
      else if (read.value !== null) values.set(definition.code, read.value);
    }
    const thickness = this.stated("thickness");
    if (thickness !== undefined) {
      const unit = findImportUnit("mm") ?? null;
      const read = readNumber(thickness.cell, headerOf(thickness.header).unit, { unit, isHead: false });
      if (!read.ok) this.refuse(thickness.header, read.code);
      else if (read.value !== null)
        values.set(GOODS_PROPERTY.thickness, { propertyCode: GOODS_PROPERTY.thickness, number: read.value });
    }
    return [...values.values()];
  }
}

/** Checks each row of a price list by itself. No price may be dated after `today`. */
export function* checkPrices(
  rows: Iterable<SourceRow>,
  standard: PriceStandard,
  headerOf: HeaderReader,
  today: string,
): Generator<CheckedPrice> {
  const catalogue = importCatalogue(standard);
  const areaOf = areaReader(standard.areas);
  for (const source of rows) {
    const row = new PriceRow(source, headerOf);
    const stated = row.text("category");
    const category = stated === null ? null : (catalogue.get(compactName(stated)) ?? null);
    if (stated !== null && category === null) row.refuse("category", `"${stated}" does not exist`);
    const price: GoodsPrice = {
      categoryCode: category?.code ?? null,
      name: row.text("name") ?? "",
      specification: row.text("specification") ?? "",
      brand: row.text("brand"),
      model: row.text("model"),
      unit: row.text("unit") ?? "",
      values: stated !== null && category === null ? [] : row.values(category, headerOf),
      price: row.price(),
      areaCode: row.read("area", (cell) => areaOf(cellText(cell))),
      supplier: {
        name: row.text("supplier") ?? "",
        contactUserName: row.text("contact"),
        contactMobile: row.text("phone"),
      },
      pricedOn: row.read("day", (cell) => readDay(cell, today)),
    };
    const goods = `${price.name} ${price.specification}`.trim();
    yield {
      place: source.place,
      goods,
      price: row.faults.length > 0 ? null : price,
      remarks: row.faults.map((fault) => ({ ...fault, product: goods })),
    };
  }
}
