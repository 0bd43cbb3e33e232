import type { ArrangedContent, DesignKind } from "#domain/things/design/Design.ts";
import { PUBLIC_TABLES } from "../database/schema/catalogueTables.ts";
import { makeOfComponent } from "../components/madeComponents.ts";
import { fileSources } from "../components/files/productFacts.ts";
import { today } from "../components/files/componentFile.ts";
import { Download } from "../http/Download.ts";
import { Refusal, type UserCall } from "../http/route.ts";
import { makeGrant } from "../account/grants.ts";
import type { Queries } from "../database/queries.ts";
import { fileNameOf } from "./designAnswers.ts";
import { designOffer, DESIGN_SUFFIX, type Software } from "./designSoftware.ts";
import { expectDesign } from "./designStore.ts";

/** Prefix of kind and id of a design in a grant; a grant for a component has another prefix. */
const GRANTED = "design:";

/**
 * A module or template as IFC4. Products that are no longer in the catalogue are omitted.
 * @throws Refusal `not.found`
 */
async function designFile(queries: Queries, kind: DesignKind, id: string) {
  const { name, content } = await expectDesign<ArrangedContent>(queries, kind, id);
  const { arrangement } = content;
  const ids = new Set(arrangement.products.map(({ productId }) => productId));
  const sources = await fileSources(queries, PUBLIC_TABLES, [...ids]);
  const order = { kind: "design" as const, design: { id, name, arrangement }, sources, at: today() };
  return {
    name: fileNameOf(name, DESIGN_SUFFIX),
    bytes: await makeOfComponent({
      stated: {
        arrangement,
        figures: sources
          .map(({ facts, stated }) => [facts.productId, stated] as const)
          .toSorted(([one], [other]) => (one < other ? -1 : 1)),
      },
      wanted: { kind: "file", order },
    }),
  };
}

/**
 * A single-use address of the file. The file is written first, so that a failure is reported now.
 * @throws Refusal `not.found`
 */
export async function grantDesign(
  queries: Queries,
  kind: "module" | "template",
  id: string,
  software: Software,
  { user: { userId, token } }: UserCall,
): Promise<string> {
  if (designOffer(software, "AppGarch") === null)
    throw new Refusal("not.found", "There is no file for this program");
  await designFile(queries, kind, id);
  return makeGrant(queries, "download", { userId, parent: token, dest: `${GRANTED}${kind}:${id}` });
}

/** The file of a grant; `null` for a grant of another kind. */
export async function grantedDesign(queries: Queries, dest: string): Promise<Download | null> {
  const [, kind, id] = /^design:(module|template):(.+)$/u.exec(dest) ?? [];
  if (kind === undefined || id === undefined) return null;
  const { name, bytes } = await designFile(queries, kind as "module" | "template", id);
  return new Download(name, "application/x-step", bytes);
}
