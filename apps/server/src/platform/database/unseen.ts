/**
 * A bound value as the planner cannot see it. Seeing a list, it counts it, hopes for a better plan than the one it has,
 * and plans anew with each call, which often costs more than the answer. For statements that one plan suits.
 */
export const unseen = (parameter: string, type: string): string => `(select ${parameter}::${type})::${type}`;
