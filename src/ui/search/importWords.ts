/** How to import products if the catalogue has none of a kind. */
export const IMPORT_WORDS = "可用 npm run import -- 文件 导入产品目录，格式见 docs/import.md";
export const PRICE_IMPORT_WORDS = "可用 npm run import -- prices 文件 导入价格表，格式见 docs/import.md";
export const DOCUMENT_IMPORT_WORDS =
  "可用 npm run import -- documents 清单 导入 PDF 文件，格式见 docs/import.md";
