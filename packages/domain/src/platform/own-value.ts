// Looking up by a name somebody else wrote: plain objects also inherit names (`constructor`), which are not their entries.

export const ownValue = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
