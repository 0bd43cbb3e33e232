/** The word for a number of half stars, from 0.5 to 5; 0 is not rated. */
export function ratingWord(score: number): string {
  if (score === 0) return "未评分";
  if (score <= 1) return "很不满意";
  if (score <= 2) return "不满意";
  if (score <= 3.5) return "一般";
  return score < 5 ? "满意" : "非常满意";
}
