import type { ArrangedContent, DesignKind } from "#domain/things/design/Design.ts";
import { PUBLIC_TABLES } from "../database/schema/catalogueTables.ts";
import { NOBODY } from "../library/access/productTables.ts";
import { makeOfComponent } from "../components/madeComponents.ts";
import { shapeSource } from "../components/readStatedFigures.ts";
import { fileSource } from "../components/files/productFacts.ts";
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
  const sources = [];
  for (const productId of new Set(arrangement.products.map((placed) => placed.productId)))
    sources.push(
      await fileSource(queries, PUBLIC_TABLES, productId).catch((error: unknown) => {
        if (error instanceof Refusal) return null;
        throw error;
      }),
    );
  const order = {
    kind: "design" as const,
    design: { id, name, arrangement },
    sources: sources.filter((source) => source !== null),
    at: today(),
  };
  return {
    name: fileNameOf(name, DESIGN_SUFFIX),
    bytes: await makeOfComponent({
      stated: await shapeSource(queries, NOBODY, id),
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
