// The marks of a review, and what its primary button does: approve, or ask for fixes (ONB-046).
import type { EmployeeAction } from '@onward/contract/onboarding/employee-processes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import type { Failure } from '../../../platform/forms/read-failure.ts';
import { takeFailure } from '../../../platform/forms/take-failure.ts';
import { completeAction, sendBack } from '../actions.api.ts';
import { FIX_REASONS, type FixReason, fixRequest, type Marks, unexplained, withField } from './review-marks.ts';

interface Options {
  /** Of the employee, whose answers are reviewed. */
  reviewed: EmployeeAction;
  /** Completed by an approval; null when there is nothing to approve. */
  approves: EmployeeAction | null;
  name: string;
  onDone: () => void;
}

export function useReview({ reviewed, approves, name, onDone }: Options) {
  const { t } = useTranslation();
  const [marks, setMarks] = useState<Marks>({});
  const [matching, setMatching] = useState<ReadonlySet<string>>(new Set());
  const [isChecked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const sentences = Object.fromEntries(
    FIX_REASONS.map((reason) => [reason, reason === 'other' ? '' : t(`onboarding:review.sentences.${reason}`)]),
  ) as Record<FixReason, string>;
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
      onDone();
    } catch (error) {
      setFailure(takeFailure(error));
    } finally {
      setBusy(false);
    }
  };
  const ask = () => {
    setChecked(true);
    if (unexplained(marks).length > 0) return;
    void run(async () => {
      await sendBack(reviewed.action_key, fixRequest(marks));
      toasts.success(t('onboarding:return.done', { name }));
    });
  };
  const approve = () =>
    void run(async () => {
      if (!approves) return;
      await completeAction(approves.action_key);
      toasts.success(t('onboarding:review.approved', { name }));
    });
  return {
    marks,
    setMarks,
    sentences,
    /** Fields that the reviewer compared with the paper and found the same; a help for the eye that is not stored. */
    matching,
    setMatch: (field: string, isSame: boolean) => setMatching((now) => withField(now, field, isSame)),
    count: Object.keys(marks).length,
    problemOf: (field: string): string | null =>
      isChecked && unexplained(marks).includes(field) ? t('onboarding:reasonRequired') : null,
    canApprove: approves !== null,
    busy,
    failure,
    ask,
    approve,
  };
}

export type Review = ReturnType<typeof useReview>;
