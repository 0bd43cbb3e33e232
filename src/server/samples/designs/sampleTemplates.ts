import * as v from "valibot";
import type { ArrangedContent, Design } from "#domain/things/design/Design.ts";
import { plantRoom } from "#domain/things/design/layout/plantRoom.ts";
import { readData } from "../../process/readData.ts";
import { text } from "../../process/dataSchemas.ts";
import type { DesignStock } from "./DesignStock.ts";
import { overallSize, SOURCE, type SampleModule } from "./moduleMakers.ts";

type Modules = ReadonlyMap<string, SampleModule>;

/** A module, by its index among the template's modules, with its header. */
const end = v.tuple([v.pipe(v.number(), v.integer(), v.minValue(0)), text]);
const TemplatesSchema = v.array(
  v.strictObject({
    id: text,
    name: text,
    description: text,
    category: text,
    modules: v.array(text),
    links: v.array(v.tuple([end, end])),
    facts: v.array(v.strictObject({ name: text, value: text })),
  }),
);
const PLANS = readData("data/designs/templates.json", TemplatesSchema);

/** Plant rooms composed of the sample modules; one with a missing module is skipped. */
export function sampleTemplates(stock: DesignStock, modules: Modules): Design<ArrangedContent>[] {
  return PLANS.flatMap(({ modules: ids, links, facts, ...words }) => {
    const parts = ids.flatMap((id) => modules.get(id) ?? []);
    if (parts.length < ids.length) return [];
    const groups = parts.map(({ content }) => content.arrangement);
    const arrangement = plantRoom({ groups, links }, stock.body);
    return [
      {
        ...words,
        kind: "template" as const,
        feature: null,
        form: null,
        content: { arrangement, moduleIds: ids, facts: [...facts, overallSize(stock, arrangement)] },
        source: SOURCE,
        isSample: true,
      },
    ];
  });
}
