import { fetchComponentFile } from "#api/contract/componentDownloads.ts";
import { aggregateModules, getModule, getModuleUrl, pageModules } from "#api/contract/designModules.ts";
import { getTemplate, getTemplateUrl, listTemplates } from "#api/contract/designTemplates.ts";
import {
  DESIGN_CATEGORIES,
  DESIGN_FEATURES,
  MODULE_FORMS,
  nameOf,
  type ArrangedContent,
  type Design,
} from "#domain/things/design/Design.ts";
import { ifcIdentifier } from "#domain/things/files/ifcIdentifier.ts";
import { route } from "../http/route.ts";
import type { DatabaseParts } from "../database/connection/DatabaseParts.ts";
import { arrangedWords, designPicture, designWords, fileNameOf } from "./designAnswers.ts";
import { grantDesign } from "./designFile.ts";
import { designOffer, DESIGN_SUFFIX, designVersions, type Software } from "./designSoftware.ts";
import { countedBy, designNames, designPage, expectDesign } from "./designStore.ts";

type Arranged = Design<ArrangedContent>;
type Offer = NonNullable<ReturnType<typeof designOffer>>;

/** The web client names no program; then the library's own program is meant. */
const MODULE_PROGRAM = "AppGarch";
const TEMPLATE_PROGRAM = "AppGbr";

const softwareOf = (query: {
  readonly software_code?: string | undefined;
  readonly software_version?: string | undefined;
}): Software => ({ softwareCode: query.software_code, softwareVersion: query.software_version });

const moduleWords = (module: Arranged, offer: Offer) => ({
  ...designWords(module),
  guid: ifcIdentifier(module.id),
  functionType: module.category,
  specialtyType: module.feature ?? "",
  specialtyName: nameOf(DESIGN_FEATURES.module, module.feature) ?? "",
  type: module.form ?? "",
  typeName: nameOf(MODULE_FORMS, module.form) ?? "",
  ...offer,
  moduleFileName: fileNameOf(module.name, DESIGN_SUFFIX),
  suffix: DESIGN_SUFFIX,
  thumbnail: designPicture(module.id),
});

const templateWords = (template: Arranged, offer: Offer) => ({
  ...designWords(template),
  ...offer,
  templateFileName: fileNameOf(template.name, DESIGN_SUFFIX),
  suffix: DESIGN_SUFFIX,
  thumbnail: designPicture(template.id),
});

const urlOf = (grant: string) => ({ url: `${fetchComponentFile.path}?grant=${grant}` });

export const designRoutes = [
  ({ database: { queries } }: DatabaseParts) =>
    route(aggregateModules, async ({ query }) => {
      const isOffered = designOffer(softwareOf(query), MODULE_PROGRAM) !== null;
      const counted = (by: "category" | "feature" | "form", names: typeof MODULE_FORMS) =>
        isOffered ? countedBy(queries, "module", by, names, { name: query.name }) : [];
      return {
        softwareVersions: designVersions().map((version) => ({
          displayVersion: version,
          softwareVersion: version,
        })),
        types: await counted("form", MODULE_FORMS),
        specialtyType: await counted("feature", DESIGN_FEATURES.module),
        functionType: await counted("category", DESIGN_CATEGORIES.module),
      };
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(pageModules, async ({ body }) => {
      const offer = designOffer(body, MODULE_PROGRAM);
      if (offer === null) return { list: [], totalCount: 0 };
      const { list, totalCount } = await designPage<ArrangedContent>(
        queries,
        "module",
        { name: body.name, category: body.functionType, feature: body.specialtyType, form: body.type },
        body,
      );
      return { list: list.map((module) => moduleWords(module, offer)), totalCount };
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(getModule, async ({ params: { id } }) => {
      const module = await expectDesign<ArrangedContent>(queries, "module", id);
      return {
        ...moduleWords(module, designOffer({}, MODULE_PROGRAM)!),
        ...(await arrangedWords(queries, module)),
        metaJson: JSON.stringify(module.content.arrangement),
      };
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(getModuleUrl, async ({ params: { id }, query }, call) =>
      urlOf(await grantDesign(queries, "module", id, softwareOf(query), call)),
    ),

  ({ database: { queries } }: DatabaseParts) =>
    route(listTemplates, async ({ query }) => {
      const offer = designOffer(softwareOf(query), TEMPLATE_PROGRAM);
      if (offer === null) return { list: [], totalCount: 0, categories: [] };
      const question = { name: query.name, category: query.category_code };
      const { list, totalCount } = await designPage<ArrangedContent>(queries, "template", question, {
        pageNo: query.page_no,
        pageSize: query.page_size,
      });
      return {
        list: list.map((template) => templateWords(template, offer)),
        totalCount,
        categories: await countedBy(queries, "template", "category", DESIGN_CATEGORIES.template, question),
      };
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(getTemplate, async ({ params: { id } }) => {
      const template = await expectDesign<ArrangedContent>(queries, "template", id);
      return {
        ...templateWords(template, designOffer({}, TEMPLATE_PROGRAM)!),
        ...(await arrangedWords(queries, template)),
        modules: await designNames(queries, template.content.moduleIds ?? []),
      };
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(getTemplateUrl, async ({ params: { id }, query }, call) =>
      urlOf(await grantDesign(queries, "template", id, softwareOf(query), call)),
    ),
];
