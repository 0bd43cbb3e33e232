import { randomUUID } from "node:crypto";
import type { ProjectAct } from "#domain/desk/project/projectRoles.ts";
import { HEAD, roomsPart } from "./planMaker.ts";
import { PROJECTS } from "./projectServer.ts";

/** Ids in the project that all calls are about. */
export interface Scene {
  readonly projectId: string;
  readonly rowId: string;
  readonly deletedId: string;
  readonly versionId: string;
  readonly otherVersionId: string;
  readonly partId: string;
  readonly productPartId: string;
  readonly planId: string;
  readonly linkId: string;
  readonly secret: string;
  readonly guestId: number;
}

/** The right that a call needs; calls without a project need only a login. */
export type Needed = ProjectAct | "signedIn";

interface Asked {
  readonly needs: Needed;
  readonly path: (scene: Scene) => string;
  readonly body?: (scene: Scene) => unknown;
}

/** A path below the project that all calls are about. */
export const at = (rest: string) => (scene: Scene) => `${PROJECTS}/${scene.projectId}${rest}`;
const P = "/private/v1/personal_projects/{projectId}";

/** All calls that need a user, with valid input. A call that is missing here fails the test. */
export const CALLS: Readonly<Record<string, Asked>> = {
  [`GET ${PROJECTS}/current`]: { needs: "signedIn", path: () => `${PROJECTS}/current` },
  [`PUT ${PROJECTS}/current`]: {
    needs: "edit",
    path: () => `${PROJECTS}/current`,
    body: ({ projectId }) => ({ projectId }),
  },
  [`GET ${PROJECTS}`]: { needs: "signedIn", path: () => PROJECTS },
  [`POST ${PROJECTS}`]: { needs: "signedIn", path: () => PROJECTS, body: () => ({ name: "新" }) },
  "POST /selection/product/document/texts": {
    needs: "signedIn",
    path: () => "/selection/product/document/texts",
    body: () => ({ words: "pump" }),
  },
  [`GET ${P}`]: { needs: "read", path: at("") },
  [`PATCH ${P}`]: { needs: "manage", path: at(""), body: () => ({ name: "一号楼" }) },
  [`POST ${P}/copy`]: { needs: "read", path: at("/copy"), body: () => ({ name: "副本" }) },
  [`GET ${P}/personal_products/gjw_categories/agg`]: {
    needs: "read",
    path: at("/personal_products/gjw_categories/agg"),
  },
  [`GET ${P}/personal_products/page`]: { needs: "read", path: at("/personal_products/page") },
  [`POST ${P}/personal_products`]: {
    needs: "edit",
    path: at("/personal_products"),
    body: () => ({ productId: "fan-1" }),
  },
  [`DELETE ${P}/personal_products`]: {
    needs: "edit",
    path: at("/personal_products"),
    body: ({ deletedId }) => ({ ids: [deletedId] }),
  },
  [`POST ${P}/personal_products/restore`]: {
    needs: "edit",
    path: at("/personal_products/restore"),
    body: ({ deletedId }) => ({ ids: [deletedId] }),
  },
  [`PATCH ${P}/personal_products/{id}/design_properties`]: {
    needs: "edit",
    path: (scene) => at(`/personal_products/${scene.rowId}/design_properties`)(scene),
    body: () => ({ designProperties: [] }),
  },
  [`PATCH ${P}/personal_products/{id}`]: {
    needs: "edit",
    path: (scene) => at(`/personal_products/${scene.rowId}`)(scene),
    body: () => ({ equipmentNum: 2 }),
  },
  [`POST ${P}/personal_products/export`]: {
    needs: "read",
    path: at("/personal_products/export"),
    body: () => ({}),
  },
  [`GET ${P}/personal_products/export/url`]: {
    needs: "read",
    path: at("/personal_products/export/url?export_id=xlsx"),
  },
  "GET /selection/products/{id}/selected": {
    needs: "signedIn",
    path: () => "/selection/products/fan-1/selected",
  },
  "GET /v1/shop_components/download/count": {
    needs: "signedIn",
    path: () => "/v1/shop_components/download/count",
  },
  "GET /v1/shop_components/{id}/download_url": {
    needs: "signedIn",
    path: () => "/v1/shop_components/fan-1~ifc/download_url",
  },
  "GET /general/v1/general_components/{id}/download_url": {
    needs: "signedIn",
    path: () => "/general/v1/general_components/fan-1~obj/download_url",
  },
  "GET /system/site/v1/softwares/{software}/system_components/{id}/download": {
    needs: "signedIn",
    path: () => "/system/site/v1/softwares/AppGmep/system_components/fan-1~nova/download",
  },
  "GET /selection/cad_blocks/{id}/download_url": {
    needs: "signedIn",
    path: () => "/selection/cad_blocks/fan-1~dxf/download_url",
  },
  "GET /system/v4/space_g_modules/{id}/download_url": {
    needs: "signedIn",
    path: () => "/system/v4/space_g_modules/module-test/download_url",
  },
  "GET /system/site/v1/templates/{id}/download_url": {
    needs: "signedIn",
    path: () => "/system/site/v1/templates/template-test/download_url",
  },
  "POST /favourite/component/{id}": { needs: "signedIn", path: () => "/favourite/component/fan-1" },
  "POST /personal_favourite/is_favourite_batch": {
    needs: "signedIn",
    path: () => "/personal_favourite/is_favourite_batch",
    body: () => ({ ids: ["fan-1"] }),
  },
  "POST /personal_favourite/components": {
    needs: "signedIn",
    path: () => "/personal_favourite/components",
    body: () => ({}),
  },
  "DELETE /favourite/component/{id}": { needs: "signedIn", path: () => "/favourite/component/fan-1" },
  "GET /private/v1/share_param_definitions": {
    needs: "signedIn",
    path: () => "/private/v1/share_param_definitions",
  },
  [`POST ${PROJECTS}/arrangement_info`]: {
    needs: "read",
    path: () => `${PROJECTS}/arrangement_info`,
    body: ({ projectId, rowId }) => ({ projectId, ids: [rowId] }),
  },
  [`POST ${P}/plan_parts`]: {
    needs: "edit",
    path: at("/plan_parts"),
    body: () => roomsPart([{ id: "1" }]),
  },
  [`POST ${P}/plans`]: {
    needs: "edit",
    path: at("/plans"),
    body: ({ partId, productPartId }) => planOf(partId, productPartId),
  },
  [`GET ${P}/plan_versions`]: { needs: "read", path: at("/plan_versions") },
  [`GET ${P}/plan_versions/{versionId}`]: {
    needs: "read",
    path: (scene) => at(`/plan_versions/${scene.versionId}`)(scene),
  },
  [`PATCH ${P}/plan_versions/{versionId}`]: {
    needs: "edit",
    path: (scene) => at(`/plan_versions/${scene.versionId}`)(scene),
    body: () => ({ note: "送审" }),
  },
  [`PUT ${P}/plan_versions/{versionId}/is_scheduled`]: {
    needs: "edit",
    path: (scene) => at(`/plan_versions/${scene.versionId}/is_scheduled`)(scene),
    body: () => ({ isScheduled: true }),
  },
  [`GET ${P}/plan_parts/{partId}`]: {
    needs: "read",
    path: (scene) => at(`/plan_parts/${scene.partId}`)(scene),
  },
  [`GET ${P}/plan_versions/{versionId}/comparison`]: {
    needs: "read",
    path: (scene) => at(`/plan_versions/${scene.versionId}/comparison?with=${scene.otherVersionId}`)(scene),
  },
  [`GET ${P}/members`]: { needs: "read", path: at("/members") },
  [`PATCH ${P}/members/{memberId}`]: {
    needs: "manage",
    path: (scene) => at(`/members/${scene.guestId}`)(scene),
    body: () => ({ role: "viewer" }),
  },
  [`DELETE ${P}/members/{memberId}`]: {
    needs: "manage",
    path: (scene) => at(`/members/${scene.guestId}`)(scene),
  },
  [`POST ${P}/links`]: { needs: "manage", path: at("/links"), body: () => ({ purpose: "read" }) },
  [`GET ${P}/links`]: { needs: "manage", path: at("/links") },
  [`DELETE ${P}/links/{linkId}`]: {
    needs: "manage",
    path: (scene) => at(`/links/${scene.linkId}`)(scene),
  },
  "POST /private/v1/project_invitations/accept": {
    needs: "signedIn",
    path: () => "/private/v1/project_invitations/accept",
    body: ({ secret }) => ({ secret }),
  },
};

export const planOf = (partId: string, productPartId: string) => ({
  saveKey: randomUUID(),
  kind: "fanCoil",
  building: randomUUID(),
  name: "一号楼",
  basedOn: null,
  head: HEAD,
  roomParts: [partId],
  productParts: [productPartId],
});
