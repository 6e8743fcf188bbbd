// Scope: which locations, departments, brands and positions a staff member may see (CMP-024).

export const SCOPE_KINDS = ['location', 'department', 'brand', 'position'] as const;
export type ScopeKind = (typeof SCOPE_KINDS)[number];

/** Ids permitted per kind; an empty list means all of that kind. */
export type Scope = Readonly<Record<ScopeKind, readonly number[]>>;

export const UNLIMITED_SCOPE: Scope = { location: [], department: [], brand: [], position: [] };

/** The ids a record has, per kind; a kind it does not have is left out. */
export type ScopedRecord = Partial<Record<ScopeKind, number | null>>;

/** A record is visible when every kind it has is permitted. */
export const isInScope = (scope: Scope, record: ScopedRecord): boolean =>
  SCOPE_KINDS.every((kind) => {
    const id = record[kind];
    return id == null || scope[kind].length === 0 || scope[kind].includes(id);
  });
