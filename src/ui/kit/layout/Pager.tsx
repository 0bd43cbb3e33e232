import { Pagination, Select } from "@mantine/core";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { PAGE_SIZES } from "#domain/catalogue/listing/ListState.ts";
import text from "../styles/text.module.css";
import css from "./Pager.module.css";

export interface PagerProps {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  /** Measure word, such as 个 or 种. */
  readonly counter?: string;
  readonly onPage: (page: number) => void;
  readonly onPageSize: (pageSize: number) => void;
}

/** The shown rows and their total, the pages, and the page size. */
export function Pager({ page, pageSize, total, counter = "个", onPage, onPageSize }: PagerProps) {
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return (
    <nav className={css["pager"]} aria-label="分页">
      <span className={text["dim"]}>
        第 {formatNumber(first, 0)}–{formatNumber(last, 0)} {counter}，共 {formatNumber(total, 0)} {counter}
      </span>
      <div className={css["tools"]}>
        <Select
          aria-label="每页行数"
          size="xs"
          w={104}
          allowDeselect={false}
          data={PAGE_SIZES.map((size) => ({ value: String(size), label: `${size} ${counter}/页` }))}
          value={String(pageSize)}
          onChange={(size) => size !== null && onPageSize(Number(size))}
        />
        <Pagination
          total={Math.ceil(total / pageSize)}
          value={page}
          onChange={onPage}
          getControlProps={(control) => ({
            "aria-label": { first: "第一页", previous: "上一页", next: "下一页", last: "最后一页" }[control],
          })}
          getItemProps={(number) => ({ "aria-label": `第 ${number} 页` })}
        />
      </div>
    </nav>
  );
}
