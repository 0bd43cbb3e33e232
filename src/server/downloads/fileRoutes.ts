import {
  countDownloads,
  fetchComponentFile,
  getCadBlockUrl,
  getGeneralComponentUrl,
  getShopComponentUrl,
  getSystemComponentUrl,
  weighComponentFile,
} from "#api/contract/componentDownloads.ts";
import { USUAL_DRAWING } from "#domain/things/files/drawingOptions.ts";
import { opens } from "#domain/things/files/programs.ts";
import { bytesRoute } from "../http/bytesRoute.ts";
import { Download } from "../http/Download.ts";
import { invalidParameter } from "../http/invalidParameter.ts";
import { Refusal, route, type UserCall } from "../http/route.ts";
import type { DatabaseParts } from "../database/connection/DatabaseParts.ts";
import { makeGrant, makeGrantAfter, redeemGrant } from "../account/grants.ts";
import { grantedDesign } from "../designs/designFile.ts";
import { askingFor } from "../library/access/productTables.ts";
import { componentFile } from "../components/files/componentFile.ts";
import { countingDownload, giveBack, usedToday } from "./downloadQuota.ts";
import { fileWeight } from "./fileWeight.ts";
import {
  counterOf,
  drawingId,
  fileOf,
  OFFERS,
  offerTo,
  versionsOf,
  type Counter,
} from "../components/files/offeredFiles.ts";

/** Prefix of a file's id in a grant; a grant for an export has another prefix. */
const GRANTED = "component:";
/** Marks a file that counts towards the quota; the count is returned if the file cannot be made. */
const COUNTED = "counted:";

interface AskedFile {
  readonly id: string;
  readonly software?: string | undefined;
  readonly version?: readonly [parameter: string, value: string | undefined];
}

/**
 * @throws Refusal `not.found` for an invalid id, one of another counter, or one of another product than the
 * caller states
 */
function checkAsked({ id, software, version }: AskedFile, counter: Counter, productId: string | null) {
  const file = fileOf(id);
  const offer = file === null || file.kind === "dxf" ? null : OFFERS[file.kind];
  if (
    file === null ||
    counterOf(file.kind) !== counter ||
    (productId !== null && productId !== file.productId) ||
    (software !== undefined && (file.kind === "dxf" || offerTo(file.kind, software) === null))
  )
    throw new Refusal("not.found", "There is no file of this id");
  const [path = "", value] = version ?? [];
  const first = offer?.first ?? null;
  if (value !== undefined && (first === null || !opens(first, value))) {
    const message = first === null ? "is not asked for here" : `is before ${first}`;
    throw invalidParameter([{ path, message }]);
  }
}

/** A single-use address of a file, valid as long as the caller's token. */
async function grantFile(
  { database: { queries }, bounds }: DatabaseParts,
  asked: AskedFile,
  call: UserCall,
  counter: Counter,
) {
  checkAsked(asked, counter, call.productId);
  // Errors are reported now: the address is opened later, when nobody would see the reason.
  await componentFile(queries, call, asked.id);
  const { userId, token } = call.user;
  const isCounted = counter === "REVIT";
  const dest = `${GRANTED}${isCounted ? COUNTED : ""}${asked.id}`;
  const of = { userId, parent: token, dest };
  const grant = isCounted
    ? await makeGrantAfter(queries, "download", of, countingDownload(userId, bounds.downloadsADay))
    : await makeGrant(queries, "download", of);
  if (grant === null) throw new Refusal("too.many.requests", "The quota of today is used up");
  return { url: `${fetchComponentFile.path}?grant=${grant}` };
}

const revitVersions = () => versionsOf(OFFERS.ifc).map((version) => ({ name: `Revit ${version}`, version }));

export const componentFileRoutes = [
  ({ database: { queries }, bounds }: DatabaseParts) =>
    route(countDownloads, async (_, { user }) => ({
      totalTimes: bounds.downloadsADay,
      remainTimes: Math.max(0, bounds.downloadsADay - (await usedToday(queries, user.userId))),
      revitUrl: null,
      componentInfo: [{ platformCode: "REVIT", softwareVersions: revitVersions() }],
    })),

  (parts: DatabaseParts) =>
    route(getShopComponentUrl, ({ params: { id }, query: { version } }, call) =>
      grantFile(parts, { id, version: ["version", version] }, call, "REVIT"),
    ),

  (parts: DatabaseParts) =>
    route(getGeneralComponentUrl, ({ params: { id }, query }, call) =>
      grantFile(
        parts,
        { id, software: query.software_code, version: ["software_version", query.software_version] },
        call,
        "OTHER",
      ),
    ),

  (parts: DatabaseParts) =>
    route(getSystemComponentUrl, ({ params: { id, software }, query }, call) =>
      grantFile(
        parts,
        { id, software, version: ["software_version", query.software_version] },
        call,
        "NOVA_DESIGN",
      ),
    ),

  (parts: DatabaseParts) =>
    route(getCadBlockUrl, ({ params: { id }, query: { scale, version } }, call) => {
      const drawing = { ...USUAL_DRAWING, ...(scale && { scale }), ...(version && { version }) };
      return grantFile(parts, { id: drawingId(id, drawing) }, call, "CAD");
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(weighComponentFile, ({ params: { id } }, call) => fileWeight(queries, call, id)),

  ({ database: { queries } }: DatabaseParts) =>
    bytesRoute(fetchComponentFile, async ({ query }) => {
      const taken = await redeemGrant(queries, "download", query.grant);
      const dest = taken?.dest ?? "";
      const design = await grantedDesign(queries, dest);
      if (design !== null) return design;
      if (taken === null || !dest.startsWith(GRANTED))
        throw new Refusal("not.found", "The address was used already, or is too old");
      const isCounted = dest.startsWith(`${GRANTED}${COUNTED}`);
      try {
        const id = dest.slice(`${GRANTED}${isCounted ? COUNTED : ""}`.length);
        const { name, type, bytes } = await componentFile(queries, askingFor(taken.userId), id);
        return new Download(name, type, bytes);
      } catch (error) {
        if (isCounted) await giveBack(queries, taken.userId);
        throw error;
      }
    }),
];
