import type { MergedRange } from "#domain/base/sheet/SheetGrid.ts";
import type { Printed } from "./drawnFrame.ts";
import { NOTES, TITLES, type Language } from "./drawnWords.ts";
import { merge, type Layout } from "./Maker.ts";

/** Steps, and what fan coils state, as makers of each language write it. */
const COILS = {
  zh: ["风机盘管", "高 中 低", "风量", "制冷量", "噪声"],
  en: ["fan coil units", "High Medium Low", "Airflow", "Cooling capacity", "Noise"],
  de: ["Gebläsekonvektoren", "hoch mittel niedrig", "Luftmenge", "Kühlleistung", "Schalldruckpegel"],
  fr: ["Ventilo-convecteurs", "GV MV PV", "Débit d’air", "Puissance frigorifique", "Niveau sonore"],
  it: ["Ventilconvettori", "alta media bassa", "Portata d’aria", "Resa frigorifera", "Livello sonoro"],
  es: ["Ventiloconvectores", "alta media baja", "Caudal de aire", "Potencia frigorífica", "Nivel sonoro"],
  ru: ["Фанкойлы", "высокая средняя низкая", "Расход воздуха", "Холодопроизводительность", "Уровень шума"],
  ja: ["ファンコイルユニット", "強 中 弱", "風量", "冷房能力", "騒音"],
} as const satisfies Record<Language, readonly string[]>;
/** Fan coils on their side: models across, a group of three steps down, units in a column of their own. */
export const coilsOnSide: Layout = (maker) => {
  const [kind, steps, ...names] = COILS[maker.language];
  const units = ["m³/h", "kW", "dB(A)"];
  const figures = [
    [
      [510, 680, 1020],
      [380, 510, 765],
      [255, 340, 510],
    ],
    [
      [2.7, 3.6, 5.4],
      [2.2, 2.9, 4.4],
      [1.65, 2.2, 3.3],
    ],
    [
      [40.5, 42.5, 45.5],
      [36, 38, 41],
      [30, 32, 35],
    ],
  ];
  const models = ["KQL 3", "KQL 4", "KQL 6"];
  const merges: MergedRange[] = [];
  const rows: Printed[][] = [
    [TITLES.fan[maker.language].replace(/\S+$/u, kind)],
    [maker.model, null, null, ...models],
  ];
  names.forEach((name, at) => {
    merges.push(merge(rows.length, 0, rows.length + 2, 0), merge(rows.length, 2, rows.length + 2, 2));
    steps.split(" ").forEach((step, row) => {
      const values = figures[at]?.[row] ?? [];
      rows.push([
        row === 0 ? name : null,
        step,
        row === 0 ? maker.unit(units[at] ?? "") : null,
        ...values.map((one) => maker.figure(one)),
      ]);
    });
  });
  rows.push([NOTES[maker.language]]);
  const ids = ["flow", "cooling", "noise"];
  return {
    rows,
    merges,
    products: models.map((model, column) => ({
      model,
      figures: Object.fromEntries(
        ids.flatMap((id, at) =>
          ["high", "medium", "low"].map((step, row) => [
            `${id}.${step}`,
            figures[at]?.[row]?.[column] ?? NaN,
          ]),
        ),
      ),
    })),
  };
};

/** Steps of a fan coil in one cell; two heads above each other. */
export const coilsInCells: Layout = (maker) => {
  const [kind, steps, flow, cooling, noise] = COILS[maker.language];
  const list = `(${steps.split(" ").join("/")})`;
  const products = [
    { model: "KQL 3", flow: [510, 380, 255], cooling: [2.7, 2.2, 1.65], noise: [40.5, 36, 30] },
    { model: "KQL 4", flow: [680, 510, 340], cooling: [3.6, 2.9, 2.2], noise: [42.5, 38, 32] },
  ];
  const cell = (values: readonly number[]) => values.map((one) => String(maker.figure(one))).join("/");
  return {
    rows: [
      [TITLES.fan[maker.language].replace(/\S+$/u, kind)],
      [maker.model, `${flow} ${list}`, `${cooling} ${list}`, `${noise} ${list}`],
      [null, maker.unit("m³/h"), maker.unit("kW"), maker.unit("dB(A)")],
      ...products.map((one) => [one.model, cell(one.flow), cell(one.cooling), cell(one.noise)]),
    ],
    merges: [merge(1, 0, 2, 0)],
    products: products.map(({ model, ...values }) => ({
      model,
      figures: Object.fromEntries(
        Object.entries(values).flatMap(([id, list3]) =>
          ["high", "medium", "low"].map((step, at) => [`${id}.${step}`, list3[at] ?? NaN]),
        ),
      ),
    })),
  };
};
