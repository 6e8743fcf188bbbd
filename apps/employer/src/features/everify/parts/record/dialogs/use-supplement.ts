// The entries of Supplement B, checked by the rules that the server uses.
import type { I9Form } from '@onward/contract/everify/i9-form';
import { type SupplementEntry, type SupplementKind, supplementProblems } from '@onward/domain/everify/i9-changes';
import { canUseSupplementB, type I9DocumentKey } from '@onward/domain/everify/i9-documents';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../../../design/toasts/toasts.ts';
import { useForm } from '../../../../../platform/forms/use-form.ts';
import { supplement } from '../../../form.api.ts';

export interface SupplementEntries {
  rehired_on: string;
  new_last_name: string;
  new_first_name: string;
  document: I9DocumentKey | null;
  document_number: string;
  expires_on: string;
  examined: string | null;
  additional_information: string;
  agreed: boolean;
}

export function useSupplement(i9: I9Form, kind: SupplementKind, onClose: () => void) {
  const { t } = useTranslation();
  const required = t('errors:fields.required');
  return useForm<SupplementEntries>({
    initial: {
      rehired_on: '',
      new_last_name: '',
      new_first_name: '',
      document: null,
      document_number: '',
      expires_on: '',
      examined: null,
      additional_information: '',
      agreed: false,
    },
    check: (entries) => {
      const found = Object.entries(problemsOf(i9, entryOf(kind, entries))).map(([field, problem]) => [
        field,
        t(`everify-record:problems.${problem}`),
      ]);
      return {
        ...Object.fromEntries(found),
        ...(entries.examined === null && { examined: required }),
        agreed: entries.agreed ? null : t('everify-record:sign.mustAgree'),
      };
    },
    submit: async (entries) => {
      const { agreed } = entries;
      const body = { agreed, version: i9.version };
      await supplement(i9.id, { ...entryOf(kind, entries), ...body });
      toasts.success(t('everify-record:supplement.done'));
      onClose();
    },
  });
}

const given = (text: string): string | null => text.trim() || null;

const entryOf = (kind: SupplementKind, entries: SupplementEntries): SupplementEntry => ({
  kind,
  rehired_on: kind === 'rehire' ? given(entries.rehired_on) : null,
  new_last_name: given(entries.new_last_name),
  new_first_name: given(entries.new_first_name),
  document: entries.document,
  document_number: given(entries.document_number),
  expires_on: given(entries.expires_on),
  additional_information: given(entries.additional_information),
  examined: entries.examined === 'live_video' ? 'live_video' : 'in_person',
});

function problemsOf(i9: I9Form, entry: SupplementEntry): ReturnType<typeof supplementProblems> {
  const { work_status: workStatus, today, uses_everify: usesEverify, reverify_by: reverifyBy, section2 } = i9;
  if (!workStatus || !section2) return {};
  const signedOn = section2.signed_at.slice(0, 10);
  const isWithinThreeYears = entry.rehired_on !== null && canUseSupplementB(signedOn, entry.rehired_on);
  return supplementProblems(entry, { workStatus, today, usesEverify, reverifyBy, isWithinThreeYears });
}
