// New fields: their ids, and their size on a page.
import type { DocumentTag } from '@onward/domain/documents/content';
import type { DocumentField, FieldKind } from '@onward/domain/documents/fields';

export type FieldWithoutId = Omit<DocumentField, 'id'>;

/** Something that can be put on the page: a field for a signer, or a merge tag. */
export type Placeable = { type: 'field'; field: FieldWithoutId } | { type: 'tag'; tag: DocumentTag };

/** `options: null` turns a choice back into a text. */
export type FieldChange = Partial<Omit<DocumentField, 'options'>> & { options?: readonly string[] | null };

export function changedField<Field extends DocumentField>(field: Field, { options, ...change }: FieldChange): Field {
  const { options: before, ...rest } = { ...field, ...change };
  const wanted = options === undefined ? before : options;
  return { ...rest, ...(wanted && { options: wanted }) } as Field;
}

/** The first free one: `signature_1`, `signature_2`. */
export function newFieldId(kind: FieldKind, taken: readonly { id: string }[]): string {
  for (let number = 1; ; number += 1) {
    const id = `${kind}_${number}`;
    if (!taken.some((field) => field.id === id)) return id;
  }
}

/** In points. */
export const FIELD_SIZES: Record<FieldKind, { width: number; height: number }> = {
  signature: { width: 180, height: 40 },
  initials: { width: 64, height: 24 },
  date: { width: 110, height: 22 },
  text: { width: 160, height: 22 },
  checkbox: { width: 16, height: 16 },
};

export const TAG_SIZE = { width: 140, height: 18 };
