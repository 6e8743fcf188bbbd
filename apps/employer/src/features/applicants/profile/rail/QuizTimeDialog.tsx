// How much more time the applicant gets.
import type { QuizTime } from '@onward/contract/careers/quiz-time';
import type { ExtraTime } from '@onward/domain/careers/quiz-time';
import { Radio } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../../design/fields/Field.tsx';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { giveQuizTime } from './quiz-time.api.ts';

interface Props {
  applicationId: number;
  time: QuizTime;
  open: boolean;
  onClose: () => void;
}

export function QuizTimeDialog({ applicationId, time, open, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const form = useForm<{ extra_time: ExtraTime | null }>({
    initial: { extra_time: null },
    check: ({ extra_time }) => ({ extra_time: extra_time ? null : t('applicants:profile.quizTime.choose') }),
    submit: async ({ extra_time }) => {
      if (extra_time) await giveQuizTime(applicationId, extra_time);
      toasts.success(t('applicants:profile.quizTime.saved'));
      onClose();
    },
  });
  const field = form.field('extra_time');
  return (
    <FormDialog
      id={id}
      open={open}
      width="confirm"
      title={t('applicants:profile.quizTime.give')}
      submitLabel={t('applicants:profile.quizTime.save')}
      form={form}
      onClose={onClose}
    >
      <FormAlert failure={form.failure} />
      <p>{t('applicants:profile.quizTime.hint')}</p>
      <Field htmlFor={field.id} label={t('applicants:profile.quizTime.choice')} error={field.error} required>
        <Radio.Group
          id={field.id}
          vertical
          aria-label={t('applicants:profile.quizTime.choice')}
          value={field.value}
          onChange={(event) => field.onChange(event.target.value as ExtraTime)}
          options={time.offered.map((extra) => ({
            value: extra,
            label: t(`applicants:profile.quizTime.times.${extra}`),
          }))}
        />
      </Field>
    </FormDialog>
  );
}
