/** Text for a filter without a brand. */
export const ANY_BRAND = "不限品牌";
