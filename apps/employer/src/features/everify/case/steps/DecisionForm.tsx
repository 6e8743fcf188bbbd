// What the employee decided about a mismatch, once the notice is signed.
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { CheckField } from '../../../../design/fields/CheckField.tsx';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { recordDecision } from '../../cases.api.ts';
import { ChoiceCards } from '../../parts/ChoiceCards.tsx';
import type { StepProps } from '../step-props.ts';
import styles from './Steps.module.css';

export function DecisionForm({ of, name }: StepProps) {
  const { t } = useTranslation();
  const form = useForm<{ decision: string | null; notice_signed: boolean }>({
    initial: { decision: null, notice_signed: of.referral?.notice_signed_at != null },
    check: ({ decision, notice_signed }) => ({
      decision: decision === null ? t('everify-cases:mismatch.choose') : null,
      notice_signed: notice_signed ? null : t('everify-cases:mismatch.mustSign'),
    }),
    submit: async ({ decision, notice_signed }) => {
      await recordDecision(of.id, { contest: decision === 'contest', notice_signed });
      toasts.success(t('everify-cases:mismatch.saved'));
    },
  });
  const signed = form.field('notice_signed');
  return (
    <form className={styles.step} noValidate onSubmit={form.onSubmit}>
      <ChoiceCards
        field={form.field('decision')}
        label={t('everify-cases:mismatch.decision', { name })}
        options={[
          {
            value: 'contest',
            label: t('everify-cases:mismatch.contest'),
            text: t('everify-cases:mismatch.contestText', { name }),
          },
          {
            value: 'not',
            label: t('everify-cases:mismatch.notContest'),
            text: t('everify-cases:mismatch.notContestText'),
          },
        ]}
      />
      <CheckField
        id={signed.id}
        label={t('everify-cases:mismatch.signed', { name })}
        checked={signed.value}
        error={signed.error}
        onChange={signed.onChange}
      />
      <FormAlert failure={form.failure} />
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={form.busy}>
          {t('everify-cases:mismatch.save')}
        </Button>
      </div>
    </form>
  );
}
