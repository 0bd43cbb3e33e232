import type { ColumnField } from "../importPreview.ts";

/**
 * Names of the fields in schedules. Chinese names are simplified, without blanks and punctuation; English ones are
 * letters and digits with abbreviations spelled out; units are removed from both. Other names are no room columns:
 * 计算数量 is a different quantity from 指定数量. 新风量 is never 送风量, and air that is exhausted or supplied says nothing of
 * fresh air.
 */
interface FieldNames {
  readonly field: ColumnField;
  readonly chinese: RegExp;
  readonly english: RegExp;
}

const OF_ROOM = "(?:房间|房屋|空间|区域|室内|室|用房|房|场所)?";
const USED_ROOM = "(?:功能|使用|服务|空调|所属)?(?:房间|用房)|场所|服务区域";
const LOAD_PREFIX =
  "(?:房间|用房|室内|空间|区域|末端|空调|建筑|夏季|冬季|夏|冬|设计日?|计算|指定|选型|最大|峰值|尖峰|瞬时|逐时|综合|工况|采暖|供暖|供热|供冷|制冷|制热|所需|需|单位面积|负荷)*";
const LOAD_SUFFIX = "(?:(?:最大|峰|设计|计算)?值|最大|峰值|合计|设计|计算|需求|工况)?";
const EN_LOAD_PREFIX =
  "(?:room|space|zone|terminal|design|peak|max|summer|winter|calculated|specified|user|sizing|required|block|net|loads?)*";
const ROOM_STATE = "(?:室内|房间|空调|设计|计算|参数|状态|条件|空气)*";
const DRY_BULB = "(?:干球温度|干球|温度|室温)";
const WET_BULB = "(?:湿球温度|湿球)";
const HUMIDITY = "(?:相对湿度|湿度)";
const EN_STATE = "(?:indoor|room|space|zone|design)*";
const EN_TEMPERATURE = "(?:temperature|temp)?";
const EN_AIR_PREFIX =
  "(?:room|space|zone|design|total|calculated|specified|required|max|peak|cooling|actual)*";
const EN_SUMMER = "(?:summer|cooling)";
const EN_WINTER = "(?:winter|heating)";

const chinese = (source: string) => new RegExp(`^(?:${source})$`, "u");
const english = chinese;

/** A room state in a season, in either order. */
const inSeason = (season: string, state: string) =>
  chinese(
    `${season}${ROOM_STATE}${state}|${ROOM_STATE}${season}${ROOM_STATE}${state}|${ROOM_STATE}${state}${season}`,
  );
const inEnglishSeason = (season: string, state: string) =>
  english(`${season}${EN_STATE}${state}${EN_TEMPERATURE}|${EN_STATE}${season}${state}${EN_TEMPERATURE}`);

/** 密度 is no load for each ㎡ here. */
export const CROWDING = chinese("(?:房间|室内|设计|计算)*(?:人员密度|人均(?:使用|占有|建筑)?面积)");
export const EN_CROWDING = english("(?:people|occupant|occupancy)density|areaper(?:person|occupant)");

export const FIELD_NAMES: readonly FieldNames[] = [
  {
    field: "roomCode",
    chinese: chinese(`${OF_ROOM}(?:编号|编码|代码|代号|号码)|房间?号|室号|房间序号`),
    english: english("(?:room|space|zone)?(?:code|no|number|num|id|tag|mark|#)"),
  },
  {
    field: "roomName",
    chinese: chinese(
      `${OF_ROOM}(?:功能|用途)?(?:名称|名)|(?:${USED_ROOM})(?:名称|名)?|(?:房间)?(?:功能|用途|类型|使用功能)`,
    ),
    english: english("(?:room|space|zone)?(?:name|description|function)|room|space|zone"),
  },
  {
    field: "floor",
    chinese: chinese("(?:所在|所属|房间|建筑|楼栋)?(?:楼层|层)(?:名称|编号|号|名)?"),
    english: english("(?:room|space|building)?(?:floor|level|storey|story)(?:name|no|number|num|id|#)?"),
  },
  {
    field: "zone",
    chinese: chinese(
      "(?:所在|所属|房间|建筑|空调|暖通|系统|防火|防烟|功能|使用|内外|平面)*(?:分区|区域|区)(?:名称|编号|号|名)?",
    ),
    english: english("(?:thermal|hvac|ac|fire|smoke|air)zone(?:name|no|number|num|id|#)?|zoning"),
  },
  {
    field: "roomArea",
    chinese: chinese("(?:房间|室内|空调|建筑|使用|地板|地面|净|计算|空调区|空间|轴线|套内)*面积"),
    english: english("(?:room|space|zone|floor|net|gross|conditioned)*area"),
  },
  {
    field: "sensibleLoad",
    chinese: chinese(
      `${LOAD_PREFIX}(?:显热?冷负荷|显热(?:负荷|量)?|显冷(?:负荷|量)?|冷负荷(?:显热|显冷)(?:负荷)?)${LOAD_SUFFIX}`,
    ),
    english: english(
      `${EN_LOAD_PREFIX}(?:(?:cooling)?sensible(?:cooling)?(?:loads?)?|coolingloads?sensible)`,
    ),
  },
  {
    field: "latentLoad",
    chinese: chinese(
      `${LOAD_PREFIX}(?:潜热?冷负荷|潜热(?:负荷|量)?|潜冷(?:负荷|量)?|冷负荷(?:潜热|潜冷)(?:负荷)?)${LOAD_SUFFIX}`,
    ),
    english: english(`${EN_LOAD_PREFIX}(?:(?:cooling)?latent(?:cooling)?(?:loads?)?|coolingloads?latent)`),
  },
  {
    field: "coolingLoad",
    chinese: chinese(
      `${LOAD_PREFIX}(?:总|全热|总全热|全冷|冷房)?(?:冷负荷|冷房负荷|[供制]冷负荷|耗冷量|[供制]冷量|冷量|全热负荷)(?:总|全热|全冷|总计)?(?:负荷)?${LOAD_SUFFIX}`,
    ),
    english: english(`${EN_LOAD_PREFIX}(?:total)?cooling(?:total)?(?:loads?|demand|capacity)(?:total)?`),
  },
  {
    field: "heatLoad",
    chinese: chinese(
      `${LOAD_PREFIX}(?:总|全热)?(?:热负荷|暖房负荷|(?:采暖|供暖|供热|制热)负荷|耗热量|[供制]热量|热量)(?:总|总计|全热)?${LOAD_SUFFIX}`,
    ),
    english: english(
      `${EN_LOAD_PREFIX}(?:total)?heat(?:ing)?(?:total)?(?:sensible)?(?:loads?|demand|capacity)(?:total)?`,
    ),
  },
  {
    field: "airSupplyVolume",
    chinese: chinese(
      "(?:房间|用房|室内|空调|末端|设计|计算|指定|最大|总|夏季|工况)*送风量(?:[设计]计?值|值)?|(?:房间|设计|空调)?风量",
    ),
    english: english(
      `${EN_AIR_PREFIX}(?:supplyair(?:flow|volume)?(?:rate)?|supplyvolume|airsupplyvolume|airflow(?:rate)?)`,
    ),
  },
  {
    field: "heatMoistureRatio",
    chinese: chinese("(?:房间|室内|空调|夏季|设计|计算)*热湿比(?:线)?"),
    english: english("(?:room|design)*heat(?:to)?moistureratio"),
  },
  {
    field: "summerDryBulb",
    chinese: inSeason("夏季?", DRY_BULB),
    english: inEnglishSeason(EN_SUMMER, "(?:drybulb|db|temperature|temp|setpoint|thermostat)"),
  },
  {
    field: "summerWetBulb",
    chinese: inSeason("夏季?", WET_BULB),
    english: inEnglishSeason(EN_SUMMER, "(?:wetbulb|wb)"),
  },
  {
    field: "summerHumidity",
    chinese: inSeason("夏季?", HUMIDITY),
    english: inEnglishSeason(EN_SUMMER, "(?:relativehumidity|humidity|rh)"),
  },
  {
    field: "winterDryBulb",
    chinese: inSeason("冬季?", DRY_BULB),
    english: inEnglishSeason(EN_WINTER, "(?:drybulb|db|temperature|temp|setpoint|thermostat)"),
  },
  {
    field: "equipmentNumber",
    chinese: chinese("(?:指定|设备|末端|选用|风机盘管)*(?:数量|台数)"),
    english: english("(?:specified|equipment|unit)*(?:quantity|qty|number|count)"),
  },
  {
    field: "freshFlow",
    chinese: chinese(
      "(?:房间|用房|室内|空调|设计|计算|指定|最大|最小|总|夏季|冬季|工况|所需|需)*新风(?:送风)?量(?:[设计]计?值|值|合计)?",
    ),
    english: english(
      `${EN_AIR_PREFIX}(?:min(?:imum)?)?(?:(?:outdoor|outside|fresh|ventilation)air|oa)(?:flow|volume|intake)?(?:rate)?`,
    ),
  },
  {
    field: "people",
    chinese: chinese("(?:房间|用房|室内|空调|设计|计算|指定|最大|总|额定)*(?:人数|人员数量?)(?:合计)?"),
    english: english(
      "(?:room|space|zone|design|total|max|number|no)*(?:people|persons|occupants?)(?:number|count)?",
    ),
  },
  {
    field: "peopleDensity",
    chinese: CROWDING,
    english: EN_CROWDING,
  },
  {
    field: "airChanges",
    chinese: chinese("(?:房间|用房|室内|设计|计算|最小|每?小时|新风)*换气次数"),
    english: english("(?:room|space|design|min|outdoorair|freshair)*airchanges?(?:rate|perhour|/hour)?"),
  },
];

/** A symbol by itself names its quantity only if a unit beside it agrees. */
export const SYMBOLS: ReadonlyMap<string, ColumnField> = new Map([
  ["q冷", "coolingLoad"],
  ["冷q", "coolingLoad"],
  ["qc", "coolingLoad"],
  ["ql", "coolingLoad"],
  ["q全", "coolingLoad"],
  ["q热", "heatLoad"],
  ["热q", "heatLoad"],
  ["qh", "heatLoad"],
  ["qr", "heatLoad"],
  ["q显", "sensibleLoad"],
  ["qs", "sensibleLoad"],
  ["q潜", "latentLoad"],
  ["全热", "coolingLoad"],
  ["总负荷", "coolingLoad"],
  ["设计负荷", "coolingLoad"],
  ...["", "room", "space", "zone"].flatMap((of) =>
    ["totalload", "peakload", "designload", "totalheat", "totalcapacity"].map(
      (name): [string, ColumnField] => [of + name, "coolingLoad"],
    ),
  ),
  ["冷", "coolingLoad"],
  ["热", "heatLoad"],
  ["夏季", "coolingLoad"],
  ["冬季", "heatLoad"],
  ["cooling", "coolingLoad"],
  ["totalcooling", "coolingLoad"],
  ["coolingtotal", "coolingLoad"],
  ["heating", "heatLoad"],
  ["totalheating", "heatLoad"],
  ["heatingtotal", "heatLoad"],
  ["人员", "people"],
  ["occupancy", "people"],
  ["g", "airSupplyVolume"],
  ["l", "airSupplyVolume"],
  ["supplyair", "airSupplyVolume"],
  ["f", "roomArea"],
  ["a", "roomArea"],
  ["s", "roomArea"],
]);

/** Names with several meanings; a more exact column of the same field takes precedence. */
export const VAGUE_NAMES: ReadonlySet<string> = new Set([
  "编号",
  "编码",
  "代码",
  "代号",
  "号码",
  "名称",
  "名",
  "面积",
  "数量",
  "台数",
  "风量",
  "冷量",
  "热量",
  "换气次数",
  "code",
  "no",
  "number",
  "num",
  "id",
  "tag",
  "mark",
  "#",
  "name",
  "area",
  "description",
  "quantity",
  "qty",
  "count",
]);

/** Serves as a name only if there is no other: beside 房间名称, 功能 is the room's use. */
export const SUBSTITUTE_NAME = /功能|用途|类型|function/u;
/** Gross areas, which include walls and shafts or the whole storey; the net conditioned area takes precedence. */
export const GROSS_AREA = /建筑|轴线|套内|gross/u;
export const CONDITIONED_AREA = /空调|conditioned/u;
