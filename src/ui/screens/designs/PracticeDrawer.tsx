import { Link } from "react-router-dom";
import type { Answer } from "#api/contract/endpoint.ts";
import type { getPractice } from "#api/contract/practices.ts";
import { layerResistance } from "#domain/things/design/Practice.ts";
import { isStanding } from "#domain/things/design/sectionOf.ts";
import { formatNumber, formatPlain } from "#domain/base/formatNumber.ts";
import { DesignFacts } from "./facts/DesignFacts.tsx";
import type { DataColumn } from "../../kit/table/DataColumn.ts";
import { DataTable } from "../../kit/table/DataTable.tsx";
import { DesignDrawer } from "./DesignDrawer.tsx";
import css from "./Designs.module.css";
import type { DesignDetailProps } from "./DesignRegistry.ts";
import { PracticeSection } from "./PracticeSection.tsx";
import { usePractice } from "./useDesignDetail.ts";

type Layer = Answer<typeof getPractice>["layers"][number];

const figure = (id: string, header: string, unit: string, accessorFn: (layer: Layer) => string) =>
  ({ id, header, accessorFn, meta: { unit, isFigure: true } }) satisfies DataColumn<Layer>;
const LAYERS: readonly DataColumn<Layer>[] = [
  { id: "place", header: "序号", accessorFn: (_, at) => String(at + 1) },
  { id: "role", header: "构造层", accessorFn: ({ role }) => role },
  {
    id: "material",
    header: "材料",
    cell: ({ row: { original } }) => (
      <Link
        to={`/material?category=${original.categoryCode}&name=${encodeURIComponent(original.specification)}`}
      >
        {original.material}
      </Link>
    ),
  },
  figure("thickness", "厚度", "mm", ({ thickness }) => formatPlain(thickness)),
  figure("conductivity", "导热系数", "W/(m·K)", ({ conductivity }) => formatPlain(conductivity)),
  figure("density", "密度", "kg/m³", ({ density }) => formatPlain(density)),
  figure("resistance", "热阻", "㎡·K/W", (layer) => formatNumber(layerResistance(layer), 3)),
];

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
      <DataTable label="构造层次" isDense isFitted columns={LAYERS} rows={practice.layers} />
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
