/** What one piece of a product costs in an area: the least that anybody asks there for goods of its kind, brand and model. */
export interface OwnPrice {
  readonly productId: string;
  /** Yuan, tax included. */
  readonly price: number;
  /** Of that quotation: 2026-09-15. */
  readonly pricedOn: string;
  /** Made up, as the goods are: labelled 示例数据. */
  readonly isSample: boolean;
}

/** Units of goods that a price is for one piece in. Of a metre or a kilogram it says nothing about a machine. */
const PIECES = new Set(["台", "套", "个", "只", "件", "组", "樘"]);

export const isOfOnePiece = (unit: string): boolean => PIECES.has(unit.trim());

/** Products of one question: as many as a building has models. */
export const PRODUCTS_PER_PRICE_CALL = 1000;
