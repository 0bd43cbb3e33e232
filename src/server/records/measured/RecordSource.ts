import * as v from "valibot";

/** Where a real record was published, and on what terms. */
export const RecordSourceSchema = v.object({
  repo: v.string(),
  path: v.string(),
  commit: v.string(),
  licence: v.string(),
});
type RecordSource = v.InferOutput<typeof RecordSourceSchema>;

/** The same as text, shown beside the product. */
export const sourceText = ({ repo, path, commit, licence }: RecordSource) =>
  `真实数据：${repo}，${path}（${commit.slice(0, 12)}），许可 ${licence}`;
