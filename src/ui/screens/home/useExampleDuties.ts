import { queryProducts } from "#api/contract/search.ts";
import { FAN, PUMP, WATER_SUPPLY_SET } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { EMPTY_LIST } from "#domain/catalogue/listing/ListState.ts";
import { recentAddress } from "#domain/catalogue/listing/recentDuties.ts";
import { useClassifications } from "../../search/useClassifications.ts";
import { useAsk } from "../../page/services/useAsk.ts";

type Figures = readonly (readonly [code: string, value: number])[];

interface ExampleDuty {
  readonly categoryCode: string;
  readonly address: string;
}

/** Number of products from which a catalogue is assumed to cover everyday duties. */
const MANY = 500;

const example = (categoryCode: string, duty: Figures): ExampleDuty => ({
  categoryCode,
  address: recentAddress({
    ...EMPTY_LIST,
    duty: duty.map(([code, value]) => ({ code, value, deviationRate: null })),
  }),
});

/** Everyday duties. */
const USUAL = [
  {
    categoryCode: FAN,
    value: PROPERTY.totalPressure,
    duties: [[12_000, 650] as const, [30_000, 900] as const],
  },
  { categoryCode: PUMP, value: PROPERTY.head, duties: [[100, 32] as const] },
  { categoryCode: WATER_SUPPLY_SET, value: PROPERTY.head, duties: [[20, 60] as const] },
] as const;

/** The rated point of the first product in a small category, so that the example finds something. */
function useRatedPoint(categoryCode: string, value: string, isOn: boolean): ExampleDuty | null {
  const asked = useAsk(queryProducts, { body: { gjwCategoryCode: categoryCode, pageSize: 1 } }, { isOn });
  const stated = asked.data?.list[0]?.productPropertyValues ?? [];
  const duty = [PROPERTY.airFlow, value].flatMap((code) => {
    const figure = stated.find((each) => each.code === code)?.value;
    return typeof figure === "number" && figure > 0 ? [[code, figure] as const] : [];
  });
  return duty.length === 2 ? example(categoryCode, duty) : null;
}

/** Example duties that the catalogue has products for, for users who have not searched yet. */
export function useExampleDuties(isOn: boolean): readonly ExampleDuty[] {
  const classifications = useClassifications();
  const known = classifications.status === "ready" ? classifications.value : [];
  const countOf = (categoryCode: string) => known.find(({ code }) => code === categoryCode)?.count ?? null;
  const isSmall = (categoryCode: string) => {
    const count = countOf(categoryCode);
    return count !== null && count > 0 && count < MANY;
  };
  const [fan, pump, set] = USUAL;
  const rated = new Map([
    [FAN, useRatedPoint(FAN, fan.value, isOn && isSmall(FAN))],
    [PUMP, useRatedPoint(PUMP, pump.value, isOn && isSmall(PUMP))],
    [WATER_SUPPLY_SET, useRatedPoint(WATER_SUPPLY_SET, set.value, isOn && isSmall(WATER_SUPPLY_SET))],
  ]);
  return USUAL.flatMap(({ categoryCode, value, duties }) => {
    if (isSmall(categoryCode)) return rated.get(categoryCode) ?? [];
    if (countOf(categoryCode) === 0) return [];
    return duties.map(([flow, figure]) =>
      example(categoryCode, [
        [PROPERTY.airFlow, flow],
        [value, figure],
      ]),
    );
  });
}
