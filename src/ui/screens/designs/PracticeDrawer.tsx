import { Link } from "react-router-dom";
import type { Answer } from "#api/contract/endpoint.ts";
import type { getPractice } from "#api/contract/practices.ts";
import { layerResistance } from "#domain/things/design/Practice.ts";
import { isUpright } from "#domain/things/design/sectionOf.ts";
import { formatNumber, formatPlain } from "#domain/base/formatNumber.ts";
import { DesignFacts } from "./facts/DesignFacts.tsx";
import { drawnColumn, figureColumn, textColumn } from "../../kit/table/columns.ts";
import type { DataColumn } from "../../kit/table/DataColumn.ts";
import { DataTable } from "../../kit/table/DataTable.tsx";
import { DesignDrawer } from "./DesignDrawer.tsx";
import css from "./Designs.module.css";
import type { DesignDetailProps } from "./DesignRegistry.ts";
import { PracticeSection } from "./PracticeSection.tsx";
import { usePractice } from "./useDesignDetail.ts";

type Layer = Answer<typeof getPractice>["layers"][number];

const LAYERS: readonly DataColumn<Layer>[] = [
  textColumn("序号", (_, at) => String(at + 1)),
  textColumn("构造层", ({ role }) => role),
  drawnColumn("材料", (row) => (
    <Link to={`/material?category=${row.categoryCode}&name=${encodeURIComponent(row.specification)}`}>
      {row.material}
    </Link>
  )),
  figureColumn("厚度", ({ thickness }) => formatPlain(thickness), { unit: "mm" }),
  figureColumn("导热系数", ({ conductivity }) => formatPlain(conductivity), { unit: "W/(m·K)" }),
  figureColumn("密度", ({ density }) => formatPlain(density), { unit: "kg/m³" }),
  figureColumn("热阻", (layer) => formatNumber(layerResistance(layer), 3), { unit: "㎡·K/W" }),
];

function Parts({ practice }: { readonly practice: Answer<typeof getPractice> }) {
  return (
    <>
      <div className={css["top"]}>
        <div className={css["sectionBox"]} data-upright={isUpright(practice.categoryCode)}>
          <span>{practice.sides[0]}</span>
          <PracticeSection layers={practice.layers} categoryCode={practice.categoryCode} isNumbered />
          <span>{practice.sides[1]}</span>
        </div>
        <div className={css["about"]}>
          <p className={css["description"]}>{practice.description}</p>
          <DesignFacts facts={practice.facts} />
        </div>
      </div>
      <DataTable label="构造层次" isDense isFitted columns={LAYERS} rows={practice.layers} />
      <p className={css["source"]}>
        传热系数按 GB 50176 的平壁公式计算，未计热桥；过薄的层在剖面中加宽表示。来源：{practice.source}
      </p>
    </>
  );
}

/** The drawer of a construction: section, layers with their materials, and the totals. */
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
