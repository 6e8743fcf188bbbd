// Fields of a document that its signers fill in, and where they are placed on the pages of a PDF (OFR-006, AHD-010).

export const FIELD_KINDS = ['signature', 'initials', 'date', 'text', 'checkbox'] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

export const SIGNER_ROLES = ['applicant', 'company'] as const;
export type SignerRole = (typeof SIGNER_ROLES)[number];

export const FIELD_LABEL_MAX = 80;
export const FIELDS_MAX = 200;
export const FIELD_OPTIONS_MAX = 12;
export const FIELD_OPTION_MAX = 40;
/** The longest text a signer can enter into a text field. */
export const FIELD_TEXT_MAX = 500;

export interface DocumentField {
  /** Unique within the document. */
  id: string;
  kind: FieldKind;
  role: SignerRole;
  /** Shown on the phone form, e.g. "Shirt size". */
  label: string;
  required: boolean;
  /** A text field with options is a choice of one of them. */
  options?: readonly string[];
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

/** A smaller box couldn't be read or grabbed. */
export const FIELD_MIN_SIZE = 8;

export type FieldProblem =
  | 'label_required'
  | 'label_too_long'
  | 'options_invalid'
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

const optionsProblem = ({ kind, options }: DocumentField): FieldProblem | null => {
  if (options === undefined) return null;
  const isChoice = kind === 'text' && options.length >= 2 && options.length <= FIELD_OPTIONS_MAX;
  const isEach = options.every((option) => option.trim() !== '' && option.length <= FIELD_OPTION_MAX);
  return isChoice && isEach && new Set(options).size === options.length ? null : 'options_invalid';
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
  return labelProblem(field) ?? optionsProblem(field);
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

export type ValueProblem = 'required' | 'too_long' | 'not_an_option' | 'initials_invalid';

/** "Enter 2 or 3 letters, like AO". */
const INITIALS = /^\p{L}{2,3}$/u;

/** The initials of a name: `AO` for Amara Okafor; the first letters of a single word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)].map((word) => [...(word ?? '')][0]) : [...name.trim()];
  return letters.slice(0, 2).join('').toUpperCase();
}

/** Signatures and dates of signing are filled in by signing itself. */
function valueProblem(field: DocumentField, value: string | boolean | undefined): ValueProblem | null {
  const { kind, required, options } = field;
  if (kind === 'checkbox') return required && value !== true ? 'required' : null;
  if (kind !== 'text' && kind !== 'initials') return null;
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === '') return required ? 'required' : null;
  if (kind === 'initials') return INITIALS.test(text) ? null : 'initials_invalid';
  if (options && !options.includes(text)) return 'not_an_option';
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
