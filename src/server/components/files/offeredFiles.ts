import type { RelatedComponent } from "#api/contract/resources.ts";
import { drawingWord, readDrawingWord, type DrawingOptions } from "#domain/things/files/drawingOptions.ts";
import { FIRST, opens, programName, REVIT, versionsFrom } from "#domain/things/files/programs.ts";

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
  | "note"
> & {
  /** The first version that opens it, as do all later ones; `null` where any does. */
  readonly first: number | null;
  readonly title: (model: string, series: string | null) => string;
};

const NOTHING_MORE = { softwareCategoryName: null, componentFamilyTypeName: null };
const ofModel = (model: string) => model;
const ofSeries = (word: string) => (model: string, series: string | null) => `${series ?? model} ${word}`;
const OF_REVIT = { ...REVIT, ...NOTHING_MORE, platformCode: "OTHER", first: FIRST.revit } as const;

/** Files that programs of today open, by kind; none is empty, and none has the name of a format that it is not. */
export const OFFERS: Readonly<{ [Kind in Exclude<FileKind, "dxf">]: Offer }> = {
  ifc: {
    ...OF_REVIT,
    componentFamilyTypeName: "默认",
    suffix: "ifc",
    platformCode: "REVIT",
    title: ofModel,
  },
  nova: {
    suffix: "ifc",
    softwareCode: "AppGmep",
    softwareName: programName("AppGmep")!,
    platformCode: "NOVA_DESIGN",
    softwareCategoryName: "机电构件",
    componentFamilyTypeName: "默认",
    first: FIRST.platform,
    title: ofModel,
  },
  obj: {
    ...NOTHING_MORE,
    suffix: "zip",
    softwareCode: "general",
    softwareName: "SketchUp、Rhino、Blender",
    platformCode: "OTHER",
    note: "OBJ 模型与 MTL 材质",
    first: null,
    title: (model) => `${model} OBJ`,
  },
  types: {
    ...OF_REVIT,
    suffix: "txt",
    first: FIRST.revitText,
    note: "需要已有的族：参数与共享参数文件同名同类型，类型目录与族文件同名、放在同一文件夹",
    title: ofSeries("类型目录"),
  },
  params: {
    ...OF_REVIT,
    suffix: "txt",
    first: FIRST.revitText,
    note: "在 Revit 的“管理 > 共享参数”中选用，供族和项目添加参数",
    title: ofSeries("共享参数"),
  },
  library: { ...OF_REVIT, suffix: "ifc", title: ofSeries("构件库") },
};

/** Versions that a file is offered for, by name; later ones open it, too. */
export const versionsOf = ({ first }: Pick<Offer, "first">): string[] =>
  first === null ? [] : versionsFrom(first, new Date().getFullYear());

export const isOpenedBy = ({ first }: Pick<Offer, "first">, version: string): boolean =>
  first === null || opens(first, version);

/** Files of a whole series: what they weigh is known when they are written. */
export const isOfSeries = (kind: FileKind): boolean => kind === "library" || kind === "types";

/** Where a file is handed out, and nowhere else: no way leads around the quota. */
export type Counter = RelatedComponent["platformCode"] | "CAD";
export const counterOf = (kind: FileKind): Counter => (kind === "dxf" ? "CAD" : OFFERS[kind].platformCode);

/** What a program of this code is offered of a kind: the general component goes to every program of the platform. */
export function offerTo(kind: Exclude<FileKind, "dxf">, softwareCode: string): Offer | null {
  const offer = OFFERS[kind];
  if (offer.softwareCode === softwareCode) return offer;
  const softwareName = kind === "nova" ? programName(softwareCode) : null;
  return softwareName === null ? null : { ...offer, softwareCode, softwareName };
}

const SOFTWARE: ReadonlySet<string> = new Set(Object.values(OFFERS).map((offer) => offer.softwareCode));
/** Whether there are files for a program of this code. */
export const isSoftware = (code: string): boolean => SOFTWARE.has(code) || programName(code) !== null;

const KINDS: ReadonlySet<string> = new Set([...Object.keys(OFFERS), "dxf"]);
const isKind = (word: string): word is FileKind => KINDS.has(word);

/** Between a product's id and the kind of a file: no id of ours holds it. */
const BETWEEN = "~";
export const fileId = (productId: string, kind: FileKind): string => `${productId}${BETWEEN}${kind}`;

/** Before what a drawing is for: ids that are listed have none of it. */
const FOR = "@";
export const drawingId = (id: string, options: DrawingOptions): string =>
  `${id}${FOR}${drawingWord(options)}`;

export interface NamedFile {
  readonly productId: string;
  readonly kind: FileKind;
  /** What a drawing is for, where that is said. */
  readonly drawing?: DrawingOptions;
}

/** What the id of a file says; `null` for one that is none. */
export function fileOf(id: string): NamedFile | null {
  const at = id.lastIndexOf(BETWEEN);
  const [kind = "", ...more] = id.slice(at + 1).split(FOR);
  if (at <= 0 || !isKind(kind)) return null;
  const file = { productId: id.slice(0, at), kind };
  if (more.length === 0) return file;
  const drawing = kind === "dxf" ? readDrawingWord(more.join(FOR)) : null;
  return drawing === null ? null : { ...file, drawing };
}
