import type { Quantity } from "./quantities.ts";

/** Words that may stand before a name without changing it. */
const HAN_BEFORE =
  "(?:额定|标准|公称|设计|名义|标称|最大|循环|主要|性能|主轴|风机|水泵|泵的?|机组|设备|产品|单机|单泵|配套|配用|夏季|冬季|总)*";
const HAN_AFTER = "(?:值|参数|范围|大小)?";
const LATIN_BEFORE =
  "(?:rated|nominal|nom|max|total|standard|design|unit|pump|fan|product|nenn|max\\.?|required|req)*";

interface QuantityNames {
  readonly quantity: Quantity;
  readonly han: RegExp;
  /** English and German, letters only. */
  readonly latin: RegExp;
}

const NONE = "(?!)";
const names = (quantity: Quantity, han: string, latin = ""): QuantityNames => ({
  quantity,
  han: new RegExp(`^${HAN_BEFORE}(?:${han === "" ? NONE : han})${HAN_AFTER}$`, "u"),
  latin: new RegExp(`^${LATIN_BEFORE}(?:${latin === "" ? NONE : latin})$`, "u"),
});

/** The first that fits counts: a longer name stands before the shorter one that it ends with. */
export const QUANTITY_NAMES: readonly QuantityNames[] = [
  names("motorModel", "(?:电动机|电机|马达)型号(?:规格)?", "motor(?:model|type|typ|frame)"),
  names("pumpModel", "(?:水泵|主泵|泵|配泵)型号(?:规格)?", "pumptype|pumpmodel|pumpentyp"),
  names(
    "model",
    "型号|规格型号|型号规格|型号及规格|机型|机组型号|规格|品名型号",
    "model|modelno|modelnumber|modell|type|typ|typenbezeichnung|bezeichnung|article|artikel|designation",
  ),
  names(
    "size",
    "机号|号数|机座号|尺寸号|型式机号",
    "size|sizeno|no|baugröße|baugrösse|baugroesse|größe|grösse|framesize",
  ),
  names("series", "系列|产品系列", "series|range|baureihe|serie"),
  names("brand", "品牌|厂家|制造商|生产厂家", "brand|manufacturer|maker|hersteller|marke"),
  names(
    "index",
    "序号|工况点|点号|编号|工况|测点",
    "index|item|pos|position|point|punkt|nr|lfdnr|dutypoint|sn",
  ),
  names("remark", "备注|说明", "remark|remarks|note|notes|bemerkung|bemerkungen|hinweis"),
  names(
    "setting",
    "档位|速度档|风档|档|速度|转速档",
    "setting|tap|stage|step|speedsetting|speedstep|stufe|schaltstufe",
  ),

  names(
    "externalPressure",
    "机外静压|机外余压|余压|机外压力|静压余量",
    "externalstaticpressure|esp|externalpressure|externerdruck|externepressung|externestatischepressung",
  ),
  names(
    "waterDrop",
    "水阻力|水阻|水压降|水侧压降|水侧阻力|水侧压力损失|水压损失",
    "waterpressuredrop|waterpressureloss|waterresistance|wasserwiderstand|wasserseitigerdruckverlust|druckverlustwasser",
  ),
  names(
    "waterFlow",
    "水流量|冷水流量|冷冻水流量|热水流量|冷热水流量",
    "waterflow|waterflowrate|chilledwaterflow|wasserstrom|wassermenge|wasservolumenstrom",
  ),
  names(
    "sensible",
    "显冷量|显热冷量|显热量|显热供冷量|显热制冷量|供冷量显热",
    "sensiblecooling|sensiblecoolingcapacity|sensiblecapacity|sensiblekühlleistung|sensiblekälteleistung",
  ),
  names(
    "coolingInput",
    "制冷(?:输入|消耗|耗电)?功率|制冷耗电量|制冷额定输入|(?:输入|消耗)功率制冷",
    "coolingpowerinput|powerinputcooling|leistungsaufnahmekühlen",
  ),
  names(
    "heatingInput",
    "制热(?:输入|消耗|耗电)?功率|制热耗电量|制热额定输入|(?:输入|消耗)功率制热",
    "heatingpowerinput|powerinputheating|leistungsaufnahmeheizen",
  ),
  names(
    "cooling",
    "(?:制冷|供冷)(?:量|能力)|冷量|全热冷量|全冷量|全热制冷量|(?:能力|容量|供能量)(?:制冷|供冷)|全热",
    "cooling|coolingcapacity|totalcooling|totalcoolingcapacity|capacitycooling|capacitycool|kälteleistung|kühlleistung|gesamtkühlleistung|leistungkühlen",
  ),
  names(
    "heating",
    "(?:制热|供热)(?:量|能力)|热量|(?:能力|容量|供能量)(?:制热|供热)",
    "heating|heatingcapacity|capacityheating|capacityheat|heizleistung|wärmeleistung|leistungheizen",
  ),

  names(
    "totalEfficiency",
    "全压效率|全压内效率|内效率",
    "totalefficiency|totalpressureefficiency|gesamtdruckwirkungsgrad|totalwirkungsgrad",
  ),
  names(
    "staticEfficiency",
    "静压效率|静压内效率",
    "staticefficiency|staticpressureefficiency|statischerwirkungsgrad",
  ),
  names(
    "overallEfficiency",
    "总效率|机组效率|综合效率",
    "overallefficiency|gesamtwirkungsgrad|wiretowaterefficiency",
  ),
  names(
    "efficiency",
    "效率|泵效率",
    "efficiency|eff|pumpefficiency|wirkungsgrad|pumpenwirkungsgrad|hydraulicefficiency",
  ),

  names(
    "shaftPower",
    "轴功率|内功率|水泵轴功率|轴输入功率|所需轴功率",
    "shaftpower|brakepower|brakehorsepower|bhp|absorbedpower|wellenleistung|shaftinput|absorbedshaftpower|leistungsbedarfanderwelle",
  ),
  names(
    "inputPower",
    "输入功率|额定输入|输入电功率|消耗功率|耗电功率|耗电量|电功率|电机输入功率|功耗|输入",
    "inputpower|powerinput|powerconsumption|electricpower|electricalpower|leistungsaufnahme|aufnahmeleistung|elektrischeleistung|input",
  ),
  names(
    "motorPower",
    "(?:电动机|电机|马达|主电机|单机电机)(?:额定|输出|装机|配用)?功率|装机功率|装机容量|配用功率|配套功率|(?:电动机|电机)容量|单泵功率|电动机|电机",
    "motor|motorpower|motoroutput|motorrating|ratedmotorpower|motorratedpower|motorleistung|motornennleistung|nennleistungmotor|nennleistungdesmotors|installedpower|driverating|motorsize",
  ),
  names("power", "功率", "power|leistung|nennleistung|p"),

  names("capacity", "能力|容量", "capacity"),
  names(
    "npsh",
    "(?:必需|必须|允许)?(?:汽蚀|气蚀)余量|净正吸头|必需npsh",
    "npsh|npshr|npshreq|npshrequired|haltedruckhöhe|haltedruckhoehe|npsherf|nettodruckhöhe",
  ),
  names(
    "head",
    "(?:泵)?扬程|水头|压头",
    "head|totalhead|deliveryhead|pumphead|förderhöhe|foerderhoehe|gesamtförderhöhe|dynamichead|manometrichead",
  ),
  names("neckVelocity", "颈部?风速|喉部风速|颈风速", "neckvelocity|halsgeschwindigkeit"),
  names("throw", "射程|送风射程|射流长度|气流射程", "throw|throwlength|wurfweite"),
  names(
    "pressureLoss",
    "压力损失|静压损失|全压损失|空气阻力|阻力|压损|压降|风阻",
    "pressureloss|pressuredrop|druckverlust|airpressuredrop",
  ),
  names(
    "totalPressure",
    "全压|总压|全风压|总风压",
    "totalpressure|totalpressurerise|gesamtdruck|totaldruck|gesamtdruckerhöhung|gesamtdruckdifferenz|totaldruckerhöhung|pt|ptf",
  ),
  names(
    "staticPressure",
    "静压|静风压",
    "static|staticpressure|staticpressurerise|statischerdruck|statischedruckerhöhung|statischedruckdifferenz|psf|statdruck",
  ),
  names(
    "pressure",
    "压力|风压|压强|出口压力",
    "pressure|pressurerise|fanpressure|druck|druckerhöhung|druckdifferenz|pressung",
  ),

  names(
    "flow",
    "流量|风量|送风量|处理风量|水量|供水量|排烟量|排风量|体积流量|输送流量|额定量",
    "flow|airflow|airvolume|flowrate|volumeflow|volumeflowrate|airflowrate|airquantity|discharge|delivery|volumenstrom|luftvolumenstrom|förderstrom|foerderstrom|luftmenge|fördermenge|durchfluss|luftleistung|volume",
  ),
  names(
    "speed",
    "转速|旋转速度",
    "speed|rotationalspeed|rotationspeed|rpm|motorspeed|drehzahl|nenndrehzahl|motordrehzahl|revolutions|speedofrotation",
  ),
  names(
    "angle",
    "叶片(?:安装)?角度?|叶片安装角|安装角度?|角度|叶角",
    "angle|bladeangle|pitchangle|pitch|bladepitch|schaufelwinkel|flügelwinkel|anstellwinkel",
  ),
  names(
    "impeller",
    "叶轮(?:直径|外径|名义直径)?|叶轮φ?",
    "impeller|impellerdiameter|impellerdia|wheeldiameter|laufrad|laufraddurchmesser|laufradø|rotordiameter",
  ),
  names("frequency", "频率|电源频率", "frequency|frequenz"),
  names("poles", "极数|电机极数", "poles|numberofpoles|polzahl|pole"),
  names(
    "noise",
    "噪声|噪音|声压级|噪声值|声级|a声级",
    "noise|noiselevel|soundpressure|soundpressurelevel|sound|soundlevel|schalldruckpegel|schallpegel|schalldruck|geräusch|geräuschpegel",
  ),
  names(
    "weight",
    "重量|净重|质量|自重|参考重量|整机重量",
    "weight|netweight|mass|gewicht|nettogewicht|masse",
  ),
  names("stages", "级数|叶轮级数|泵级数", "stages|numberofstages|stufenzahl|stufen|anzahlstufen|noofstages"),
  names("outletArea", "出口面积|出风口面积", "outletarea|dischargearea|austrittsfläche"),
  names(
    "velocity",
    "出口风速|出口速度|出口流速",
    "outletvelocity|dischargevelocity|austrittsgeschwindigkeit",
  ),
  names(
    "current",
    "电流|运行电流|满载电流",
    "current|fullloadcurrent|nennstrom|strom|stromaufnahme|motorcurrent",
  ),
  names("voltage", "电压|电源电压", "voltage|spannung|nennspannung"),
  names(
    "count",
    "台数|水泵台数|泵台数|数量",
    "numberofpumps|quantity|qty|anzahl|anzahlpumpen|pumps|pumpenanzahl",
  ),
  names("used", "用|主用|使用", "duty|inuse|betrieb"),
  names("standby", "备|备用", "standby|spare|reserve"),
  names("speedControl", "单双速|调速方式", ""),
  names(
    "liquidPipe",
    "液管|液管管径|液管直径|液侧",
    "liquid|liquidpipe|liquidline|flüssigkeitsleitung|flüssig",
  ),
  names("gasPipe", "气管|气管管径|气管直径|气侧", "gas|gaspipe|gasline|suctionline|gasleitung|sauggas"),
  names("inlet", "进|进口|进水|进口管径|进水管径|进口直径|吸入口|吸口", "inlet|suction|eintritt|saugseite"),
  names("outlet", "出|出口|出水|出口管径|出水管径|出口直径|排出口", "outlet|discharge|austritt|druckseite"),
  names(
    "dimensions",
    "外形尺寸|尺寸|外型尺寸|安装尺寸",
    "dimensions|dimension|abmessungen|overalldimensions|size(?:lxwxh|wxdxh)",
  ),
];

/** A symbol alone, which counts only with a unit of the kind. */
export const SYMBOLS: ReadonlyMap<string, Quantity> = new Map<string, Quantity>([
  ["q", "flow"],
  ["qv", "flow"],
  ["v", "flow"],
  ["h", "head"],
  ["n", "speed"],
  ["η", "efficiency"],
  ["p", "power"],
  ["p2", "power"],
  ["p1", "inputPower"],
  ["pt", "totalPressure"],
  ["ps", "staticPressure"],
  ["ptf", "totalPressure"],
  ["psf", "staticPressure"],
  ["δp", "pressure"],
  ["δpt", "totalPressure"],
  ["δps", "staticPressure"],
  ["npsh", "npsh"],
  ["npshr", "npsh"],
  ["lp", "noise"],
  ["lpa", "noise"],
  ["pw", "shaftPower"],
  ["pm", "motorPower"],
  ["m", "weight"],
]);
