// The form of a rejection and its checks.
import { paramProblem } from '@onward/domain/applicants/actions/catalog';
import type { RejectParams } from '@onward/domain/applicants/actions/catalog/reject';
import type { RejectionReason } from '@onward/domain/applicants/rejection';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { isNumber } from '../NumberField.tsx';

export interface RejectValues {
  reason: RejectionReason | null;
  note: string;
  notify: boolean;
  message: string;
  delay_seconds: number;
  number: string;
}

interface Options {
  /** Our own words, as they are shown before they are changed. */
  standardMessage: string;
  /** The number that must be typed, if any. */
  typed: number | null;
  /** Somebody's background check is undecided, so the other reason must be written down (AHD-012). */
  needsNote: boolean;
  run: (params: RejectParams) => Promise<void>;
  onDone: () => void;
}

export function useRejectForm({ standardMessage, typed, needsNote, run, onDone }: Options) {
  const { t } = useTranslation();
  const initial: RejectValues = {
    reason: null,
    note: '',
    notify: false,
    message: standardMessage,
    delay_seconds: 0,
    number: '',
  };
  return useForm<RejectValues>({
    initial,
    check: ({ reason, note, notify, message, number }) => {
      const problem = reason && paramProblem('reject', { reason, notify, message });
      return {
        reason: reason === null ? t('applicants:dialogs.reject.reasonRequired') : null,
        note: needsNote && note.trim() === '' ? t('background-checks:reject.noteMissing') : null,
        message: problem?.field === 'message' ? t('applicants:dialogs.reject.messageRequired') : null,
        number: typed !== null && !isNumber(number, typed) ? t('applicants:dialogs.wrongNumber') : null,
      };
    },
    submit: async ({ reason, note, notify, message, delay_seconds }) => {
      if (reason === null) return;
      const words = message === standardMessage ? { standard_message: true } : { message };
      await run({ reason, note: note.trim() || null, notify, ...(notify ? { ...words, delay_seconds } : {}) });
      onDone();
    },
  });
}
