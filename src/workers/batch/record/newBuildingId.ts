/** Random, because two tabs may create a building at the same moment. */
export const newBuildingId = (kind: string) =>
  `${kind}/${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
