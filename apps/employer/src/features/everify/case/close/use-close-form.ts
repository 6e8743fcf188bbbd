// The reason a case is closed with.
import type { EverifyCase } from '@onward/contract/everify/everify-cases';
import { type ClosureReason, closureProblem, closureReasons } from '@onward/domain/everify/case-rules';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { closeCase } from '../../cases.api.ts';

export interface Closing {
  reason: ClosureReason | null;
  text: string;
}

export function useCloseForm({ id, status }: Pick<EverifyCase, 'id' | 'status'>, onDone?: () => void) {
  const { t } = useTranslation();
  const reasons = closureReasons(status);
  const required = t('errors:fields.required');
  return useForm<Closing>({
    // A single reason needs no choice.
    initial: { reason: reasons.length === 1 ? (reasons[0] ?? null) : null, text: '' },
    check: ({ reason, text }) => ({
      reason: reason === null ? t('everify-cases:mismatch.choose') : null,
      text: reason !== null && closureProblem(status, reason, text) === 'text_required' ? required : null,
    }),
    submit: async ({ reason, text }) => {
      if (reason === null) return;
      await closeCase(id, { reason, text: text.trim() || null });
      toasts.success(t('everify-cases:close.done'));
      onDone?.();
    },
  });
}
