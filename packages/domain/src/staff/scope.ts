// Scope: which locations, departments, brands and positions a team member can see (CMP-024).

export const SCOPE_KINDS = ['location', 'department', 'brand', 'position'] as const;
export type ScopeKind = (typeof SCOPE_KINDS)[number];

/** Ids permitted per kind; an empty list means all of that kind. */
export type Scope = Readonly<Record<ScopeKind, readonly number[]>>;

export const UNLIMITED_SCOPE: Scope = { location: [], department: [], brand: [], position: [] };

/** Not limited in any kind: sees everything in the company. */
export const isUnlimited = (scope: Scope): boolean => SCOPE_KINDS.every((kind) => scope[kind].length === 0);

/** A scope as stored: one entry for each permitted record. */
export interface ScopeEntry {
  kind: ScopeKind;
  record_id: number;
}

export function scopeFrom(entries: readonly ScopeEntry[]): Scope {
  const ids = (kind: ScopeKind) => entries.filter((entry) => entry.kind === kind).map((entry) => entry.record_id);
  return { location: ids('location'), department: ids('department'), brand: ids('brand'), position: ids('position') };
}

/** A record's ids by kind; kinds it doesn't have are omitted. */
export type ScopedRecord = Partial<Record<ScopeKind, number | null>>;

/** A record is visible when every kind it has is permitted. */
export const isInScope = (scope: Scope, record: ScopedRecord): boolean =>
  SCOPE_KINDS.every((kind) => {
    const id = record[kind];
    return id == null || scope[kind].length === 0 || scope[kind].includes(id);
  });
