import { Select } from "@mantine/core";
import { useSearchParams } from "react-router-dom";
import type { Classification } from "#api/contract/dataStandards.ts";
import { Field } from "../../kit/input/Field.tsx";
import { PageHead } from "../../kit/layout/PageHead.tsx";
import { Panel } from "../../kit/layout/Panel.tsx";
import { AREA_PARAMETER } from "../../prices/areaParameter.ts";
import { LoadFailed } from "../../prices/LoadFailed.tsx";
import { PricePanel } from "../../prices/PricePanel.tsx";
import table from "../../kit/table/table.module.css";
import { useClassifications } from "../../search/useClassifications.ts";
import type { Loaded } from "../../page/services/Loaded.ts";
import layout from "../../kit/styles/layout.module.css";
import css from "./GoodsList.module.css";

const CATEGORY = "category";
const ALL = "";

const pricedOf = (loaded: Loaded<readonly Classification[]>) =>
  loaded.status === "ready"
    ? loaded.value
        .filter(({ configItemValues }) => configItemValues.isPriceCondition)
        .map(({ code, name }) => ({ value: code, label: name }))
    : [];

interface CategoryFieldProps {
  readonly code: string | null;
  readonly onChange: (code: string | null) => void;
}

function CategoryField({ code, onChange }: CategoryFieldProps) {
  const products = useClassifications();
  const materials = useClassifications("STANDARD_MATERIAL");
  const failed = [products, materials].filter((loaded) => loaded.status === "failed");
  if (failed.length > 0)
    return (
      <Field label="分类">
        <LoadFailed what="分类" onRetry={() => failed.forEach(({ retry }) => retry())} />
      </Field>
    );
  return (
    <Field label="分类">
      {(control) => (
        <Select
          {...control}
          className={css["category"]}
          searchable
          allowDeselect={false}
          nothingFoundMessage="没有这个分类"
          data={[
            { value: ALL, label: "全部分类" },
            { group: "产品", items: pricedOf(products) },
            { group: "材料", items: pricedOf(materials) },
          ]}
          value={code ?? ALL}
          onChange={(value) => onChange(value === null || value === ALL ? null : value)}
        />
      )}
    </Field>
  );
}

/** 价格查询: the price search on its own page, for all categories. */
export function GoodsList() {
  const [params, setParams] = useSearchParams();
  const asked = params.get(CATEGORY);
  const categoryCode = asked === null || asked === ALL ? null : asked;
  return (
    <>
      <PageHead />
      <main className={layout["main"]}>
        <Panel className={table["box"]}>
          <PricePanel
            categoryCode={categoryCode}
            subject={null}
            areaOfLink={params.get(AREA_PARAMETER)}
            isWide
            first={
              <CategoryField
                code={categoryCode}
                onChange={(code) =>
                  setParams(
                    (before) => {
                      const next = new URLSearchParams(before);
                      if (code === null) next.delete(CATEGORY);
                      else next.set(CATEGORY, code);
                      return next;
                    },
                    { replace: true },
                  )
                }
              />
            }
          />
        </Panel>
      </main>
    </>
  );
}
