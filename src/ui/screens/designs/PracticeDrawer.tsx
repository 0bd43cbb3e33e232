import { Link } from "react-router-dom";
import type { Answer } from "#api/contract/endpoint.ts";
import type { getPractice } from "#api/contract/practices.ts";
import { layerResistance } from "#domain/things/design/Practice.ts";
import { isStanding } from "#domain/things/design/sectionOf.ts";
import { formatNumber, formatPlain } from "#domain/base/formatNumber.ts";
import { DesignFacts } from "./facts/DesignFacts.tsx";
import table from "../../kit/table/table.module.css";
import { DesignDrawer } from "./DesignDrawer.tsx";
import css from "./Designs.module.css";
import type { DesignDetailProps } from "./DesignRegistry.ts";
import { PracticeSection } from "./PracticeSection.tsx";
import { usePractice } from "./useDesignDetail.ts";

function Parts({ practice }: { readonly practice: Answer<typeof getPractice> }) {
  return (
    <>
      <div className={css["top"]}>
        <div className={css["sectionBox"]} data-standing={isStanding(practice.categoryCode)}>
          <span>{practice.sides[0]}</span>
          <PracticeSection layers={practice.layers} categoryCode={practice.categoryCode} isNumbered />
          <span>{practice.sides[1]}</span>
        </div>
        <div className={css["about"]}>
          <p className={css["description"]}>{practice.description}</p>
          <DesignFacts facts={practice.facts} />
        </div>
      </div>
      <table className={table["vt"]} aria-label="构造层次" data-dense data-fitted>
        <thead>
          <tr>
            <th scope="col">序号</th>
            <th scope="col">构造层</th>
            <th scope="col">材料</th>
            <th scope="col" className={table["num"]}>
              厚度<small>mm</small>
            </th>
            <th scope="col" className={table["num"]}>
              导热系数<small>W/(m·K)</small>
            </th>
            <th scope="col" className={table["num"]}>
              密度<small>kg/m³</small>
            </th>
            <th scope="col" className={table["num"]}>
              热阻<small>㎡·K/W</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {practice.layers.map((layer, n) => (
            <tr key={n}>
              <td>{n + 1}</td>
              <td>{layer.role}</td>
              <td>
                <Link
                  to={`/material?category=${layer.categoryCode}&name=${encodeURIComponent(layer.specification)}`}
                >
                  {layer.material}
                </Link>
              </td>
              {[layer.thickness, layer.conductivity, layer.density].map((value, at) => (
                <td key={["thickness", "conductivity", "density"][at]} className={table["num"]}>
                  {formatPlain(value)}
                </td>
              ))}
              <td className={table["num"]}>{formatNumber(layerResistance(layer), 3)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css["source"]}>
        传热系数按 GB 50176 的平壁公式计算，未计热桥；过薄的层在剖面中加宽表示。来源：{practice.source}
      </p>
    </>
  );
}

/** A construction beside its library: section, layers with their materials, and what they come to. */
export function PracticeDrawer({ id, name, onClose }: DesignDetailProps) {
  const loaded = usePractice(id);
  return (
    <DesignDrawer
      name={name}
      loaded={loaded}
      renderDesign={(practice) => <Parts practice={practice} />}
      onClose={onClose}
    />
  );
}
