/**
 * Hides a bound list from the planner. If the planner sees a list, it replans on every call in search of a better plan,
 * which often costs more than the query. Use it for statements that one plan suits.
 */
export const unseen = (parameter: string, type: string): string => `(select ${parameter}::${type})::${type}`;
