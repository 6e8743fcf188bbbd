// Changes of the list: each is saved at once, with the whole list in its new order. A change by somebody else in between
// is loaded, and the reader is told.
import type { RejectionReasons } from '@onward/contract/applicants/rejection-reasons';
import type { ListedReason, ReasonEntry, RejectionReason } from '@onward/domain/applicants/rejection';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import type { Failure } from '../../../platform/forms/read-failure.ts';
import { takeFailure } from '../../../platform/forms/take-failure.ts';
import { refreshReasons, saveReasons } from '../parts/rejection-reasons.ts';

export interface ReasonsEditor {
  busy: boolean;
  failure: Failure | null;
  move(key: RejectionReason, by: -1 | 1): void;
  setHidden(key: RejectionReason, isHidden: boolean): void;
  /** Of a new reason without a key. Rejects with the error of the call. */
  saveName(key: RejectionReason | null, name: string): Promise<void>;
}

export function useReasonsEditor(data: RejectionReasons | undefined): ReasonsEditor {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const reasons = data?.rejection_reasons ?? [];
  const save = (entries: ReasonEntry[]) => saveReasons(entries, data?.version ?? 0);

  const change = async (entries: ReasonEntry[]) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await save(entries);
    } catch (error) {
      const read = takeFailure(error);
      if (!read.conflict) return setFailure(read);
      await refreshReasons();
      toasts.error(t('applicants:reasons.conflict'));
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    failure,
    move: (key, by) => void change(moved(reasons, key, by)),
    setHidden: (key, is_hidden) =>
      void change(reasons.map((reason) => (reason.key === key ? { ...reason, is_hidden } : reason))),
    saveName: (key, name) =>
      save(
        key === null
          ? [...reasons, { name, is_hidden: false }]
          : reasons.map((reason) => (reason.key === key ? { ...reason, name } : reason)),
      ),
  };
}

function moved(reasons: readonly ListedReason[], key: RejectionReason, by: -1 | 1): ReasonEntry[] {
  const from = reasons.findIndex((reason) => reason.key === key);
  const others = reasons.filter((reason) => reason.key !== key);
  return others.toSpliced(from + by, 0, ...reasons.slice(from, from + 1));
}
