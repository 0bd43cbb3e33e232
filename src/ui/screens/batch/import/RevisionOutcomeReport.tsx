import { formatNumber } from "#domain/base/formatNumber.ts";
import type { RevisionOutcome } from "#workers/batch/session/RevisionOutcome.ts";
import { classNames } from "../../../kit/layout/classNames.ts";
import text from "../../../kit/styles/text.module.css";
import importCss from "./Import.module.css";
import css from "./Revision.module.css";

/** The result of a revised schedule, in figures. */
export function RevisionOutcomeReport({ outcome }: { outcome: RevisionOutcome }) {
  const { fresh, gone, changed, kept, unsatisfied, unchecked, keepsGone, cause } = outcome;
  const facts: readonly (readonly [title: string, rooms: number, isWanting: boolean])[] = [
    ["新增", fresh, false],
    [keepsGone ? "已不在表中，保留" : "删除", gone, false],
    ["变更", changed, false],
    ["保留选型", kept, false],
    ["不再满足", unsatisfied, true],
    ["未核对", unchecked, true],
  ];
  return (
    <div className={importCss["report"]} role="status">
      <dl className={css["facts"]}>
        {facts.map(([title, rooms, isWanting]) => (
          <div key={title}>
            <dt className={text["dim"]}>{title}</dt>
            <dd className={classNames(text["strong"], isWanting && rooms > 0 && text["wrong"])}>
              {formatNumber(rooms, 0)} <span className={text["unit"]}>间</span>
            </dd>
          </div>
        ))}
      </dl>
      {unsatisfied > 0 && (
        <p className={text["ink2"]}>不再满足的房间保留原选产品，并注明差在哪一项，可重新选型或重新选择</p>
      )}
      {unchecked > 0 && (
        <p className={text["ink2"]}>
          未核对的房间保留原选产品，可在页面底部重试{cause === "" ? "" : `（${cause}）`}
        </p>
      )}
    </div>
  );
}
