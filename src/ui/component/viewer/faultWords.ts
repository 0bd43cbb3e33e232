import type { ViewerFault } from "./useModel.ts";

/** Reasons why there is no preview. */
export const FAULT_WORDS: Readonly<Record<ViewerFault, string>> = {
  "no-token": "没有取得预览许可",
  "unsupported-view": "这种视图还不能在页面上显示",
  unreachable: "没有取得模型文件，请检查网络后重试",
  damaged: "模型文件已损坏",
  "too-large": "模型过大",
  empty: "模型文件里没有可显示的形体",
  "no-size": "模型文件里的形体没有大小",
  "no-graphics": "此设备没有可用的三维图形",
};

/** Whether another try may help. */
export const isPassing = (fault: ViewerFault): boolean =>
  fault === "no-token" || fault === "unreachable" || fault === "no-graphics";
