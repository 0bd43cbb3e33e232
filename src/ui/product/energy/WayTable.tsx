import type { ControlWay } from "#domain/products/energy/energyTerms.ts";
import { CONTROL_WAYS } from "#domain/products/energy/controlWays.ts";
import { energyText, NO_LAW, percentFigure, shortYearText } from "#domain/products/energy/energyWords.ts";
import type { ProductEnergy } from "#domain/products/energy/productEnergy.ts";
import { formatNumber, MISSING } from "#domain/base/formatNumber.ts";
import table from "../../kit/table/table.module.css";
import { WideTable } from "../tables/WideTable.tsx";
import css from "../../energy/Energy.module.css";

export interface WayTableProps {
  readonly energy: ProductEnergy;
  readonly chosen: ControlWay;
}

const money = (value: number | null | undefined): string => formatNumber(value ?? null, 0);
const years = (value: number | null | undefined): string => formatNumber(value ?? null, 1);

/** The ways of control beside one another, for the same loads and motor; money only where its prices are entered. */
export function WayTable({ energy, chosen }: WayTableProps) {
  const { ways, costs } = energy;
  const hasMoney = costs.some((cost) => cost !== null);
  const hasLifeCycle = costs.some((cost) => cost?.lifeCycle != null);
  const throttled = ways.find(({ way }) => way === "throttled")?.year;
  const baseline = throttled?.ok === true && throttled.value.missing === 0 ? throttled.value.energy : null;
  return (
    <WideTable label="控制方式的年耗电" className={css["wide"]}>
      <thead>
        <tr>
          <th scope="col">控制方式</th>
          <th scope="col" className={table["num"]}>
            年耗电<small>kWh</small>
          </th>
          <th scope="col" className={table["num"]}>
            比节流省<small>%</small>
          </th>
          <th scope="col" className={table["num"]}>
            年总效率<small>%</small>
          </th>
          {hasMoney && (
            <th scope="col" className={table["num"]}>
              首年电费<small>元</small>
            </th>
          )}
          {hasLifeCycle && (
            <>
              <th scope="col" className={table["num"]}>
                全寿命费用<small>元，现值</small>
              </th>
              <th scope="col" className={table["num"]}>
                静态回收期<small>年</small>
              </th>
              <th scope="col" className={table["num"]}>
                动态回收期<small>年</small>
              </th>
            </>
          )}
          <th scope="col">说明</th>
        </tr>
      </thead>
      <tbody>
        {ways.map(({ way, year }, at) => {
          const whole = year.ok && year.value.missing === 0 ? year.value : null;
          const cost = costs[at];
          const saved =
            whole === null || baseline === null || baseline === 0 ? null : 1 - whole.energy / baseline;
          return (
            <tr key={way} data-sel={way === chosen || undefined} aria-current={way === chosen || undefined}>
              <th scope="row">{CONTROL_WAYS[way].name}</th>
              <td className={table["num"]}>{whole === null ? MISSING : energyText(whole.energy)}</td>
              <td className={table["num"]}>{way === "throttled" ? "" : percentFigure(saved)}</td>
              <td className={table["num"]}>{percentFigure(whole?.wireEfficiency ?? null)}</td>
              {hasMoney && <td className={table["num"]}>{money(cost?.electricity)}</td>}
              {hasLifeCycle && (
                <>
                  <td className={table["num"]}>{money(cost?.lifeCycle)}</td>
                  <td className={table["num"]}>{way === "throttled" ? "" : years(cost?.payback?.simple)}</td>
                  <td className={table["num"]}>
                    {way === "throttled" ? "" : years(cost?.payback?.discounted)}
                  </td>
                </>
              )}
              <td>
                {!year.ok
                  ? NO_LAW
                  : year.value.missing > 0
                    ? `${year.value.missing} 行没有数值，不是全年`
                    : (shortYearText(year.value) ?? "")}
              </td>
            </tr>
          );
        })}
      </tbody>
    </WideTable>
  );
}
