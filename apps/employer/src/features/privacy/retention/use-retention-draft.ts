// The rules while they are edited, and saving them. Somebody else's change replaces the draft, and the reader is told.
import type { Retention } from '@onward/contract/privacy/retention';
import type { RetentionRule } from '@onward/domain/privacy/retention';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import type { Failure } from '../../../platform/forms/read-failure.ts';
import { takeFailure } from '../../../platform/forms/take-failure.ts';
import { refreshPrivacy, saveRetention } from '../privacy.api.ts';

export interface RetentionDraft {
  /** With the changes that are not saved. */
  rules: readonly RetentionRule[];
  changed: readonly RetentionRule[];
  busy: boolean;
  failure: Failure | null;
  change(kind: RetentionRule['kind'], values: Partial<RetentionRule>): void;
  discard(): void;
  save(): Promise<void>;
}

type Changes = Partial<Record<RetentionRule['kind'], Partial<RetentionRule>>>;

export function useRetentionDraft({ rules: saved, version }: Retention): RetentionDraft {
  const { t } = useTranslation();
  const [changes, setChanges] = useState<Changes>({});
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const rules = saved.map((rule) => ({ ...rule, ...changes[rule.kind] }));
  const changed = rules.filter((rule, at) => JSON.stringify(rule) !== JSON.stringify(saved[at]));
  const clear = () => {
    setChanges({});
    setFailure(null);
  };
  const save = async () => {
    setBusy(true);
    try {
      await saveRetention(changed, version);
      clear();
      toasts.success(t('privacy:saved'));
    } catch (error) {
      const read = takeFailure(error);
      if (!read.conflict) {
        setFailure(read);
        return;
      }
      await refreshPrivacy();
      clear();
      toasts.error(t('privacy:conflict'));
    } finally {
      setBusy(false);
    }
  };
  return {
    rules,
    changed,
    busy,
    failure,
    change: (kind, values) => setChanges({ ...changes, [kind]: { ...changes[kind], ...values } }),
    discard: clear,
    save,
  };
}
