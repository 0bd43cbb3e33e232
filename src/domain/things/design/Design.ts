import type { Arrangement } from "./Arrangement.ts";
import type { Layer, SurfaceSide } from "./Practice.ts";

/**
 * Contents of a design library besides components: 模块 (modules), 模板 (templates), 工程做法 (practices), 场景 (scenes).
 */
export type DesignKind = "module" | "template" | "practice" | "scene";

/** A statement about a design, as text for people. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** Products in a fixed arrangement, with what it was designed for. */
export interface ArrangedContent {
  readonly arrangement: Arrangement;
  readonly facts: readonly Fact[];
  /** For a template: the modules that it was assembled from. */
  readonly moduleIds?: readonly string[];
}

/** Layers of a construction, from inside to outside or from top to bottom. */
export interface PracticeContent {
  readonly layers: readonly Layer[];
  readonly sides: readonly [SurfaceSide, SurfaceSide];
  readonly facts: readonly Fact[];
}

export type DesignContent = ArrangedContent | PracticeContent;

export const isArranged = (content: DesignContent): content is ArrangedContent => "arrangement" in content;

export interface Design<Content extends DesignContent = DesignContent> {
  readonly id: string;
  readonly kind: DesignKind;
  readonly name: string;
  readonly description: string;
  /** Its use, which divides its library: a code of `DESIGN_CATEGORIES`. */
  readonly category: string;
  /**
   * The discipline of a module, or the feature of a practice: a code of `DESIGN_FEATURES`; `null` if its library
   * has none.
   */
  readonly feature: string | null;
  /** The location of a module: a code of `MODULE_FORMS`. */
  readonly form: string | null;
  readonly content: Content;
  readonly source: string;
  readonly isSample: boolean;
}

type Named = Readonly<Record<DesignKind, readonly (readonly [code: string, name: string])[]>>;

/** The divisions of each library, in the order in which they are shown. */
export const DESIGN_CATEGORIES: Named = {
  module: [
    ["pumps", "循环泵组"],
    ["exchangers", "换热机组"],
    ["chillers", "制冷机组"],
    ["towers", "冷却塔组"],
    ["supply", "给水设备"],
    ["ventilation", "通风机组"],
  ],
  template: [
    ["cooling", "制冷机房"],
    ["heating", "换热站"],
    ["ventilation", "通风机房"],
  ],
  practice: [
    ["roof", "屋面"],
    ["wall", "外墙"],
    ["floor", "楼地面"],
    ["partition", "内隔墙"],
    ["insulation", "设备与风管绝热"],
  ],
  scene: [
    ["office", "办公"],
    ["hotel", "酒店"],
    ["medical", "医疗"],
    ["school", "教育"],
    ["retail", "商业"],
    ["parking", "车库"],
  ],
};

export const DESIGN_FEATURES: Named = {
  module: [
    ["hvac", "暖通空调"],
    ["water", "给水排水"],
  ],
  template: [],
  practice: [
    ["insulated", "保温"],
    ["heated", "地面辐射供暖"],
    ["sound", "隔声"],
    ["plain", "普通"],
  ],
  scene: [],
};

/** The location of a module. */
export const MODULE_FORMS: readonly (readonly [code: string, name: string])[] = [
  ["room", "机房模块"],
  ["roof", "屋面模块"],
  ["line", "管路模块"],
];

export const nameOf = (names: readonly (readonly [string, string])[], code: string | null): string | null =>
  names.find(([known]) => known === code)?.[1] ?? null;
