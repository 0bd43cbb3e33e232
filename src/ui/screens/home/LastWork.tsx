import { Link } from "react-router-dom";
import { BATCH_PLACES, type BatchPlace } from "../../components/batchPlaces.ts";
import { classNames } from "../../components/classNames.ts";
import { formatNumber } from "#domain/formatNumber.ts";
import { Panel } from "../../components/Panel.tsx";
import { GOES_ON } from "../../hooks/useGoesOn.ts";
import { useIsPainted } from "../../hooks/useIsPainted.ts";
import { useRecentWork } from "../../hooks/useRecentWork.ts";
import layout from "../../styles/layout.module.css";
import text from "../../styles/text.module.css";
import css from "./Home.module.css";

function Building({ place: { name, title, path } }: { place: BatchPlace }) {
  const work = useRecentWork(name);
  if (work === null) return null;
  const { rooms, name: buildingName, hasRun, matched, unmatched } = work;
  return (
    <Panel className={css["lastWork"]}>
      <h2 className={css["head"]} data-low>
        最近选型
      </h2>
      <div className={css["recent"]}>
        <span className={classNames(text["ink2"], css["kind"])}>{title}</span>
        <Link className={classNames(layout["grow"], text["clip"])} to={path} state={GOES_ON}>
          {buildingName || "未命名建筑"} · {formatNumber(rooms, 0)} 间
        </Link>
        {!hasRun && <span className={text["ink2"]}>尚未选型</span>}
        {hasRun && matched !== null && (
          <span className={text["ink2"]}>已匹配 {formatNumber(matched, 0)} 间</span>
        )}
        {hasRun && unmatched !== null && unmatched > 0 && (
          <span className={text["miss"]}>未匹配 {formatNumber(unmatched, 0)} 间</span>
        )}
        <Link to={path} state={GOES_ON}>
          继续
        </Link>
      </div>
    </Panel>
  );
}

/** The buildings that were left in the batch screens: looked up after the first picture, and not opened. */
export function LastWork() {
  const isPainted = useIsPainted();
  return isPainted && BATCH_PLACES.map((place) => <Building key={place.name} place={place} />);
}
