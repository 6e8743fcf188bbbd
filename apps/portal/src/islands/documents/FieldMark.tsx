// A field in the text of a document: what was entered, or an empty place with its label.
import type { DocumentField, FieldValues } from '@onward/domain/documents/fields';
import { STROKE_BOX, type Stroke } from '@onward/domain/documents/signatures';
import { pathOf } from '@onward/domain/documents/strokes';
import { useTexts } from '../../texts/texts.ts';

export interface Filled {
  values: FieldValues;
  name: string;
  /** Null for a typed signature. */
  strokes: readonly Stroke[] | null;
  /** The day of signing, as text. */
  today: string;
}

/** What a field of the applicant holds now; an empty text when nothing was entered, and null for a drawing. */
export function enteredText(
  { id, kind, role }: DocumentField,
  { values, name, strokes, today }: Filled,
): string | null {
  if (role !== 'applicant') return '';
  switch (kind) {
    case 'signature':
      return strokes && strokes.length > 0 ? null : strokes ? '' : name.trim();
    case 'date':
      return today;
    case 'checkbox':
      return values[id] === true ? '✓' : '';
    default: {
      const value = values[id];
      return typeof value === 'string' ? value.trim() : '';
    }
  }
}

export const Drawing = ({ strokes }: { strokes: readonly Stroke[] }) => (
  <>
    {strokes.map((stroke, index) => (
      <path key={index} d={pathOf(stroke)} />
    ))}
  </>
);

export function FieldMark({ field, filled }: { field: DocumentField; filled: Filled }) {
  const { t } = useTexts();
  const text = enteredText(field, filled);
  if (text === null) {
    return (
      <svg
        class="drawing mark-drawing"
        viewBox={`0 0 ${STROKE_BOX.width} ${STROKE_BOX.height}`}
        role="img"
        aria-label={t('offers:page.yourSignature')}
      >
        <Drawing strokes={filled.strokes ?? []} />
      </svg>
    );
  }
  if (field.kind === 'checkbox') {
    return (
      <span class={text ? 'filled' : 'blank'}>
        <span aria-hidden="true">{text ? '☑' : '☐'}</span>
        <span class="unseen">{t(text ? 'offers:page.checked' : 'offers:page.notChecked')}</span> {field.label}
      </span>
    );
  }
  if (!text) return <span class="blank">{field.label}</span>;
  return <mark class={field.kind === 'signature' ? 'filled typed-signature' : 'filled'}>{text}</mark>;
}
