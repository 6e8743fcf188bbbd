// Which problems of a form are shown, and which field gets the focus.

export type Problems<Values> = { [Name in keyof Values]?: string | null };

interface Marks<Values> {
  /** What the form itself finds wrong. */
  found: Problems<Values>;
  /** What the server refused; stands until the field is changed. */
  refused: Problems<Values>;
  /** Fields the reader has worked on and left. */
  left: ReadonlySet<keyof Values>;
}

/** Nothing is called wrong while it is first being typed. */
export const shownProblem = <Values>(name: keyof Values, { found, refused, left }: Marks<Values>): string | null =>
  refused[name] ?? (left.has(name) ? (found[name] ?? null) : null);

/** Fields are asked in the order they stand in the form. */
export const firstProblem = <Values>(
  names: readonly (keyof Values)[],
  problems: Problems<Values>,
): keyof Values | null => names.find((name) => problems[name]) ?? null;
