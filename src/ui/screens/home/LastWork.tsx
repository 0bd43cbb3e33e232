import { Link } from "react-router-dom";
import { BATCH_PLACES, type BatchPlace } from "../../components/batchPlaces.ts";
import { classNames } from "../../components/classNames.ts";
import { formatNumber } from "#domain/formatNumber.ts";
import { Panel } from "../../components/Panel.tsx";
import { useServices } from "../../hooks/ServicesContext.tsx";
import { useBatchSummary } from "../../hooks/useBatchSummary.ts";
import { useIsPainted } from "../../hooks/useIsPainted.ts";
import layout from "../../styles/layout.module.css";
import text from "../../styles/text.module.css";
import css from "./Home.module.css";

function Building({ place: { name, title, path } }: { place: BatchPlace }) {
  const { batch } = useServices();
  const { rooms, buildingName, hasRun, matched, unmatched } = useBatchSummary(batch[name]);
  if (rooms === 0) return null;
  return (
    <Panel className={css["lastWork"]}>
      <h2 className={css["head"]} data-low>
        最近选型
      </h2>
      <div className={css["recent"]}>
        <span className={text["ink2"]}>{title}</span>
        <Link className={classNames(layout["grow"], text["clip"])} to={path}>
          {buildingName || "未命名建筑"} · {formatNumber(rooms, 0)} 间
        </Link>
        {!hasRun && <span className={text["ink2"]}>尚未选型</span>}
        {hasRun && <span className={text["ink2"]}>已匹配 {formatNumber(matched, 0)} 间</span>}
        {hasRun && unmatched > 0 && (
          <span className={text["miss"]}>未匹配 {formatNumber(unmatched, 0)} 间</span>
        )}
        <Link to={path}>继续</Link>
      </div>
    </Panel>
  );
}

/** The buildings that were left in the batch screens. Their workers start after the first picture. */
export function LastWork() {
  const isPainted = useIsPainted();
  return isPainted && BATCH_PLACES.map((place) => <Building key={place.name} place={place} />);
}
