import { listPlanVersions } from "#api/contract/projectPlans.ts";
import { BATCH_KINDS, type BatchKindName } from "#domain/building/kinds/batchKinds.ts";
import { useAsk } from "../../../page/services/useAsk.ts";
import type { LinkChoice } from "../../../project/sharing/LinkPanel.tsx";

/** Only the newest versions are offered; links to older ones are created in the list of versions. */
const MOST_OFFERED = "100";

const isKind = (name: string): name is BatchKindName => Object.hasOwn(BATCH_KINDS, name);
const kindWords = (name: string) => (isKind(name) ? BATCH_KINDS[name].words.title : name);

/** A project's plan versions as choices for a link. */
export function useVersionChoices(projectId: string): readonly LinkChoice[] {
  const { data } = useAsk(listPlanVersions, { params: { projectId }, query: { page_size: MOST_OFFERED } });
  return (data?.list ?? []).map(({ id, name, kind, number }) => ({
    value: id,
    label: `${name} · ${kindWords(kind)} · 版本 ${number}`,
    purpose: "read",
    planVersionId: id,
  }));
}
