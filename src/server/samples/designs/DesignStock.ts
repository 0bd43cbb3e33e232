import { bodyOf } from "#domain/things/component/bodyOf.ts";
import type { ComponentBody } from "#domain/things/component/ComponentBody.ts";
import type { PropertyCode } from "#domain/catalogue/properties.ts";
import type { Laid } from "#domain/things/design/layout/Layout.ts";
import type { ProductRow, ValueRow } from "../../database/schema/catalogueRows.ts";
import type { CategoryProducts } from "../../records/CategoryProducts.ts";

/** Thrown for a product that the catalogue lacks: a reduced catalogue for tests lacks most. */
export class NotInStock extends Error {
  override readonly name = "NotInStock";
}

interface Held {
  readonly product: ProductRow;
  readonly values: Map<string, ValueRow>;
}

/** The products of the catalogue from which sample designs are made. */
export class DesignStock {
  readonly #wanted: ReadonlySet<string>;
  readonly #held = new Map<string, Held>();
  readonly #bodies = new Map<string, ComponentBody>();

  constructor(wanted: Iterable<string>) {
    this.#wanted = new Set(wanted);
  }

  /** Keeps the products of a category that designs need. */
  take({ products, values }: Pick<CategoryProducts, "products" | "values">): void {
    for (const product of products)
      if (this.#wanted.has(product.id)) this.#held.set(product.id, { product, values: new Map() });
    for (const value of values) this.#held.get(value.productId)?.values.set(value.propertyCode, value);
  }

  #expect(id: string): Held {
    const held = this.#held.get(id);
    if (held === undefined) throw new NotInStock(id);
    return held;
  }

  /** @throws NotInStock */
  number(id: string, code: PropertyCode): number {
    const value = this.#expect(id).values.get(code)?.number;
    if (value == null) throw new Error(`${id} states no ${code}`);
    return value;
  }

  /** @throws NotInStock */
  model = (id: string): string => this.#expect(id).product.model;

  /** @throws NotInStock */
  body = (id: string): ComponentBody => {
    const known = this.#bodies.get(id);
    if (known !== undefined) return known;
    const { product, values } = this.#expect(id);
    const made = bodyOf({
      categoryCode: product.categoryCode,
      number: (code) => values.get(code)?.number ?? null,
      choice: (code) => values.get(code)?.enumCode ?? null,
    });
    if (made === null) throw new Error(`Nobody has drawn ${product.categoryCode}`);
    this.#bodies.set(id, made);
    return made;
  };

  /** @throws NotInStock */
  laid = (productId: string): Laid => ({ productId, body: this.body(productId) });
}
