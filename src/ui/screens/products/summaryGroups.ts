import { formatPlain } from "#domain/base/formatNumber.ts";
import { rangeText } from "#domain/base/input/range.ts";
import { dutyFields } from "#domain/catalogue/duty/dutyFields.ts";
import { toleranceInForce } from "#domain/catalogue/listing/toleranceInForce.ts";
import type { ListState, PropertyFilter } from "#domain/catalogue/listing/ListState.ts";
import { ORIGIN_NAMES } from "#domain/catalogue/listing/originNames.ts";
import type { FilterProperty } from "../../search/PropertyFilters.tsx";
import type { SummaryChip, SummaryGroup } from "./ResultSummary.tsx";

export interface SummaryParts {
  readonly categoryCode: string;
  readonly state: ListState;
  readonly change: (changes: Partial<ListState>) => void;
  readonly properties: readonly FilterProperty[];
  readonly brandName: (code: string) => string;
}

function filterText(filter: PropertyFilter, property: FilterProperty | undefined): string {
  switch (filter.kind) {
    case "enums":
      return `${filter.codes
        .map((code) => property?.values.find((value) => value.code === code)?.name ?? code)
        .join("、")} ${property?.unitSymbol ?? ""}`.trimEnd();
    case "range":
      return rangeText(filter, property?.unitSymbol ?? "");
    case "bool":
      return filter.value ? "是" : "否";
    case "text":
      return filter.text;
  }
}

function curveChips({ categoryCode, state, change }: SummaryParts): readonly SummaryChip[] {
  const fields = dutyFields(categoryCode, state.speedControl);
  const tolerance = toleranceInForce(categoryCode, state);
  const entered = state.duty.flatMap(({ code, value }) => {
    const field = fields.find((candidate) => candidate.code === code);
    if (!field) return [];
    return {
      key: code,
      label: `${field.line ?? ""}${field.label}`,
      value: `${formatPlain(value)} ${field.unit}`.trimEnd(),
      onRemove: () => change({ duty: state.duty.filter((entry) => entry.code !== code) }),
    };
  });
  return tolerance === null
    ? entered
    : [
        ...entered,
        {
          key: "tolerance",
          label: "公差",
          value: `${tolerance.grade} 级${tolerance.isRequired ? "，全部公差下满足" : ""}`,
          onRemove: () => change({ tolerance: null }),
        },
      ];
}

function deviationChips({ categoryCode, state, change }: SummaryParts): readonly SummaryChip[] {
  const fields = dutyFields(categoryCode, state.speedControl);
  return state.duty.flatMap(({ code, deviationRate }) => {
    const field = fields.find((candidate) => candidate.code === code);
    if (!field || deviationRate === null) return [];
    return {
      key: code,
      label: `${field.line ?? ""}${field.label}偏差`,
      value: `±${deviationRate} %`,
      onRemove: () =>
        change({
          duty: state.duty.map((entry) => (entry.code === code ? { ...entry, deviationRate: null } : entry)),
        }),
    };
  });
}

function productChips({ state, change, properties, brandName }: SummaryParts): readonly SummaryChip[] {
  const { brandCode, series, isSample, origin, words, properties: filters } = state;
  const wordsChip: readonly SummaryChip[] =
    words === ""
      ? []
      : [{ key: "words", label: "查找", value: words, onRemove: () => change({ words: "" }) }];
  const brand =
    brandCode === null
      ? []
      : [
          {
            key: "brand",
            label: "品牌",
            value: brandName(brandCode),
            onRemove: () => change({ brandCode: null }),
          },
        ];
  const seriesChip = series
    ? [
        {
          key: "series",
          label: "产品系列",
          value: series.name || series.id,
          onRemove: () => change({ series: null }),
        },
      ]
    : [];
  const others = filters.map((filter): SummaryChip => {
    const property = properties.find(({ code }) => code === filter.code);
    return {
      key: filter.code,
      label: property?.name ?? filter.code,
      value: filterText(filter, property),
      onRemove: () => change({ properties: filters.filter(({ code }) => code !== filter.code) }),
    };
  });
  const records: readonly SummaryChip[] =
    isSample === null
      ? []
      : [
          {
            key: "records",
            label: "数据",
            value: isSample ? "示例" : "实测",
            onRemove: () => change({ isSample: null }),
          },
        ];
  const origins: readonly SummaryChip[] =
    origin === "all"
      ? []
      : [
          {
            key: "origin",
            label: "来源",
            value: ORIGIN_NAMES[origin],
            onRemove: () => change({ origin: "all" }),
          },
        ];
  return [...wordsChip, ...brand, ...seriesChip, ...records, ...origins, ...others];
}

/** All active filters, grouped by what clears them: duty, deviation rates, brand, series and properties. */
export function summaryGroups(parts: SummaryParts): readonly SummaryGroup[] {
  const { state, change } = parts;
  return [
    { name: "曲线", chips: curveChips(parts), onClear: () => change({ duty: [], tolerance: null }) },
    {
      name: "偏差",
      chips: deviationChips(parts),
      onClear: () => change({ duty: state.duty.map((entry) => ({ ...entry, deviationRate: null })) }),
    },
    {
      name: "产品",
      chips: productChips(parts),
      onClear: () =>
        change({ brandCode: null, series: null, isSample: null, origin: "all", words: "", properties: [] }),
    },
  ];
}
