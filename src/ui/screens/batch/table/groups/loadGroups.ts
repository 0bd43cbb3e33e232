/** What draws groups and sums is fetched when a table is first grouped. */
export const loadGroups = async () => {
  const [{ GroupHead }, { SumsBar }] = await Promise.all([
    import("./GroupHead.tsx"),
    import("./SumsBar.tsx"),
  ]);
  return { GroupHead, SumsBar };
};
