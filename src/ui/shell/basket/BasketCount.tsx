import { formatNumber } from "#domain/base/formatNumber.ts";
import { useCurrentProject } from "../../project/useCurrentProject.ts";
import { useOutbox } from "../../project/outbox/useOutbox.ts";
import { useSelectedCategories } from "../../project/useSelectedCategories.ts";
import text from "../../kit/styles/text.module.css";

/** How many products the current project has, as far as that is known, and how many wait to be sent there. */
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
