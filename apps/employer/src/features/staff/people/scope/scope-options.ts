// Filters and groups the options of a scope; with a thousand locations only a readable number is rendered.
import type { ScopeOption } from './use-scope-choices.ts';

export const OPTIONS_SHOWN = 200;

export const matching = (options: readonly ScopeOption[], search: string): ScopeOption[] => {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return [...options];
  return options.filter(({ name, code, group }) =>
    [name, code, group].some((text) => text?.toLowerCase().includes(wanted)),
  );
};

export interface OptionGroup {
  name: string | null;
  options: ScopeOption[];
}

export function grouped(options: readonly ScopeOption[]): OptionGroup[] {
  const groups = new Map<string | null, ScopeOption[]>();
  for (const option of options) {
    const group = groups.get(option.group);
    if (group) group.push(option);
    else groups.set(option.group, [option]);
  }
  return [...groups].map(([name, members]) => ({ name, options: members }));
}

export const toggledId = (ids: readonly number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((known) => known !== id) : [...ids, id];

/** Selects the whole group when some are missing, and clears it when all are selected. */
export const toggledGroup = (ids: readonly number[], group: readonly ScopeOption[]): number[] => {
  const members = group.map(({ id }) => id);
  const whole = members.every((id) => ids.includes(id));
  const others = ids.filter((id) => !members.includes(id));
  return whole ? others : [...others, ...members];
};
