import { useState } from "react";
import { Link } from "react-router-dom";
import { CATEGORIES } from "#domain/catalogue/categories.ts";
import { dayWords } from "#domain/base/dayWords.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { dutyWords } from "#domain/catalogue/listing/dutyWords.ts";
import { readCategoryList } from "#domain/catalogue/listing/readCategoryList.ts";
import { listAddress } from "../../addresses/categoryAddresses.ts";
import { classNames } from "../../kit/layout/classNames.ts";
import { Panel } from "../../kit/layout/Panel.tsx";
import { useRecentDuties } from "../../duty/useRecentDuties.ts";
import layout from "../../kit/styles/layout.module.css";
import text from "../../kit/styles/text.module.css";
import css from "./Home.module.css";
import { useExampleDuties } from "./useExampleDuties.ts";

const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(CATEGORIES));

interface LineProps {
  readonly categoryCode: string;
  readonly address: string;
  readonly found?: number;
  readonly at?: number;
  readonly now: number;
}

function Line({ categoryCode, address, found, at, now }: LineProps) {
  const state = readCategoryList(categoryCode, new URLSearchParams(address));
  const { brandCode, series, properties } = state;
  const filters = properties.length + (brandCode === null ? 0 : 1) + (series === null ? 0 : 1);
  const words = dutyWords(categoryCode, state);
  // An entry of another version, or an edited one, that has no text.
  if (words === "") return null;
  return (
    <li className={css["recent"]}>
      <span className={classNames(text["ink2"], css["kind"])}>{NAMES.get(categoryCode)}</span>
      <Link
        className={classNames(layout["grow"], text["clip"])}
        to={{ pathname: listAddress(categoryCode), search: address }}
      >
        {words}
        {filters > 0 && ` · ${filters} 项筛选`}
      </Link>
      {found !== undefined && <span className={text["ink2"]}>{formatNumber(found, 0)} 个结果</span>}
      {at !== undefined && <span className={classNames(text["dim"], css["when"])}>{dayWords(at, now)}</span>}
    </li>
  );
}

/** The last searched duties, each a link to its list. */
export function RecentDuties() {
  const duties = useRecentDuties();
  const [now] = useState(() => Date.now());
  const isNew = duties.length === 0;
  const examples = useExampleDuties(isNew);
  const lines = isNew ? examples : duties;
  if (lines.length === 0) return null;
  return (
    <Panel className={css["recentDuties"]}>
      <h2 className={css["head"]} data-low>
        {isNew ? "试一个工况" : "最近工况"}
      </h2>
      <ul>
        {lines.map((line) => (
          <Line key={`${line.categoryCode} ${line.address}`} {...line} now={now} />
        ))}
      </ul>
    </Panel>
  );
}
