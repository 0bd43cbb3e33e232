import type { PlanVersion } from "#api/contract/projectPlans.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import text from "../../../kit/styles/text.module.css";
import { formatMoment } from "../context/formatMoment.ts";
import css from "./Versions.module.css";

/** One side of a comparison. */
export function VersionFacts({ title, version }: { readonly title: string; readonly version: PlanVersion }) {
  const { name, number, author, createdAt, rooms, units, note } = version;
  return (
    <div className={css["side"]}>
      <span className={text["dim"]}>{title}</span>
      <strong className={text["clip"]} title={name}>
        {name}
      </strong>
      <span>第 {number} 版</span>
      <span className={text["ink2"]}>
        {author ?? "已注销的用户"} · {formatMoment(createdAt)} · {formatNumber(rooms, 0)} 间 ·{" "}
        {formatNumber(units, 0)} 台
      </span>
      {note !== "" && (
        <span className={text["clip"]} title={note}>
          {note}
        </span>
      )}
    </div>
  );
}
