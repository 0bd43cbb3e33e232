import { formatNumber } from "#domain/base/formatNumber.ts";
import { useCurrentProject } from "../../project/useCurrentProject.ts";
import { useOutbox } from "../../project/outbox/useOutbox.ts";
import { useSelectedCategories } from "../../project/useSelectedCategories.ts";
import text from "../../kit/styles/text.module.css";

/** Number of products in the current project, if known, and number of those that wait to be sent. */
export function BasketCount() {
  const project = useCurrentProject();
  const categories = useSelectedCategories(project.status === "ready" ? project.value.id : null);
  const waiting = useOutbox((outbox) => outbox.waiting.length);
  const total = categories?.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      {total !== undefined && ` (${formatNumber(total, 0)})`}
      {waiting > 0 && <span className={text["miss"]}>{` 待发送 ${formatNumber(waiting, 0)}`}</span>}
    </>
  );
}
