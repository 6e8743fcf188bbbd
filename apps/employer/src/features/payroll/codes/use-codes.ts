// The state of the page of codes: what is saved, what the user changed, and saving it.
import type { PayrollMappings } from '@onward/contract/payroll/payroll';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import type { Failure } from '../../../platform/forms/read-failure.ts';
import { takeFailure } from '../../../platform/forms/take-failure.ts';
import { readCodes, saveCodes } from '../payroll.api.ts';
import { type CodeDraft, changesOf, hasOwnChanges } from './code-draft.ts';

export function useCodes({ provider, mappings, provider_name: name }: PayrollMappings) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<CodeDraft>(new Map());
  const [busy, setBusy] = useState<'saving' | 'reading' | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const changes = changesOf(mappings, draft);

  const save = async () => {
    setBusy('saving');
    setFailure(null);
    try {
      await saveCodes({ provider, mappings: changes });
      setDraft(new Map());
      toasts.success(t('payroll:codes.saved'));
    } catch (error) {
      setFailure(takeFailure(error));
    } finally {
      setBusy(null);
    }
  };
  const read = async () => {
    setBusy('reading');
    await readCodes(provider).then(
      () => toasts.success(t('payroll:codes.wereRead', { name })),
      () => null,
    );
    setBusy(null);
  };
  return {
    draft,
    choose: (row: string, code: string | null) => setDraft((now) => new Map(now).set(row, code)),
    changes,
    isUnsaved: hasOwnChanges(mappings, draft),
    busy,
    failure,
    save,
    read,
  };
}
