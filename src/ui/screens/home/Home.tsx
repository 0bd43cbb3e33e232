import { useMemo } from "react";
import { loadedMap } from "../../page/services/Loaded.ts";
import { useClassifications } from "../../search/useClassifications.ts";
import { Banner } from "./Banner.tsx";
import { batchAddress } from "../../addresses/categoryAddresses.ts";
import { CategoryList } from "./CategoryList.tsx";
import { FastSearch } from "./FastSearch.tsx";
import css from "./Home.module.css";
import { LastWork } from "./LastWork.tsx";
import { RecentDuties } from "./RecentDuties.tsx";
import { useFastSearch } from "./useFastSearch.ts";

/** The start page: batch selection for buildings, or one product by its duty and properties. */
export function Home() {
  const classifications = useClassifications();
  const { categoryCode, state, change, choose } = useFastSearch();
  const selectable = useMemo(
    () =>
      loadedMap(classifications, (all) =>
        all.filter(({ configItemValues }) => configItemValues.isSelectionEnable),
      ),
    [classifications],
  );
  const chosen =
    selectable.status === "ready"
      ? selectable.value.find(({ code }) => code === categoryCode && batchAddress(code) === undefined)
      : undefined;
  return (
    <main className={css["home"]}>
      <CategoryList loaded={selectable} chosen={categoryCode} onChoose={choose} />
      <div className={css["content"]}>
        <Banner />
        {chosen && (
          <FastSearch
            key={chosen.code}
            categoryCode={chosen.code}
            title={chosen.name}
            state={state}
            change={change}
          />
        )}
        <div className={css["recents"]}>
          <div className={css["buildings"]}>
            <LastWork />
          </div>
          <RecentDuties />
        </div>
      </div>
    </main>
  );
}
