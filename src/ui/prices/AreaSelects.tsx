import { Select } from "@mantine/core";
import type { FocusEvent } from "react";
import { NATIONWIDE } from "#domain/products/goods/Area.ts";
import type { AreaTree } from "#domain/products/goods/areaTree.ts";
import { Field } from "../kit/input/Field.tsx";
import { LoadFailed } from "./LoadFailed.tsx";
import css from "./Prices.module.css";

export interface AreaSelectsProps {
  readonly tree: AreaTree;
  /** Codes from the province down; empty is the whole country. */
  readonly path: readonly string[];
  readonly onChange: (path: readonly string[]) => void;
  /** Asks again for the areas where they did not come. */
  readonly onRetry: (() => void) | null;
}

const ALL = "";

/** What is typed takes the place of the name that stands there. */
const replaced = ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select();

/** 地区: the province, then its city. Each has a first entry that leaves it open. */
export function AreaSelects({ tree, path, onChange, onRetry }: AreaSelectsProps) {
  const [province = ALL, city = ALL] = path;
  const root = tree.find(tree.rootCode);
  const options = (code: string, all: string) => [
    { value: ALL, label: all },
    ...tree.childrenOf(code).map((area) => ({ value: area.code, label: area.name })),
  ];
  const cities = province === ALL ? [] : tree.childrenOf(province);
  if (onRetry !== null)
    return (
      <Field label="地区">
        <LoadFailed what="地区" onRetry={onRetry} />
      </Field>
    );
  return (
    <Field label="地区">
      <Select
        className={css["area"]}
        aria-label="省份"
        searchable
        onFocus={replaced}
        allowDeselect={false}
        nothingFoundMessage="没有这个省份"
        data={options(tree.rootCode, root?.name ?? NATIONWIDE)}
        value={province}
        onChange={(code) => onChange(code === null || code === ALL ? [] : [code])}
      />
      <Select
        className={css["area"]}
        aria-label="城市"
        searchable
        onFocus={replaced}
        allowDeselect={false}
        nothingFoundMessage="没有这个城市"
        disabled={cities.length === 0}
        data={options(province, "全部城市")}
        value={city}
        onChange={(code) => onChange(code === null || code === ALL ? [province] : [province, code])}
      />
    </Field>
  );
}
