// Looks up an untrusted key in a plain object, ignoring inherited names such as `constructor`.

export const ownValue = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
