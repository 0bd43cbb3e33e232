/** How products come into a catalogue that has none of a kind. */
export const IMPORT_WORDS = "可用 npm run import -- 文件 导入产品目录，格式见 docs/import.md";
