import { ROOM_FIELDS, fieldTitle, fieldUnit, isFigure } from "./roomFields.ts";

/** A sheet of texts to be written as they are; widths in characters of the default font. */
export interface TextSheet {
  readonly name: string;
  readonly columns: readonly { readonly title: string; readonly width: number; readonly isText: boolean }[];
  readonly rows: readonly (readonly (string | null)[])[];
}

const header = (field: (typeof ROOM_FIELDS)[number]) => {
  const unit = fieldUnit(field);
  return unit === "" ? fieldTitle(field) : `${fieldTitle(field)}（${unit}）`;
};

/** Other names and units that the import accepts, and an example value, in the order of ROOM_FIELDS. */
const EXPLAINED: Readonly<Record<(typeof ROOM_FIELDS)[number], readonly [names: string, example: string]>> = {
  roomCode: ["编号、房号、Room code、Room No.", "1F-101"],
  roomName: ["名称、房间、Room name", "办公室"],
  roomArea: ["面积、建筑面积、Area；㎡、ft²", "36"],
  coolingLoad: ["总冷负荷、全热冷负荷、Cooling load；kW、W、kcal/h、RT、Btu/h", "4.3"],
  heatLoad: ["总热负荷、供暖热负荷、Heating load；kW、W、kcal/h、Btu/h", "2.9"],
  sensibleLoad: ["显热冷负荷、Sensible load；kW、W、kcal/h、RT、Btu/h", "3.4"],
  latentLoad: ["潜热冷负荷、Latent load；kW、W、kcal/h、RT、Btu/h", "0.9"],
  airSupplyVolume: ["风量、Supply air；m³/h、m³/s、L/s、cfm", "800"],
  heatMoistureRatio: ["Heat-moisture ratio；kJ/kg、kcal/kg", "11900"],
  summerDryBulb: ["夏季室内干球温度、Summer dry bulb；℃、℉", "26"],
  summerWetBulb: ["夏季室内湿球温度、Summer wet bulb；℃、℉", "18.7"],
  winterDryBulb: ["冬季室内干球温度、Winter dry bulb；℃、℉", "20"],
  floor: ["层、层号、Floor、Level", "1F"],
  zone: ["区域、防火分区、空调分区、HVAC zone", "A 区"],
  equipmentNumber: ["数量、台数、Quantity；1 或更大的整数，不填则按面积计算", "2"],
};

/** Rows whose code and name are formatted as text in advance: Excel would turn 1-2 into a date and 007 into 7. */
const ROWS_PREPARED = 1000;

/**
 * The schedule to be filled in, and its explanation. The first sheet contains only the header, because examples
 * there would be imported as rooms. The second explains from top to bottom, so that none of its rows can pass for
 * a header.
 */
export function scheduleTemplate(): readonly TextSheet[] {
  const schedule: TextSheet = {
    name: "房间表",
    columns: ROOM_FIELDS.map((field) => {
      const title = header(field);
      return { title, width: 2 * title.length + 4, isText: !isFigure(field) };
    }),
    rows: Array.from({ length: ROWS_PREPARED }, () => Array<null>(ROOM_FIELDS.length).fill(null)),
  };
  const text = (title: string, width: number) => ({ title, width, isText: true });
  const explanation: TextSheet = {
    name: "说明",
    columns: [text("表头", 24), text("也可以写作；可用的单位", 64), text("示例", 12), text("是否必填", 24)],
    rows: [
      ...ROOM_FIELDS.map((field) => [
        header(field),
        ...EXPLAINED[field],
        isFigure(field) ? "选填" : "编号和名称至少填一项",
      ]),
      ["列的顺序不限，不需要的列可以删除；表头可以带单位，例如 冷负荷（W）。"],
      ["没有数据的单元格请留空，不要填 0；合计行不会作为房间导入。"],
      ["分楼层的多张工作表一起导入；导入前可选择读取哪些表。"],
    ],
  };
  return [schedule, explanation];
}
