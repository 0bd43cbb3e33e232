import { CURVE_QUANTITIES } from "#domain/physics/curve/curveQuantities.ts";
import { settingName } from "#domain/catalogue/machine/productChart.ts";
import { entriesOf, isNameIn, type Keyed } from "#domain/base/keyed.ts";
import type { CurveSet, SheetValue } from "../database/schema/ProductSheet.ts";
import type { products } from "../database/schema/schema.ts";
import { refittedLines } from "./refittedLines.ts";

export type SearchedProduct = typeof products.$inferSelect;

/** The values of one property: value n belongs to the product at `indices[n]`. */
export interface SearchedValues {
  readonly propertyCode: string;
  readonly indices: readonly number[];
  readonly values: readonly SheetValue[];
}

/** The fitted curves of one quantity at every setting, one list per column. */
export interface SearchedCurves {
  readonly quantity: string;
  readonly indices: readonly number[];
  /** Order of the curve in its product; the main setting comes first. */
  readonly positions: readonly number[];
  /** Index of the product's setting, in order of first occurrence. */
  readonly settings: readonly number[];
  readonly fits: readonly unknown[];
  readonly flows: readonly (readonly number[])[];
  readonly values: readonly (readonly number[])[];
}

/** A setting in the form that charts use. */
export interface SearchedSetting {
  readonly speed: string;
  /** Whether the affinity laws describe it. */
  readonly isScalable: boolean;
}

export interface SearchedBrand {
  readonly code: string;
  readonly name: string;
  readonly url: string | null;
}

/** Names of brands and series of a category's products; brands of other categories are included. */
export interface SearchedNames {
  readonly brands: readonly SearchedBrand[];
  readonly seriesNames: ReadonlyMap<string, string>;
}

export interface SearchedCategory extends SearchedNames {
  /** By id, in the order of its bytes. */
  readonly products: readonly SearchedProduct[];
  readonly values: readonly SearchedValues[];
  readonly curves: readonly SearchedCurves[];
  /** Settings of each product with a readable curve, by the product's index. */
  readonly settings: readonly (readonly SearchedSetting[])[];
}

/** Lists by name; each is made at its first use. */
function listsBy<List>(make: (name: string) => List) {
  const lists = new Map<string, List>();
  return {
    of(name: string): List {
      const known = lists.get(name);
      if (known !== undefined) return known;
      const list = make(name);
      lists.set(name, list);
      return list;
    },
    all: () => [...lists.values()],
  };
}

function valueLists() {
  const lists = listsBy((propertyCode) => ({
    propertyCode,
    indices: [] as number[],
    values: [] as SheetValue[],
  }));
  return {
    add(index: number, stated: readonly (readonly [string, SheetValue])[]) {
      for (const [propertyCode, value] of stated) {
        const list = lists.of(propertyCode);
        list.indices.push(index);
        list.values.push(value);
      }
    },
    all: lists.all,
  };
}

function curveLists(quantities: readonly string[]) {
  const wanted = new Set(quantities);
  const lists = listsBy((quantity) => ({
    quantity,
    indices: [] as number[],
    positions: [] as number[],
    settings: [] as number[],
    fits: [] as unknown[],
    flows: [] as (readonly number[])[],
    values: [] as (readonly number[])[],
  }));
  return {
    add(index: number, sets: readonly CurveSet[]) {
      // Fields are copied one by one, because spreading each set would cost more than everything else here.
      const lines = refittedLines(
        sets.flatMap(({ setting, rotationalSpeed, isScalable, flows, lines: own }) =>
          own.map(({ quantity, values, fit }) => ({
            setting,
            rotationalSpeed,
            isScalable,
            flows,
            quantity,
            values,
            fit,
          })),
        ),
      );
      const settings: SearchedSetting[] = [];
      for (const [position, line] of lines.entries()) {
        const { quantity, flows, values, fit, isScalable } = line;
        if (fit === null || !isNameIn(CURVE_QUANTITIES, quantity)) continue;
        const speed = settingName(line);
        const known = settings.findIndex((setting) => setting.speed === speed);
        const setting = known < 0 ? settings.push({ speed, isScalable }) - 1 : known;
        if (!wanted.has(quantity)) continue;
        const list = lists.of(quantity);
        list.indices.push(index);
        list.positions.push(position);
        list.settings.push(setting);
        list.fits.push(fit);
        list.flows.push(flows);
        list.values.push(values);
      }
      return settings;
    },
    all: lists.all,
  };
}

/** A product with its values and curves; null for one without any. */
export interface StatedProduct {
  readonly product: SearchedProduct;
  readonly values: Keyed<SheetValue> | null;
  readonly curves: readonly CurveSet[] | null;
}

/**
 * Some products with their sheets as JSON texts, each a list in the order of the ids. Few texts cross to another
 * thread in a fraction of the time that one for each cell takes, and are parsed where they are converted to columns.
 */
export interface ReadPage {
  /** Number of products, at least one. */
  readonly size: number;
  readonly products: string;
  /** `null` for a product without a sheet, also in `curves`. */
  readonly values: string;
  readonly curves: string;
}

export function statedOf(page: ReadPage): readonly StatedProduct[] {
  // The columns only contain sheets, and the database made the lists.
  const products = JSON.parse(page.products) as readonly SearchedProduct[];
  const values = JSON.parse(page.values) as readonly StatedProduct["values"][];
  const curves = JSON.parse(page.curves) as readonly StatedProduct["curves"][];
  return products.map((product, at) => ({ product, values: values[at]!, curves: curves[at]! }));
}

/** Collects values and curves of products, in the order of their ids. */
export function statedLists(quantities: readonly string[]) {
  const found: SearchedProduct[] = [];
  const [values, curves] = [valueLists(), curveLists(quantities)];
  const settings: (readonly SearchedSetting[])[] = [];
  return {
    add({ product, ...sheet }: StatedProduct) {
      if (sheet.values !== null) values.add(found.length, entriesOf(sheet.values));
      settings.push(sheet.curves === null ? [] : curves.add(found.length, sheet.curves));
      found.push(product);
    },
    all: () => ({ products: found, values: values.all(), curves: curves.all(), settings }),
  };
}
