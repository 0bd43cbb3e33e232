import { Collapse } from "@mantine/core";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useState } from "react";
import type { ListState } from "#domain/catalogue/listing/ListState.ts";
import { COLLAPSE_MS } from "../../kit/layout/collapseMs.ts";
import { LinkButton } from "../../kit/input/LinkButton.tsx";
import { BrandTags } from "../../duty/form/BrandTags.tsx";
import { Tags } from "../../search/Tags.tsx";
import type { ProductList, SearchProperty } from "../../search/useProductList.ts";
import text from "../../kit/styles/text.module.css";
import css from "./FastSearch.module.css";
import { useHeldHeight } from "./useHeldHeight.ts";

const CHEVRON = { size: 14, stroke: 1.5, "aria-hidden": true } as const;

export interface AdvancedFilterProps {
  readonly state: ListState;
  readonly change: (changes: Partial<ListState>) => void;
  readonly found: ProductList;
}

function chosenOf({ properties }: ListState, code: string): string | null {
  const filter = properties.find((each) => each.code === code);
  return filter?.kind === "enums" ? (filter.codes[0] ?? null) : null;
}

function PropertyRow({
  property,
  state,
  change,
}: { readonly property: SearchProperty } & Omit<AdvancedFilterProps, "found">) {
  const { code, name, values } = property;
  const others = state.properties.filter((filter) => filter.code !== code);
  return (
    <div className={css["row"]}>
      <span className={css["label"]}>{name}</span>
      <div className={css["tags"]} role="group" aria-label={name}>
        <Tags
          tags={values.map((value) => ({ code: value.code, name: value.name, disabled: value.count === 0 }))}
          chosen={chosenOf(state, code)}
          onChoose={(value) =>
            change({
              properties: value === null ? others : [...others, { kind: "enums", code, codes: [value] }],
            })
          }
        />
      </div>
    </div>
  );
}

/** 品牌 and the enumerated properties as tags; folded, it shows the number of chosen tags. */
export function AdvancedFilter({ state, change, found }: AdvancedFilterProps) {
  const [isOpen, setOpen] = useState(true);
  const held = useHeldHeight();
  const brands = found.brands.status === "ready" ? found.brands.value : [];
  const properties = found.properties.status === "ready" ? found.properties.value : [];
  const enums = properties.filter(({ dataType, values }) => dataType === "Enum" && values.length > 1);
  const chosen = state.properties.length + (state.brandCode === null ? 0 : 1);
  if (brands.length === 0 && enums.length === 0) return null;
  return (
    <div className={css["advanced"]}>
      <div className={css["fold"]}>
        <h3>高级筛选</h3>
        {chosen > 0 && <span className={text["dim"]}>已选 {chosen} 项</span>}
        <LinkButton small aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "收起" : "展开"}
          {isOpen ? <IconChevronUp {...CHEVRON} /> : <IconChevronDown {...CHEVRON} />}
        </LinkButton>
      </div>
      <Collapse expanded={isOpen} transitionDuration={COLLAPSE_MS} keepMountedMode="display-none">
        <div ref={held} className={css["rows"]}>
          {brands.length > 0 && (
            <div className={css["row"]}>
              <span className={css["label"]}>品牌</span>
              <BrandTags
                brands={brands}
                chosen={state.brandCode}
                onChoose={(brandCode) => change({ brandCode })}
              />
            </div>
          )}
          {enums.map((property) => (
            <PropertyRow key={property.code} property={property} state={state} change={change} />
          ))}
        </div>
      </Collapse>
    </div>
  );
}
