import type { RelatedComponent } from "#api/contract/resources.ts";

/** What is written for a product. */
export type FileKind = "ifc" | "nova" | "obj" | "types" | "params" | "library" | "dxf";

type Offer = Pick<
  RelatedComponent,
  | "suffix"
  | "softwareCode"
  | "softwareName"
  | "platformCode"
  | "softwareCategoryName"
  | "componentFamilyTypeName"
> & {
  readonly versions: readonly string[];
  readonly title: (model: string, series: string | null) => string;
};

const REVIT = { softwareCode: "revit", softwareName: "Revit" } as const;
const VERSIONS = ["2020", "2021", "2022", "2023", "2024"];
const NOTHING_MORE = { softwareCategoryName: null, componentFamilyTypeName: null };
const ofModel = (model: string) => model;
const ofSeries = (word: string) => (model: string, series: string | null) => `${series ?? model} ${word}`;

/** Files that programs of today open, by kind; none is empty, and none has the name of a format that it is not. */
export const OFFERS: Readonly<{ [Kind in Exclude<FileKind, "dxf">]: Offer }> = {
  ifc: {
    ...REVIT,
    ...NOTHING_MORE,
    componentFamilyTypeName: "默认",
    suffix: "ifc",
    platformCode: "REVIT",
    versions: VERSIONS,
    title: ofModel,
  },
  nova: {
    suffix: "ifc",
    softwareCode: "AppGmep",
    softwareName: "机电设计",
    platformCode: "NOVA_DESIGN",
    softwareCategoryName: "机电构件",
    componentFamilyTypeName: "默认",
    versions: ["2022", "2023", "2024"],
    title: ofModel,
  },
  obj: {
    ...NOTHING_MORE,
    suffix: "obj",
    softwareCode: "general",
    softwareName: "SketchUp、Rhino、Blender",
    platformCode: "OTHER",
    versions: [],
    title: ofModel,
  },
  types: {
    ...REVIT,
    ...NOTHING_MORE,
    suffix: "txt",
    platformCode: "OTHER",
    versions: VERSIONS,
    title: ofSeries("类型目录"),
  },
  params: {
    ...REVIT,
    ...NOTHING_MORE,
    suffix: "txt",
    platformCode: "OTHER",
    versions: VERSIONS,
    title: ofSeries("共享参数"),
  },
  library: {
    ...REVIT,
    ...NOTHING_MORE,
    suffix: "ifc",
    platformCode: "OTHER",
    versions: VERSIONS,
    title: ofSeries("构件库"),
  },
};

/** Files of a whole series: what they weigh is known when they are written. */
export const isOfSeries = (kind: FileKind): boolean => kind === "library" || kind === "types";

/** Where a file is handed out, and nowhere else: no way leads around the quota. */
export type Counter = RelatedComponent["platformCode"] | "CAD";
export const counterOf = (kind: FileKind): Counter => (kind === "dxf" ? "CAD" : OFFERS[kind].platformCode);

const SOFTWARE: ReadonlySet<string> = new Set(Object.values(OFFERS).map((offer) => offer.softwareCode));
/** Whether there are files for a program of this code. */
export const isSoftware = (code: string): boolean => SOFTWARE.has(code);

const KINDS: ReadonlySet<string> = new Set([...Object.keys(OFFERS), "dxf"]);
const isKind = (word: string): word is FileKind => KINDS.has(word);

/** Between a product's id and the kind of a file: no id of ours holds it. */
const BETWEEN = "~";
export const fileId = (productId: string, kind: FileKind): string => `${productId}${BETWEEN}${kind}`;

/** What the id of a file says; `null` for one that is none. */
export function fileOf(id: string): { readonly productId: string; readonly kind: FileKind } | null {
  const at = id.lastIndexOf(BETWEEN);
  const kind = id.slice(at + 1);
  return at > 0 && isKind(kind) ? { productId: id.slice(0, at), kind } : null;
}
