import type { EditName } from "#domain/building/batch/state/EditName.ts";

/** Names of undo steps, for 撤销 and 重做. */
export const EDIT_WORDS: Readonly<Record<EditName, string>> = {
  "set-quantities": "指定数量",
  "set-places": "楼层与分区",
  "set-rules": "房间类型条件",
  "set-systems": "系统条件",
  "set-sound": "噪声条件",
  "set-fresh": "新风条件",
  "set-sources": "冷热源条件",
  "take-plant": "冷热源采用",
  "arrange-systems": "系统划分",
  "add-room": "新增房间",
  "edit-room": "修改房间",
  "delete-rooms": "删除房间",
  "clear-rooms": "清空房间",
  "replace-rooms": "导入房间",
  "append-rooms": "追加房间",
  "revise-rooms": "导入修订房间表",
  choose: "改选",
  "choose-for-all": "多间改选",
  lock: "锁定",
  unlock: "解锁",
  run: "选型",
  optimise: "方案优化",
};
