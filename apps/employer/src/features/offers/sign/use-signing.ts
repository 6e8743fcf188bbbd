// The form with which a staff member signs: the fields of the company, the signature, and the consent (OFR-012).
import type { FilledFields } from '@onward/contract/documents/documents';
import type { ResponseOf } from '@onward/contract/endpoint';
import type { getApplicationOffer } from '@onward/contract/offers/application-offers';
import { type DocumentField, initialsOf, valueProblems } from '@onward/domain/documents/fields';
import { SIGNATURE_NAME_MAX, type Stroke } from '@onward/domain/documents/signatures';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { signOffer } from '../parts/offers.api.ts';

export type ReadOffer = ResponseOf<typeof getApplicationOffer>;

/** Like the names the server uses for problems of these fields. */
export const entryName = (id: string): `values.${string}` => `values.${id}`;

interface Entries {
  [field: `values.${string}`]: string | boolean;
  signature_name: string;
  mode: 'type' | 'draw';
  strokes: readonly Stroke[];
  agreed: boolean;
}

/** The first signer of the company fills in its fields; the others only sign. */
function askedFields({ application_offer: offer, documents, own_signer_id }: ReadOffer): DocumentField[] {
  const first = offer.signers.find(({ role }) => role === 'company');
  if (own_signer_id === null || first?.id !== own_signer_id) return [];
  const isAsked = ({ role, kind }: DocumentField) => role === 'company' && kind !== 'signature' && kind !== 'date';
  return documents.flatMap(({ fields }) => fields.filter(isAsked));
}

const startOf = ({ kind }: DocumentField, name: string): string | boolean => {
  if (kind === 'checkbox') return false;
  return kind === 'initials' ? initialsOf(name) : '';
};

export function useSigning(offer: ReadOffer) {
  const { t } = useTranslation();
  const { user } = useStartup();
  const asked = askedFields(offer);
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
      signature_name: nameProblem(entries.signature_name.trim(), t),
      strokes: entries.mode === 'draw' && entries.strokes.length === 0 ? t('offers:page.problems.draw') : null,
      agreed: entries.agreed ? null : t('offers:sign.mustAgree'),
    }),
    submit: async (entries) => {
      const { signature_name, mode, strokes, agreed } = entries;
      await signOffer(
        { id: offer.application_offer.id, signerId: offer.own_signer_id ?? 0 },
        {
          signature_name,
          agreed,
          values: valuesOf(asked, entries),
          ...(mode === 'draw' && { strokes: strokes.map((stroke) => stroke.map(([x, y]) => [x, y])) }),
        },
      );
      toasts.success(t('offers:sign.done'));
    },
  });
  return { asked, form, filled: { ...offer.filled_fields, ...typedFields(asked, form.values) } };
}

function nameProblem(name: string, t: (key: string) => string): string | null {
  if (name === '') return t('errors:fields.required');
  return name.length > SIGNATURE_NAME_MAX ? t('errors:fields.too_long') : null;
}

const valuesOf = (asked: readonly DocumentField[], entries: Entries): Record<string, string | boolean> =>
  Object.fromEntries(asked.map(({ id }) => [id, entries[entryName(id)] ?? '']));

/** Shown in the document while it is being typed. */
function typedFields(asked: readonly DocumentField[], entries: Entries): FilledFields {
  const typed: FilledFields = {};
  for (const { id, kind } of asked) {
    const value = entries[entryName(id)];
    if (kind === 'checkbox') typed[id] = { kind, text: '', checked: value === true };
    else if (typeof value === 'string' && value.trim()) typed[id] = { kind, text: value.trim() };
  }
  return typed;
}
