/** How a filter without a brand reads. */
export const ANY_BRAND = "不限品牌";
