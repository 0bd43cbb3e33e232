import { Select } from "@mantine/core";
import type { FocusEvent } from "react";
import { NATIONWIDE } from "#domain/products/goods/Area.ts";
import type { AreaTree } from "#domain/products/goods/areaTree.ts";
import { Field } from "../kit/input/Field.tsx";
import { LoadFailed } from "./LoadFailed.tsx";
import css from "./Prices.module.css";

export interface AreaSelectsProps {
  readonly tree: AreaTree;
  /** Area codes from the province down; empty for the whole country. */
  readonly path: readonly string[];
  readonly onChange: (path: readonly string[]) => void;
  /** Loads the areas again; `null` unless loading failed. */
  readonly onRetry: (() => void) | null;
}

const ALL = "";

/** Selects the current name, so that typing replaces it. */
const replaced = ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select();

/** 地区: a choice of province and city, each with a first entry for all. */
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
