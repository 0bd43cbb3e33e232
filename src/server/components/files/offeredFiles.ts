import type { RelatedComponent } from "#api/contract/resources.ts";
import { drawingWord, readDrawingWord, type DrawingOptions } from "#domain/things/files/drawingOptions.ts";
import { FIRST, opens, programName, REVIT, versionsFrom } from "#domain/things/files/programs.ts";

/** Kinds of files that are written for a product. */
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
  /** The first version that opens the file, as all later ones do; `null` if any version does. */
  readonly first: number | null;
  readonly title: (model: string, series: string | null) => string;
};

const NOTHING_MORE = { softwareCategoryName: null, componentFamilyTypeName: null };
const ofModel = (model: string) => model;
const ofSeries = (word: string) => (model: string, series: string | null) => `${series ?? model} ${word}`;
const OF_REVIT = { ...REVIT, ...NOTHING_MORE, platformCode: "OTHER", first: FIRST.revit } as const;

/**
 * Files that current programs open, by kind. None is empty, and none claims a format that it does not have.
 */
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

/** Versions for which a file is offered, by name; later versions open it too. */
export const versionsOf = ({ first }: Pick<Offer, "first">): string[] =>
  first === null ? [] : versionsFrom(first, new Date().getFullYear());

export const isOpenedBy = ({ first }: Pick<Offer, "first">, version: string): boolean =>
  first === null || opens(first, version);

/** Files of a whole series: their size is only known when they are written. */
export const isOfSeries = (kind: FileKind): boolean => kind === "library" || kind === "types";

/** Where a file is handed out. Each file has one place, so that the quota cannot be bypassed. */
export type Counter = RelatedComponent["platformCode"] | "CAD";
export const counterOf = (kind: FileKind): Counter => (kind === "dxf" ? "CAD" : OFFERS[kind].platformCode);

/**
 * The file of a kind for a program with this code: every program of the platform gets the general component.
 */
export function offerTo(kind: Exclude<FileKind, "dxf">, softwareCode: string): Offer | null {
  const offer = OFFERS[kind];
  if (offer.softwareCode === softwareCode) return offer;
  const softwareName = kind === "nova" ? programName(softwareCode) : null;
  return softwareName === null ? null : { ...offer, softwareCode, softwareName };
}

const SOFTWARE: ReadonlySet<string> = new Set(Object.values(OFFERS).map((offer) => offer.softwareCode));
/** Whether there are files for a program with this code. */
export const isSoftware = (code: string): boolean => SOFTWARE.has(code) || programName(code) !== null;

const KINDS: ReadonlySet<string> = new Set([...Object.keys(OFFERS), "dxf"]);
const isKind = (word: string): word is FileKind => KINDS.has(word);

/** Separates a product's id from the kind of a file; our product ids do not contain it. */
const BETWEEN = "~";
export const fileId = (productId: string, kind: FileKind): string => `${productId}${BETWEEN}${kind}`;

/** Precedes the purpose of a drawing; ids in lists have no such part. */
const FOR = "@";
export const drawingId = (id: string, options: DrawingOptions): string =>
  `${id}${FOR}${drawingWord(options)}`;

export interface NamedFile {
  readonly productId: string;
  readonly kind: FileKind;
  /** The purpose of a drawing, if it is stated. */
  readonly drawing?: DrawingOptions;
}

/** Parses the id of a file; `null` if it is not one. */
export function fileOf(id: string): NamedFile | null {
  const at = id.lastIndexOf(BETWEEN);
  const [kind = "", ...more] = id.slice(at + 1).split(FOR);
  if (at <= 0 || !isKind(kind)) return null;
  const file = { productId: id.slice(0, at), kind };
  if (more.length === 0) return file;
  const drawing = kind === "dxf" ? readDrawingWord(more.join(FOR)) : null;
  return drawing === null ? null : { ...file, drawing };
}
