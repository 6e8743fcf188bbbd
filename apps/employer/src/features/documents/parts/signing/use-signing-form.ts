// The form with which a staff member signs: the fields of the company, the signature, and the consent (OFR-012, ONB-045).
import type { FilledFields, SigningInput } from '@onward/contract/documents/documents';
import { type DocumentField, initialsOf, valueProblems } from '@onward/domain/documents/fields';
import { SIGNATURE_NAME_MAX, type Stroke } from '@onward/domain/documents/signatures';
import { namePartsOf, signedNameProblem, wholeName } from '@onward/domain/documents/signer-names';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { useStartup } from '../../../../platform/startup/use-startup.ts';

/** Like the names the server uses for problems of these fields. */
export const entryName = (id: string): `values.${string}` => `values.${id}`;

interface Entries {
  [field: `values.${string}`]: string | boolean;
  signature_name: string;
  mode: 'type' | 'draw';
  strokes: readonly Stroke[];
  agreed: boolean;
}

/** Fields that the company fills in; signatures and dates fill themselves in. */
export const companyFields = (documents: readonly { fields: readonly DocumentField[] }[]): DocumentField[] =>
  documents.flatMap(({ fields }) =>
    fields.filter(({ role, kind }) => role === 'company' && kind !== 'signature' && kind !== 'date'),
  );

const startOf = ({ kind }: DocumentField, name: string): string | boolean => {
  if (kind === 'checkbox') return false;
  return kind === 'initials' ? initialsOf(name) : '';
};

interface Options {
  asked: readonly DocumentField[];
  submit: (input: SigningInput) => Promise<void>;
}

export function useSigningForm({ asked, submit }: Options) {
  const { t } = useTranslation();
  const { user } = useStartup();
  const initial: Entries = {
    ...Object.fromEntries(asked.map((field) => [entryName(field.id), startOf(field, user.name)])),
    signature_name: user.name,
    mode: 'type',
    strokes: [],
    agreed: false,
  };
  const form = useForm<Entries>({
    initial,
    check: (entries) => ({
      ...Object.fromEntries(
        Object.entries(valueProblems(asked, 'company', valuesOf(asked, entries))).map(([id, problem]) => [
          entryName(id),
          t(`errors:fields.document.${problem}`),
        ]),
      ),
      signature_name: nameProblem(entries.signature_name.trim(), user.name, t),
      strokes: entries.mode === 'draw' && entries.strokes.length === 0 ? t('offers:page.problems.draw') : null,
      agreed: entries.agreed ? null : t('offers:sign.mustAgree'),
    }),
    submit: ({ signature_name, mode, strokes, agreed, ...values }) =>
      submit({
        signature_name,
        agreed,
        values: valuesOf(asked, values),
        ...(mode === 'draw' && { strokes: strokes.map((stroke) => stroke.map(([x, y]) => [x, y])) }),
      }),
  });
  return { asked, form, typed: typedFields(asked, form.values) };
}

export type Signing = Pick<ReturnType<typeof useSigningForm>, 'asked' | 'form'>;

function nameProblem(name: string, ownName: string, t: TFunction): string | null {
  if (name === '') return t('errors:fields.required');
  if (name.length > SIGNATURE_NAME_MAX) return t('errors:fields.too_long', { count: SIGNATURE_NAME_MAX });
  const known = namePartsOf(ownName);
  const problem = signedNameProblem(name, [known]);
  if (problem === 'other_name') return t('errors:fields.sign_with_name', { name: wholeName(known) });
  return problem && t('errors:fields.name_incomplete');
}

type Values = { [field: `values.${string}`]: string | boolean };

const valuesOf = (asked: readonly DocumentField[], entries: Values): Record<string, string | boolean> =>
  Object.fromEntries(asked.map(({ id }) => [id, entries[entryName(id)] ?? '']));

/** Shown in the document while it is being typed. */
function typedFields(asked: readonly DocumentField[], entries: Values): FilledFields {
  const typed: FilledFields = {};
  for (const { id, kind } of asked) {
    const value = entries[entryName(id)];
    if (kind === 'checkbox') typed[id] = { kind, text: '', checked: value === true };
    else if (typeof value === 'string' && value.trim()) typed[id] = { kind, text: value.trim() };
  }
  return typed;
}
