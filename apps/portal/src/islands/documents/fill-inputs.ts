// What an applicant fills in before reading an offer: one input per field, and one for all initials (AHD-010).
import type { SignedDocument } from '@onward/contract/documents/documents';
import {
  type DocumentField,
  type FieldValues,
  initialsOf,
  type ValueProblem,
  valueProblems,
} from '@onward/domain/documents/fields';

export type FillInput =
  | { kind: 'text' | 'checkbox'; name: string; field: DocumentField }
  | { kind: 'initials'; name: typeof INITIALS; ids: readonly string[]; isRequired: boolean };

/** The name of the input for all initials. */
const INITIALS = 'initials';
export const NAME = 'signature_name';
/** Corrected before signing, so that the signature can be it. */
export const LEGAL_NAME = 'legal_name';

export const ownFields = (documents: readonly SignedDocument[]): DocumentField[] =>
  documents.flatMap(({ fields }) => fields).filter(({ role }) => role === 'applicant') as DocumentField[];

/** In the order of the documents; the initials are where they are first asked for. */
export function fillInputs(fields: readonly DocumentField[]): FillInput[] {
  const initials = fields.filter(({ kind }) => kind === 'initials');
  return fields.flatMap((field): FillInput[] => {
    if (field.kind === 'text' || field.kind === 'checkbox')
      return [{ kind: field.kind, name: `values.${field.id}`, field }];
    if (field !== initials[0]) return [];
    const isRequired = initials.some(({ required }) => required);
    return [{ kind: 'initials', name: INITIALS, ids: initials.map(({ id }) => id), isRequired }];
  });
}

export type OfferStep = 'fill' | 'sign';

/** Without anything to fill in, the offer is read and signed in one step. */
export const offerSteps = (inputs: readonly FillInput[]): OfferStep[] =>
  inputs.length > 0 ? ['fill', 'sign'] : ['sign'];

/** What was saved, and initials from the name where there are none yet. */
export function startValues(fields: readonly DocumentField[], saved: FieldValues, name: string): FieldValues {
  const asked = fields.filter(({ kind, id }) => kind === 'initials' && saved[id] === undefined);
  return { ...saved, ...Object.fromEntries(asked.map(({ id }) => [id, initialsOf(name)])) };
}

/** Problems by the name of their input. */
export function fillProblems(fields: readonly DocumentField[], values: FieldValues): Record<string, ValueProblem> {
  const found = Object.entries(valueProblems(fields, 'applicant', values));
  return Object.fromEntries(found.map(([id, problem]) => [inputName(fields, id), problem]));
}

/** The server names problems by field: `values.0_shirt`. */
export const problemName = (fields: readonly DocumentField[], key: string): string =>
  key.startsWith('values.') ? inputName(fields, key.slice('values.'.length)) : key;

const inputName = (fields: readonly DocumentField[], id: string): string =>
  fields.find((field) => field.id === id)?.kind === 'initials' ? INITIALS : `values.${id}`;

/** Whether a problem is shown on the first step. */
export const isFilledFirst = (name: string): boolean =>
  name.startsWith('values.') || name === INITIALS || name === LEGAL_NAME;
