import { describe, expect, it } from "vitest";
import { recogniseName } from "#domain/building/rooms/header/recogniseName.ts";
import { joinHeader, splitHeader } from "#domain/base/sheet/splitHeader.ts";

const read = (header: string) => {
  const { name, unit } = splitHeader(header);
  return [recogniseName(name)?.field ?? null, unit?.label ?? null];
};

describe("a header", () => {
  it.each([
    ["房间编号", "roomCode", null],
    ["编号", "roomCode", null],
    ["房号", "roomCode", null],
    ["Room code", "roomCode", null],
    ["Room No.", "roomCode", null],
    ["房间编号 Room No.", "roomCode", null],
    ["*房间名称", "roomName", null],
    ["Room\nName", "roomName", null],
    ["房间名称（Room name）", "roomName", null],
    ["房间面积（m²）", "roomArea", "㎡"],
    ["面积(㎡)", "roomArea", "㎡"],
    ["面积m2", "roomArea", "㎡"],
    ["建筑面积[平方米]", "roomArea", "㎡"],
    ["Area (ft²)", "roomArea", "ft²"],
    ["Floor area, sq.ft", "roomArea", "ft²"],
    ["冷负荷（kW）", "coolingLoad", "kW"],
    ["冷负荷(KW)", "coolingLoad", "kW"],
    ["冷负荷/W", "coolingLoad", "W"],
    ["冷负荷 [kW]", "coolingLoad", "kW"],
    ["冷负荷Qc(W)", "coolingLoad", "W"],
    ["夏季总冷负荷（全热，kW）", "coolingLoad", "kW"],
    ["总冷负荷\n（kcal/h）", "coolingLoad", "kcal/h"],
    ["冷负荷（单位：ＲＴ）", "coolingLoad", "RT"],
    ["Cooling load - total (Btu/h)", "coolingLoad", "Btu/h"],
    ["Total cooling load kW", "coolingLoad", "kW"],
    ["热负荷", "heatLoad", null],
    ["冬季供暖热负荷/kW", "heatLoad", "kW"],
    ["Heating load (MBH)", "heatLoad", "kBtu/h"],
    ["显冷负荷(kW)", "sensibleLoad", "kW"],
    ["冷负荷（显热）(kW)", "sensibleLoad", "kW"],
    ["Sensible cooling load (W)", "sensibleLoad", "W"],
    ["潜热冷负荷 kW", "latentLoad", "kW"],
    ["Latent load", "latentLoad", null],
    ["送风量（m³/h）", "airSupplyVolume", "m³/h"],
    ["送风量/m3/h", "airSupplyVolume", "m³/h"],
    ["送风量(㎥／ｈ)", "airSupplyVolume", "m³/h"],
    ["Supply air (L/s)", "airSupplyVolume", "L/s"],
    ["Supply airflow cfm", "airSupplyVolume", "cfm"],
    ["热湿比ε(kJ/kg)", "heatMoistureRatio", "kJ/kg"],
    ["夏季室内干球温度（℃）", "summerDryBulb", "℃"],
    ["室内湿球温度(夏季, °C)", "summerWetBulb", "℃"],
    ["Winter indoor dry bulb (°F)", "winterDryBulb", "℉"],
    ["指定数量（台）", "equipmentNumber", "台"],
    ["Quantity", "equipmentNumber", null],
    ["楼层", "floor", null],
    ["层", "floor", null],
    ["所在楼层", "floor", null],
    ["樓層", "floor", null],
    ["Level", "floor", null],
    ["Floor No.", "floor", null],
    ["分区", "zone", null],
    ["区域", "zone", null],
    ["空调分区", "zone", null],
    ["防火分区编号", "zone", null],
    ["HVAC Zone", "zone", null],
  ])("%s names its field and unit", (header, field, unit) => {
    expect(read(header)).toEqual([field, unit]);
  });

  it.each([
    "序号",
    "层高",
    "层数",
    "楼号",
    "计算数量",
    "湿负荷(kg/h)",
    "干球温度",
    "房间编号、名称",
    "负荷指标",
    "",
  ])("%s is none of ours", (header) => {
    expect(read(header)[0]).toBeNull();
  });

  it.each([
    ["冷负荷(W/㎡)", "coolingLoad", "W/㎡"],
    ["冷指标(W/㎡)", "coolingLoad", "W/㎡"],
    ["热负荷指标（W／m²）", "heatLoad", "W/㎡"],
    ["单位面积冷负荷 W/m2", "coolingLoad", "W/㎡"],
    ["Supply air L/(s·m²)", "airSupplyVolume", "L/(s·㎡)"],
  ])("%s is a figure for each ㎡", (header, field, unit) => {
    expect(read(header)).toEqual([field, unit]);
    expect(splitHeader(header).unit?.isPerArea).toBe(true);
  });

  it.each(["冷负荷指数w/m2", "冷负荷密度"])("%s is not taken for a load", (header) => {
    expect(recogniseName(splitHeader(header).name)?.is ?? "none").not.toBe("plain");
  });

  it.each([
    ["房間編號", "roomCode"],
    ["房間名稱", "roomName"],
    ["面積（㎡）", "roomArea"],
    ["顯熱冷負荷（kW）", "sensibleLoad"],
    ["潛熱負荷（kW）", "latentLoad"],
    ["送風量（m³/h）", "airSupplyVolume"],
    ["夏季室內乾球溫度（℃）", "summerDryBulb"],
    ["夏季室內相對濕度（%）", "summerHumidity"],
    ["Calculated Cooling Load", "coolingLoad"],
    ["Clg Sens. Load (kW)", "sensibleLoad"],
    ["Max Htg Load (MBH)", "heatLoad"],
    ["Zone Name / Space Name", "roomName"],
    ["Summer indoor relative humidity (%)", "summerHumidity"],
    ["Heating setpoint (°C)", "winterDryBulb"],
    ["房间功能", "roomName"],
    ["夏季室内冷负荷(全热)(W)", "coolingLoad"],
    ["Q冷(W)", "coolingLoad"],
  ])("%s names %s", (header, field) => {
    expect(read(header)[0]).toBe(field);
  });

  it("says when outdoor air is counted", () => {
    const counts = (header: string) => recogniseName(splitHeader(header).name)?.hasFreshAir;
    expect([counts("夏季总冷负荷(含新风/全热)(W)"), counts("冷负荷(不含新风)(kW)")]).toEqual([true, false]);
  });

  it("on several rows is read as one name with the unit nearest the data", () => {
    const joined = (...texts: string[]) => {
      const { name, unit } = joinHeader(texts);
      return [recogniseName(name)?.field, unit?.label];
    };
    expect(joined("冷负荷(kW)", "显热")).toEqual(["sensibleLoad", "kW"]);
    expect(joined("冷负荷", "总冷负荷", "W")).toEqual(["coolingLoad", "W"]);
    expect(joined("夏季", "干球温度", "(℃)")).toEqual(["summerDryBulb", "℃"]);
    expect(joined("Cooling load (kW)", "Latent")).toEqual(["latentLoad", "kW"]);
    expect(joined("新风", "冷负荷(kW)")[0]).toBeUndefined();
  });
});
