/** Purposes of the database's tables, by which an operator sees their sizes. */
export const TABLE_GROUPS = [
  "catalogue",
  "documents",
  "projects",
  "libraries",
  "accounts",
  "feedback",
  "running",
] as const;
export type TableGroup = (typeof TABLE_GROUPS)[number];

export const GROUP_WORDS: Readonly<Record<TableGroup, string>> = {
  catalogue: "产品目录、价格和材料",
  documents: "电子样本",
  projects: "项目和方案",
  libraries: "自有产品",
  accounts: "帐号和操作记录",
  feedback: "反馈和使用统计",
  running: "运行和导入",
};

/** Tables belong to a group by the beginning of their names. */
const BEGINNINGS: readonly (readonly [TableGroup, RegExp])[] = [
  ["documents", /^document/u],
  ["projects", /^(?:project|plan|current_project|selected_product|product_facts|component_)/u],
  ["libraries", /^(?:librar|own_|published_)/u],
  ["accounts", /^(?:users|grants|rate_limits|operator_acts)/u],
  ["feedback", /^(?:feedback|tracks)/u],
  ["running", /^(?:nodes|import_)/u],
  [
    "catalogue",
    /^(?:brands|suppliers|categories|catalogue_|products|product_|property_|superseded_|areas|goods|designs|material)/u,
  ],
];

/** `null` for a table that no group knows. */
export const groupOfTable = (table: string): TableGroup | null =>
  BEGINNINGS.find(([, beginning]) => beginning.test(table))?.[0] ?? null;
