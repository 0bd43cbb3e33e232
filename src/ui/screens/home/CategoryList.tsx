import { Skeleton } from "@mantine/core";
import { Link } from "react-router-dom";
import type { Classification } from "#api/contract/dataStandards.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { categoryIcon } from "../../search/categoryIcon.tsx";
import { LinkButton } from "../../kit/input/LinkButton.tsx";
import { classNames } from "../../kit/layout/classNames.ts";
import { Panel } from "../../kit/layout/Panel.tsx";
import { useFeedbackHref } from "../../page/services/useFeedbackHref.ts";
import type { Loaded } from "../../page/services/Loaded.ts";
import { useIsLate } from "../../page/browser/useIsLate.ts";
import { batchAddress } from "../../addresses/categoryAddresses.ts";
import { documentsAddress } from "../../addresses/documentAddresses.ts";
import { soundAddress } from "../../addresses/soundAddress.ts";
import { useSession } from "../../page/services/useSession.ts";
import categories from "../../kit/styles/categories.module.css";
import css from "./Home.module.css";

export interface CategoryListProps {
  readonly loaded: Loaded<readonly Classification[]>;
  readonly chosen: string;
  readonly onChoose: (categoryCode: string) => void;
}

function Category({
  category,
  isChosen,
  onChoose,
}: {
  readonly category: Classification;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  const { code, name, count, configItemValues } = category;
  const address = batchAddress(code);
  const content = (
    <>
      {categoryIcon(code)}
      {name}
      {configItemValues.isNew && <span className={css["new"]}>新</span>}
      <span className={categories["count"]}>{count === 0 ? "暂无" : formatNumber(count, 0)}</span>
    </>
  );
  if (address !== undefined)
    return (
      <Link className={categories["category"]} to={address}>
        {content}
      </Link>
    );
  return (
    <button type="button" className={categories["category"]} aria-pressed={isChosen} onClick={onChoose}>
      {content}
    </button>
  );
}

const BARS = [72, 48, 96, 64, 84, 56, 72, 60] as const;

/** 产品分类 with their number of products: links to batch selection, or a quick search beside the list. */
export function CategoryList({ loaded, chosen, onChoose }: CategoryListProps) {
  const isLate = useIsLate(loaded.status === "loading");
  const missing = useFeedbackHref("缺少产品分类");
  const isDesktop = useSession(({ platform }) => platform === "g");
  return (
    <Panel className={classNames(categories["aside"], css["aside"])}>
      <h2 className={categories["caption"]}>产品分类</h2>
      {loaded.status === "loading" &&
        isLate &&
        BARS.map((width, bar) => (
          <div key={bar} className={categories["category"]} data-off>
            <Skeleton height={10} width={width} />
          </div>
        ))}
      {loaded.status === "failed" && (
        <div className={css["state"]} role="alert">
          加载失败
          <LinkButton onClick={loaded.retry}>重试</LinkButton>
        </div>
      )}
      {loaded.status === "ready" && loaded.value.length === 0 && (
        <div className={css["state"]}>暂无产品分类</div>
      )}
      {loaded.status === "ready" && (
        <ul>
          {loaded.value.map((category) => (
            <li key={category.code}>
              <Category
                category={category}
                isChosen={category.code === chosen}
                onChoose={() => onChoose(category.code)}
              />
            </li>
          ))}
        </ul>
      )}
      {!isDesktop && (
        <p className={css["missing"]}>
          <Link to={documentsAddress()}>查找电子样本</Link>
        </p>
      )}
      <p className={css["missing"]}>
        <Link to={soundAddress()}>风机到房间的噪声计算</Link>
      </p>
      <p className={css["missing"]}>
        没有需要的分类？
        <a href={missing} target="_blank" rel="noreferrer">
          告诉我们
        </a>
      </p>
    </Panel>
  );
}
