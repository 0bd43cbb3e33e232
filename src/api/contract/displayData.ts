import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import { id, listOf, nothing, text } from "./limits.ts";

/** The kinds of view that the viewer draws: a component's own body, and the one in a family file. */
export const SHOWN_VIEWS: readonly string[] = ["3D_VIEW", "FAMILY_FILE_VIEW"];

/** Cannot lead out of the folder to which it is relative. */
const relativePath = v.pipe(
  v.string(),
  v.maxLength(512),
  v.regex(/^(?:[A-Za-z0-9_][\w.-]*\/)*[A-Za-z0-9_][\w.-]*$/u),
);

const ViewTokenSchema = v.object({
  /** Another token means other content to show. */
  viewToken: v.string(),
  viewType: v.string(),
  storeId: v.string(),
  coreResourceId: v.string(),
  coreResourceVersionId: v.string(),
});
export type ViewToken = v.InferOutput<typeof ViewTokenSchema>;

export const readViewToken = endpoint({
  method: "GET",
  path: "/v1/shop_components/{id}/view_token",
  summary: "What a viewer shows of a component, and by which files",
  params: v.strictObject({ id }),
  query: nothing,
  body: nothing,
  output: ViewTokenSchema,
});

/** Parameters of one body. */
const MOST_PARAMETERS = 500;

/** The older route: answers the path, below the static host, of a file that was made for these parameters. */
export const generateDisplayData = endpoint({
  method: "POST",
  path: "/digital_components/gcmp_server/display_data",
  summary: "Display data of a component with parameters of its own, as the path of a file",
  isRead: true,
  params: nothing,
  query: nothing,
  body: v.strictObject({
    storeId: id,
    inputParameters: listOf(
      v.strictObject({ name: text, value: v.union([v.number(), text]) }),
      MOST_PARAMETERS,
    ),
  }),
  output: relativePath,
});

/** The newer route, below the static host. */
export const displayDataPath = ({ coreResourceId, coreResourceVersionId }: ViewToken): string =>
  `/metadata/${encodeURIComponent(coreResourceId)}/${encodeURIComponent(coreResourceVersionId)}/display_data.json.gz`;

/** Textures, below the static host. */
export const texturePath = (file: string): string => `/textures/${encodeURIComponent(file)}`;
