/** Id of the line of a setting, so that a remark can link to it */
export const settingLine = (field: string): string => `system-${field.replaceAll(".", "-")}`;
