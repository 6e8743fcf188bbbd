// Replacing a process: what was done for a module of the same type is kept (ONB-034).
import type { ModuleType } from './module-types.ts';

export interface CarriedModule {
  module_type: ModuleType;
}

/** Which old module each new one continues, by place; null for a new one. Repeated types are matched in order. */
export function carriedModules(before: readonly CarriedModule[], after: readonly CarriedModule[]): (number | null)[] {
  const taken = new Set<number>();
  return after.map(({ module_type }) => {
    const place = before.findIndex((old, at) => old.module_type === module_type && !taken.has(at));
    if (place === -1) return null;
    taken.add(place);
    return place;
  });
}
