import { expect, it } from "vitest";
import { checkFile, MAX_FILE_BYTES, refusal } from "#domain/building/rooms/import/importRefusal.ts";

it("takes .xlsx by name, whatever its case", () => {
  expect(checkFile("负荷.xlsx", 1, "workbook")).toBeNull();
  expect(checkFile("LOADS.XLSX", MAX_FILE_BYTES, "workbook")).toBeNull();
});

it.each([
  ["rooms.xls", 10, "wrong-extension", "文件格式有误，请选择Excel文件"],
  ["rooms.xlsx.pdf", 10, "wrong-extension", "文件格式有误，请选择Excel文件"],
  ["rooms", 10, "wrong-extension", "文件格式有误，请选择Excel文件"],
  ["rooms.xlsx", MAX_FILE_BYTES + 1, "too-large", "请选择16M以内的文件"],
  ["rooms.xlsx", 0, "empty", "内容为空，请重新选择"],
])("%s of %i bytes is refused as %s", (name, bytes, code, message) => {
  const fault = checkFile(name, bytes, "workbook");
  expect(fault && refusal(fault)).toEqual({ ok: false, code, message });
});

it("says the specification's sentence for what nobody foresaw", () => {
  expect(refusal("unreadable").message).toBe("系统异常，文件上传失败");
});
