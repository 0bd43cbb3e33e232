import { PUMP } from "#domain/catalogue/categories.ts";
import { DefinedList } from "./DefinedList.tsx";

/** 水泵. */
export const PumpList = () => <DefinedList categoryCode={PUMP} title="水泵" />;
