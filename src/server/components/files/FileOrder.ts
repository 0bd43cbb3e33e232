import type { ProjectModel } from "#domain/things/files/writeIfcProject.ts";
import type { NamedArrangement } from "#domain/things/design/writeIfcArrangement.ts";
import type { DrawingOptions } from "#domain/things/files/drawingOptions.ts";
import type { ComponentFacts } from "#domain/things/files/ComponentFacts.ts";
import type { StatedFigures } from "../StatedFigures.ts";
import type { FileKind } from "./offeredFiles.ts";

/** Data from which a product's file is written. */
export interface FileSource {
  readonly facts: ComponentFacts;
  readonly stated: StatedFigures;
}

export interface FileOrder {
  readonly kind: FileKind;
  /** The product; for a file of its series also the other products. */
  readonly sources: readonly FileSource[];
  /** The purpose of a drawing, if it is stated. */
  readonly drawing?: DrawingOptions | undefined;
  /** Time of writing: ISO, to the second. */
  readonly at: string;
}

/** A file of several products in their positions. */
export interface DesignFileOrder extends Pick<FileOrder, "sources" | "at"> {
  readonly kind: "design";
  readonly design: NamedArrangement;
}

export interface ProjectFileOrder extends Pick<FileOrder, "sources" | "at"> {
  readonly kind: "project";
  readonly project: ProjectModel;
}
