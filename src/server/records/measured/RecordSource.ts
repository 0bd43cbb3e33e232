import * as v from "valibot";
import { text, unread } from "../../process/dataSchemas.ts";

/** Where a real record was published, and on what terms. */
export const RecordSourceSchema = v.strictObject({
  repo: text,
  path: text,
  commit: text,
  licence: text,
  ...unread("url", "licenceFile"),
});
type RecordSource = v.InferOutput<typeof RecordSourceSchema>;

/** The same as text, shown beside the product. */
export const sourceText = ({ repo, path, commit, licence }: RecordSource) =>
  `真实数据：${repo}，${path}（${commit.slice(0, 12)}），许可 ${licence}`;
