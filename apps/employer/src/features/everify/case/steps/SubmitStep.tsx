// The last look before a case is sent, with the reasons the government wants when it is late or not the first one (EVF-019).
import {
  CASE_TEXT_MAX,
  DELAY_REASONS,
  type DelayReason,
  DUPLICATE_REASONS,
  type DuplicateReason,
} from '@onward/domain/everify/case-rules';
import { Button } from 'antd';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../../design/page/LinkButton.tsx';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { SelectField } from '../../../../platform/forms/SelectField.tsx';
import { TextAreaField } from '../../../../platform/forms/TextAreaField.tsx';
import { type Form, useForm } from '../../../../platform/forms/use-form.ts';
import { paths } from '../../../../platform/routing/paths.ts';
import { saveReasons, submitCase } from '../../cases.api.ts';
import { CaseDocuments } from '../CaseDocuments.tsx';
import type { StepProps } from '../step-props.ts';
import styles from './Steps.module.css';

interface Reasons {
  delay_reason: DelayReason | null;
  delay_text: string;
  duplicate_reason: DuplicateReason | null;
  duplicate_text: string;
}

export function SubmitStep({ of }: StepProps) {
  const { t } = useTranslation();
  const form = useReasons(of);
  return (
    <form className={styles.step} noValidate onSubmit={form.onSubmit}>
      {of.problem && (
        <p className={styles.refused} role="alert">
          {of.problem}
        </p>
      )}
      <CaseDocuments of={of} />
      {of.needs_delay_reason && <Delay form={form} />}
      {of.needs_duplicate_reason && <Duplicate form={form} />}
      <FormAlert failure={form.failure} />
      <div className={styles.actions}>
        <Button type="primary" size="large" htmlType="submit" icon={<Send size={17} />} loading={form.busy}>
          {t(of.status === 'DRAFT' ? 'everify-cases:submit.send' : 'everify-cases:submit.sendAgain')}
        </Button>
        <LinkButton to={paths.employeeSection(of.employee_id, 'i9')}>{t('everify-cases:submit.form')}</LinkButton>
      </div>
    </form>
  );
}

function useReasons(of: StepProps['of']) {
  const { t } = useTranslation();
  const { id, needs_delay_reason: isLate, needs_duplicate_reason: isRepeated, version } = of;
  const required = t('errors:fields.required');
  return useForm<Reasons>({
    initial: { delay_reason: of.delay_reason, delay_text: '', duplicate_reason: null, duplicate_text: '' },
    check: (values) => ({
      delay_reason: isLate && values.delay_reason === null ? required : null,
      delay_text: values.delay_reason === 'other' && values.delay_text.trim() === '' ? required : null,
      duplicate_reason: isRepeated && values.duplicate_reason === null ? required : null,
      duplicate_text: values.duplicate_reason === 'other' && values.duplicate_text.trim() === '' ? required : null,
    }),
    submit: async (values) => {
      if (isLate || isRepeated) {
        await saveReasons(id, {
          ...(isLate && { delay_reason: values.delay_reason, delay_text: values.delay_text.trim() || null }),
          ...(isRepeated && {
            duplicate_reason: values.duplicate_reason,
            duplicate_text: values.duplicate_text.trim() || null,
          }),
          version,
        });
      }
      await submitCase(id);
      toasts.success(t('everify-cases:submit.sent'));
    },
  });
}

function Delay({ form }: { form: Form<Reasons> }) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.reasons}>
      <legend>{t('everify-cases:submit.late')}</legend>
      <SelectField<DelayReason>
        field={form.field('delay_reason')}
        label={t('everify-cases:submit.reason')}
        required
        options={DELAY_REASONS.map((value) => ({ value, label: t(`everify-cases:delays.${value}`) }))}
      />
      {form.values.delay_reason === 'other' && (
        <TextAreaField
          field={form.field('delay_text')}
          label={t('everify-cases:submit.explain')}
          required
          maxLength={CASE_TEXT_MAX}
        />
      )}
    </fieldset>
  );
}

function Duplicate({ form }: { form: Form<Reasons> }) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.reasons}>
      <legend>{t('everify-cases:submit.duplicate')}</legend>
      <SelectField<DuplicateReason>
        field={form.field('duplicate_reason')}
        label={t('everify-cases:submit.reason')}
        required
        options={DUPLICATE_REASONS.map((value) => ({ value, label: t(`everify-cases:duplicates.${value}`) }))}
      />
      {form.values.duplicate_reason === 'other' && (
        <TextAreaField
          field={form.field('duplicate_text')}
          label={t('everify-cases:submit.explain')}
          required
          maxLength={CASE_TEXT_MAX}
        />
      )}
    </fieldset>
  );
}
