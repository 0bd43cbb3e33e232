import type { ArrangedContent, Design } from "#domain/things/design/Design.ts";
import type { DesignRow } from "../../database/schema/catalogueRows.ts";
import { NotInStock, type DesignStock } from "./DesignStock.ts";
import { SAMPLE_MODULES } from "./sampleModules.ts";
import { samplePractices } from "./samplePractices.ts";
import { SAMPLE_SCENES } from "./sampleScenes.ts";
import { sampleTemplates } from "./sampleTemplates.ts";

type Make = (stock: DesignStock) => Design<ArrangedContent>;

/** The designs whose products are all in stock. */
const madeOf = (stock: DesignStock, makes: readonly Make[]): Design<ArrangedContent>[] =>
  makes.flatMap((make) => {
    try {
      return [make(stock)];
    } catch (error) {
      if (error instanceof NotInStock) return [];
      throw error;
    }
  });

/** The bundled designs, in the order in which their libraries show them. */
export function sampleDesigns(stock: DesignStock): DesignRow[] {
  const modules = madeOf(stock, SAMPLE_MODULES);
  const byId = new Map(modules.map((module) => [module.id, module]));
  return [
    ...modules,
    ...sampleTemplates(stock, byId),
    ...samplePractices(),
    ...madeOf(stock, SAMPLE_SCENES),
  ].map((design, position) => ({ ...design, position }));
}
