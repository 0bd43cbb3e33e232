/** A quantity of a drawn table by language, with the units that it may be printed in. */
export interface Drawn {
  readonly quantity: string;
  readonly heads: Readonly<Record<Language, readonly string[]>>;
  /** Label, and how many of it the base unit is. */
  readonly units: readonly (readonly [label: string, factor: number])[];
  readonly digits: number;
}
export const LANGUAGES = ["zh", "en", "de", "fr", "it", "es", "ru", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];

const drawn = (
  quantity: string,
  heads: Readonly<Record<Language, string>>,
  units: Drawn["units"],
  digits: number,
): Drawn => ({
  quantity,
  heads: Object.fromEntries(
    LANGUAGES.map((language) => [language, heads[language].split("|")]),
  ) as unknown as Drawn["heads"],
  units,
  digits,
});

export const FLOW = drawn(
  "flow",
  {
    zh: "流量|流量 Q|风量",
    en: "Flow|Flow rate|Capacity Q",
    de: "Volumenstrom|Förderstrom",
    fr: "Débit|Débit nominal|Débit Q",
    it: "Portata|Portata nominale",
    es: "Caudal|Caudal Q",
    ru: "Расход|Подача|Подача Q",
    ja: "風量|吐出量|流量",
  },
  [
    ["m³/h", 1],
    ["L/s", 1 / 3.6],
    ["m³/min", 1 / 60],
  ],
  2,
);
export const LIFTS = {
  pump: drawn(
    "head",
    {
      zh: "扬程|扬程 H",
      en: "Head|Total head",
      de: "Förderhöhe",
      fr: "Hauteur manométrique|HMT",
      it: "Prevalenza|Prevalenza totale",
      es: "Altura manométrica",
      ru: "Напор|Напор H",
      ja: "全揚程|揚程",
    },
    [["m", 1]],
    1,
  ),
  fan: drawn(
    "totalPressure",
    {
      zh: "全压|总压",
      en: "Total pressure",
      de: "Gesamtdruck|Totaldruck",
      fr: "Pression totale",
      it: "Pressione totale",
      es: "Presión total",
      ru: "Полное давление",
      ja: "全圧",
    },
    [
      ["Pa", 1],
      ["kPa", 1e-3],
    ],
    3,
  ),
} as const;
export const SHAFT = drawn(
  "shaftPower",
  {
    zh: "轴功率",
    en: "Shaft power",
    de: "Wellenleistung",
    fr: "Puissance à l'arbre",
    it: "Potenza all'asse",
    es: "Potencia en el eje",
    ru: "Мощность на валу",
    ja: "軸動力",
  },
  [
    ["kW", 1],
    ["W", 1000],
  ],
  3,
);
export const MOTOR = drawn(
  "motorPower",
  {
    zh: "电机功率|配用功率",
    en: "Motor power",
    de: "Motorleistung",
    fr: "Puissance moteur|Puissance installée",
    it: "Potenza motore|Potenza nominale motore",
    es: "Potencia del motor",
    ru: "Мощность двигателя|Установленная мощность",
    ja: "電動機出力|モータ出力",
  },
  [["kW", 1]],
  2,
);
export const SPEED = drawn(
  "speed",
  {
    zh: "转速|转速 n",
    en: "Speed",
    de: "Drehzahl",
    fr: "Vitesse de rotation|Vitesse",
    it: "Velocità di rotazione",
    es: "Velocidad de giro|Velocidad",
    ru: "Частота вращения|Частота вращения n",
    ja: "回転数",
  },
  [
    ["r/min", 1],
    ["rpm", 1],
  ],
  0,
);
export const WEIGHT = drawn(
  "weight",
  {
    zh: "重量|净重",
    en: "Weight",
    de: "Gewicht",
    fr: "Poids|Masse",
    it: "Peso",
    es: "Peso neto",
    ru: "Масса|Вес",
    ja: "質量",
  },
  [["kg", 1]],
  0,
);
/** How a language writes units beside its own letters. */
export const WRITTEN_UNITS: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  ru: {
    "m³/h": "м³/ч",
    "L/s": "л/с",
    "m³/min": "м³/мин",
    m: "м",
    Pa: "Па",
    kPa: "кПа",
    kW: "кВт",
    W: "Вт",
    "r/min": "об/мин",
    rpm: "об/мин",
    kg: "кг",
  },
  fr: { rpm: "tr/min" },
  it: { rpm: "giri/min", "m³/h": "mc/h" },
};
export const MODEL = {
  zh: ["型号", "产品型号", "规格型号"],
  en: ["Model", "Type"],
  de: ["Typ", "Modell"],
  fr: ["Modèle", "Type"],
  it: ["Modello", "Tipo"],
  es: ["Modelo", "Tipo"],
  ru: ["Модель", "Тип", "Обозначение"],
  ja: ["型式", "形名", "機種"],
} as const;
export const INDEX = {
  ...{ zh: "序号", en: "Item", de: "Nr.", fr: "Rep.", it: "Pos.", es: "Ítem", ru: "№ п/п", ja: "番号" },
} as const;
export const TOTAL = {
  zh: ["合计", "小计", "总计", "平均"],
  en: ["Total", "Average"],
  de: ["Summe", "Mittelwert"],
  fr: ["Total", "Somme"],
  it: ["Totale", "Somma"],
  es: ["Total", "Suma"],
  ru: ["Итого", "Всего"],
  ja: ["合計", "小計"],
} as const;
export const TITLES = {
  pump: {
    zh: "示例 KQL 型离心泵性能表",
    en: "Example KQL series pumps",
    de: "Beispiel Baureihe KQL Pumpen",
    fr: "Exemple Pompes série KQL",
    it: "Esempio Elettropompe serie KQL",
    es: "Ejemplo Bombas serie KQL",
    ru: "Пример Насосы серии KQL",
    ja: "見本 KQL シリーズ ポンプ",
  },
  fan: {
    zh: "示例 KQL 型离心风机性能表",
    en: "Example KQL series fans",
    de: "Beispiel Baureihe KQL Ventilatoren",
    fr: "Exemple Ventilateurs série KQL",
    it: "Esempio Ventilatori serie KQL",
    es: "Ejemplo Ventiladores serie KQL",
    ru: "Пример Вентиляторы серии KQL",
    ja: "見本 KQL シリーズ 送風機",
  },
} as const;
export const NOTES = {
  zh: "注：表中数据为 20℃ 时的数值，仅供参考。",
  en: "Note: figures at 20 °C, for reference only.",
  de: "Hinweis: Werte bei 20 °C, nur zur Information.",
  fr: "Remarque : valeurs à 20 °C, à titre indicatif.",
  it: "Nota: valori a 20 °C, indicativi.",
  es: "Nota: valores a 20 °C, a título informativo.",
  ru: "Примечание: данные при 20 °C, справочно.",
  ja: "備考：20℃における値です。",
} as const;
