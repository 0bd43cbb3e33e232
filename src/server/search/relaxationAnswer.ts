import type { Relaxation as Answered } from "#api/contract/relaxations.ts";
import type { Relaxation } from "#domain/products/search/relaxations.ts";
import { valueName } from "./facetAnswers.ts";
import type { SearchCategory } from "./SearchCategory.ts";

const NOTHING = { rate: null, code: null, name: null, value: null, valueName: null, speedControl: null };

/** A relaxation of the search in the contract's form, with names of properties and values. */
export function relaxationAnswer({ definitions }: SearchCategory, relaxation: Relaxation): Answered {
  const { kind, count } = relaxation;
  switch (relaxation.kind) {
    case "deviation":
      return { ...NOTHING, kind, count, rate: relaxation.rate };
    case "speed":
      return { ...NOTHING, kind, count, speedControl: relaxation.speed };
    case "property": {
      const { code, value } = relaxation;
      const definition = definitions.find((each) => each.code === code);
      return {
        ...NOTHING,
        kind,
        count,
        code,
        name: definition?.name ?? code,
        value,
        valueName: value === null ? null : valueName(definition, value),
      };
    }
    case "brand":
    case "series":
    case "sample":
    case "origin":
    case "tolerance":
    case "words":
    case "duty":
    case "filters":
      return { ...NOTHING, kind, count };
  }
}
