// Fields of a document that its signers fill in, and where they are placed on the pages of a PDF (OFR-006, AHD-010).

export type FieldKind = 'signature' | 'initials' | 'date' | 'text' | 'checkbox';

export type SignerRole = 'applicant' | 'company';

const FIELD_LABEL_MAX = 80;
export const FIELDS_MAX = 200;
/** The longest text a signer can enter into a text field. */
const FIELD_TEXT_MAX = 500;

export interface DocumentField {
  /** Unique within the document. */
  id: string;
  kind: FieldKind;
  role: SignerRole;
  /** Shown on the phone form, e.g. "Shirt size". */
  label: string;
  required: boolean;
}

/** In points, from the top left corner of the page as it is shown, so that rotation doesn't matter to the editor. */
export interface FieldBox {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

export type PlacedField = DocumentField & FieldBox;

/** The size of a page as it is shown, after its rotation. */
export interface PageSize {
  width: number;
  height: number;
}

const FIELD_MIN_SIZE = 8;

export type FieldProblem =
  | 'label_required'
  | 'label_too_long'
  | 'id_repeated'
  | 'page_unknown'
  | 'outside_page'
  | 'too_small'
  | 'too_many_fields'
  | 'applicant_signature_missing';

const labelProblem = ({ label }: DocumentField): FieldProblem | null => {
  if (label.trim() === '') return 'label_required';
  return label.trim().length > FIELD_LABEL_MAX ? 'label_too_long' : null;
};

/** What is wrong with the fields as a whole; single fields are named by `fieldProblem`. */
export function fieldsProblem(fields: readonly DocumentField[]): FieldProblem | null {
  if (fields.length > FIELDS_MAX) return 'too_many_fields';
  const isSignature = ({ kind, role }: DocumentField) => kind === 'signature' && role === 'applicant';
  return fields.some(isSignature) ? null : 'applicant_signature_missing';
}

/** `others` are the fields before it. */
export function fieldProblem(field: DocumentField, others: readonly DocumentField[]): FieldProblem | null {
  if (others.some(({ id }) => id === field.id)) return 'id_repeated';
  return labelProblem(field);
}

export function placeProblem(box: FieldBox, pages: readonly PageSize[]): FieldProblem | null {
  const page = pages[box.page];
  if (!page) return 'page_unknown';
  if (box.width < FIELD_MIN_SIZE || box.height < FIELD_MIN_SIZE) return 'too_small';
  const isInside = box.x >= 0 && box.y >= 0 && box.x + box.width <= page.width && box.y + box.height <= page.height;
  return isInside ? null : 'outside_page';
}

/** What a signer entered: the drawn or typed signature is one for all signature fields. */
export type FieldValues = Readonly<Record<string, string | boolean>>;

export type ValueProblem = 'required' | 'too_long';

/** Signatures, initials, and dates of signing are filled in by signing itself. */
function valueProblem(field: DocumentField, value: string | boolean | undefined): ValueProblem | null {
  if (field.kind === 'checkbox') return field.required && value !== true ? 'required' : null;
  if (field.kind !== 'text') return null;
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === '') return field.required ? 'required' : null;
  return text.length > FIELD_TEXT_MAX ? 'too_long' : null;
}

/** The fields of one signer with a problem. */
export const valueProblems = (
  fields: readonly DocumentField[],
  role: SignerRole,
  values: FieldValues,
): Record<string, ValueProblem> =>
  Object.fromEntries(
    fields
      .filter((field) => field.role === role)
      .flatMap((field) => {
        const problem = valueProblem(field, Object.hasOwn(values, field.id) ? values[field.id] : undefined);
        return problem ? [[field.id, problem] as const] : [];
      }),
  );
