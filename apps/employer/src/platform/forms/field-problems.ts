// Which problems of a form are shown, and which field gets the focus.

export type Problems<Values> = { [Name in keyof Values]?: string | null };

interface Marks<Values> {
  /** Problems found by the form itself. */
  found: Problems<Values>;
  /** Problems reported by the server; they stay until the field is changed. */
  refused: Problems<Values>;
  /** Fields the user has edited and left. */
  left: ReadonlySet<keyof Values>;
}

/** A field is not marked as invalid while it is first being typed. */
export const shownProblem = <Values>(name: keyof Values, { found, refused, left }: Marks<Values>): string | null =>
  refused[name] ?? (left.has(name) ? (found[name] ?? null) : null);

/** Fields are checked in form order. */
export const firstProblem = <Values>(
  names: readonly (keyof Values)[],
  problems: Problems<Values>,
): keyof Values | null => names.find((name) => problems[name]) ?? null;
