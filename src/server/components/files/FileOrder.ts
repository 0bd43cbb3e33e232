import type { ProjectModel } from "#domain/things/files/writeIfcProject.ts";
import type { NamedArrangement } from "#domain/things/design/writeIfcArrangement.ts";
import type { DrawingOptions } from "#domain/things/files/drawingOptions.ts";
import type { ComponentFacts } from "#domain/things/files/ComponentFacts.ts";
import type { StatedFigures } from "../StatedFigures.ts";
import type { FileKind } from "./offeredFiles.ts";

/** What a file of a product is written from. */
export interface FileSource {
  readonly facts: ComponentFacts;
  readonly stated: StatedFigures;
}

export interface FileOrder {
  readonly kind: FileKind;
  /** The product; of a file of its series, the others too. */
  readonly sources: readonly FileSource[];
  /** What a drawing is for, where that is said. */
  readonly drawing?: DrawingOptions | undefined;
  /** When it is written: ISO, to the second. */
  readonly at: string;
}

/** A file of several products where they stand. */
export interface DesignFileOrder extends Pick<FileOrder, "sources" | "at"> {
  readonly kind: "design";
  readonly design: NamedArrangement;
}

/** All machines of a project. */
export interface ProjectFileOrder extends Pick<FileOrder, "sources" | "at"> {
  readonly kind: "project";
  readonly project: ProjectModel;
}
