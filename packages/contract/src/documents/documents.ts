// Documents that are filled in and signed: their content, their fields, and checking a sealed file.
import {
  BLOCK_ALIGNS,
  BLOCK_TYPES,
  BLOCKS_MAX,
  DOCUMENT_TAGS,
  INLINES_MAX,
  TEXT_MAX,
} from '@onward/domain/documents/content';
import {
  FIELD_KINDS,
  FIELD_LABEL_MAX,
  FIELD_OPTION_MAX,
  FIELD_OPTIONS_MAX,
  FIELD_TEXT_MAX,
  FIELDS_MAX,
  SIGNER_ROLES,
} from '@onward/domain/documents/fields';
import { SIGNATURE_NAME_MAX, STROKE_BOX, STROKE_POINTS_MAX, STROKES_MAX } from '@onward/domain/documents/signatures';
import { PDF_PAGES_MAX } from '@onward/domain/documents/templates';
import { VERIFIED_BYTES_MAX } from '@onward/domain/documents/verification';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Timestamp } from '../fields.ts';

export const DocumentTagName = Type.Enum([...DOCUMENT_TAGS]);
export const SignerRoleName = Type.Enum([...SIGNER_ROLES]);

const FieldId = Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' });

export const DocumentField = Type.Object({
  id: FieldId,
  kind: Type.Enum([...FIELD_KINDS]),
  role: SignerRoleName,
  label: Type.String({ maxLength: FIELD_LABEL_MAX }),
  required: Type.Boolean(),
  options: Type.Optional(
    Type.Array(Type.String({ maxLength: FIELD_OPTION_MAX }), { maxItems: FIELD_OPTIONS_MAX, uniqueItems: true }),
  ),
});

/**
 * Text, a merge tag, or a field, as its `type` says. One object instead of three, because the validator drops fields
 * that the first of several shapes doesn't know.
 */
const Inline = Type.Object({
  type: Type.Enum(['text', 'tag', 'field']),
  text: Type.Optional(Type.String({ maxLength: TEXT_MAX })),
  bold: Type.Optional(Type.Boolean()),
  italic: Type.Optional(Type.Boolean()),
  underline: Type.Optional(Type.Boolean()),
  /** The value of a merge tag, in a document that was filled. */
  filled: Type.Optional(Type.Boolean()),
  tag: Type.Optional(DocumentTagName),
  field: Type.Optional(DocumentField),
});

/** Rich text as blocks, so that the same content becomes a page on a phone and a PDF. */
export const DocumentContent = Type.Object({
  blocks: Type.Array(
    Type.Object({
      type: Type.Enum([...BLOCK_TYPES]),
      align: Type.Optional(Type.Enum([...BLOCK_ALIGNS])),
      inlines: Type.Array(Inline, { maxItems: INLINES_MAX }),
    }),
    { maxItems: BLOCKS_MAX },
  ),
});
export type DocumentContent = Static<typeof DocumentContent>;

/** In points, from the top left corner of the page as it is shown. */
const box = {
  page: Type.Integer({ minimum: 0, maximum: PDF_PAGES_MAX }),
  x: Type.Number({ minimum: 0, maximum: 20_000 }),
  y: Type.Number({ minimum: 0, maximum: 20_000 }),
  width: Type.Number({ minimum: 0, maximum: 20_000 }),
  height: Type.Number({ minimum: 0, maximum: 20_000 }),
};

export const PlacedField = Type.Object({ ...DocumentField.properties, ...box });
export const PlacedTag = Type.Object({ tag: DocumentTagName, ...box });
export const PlacedFields = Type.Array(PlacedField, { maxItems: FIELDS_MAX });
export const PlacedTags = Type.Array(PlacedTag, { maxItems: FIELDS_MAX });

export const PageSizes = Type.Array(Type.Object({ width: Type.Number(), height: Type.Number() }));

export const PdfContent = Type.Object({
  pages: PageSizes,
  fields: PlacedFields,
  tags: PlacedTags,
});
export type PdfContent = Static<typeof PdfContent>;

/** Values by the id of their field. */
export const FieldValues = Type.Record(
  FieldId,
  Type.Union([Type.String({ maxLength: FIELD_TEXT_MAX }), Type.Boolean()]),
  { maxProperties: FIELDS_MAX },
);

const Strokes = Type.Array(
  Type.Array(
    Type.Tuple([
      Type.Number({ minimum: 0, maximum: STROKE_BOX.width }),
      Type.Number({ minimum: 0, maximum: STROKE_BOX.height }),
    ]),
    { maxItems: STROKE_POINTS_MAX },
  ),
  { maxItems: STROKES_MAX },
);

/** What a field shows once its signer has signed; a field that nobody filled in yet is absent. */
const FilledField = Type.Object({
  kind: Type.Enum([...FIELD_KINDS]),
  /** A text, initials, a date, or the name of who signed; empty for a checkbox. */
  text: Type.String(),
  checked: Type.Optional(Type.Boolean()),
  /** Of a signature; empty when it was typed. */
  strokes: Type.Optional(Strokes),
});
export type FilledField = Static<typeof FilledField>;

export const FilledFields = Type.Record(FieldId, FilledField);
export type FilledFields = Static<typeof FilledFields>;

/** What a signer sends: the name, the drawing if there is one, the consent, and the values of the fields. */
export const SigningInput = Type.Object({
  signature_name: Type.String({ maxLength: SIGNATURE_NAME_MAX }),
  strokes: Type.Optional(Strokes),
  agreed: Type.Boolean(),
  values: Type.Optional(FieldValues),
});
export type SigningInput = Static<typeof SigningInput>;

/** A document as a signer reads it: rich text with its values filled in, or the pages of a PDF. */
export const SignedDocument = Type.Object({
  position: Type.Integer(),
  title: Type.String(),
  format: Type.Enum(['text', 'pdf']),
  content: Type.Optional(DocumentContent),
  pdf: Type.Optional(
    Type.Object({
      ...PdfContent.properties,
      /** With the values that are written on the pages. */
      tags: Type.Array(Type.Object({ ...PlacedTag.properties, value: Type.String() })),
    }),
  ),
  fields: Type.Array(DocumentField),
});
export type SignedDocument = Static<typeof SignedDocument>;

/** A page of an uploaded PDF as an image; its text is in the header `x-page-text`. */
export const PageParams = { page: Type.Integer({ minimum: 0, maximum: PDF_PAGES_MAX }) };
export const PageImage = Type.String({ description: 'The page as a PNG' });

export const VerifiedDocument = Type.Object({
  result: Type.Enum(['genuine', 'changed', 'not_ours']),
  title: Type.Optional(Type.String()),
  issuer: Type.Optional(Type.String()),
  seal: Type.Optional(Type.String()),
  pages: Type.Optional(Type.Integer()),
  sealed_at: Type.Optional(Timestamp),
  signers: Type.Optional(Type.Array(Type.Object({ name: Type.String(), role: SignerRoleName, signed_at: Timestamp }))),
  /** Pages that are not as they were sealed, from 1; absent when it can't be told. */
  changed_pages: Type.Optional(Type.Array(Type.Integer())),
});
export type VerifiedDocument = Static<typeof VerifiedDocument>;

export const verifyDocument = endpoint({
  name: 'verifyDocument',
  method: 'POST',
  path: '/v1/document_verifications',
  summary: 'Whether a sealed PDF is genuine (multipart: file); the file is not stored',
  audience: 'public',
  rateLimit: 'public_write',
  multipart: true,
  fileBytesMax: VERIFIED_BYTES_MAX,
  unaudited: 'It only reads the file it is sent.',
  body: Type.Object({}),
  answers: { 200: Type.Object({ verification: VerifiedDocument }) },
});
