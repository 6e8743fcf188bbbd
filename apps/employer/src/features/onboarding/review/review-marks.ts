// What a reviewer asks the employee to fix, field by field (ONB-046, AHD-016).

export const FIX_REASONS = ['unreadable', 'mismatch', 'missing', 'other'] as const;
export type FixReason = (typeof FIX_REASONS)[number];

export interface Mark {
  reason: FixReason;
  /** What the employee reads. */
  text: string;
}

/** By the key of the field. */
export type Marks = Readonly<Record<string, Mark>>;

export const withMark = (marks: Marks, field: string, mark: Mark): Marks => ({ ...marks, [field]: mark });

export function withoutMark(marks: Marks, field: string): Marks {
  const { [field]: _taken, ...others } = marks;
  return others;
}

/** With the field or without it. */
export function withField(fields: ReadonlySet<string>, field: string, isIn: boolean): ReadonlySet<string> {
  const others = [...fields].filter((each) => each !== field);
  return new Set(isIn ? [...others, field] : others);
}

/** A reason that was chosen fills in its sentence, unless the reviewer has written one. */
export function chooseReason(mark: Mark, reason: FixReason, sentences: Record<FixReason, string>): Mark {
  const isOwnText = mark.text.trim() !== '' && mark.text !== sentences[mark.reason];
  return { reason, text: isOwnText ? mark.text : sentences[reason] };
}

/** Fields whose mark says nothing. */
export const unexplained = (marks: Marks): string[] =>
  Object.entries(marks).flatMap(([field, { text }]) => (text.trim() === '' ? [field] : []));

/** As the endpoint takes them; the whole is explained by the first sentence. */
export function fixRequest(marks: Marks): { reason: string; fields: { field: string; reason: string }[] } {
  const fields = Object.entries(marks).map(([field, { text }]) => ({ field, reason: text.trim() }));
  return { reason: [...new Set(fields.map(({ reason }) => reason))].join(' ').slice(0, REASON_MAX), fields };
}

const REASON_MAX = 500;
export const FIX_TEXT_MAX = 300;
