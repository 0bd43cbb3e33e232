import { Skeleton } from "@mantine/core";
import { Link } from "react-router-dom";
import type { Classification } from "#api/contract/dataStandards.ts";
import { formatNumber } from "#domain/formatNumber.ts";
import { categoryIcon } from "../../components/categoryIcon.tsx";
import { LinkButton } from "../../components/LinkButton.tsx";
import { Panel } from "../../components/Panel.tsx";
import { useClassifications } from "../../hooks/useClassifications.ts";
import { useIsLate } from "../../hooks/useIsLate.ts";
import { categoryPlace } from "./categoryPlaces.ts";
import css from "./Home.module.css";

const isOpen = ({ code, configItemValues }: Classification) =>
  configItemValues.isSelectionEnable && categoryPlace(code) !== undefined;

function Category({ category }: { category: Classification }) {
  const { code, name, count, configItemValues } = category;
  const place = isOpen(category) ? categoryPlace(code) : undefined;
  const content = (
    <>
      {categoryIcon(code)}
      {name}
      {configItemValues.isNew && <span className={css["new"]}>新</span>}
      {count > 0 && <span className={css["count"]}>{formatNumber(count, 0)}</span>}
    </>
  );
  return place ? (
    <Link className={css["category"]} to={place}>
      {content}
    </Link>
  ) : (
    <div className={css["category"]} data-off>
      {content}
    </div>
  );
}

function Categories({ categories }: { categories: readonly Classification[] }) {
  return (
    <ul>
      {categories.map((category) => (
        <li key={category.code}>
          <Category category={category} />
        </li>
      ))}
    </ul>
  );
}

function List({ categories }: { categories: readonly Classification[] }) {
  const open = categories.filter(isOpen);
  const others = categories.filter((category) => !isOpen(category));
  if (categories.length === 0) return <div className={css["state"]}>暂无产品分类</div>;
  return (
    <>
      <Categories categories={open} />
      {others.length > 0 && (
        <>
          <h2 className={css["caption"]}>尚未开放选型</h2>
          <Categories categories={others} />
        </>
      )}
    </>
  );
}

const BARS = [72, 48, 96, 64, 84, 56, 72, 60] as const;

/** 产品分类 with the number of products of each, and which of them can be selected now. */
export function CategoryList() {
  const loaded = useClassifications();
  const isLate = useIsLate(loaded.status === "loading");
  return (
    <Panel className={css["aside"]}>
      <h2 className={css["caption"]}>产品分类</h2>
      {loaded.status === "loading" &&
        isLate &&
        BARS.map((width, bar) => (
          <div key={bar} className={css["category"]} data-off>
            <Skeleton height={10} width={width} />
          </div>
        ))}
      {loaded.status === "failed" && (
        <div className={css["state"]} role="alert">
          加载失败
          <LinkButton onClick={loaded.retry}>重试</LinkButton>
        </div>
      )}
      {loaded.status === "ready" && <List categories={loaded.value} />}
    </Panel>
  );
}
