import type { MachineSet } from "#domain/curve/ChartModel.ts";
import { formatQuantity } from "#domain/formatQuantity.ts";
import table from "../table/table.module.css";
import css from "./SetPanel.module.css";

const WHOLE = 100;

/** 变频: at the head of the duty, how many run at one speed, and with how many the power is least. */
export function ControlledTable({ set: { count, controlled, duty } }: { readonly set: MachineSet }) {
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  return (
    <>
      <table className={table["vt"]} data-dense data-fitted aria-label="变频运行台数">
        <thead>
          <tr>
            <th scope="col">恒压 {formatQuantity(duty.value, "m")} m，流量</th>
            {numbers.map((running) => (
              <th key={running} scope="col" className={table["num"]}>
                {running} 台<small>转速 · 总轴功率</small>
              </th>
            ))}
            <th scope="col">轴功率最小</th>
          </tr>
        </thead>
        <tbody>
          {controlled.map(({ flow, choices, best }) => (
            <tr key={flow}>
              <th scope="row">{formatQuantity(flow, "m³/h")} m³/h</th>
              {numbers.map((running) => {
                const choice = choices.find((each) => each.running === running);
                return (
                  <td key={running} className={table["num"]}>
                    {choice === undefined
                      ? formatQuantity(null, "kW")
                      : `${formatQuantity(choice.rate * WHOLE, "%")} % · ${formatQuantity(choice.power, "kW")} kW`}
                  </td>
                );
              })}
              <td>{best === null ? "无法判断" : `${best.running} 台`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css["hint"]}>
        各台同一转速，效率按相似点读数；按轴功率比较，未计电动机和变频器的损失，切换点会因此移动。- -
        为转速要高于 100 % 或低于 50 %，或相似点超出实测范围
      </p>
    </>
  );
}
