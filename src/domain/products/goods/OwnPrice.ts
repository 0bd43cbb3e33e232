/**
 * The price of one piece of a product in an area: the lowest quotation there for goods of its kind, brand and
 * model.
 */
export interface OwnPrice {
  readonly productId: string;
  /** Yuan, tax included. */
  readonly price: number;
  /** Date of that quotation: 2026-09-15. */
  readonly pricedOn: string;
  /** Generated together with the goods and labelled 示例数据. */
  readonly isSample: boolean;
}

/** Units in which a price is for one piece. A price per metre or kilogram says nothing about a machine. */
const PIECES = new Set(["台", "套", "个", "只", "件", "组", "樘"]);

export const isOfOnePiece = (unit: string): boolean => PIECES.has(unit.trim());

/** Most products in one question: as many as a building has models. */
export const PRODUCTS_PER_PRICE_CALL = 1000;
