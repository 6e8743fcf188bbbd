// What is shown for each field of a document: nothing yet, or what its signer filled in.
import { type DocumentField, initialsOf } from '@onward/domain/documents/fields';
import type { Signature } from '@onward/domain/documents/signatures';
import type { Language } from '@onward/domain/platform/languages';
import { ownValue } from '@onward/domain/platform/own-value';
import { longDate } from '@onward/domain/platform/time/spoken-time';
import type { RenderSigner } from '../render-request.ts';

export type FieldView =
  /** To be filled in: an outline with its label. */
  | { shows: 'label'; field: DocumentField; signer: string | null }
  | { shows: 'text'; text: string }
  | { shows: 'checkbox'; checked: boolean; label: string }
  | { shows: 'signature'; signature: Signature; date: string | null };

/** Null where the document has a date field of the same role, which says it. */
const dateBelow = (field: DocumentField, fields: readonly DocumentField[], date: string): string | null =>
  fields.some(({ kind, role }) => kind === 'date' && role === field.role) ? null : date;

export interface FieldContext {
  signers: readonly RenderSigner[];
  language: Language;
  timeZone: string;
}

const dayOf = (time: string, { language, timeZone }: FieldContext): string =>
  longDate(new Date(time), timeZone, language);

/** By the id of the field. */
export function fieldViews(fields: readonly DocumentField[], context: FieldContext): Map<string, FieldView> {
  const counts = new Map<string, number>();
  const views = new Map<string, FieldView>();
  for (const field of fields) {
    const kind = `${field.role} ${field.kind}`;
    const place = counts.get(kind) ?? 0;
    counts.set(kind, place + 1);
    views.set(field.id, viewOf(field, signerOf(field, place, context.signers), context, fields));
  }
  return views;
}

/** The second signature field of the company is for its second signer; further ones are for the last. */
function signerOf(field: DocumentField, place: number, signers: readonly RenderSigner[]): RenderSigner | undefined {
  const candidates = signers.filter(({ role }) => role === field.role);
  if (field.kind === 'text' || field.kind === 'checkbox') {
    const filled = candidates.find(({ values }) => ownValue(values, field.id) !== undefined);
    if (filled) return filled;
  }
  return candidates[place] ?? candidates.at(-1);
}

function viewOf(
  field: DocumentField,
  signer: RenderSigner | undefined,
  context: FieldContext,
  fields: readonly DocumentField[],
): FieldView {
  const empty: FieldView = { shows: 'label', field, signer: signer?.name ?? null };
  if (!signer) return empty;
  const { signedAt, signature, name } = signer;
  const value = ownValue(signer.values, field.id);
  switch (field.kind) {
    case 'signature':
      if (!signedAt || !signature) return empty;
      return { shows: 'signature', signature, date: dateBelow(field, fields, dayOf(signedAt, context)) };
    case 'date':
      return signedAt ? { shows: 'text', text: dayOf(signedAt, context) } : empty;
    case 'checkbox':
      if (!signedAt && value === undefined) return empty;
      return { shows: 'checkbox', checked: value === true, label: field.label };
    case 'initials':
      if (!signedAt && typeof value !== 'string') return empty;
      return { shows: 'text', text: typeof value === 'string' ? value.trim() : field.required ? initialsOf(name) : '' };
    case 'text':
      if (!signedAt && typeof value !== 'string') return empty;
      return { shows: 'text', text: typeof value === 'string' ? value.trim() : '' };
  }
}
