import type { ComponentBody } from "../component/ComponentBody.ts";

/** A stated value in the form for files. */
export interface FactValue {
  readonly code: string;
  readonly name: string;
  readonly group: string;
  readonly unit: string | null;
  readonly value: number | string | boolean;
}

/** The data of a component in a file, besides its shape. */
export interface ComponentFacts {
  readonly productId: string;
  readonly categoryCode: string;
  readonly model: string;
  readonly name: string;
  readonly brand: string;
  readonly series: string | null;
  readonly source: string;
  readonly values: readonly FactValue[];
}

export interface DescribedComponent {
  readonly facts: ComponentFacts;
  readonly body: ComponentBody;
}
