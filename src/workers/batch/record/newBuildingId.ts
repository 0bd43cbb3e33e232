/** Two tabs may create one in the same moment. */
export const newBuildingId = (kind: string) =>
  `${kind}/${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
