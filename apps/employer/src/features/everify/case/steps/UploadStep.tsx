// Photos of the document for the government, from the camera or as files.
import { Button } from 'antd';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { sendDocument } from '../../cases.api.ts';
import { isTooLarge, PhotoInput } from '../../parts/PhotoInput.tsx';
import { CaseDocuments } from '../CaseDocuments.tsx';
import type { StepProps } from '../step-props.ts';
import styles from './Steps.module.css';

export function UploadStep({ of }: StepProps) {
  const { t } = useTranslation();
  const tooLarge = (file: File | null) => (isTooLarge(file) ? t('everify-cases:upload.tooLarge') : null);
  const form = useForm<{ front: File | null; back: File | null }>({
    initial: { front: null, back: null },
    check: ({ front, back }) => ({
      front: front ? tooLarge(front) : t('everify-cases:upload.required'),
      back: tooLarge(back),
    }),
    submit: async ({ front, back }) => {
      if (!front) return;
      await sendDocument(of.id, front, back);
      toasts.success(t('everify-cases:upload.sent'));
    },
  });
  return (
    <form className={styles.step} noValidate onSubmit={form.onSubmit}>
      <CaseDocuments of={of} />
      <div className={styles.files}>
        <PhotoInput field={form.field('front')} label={t('everify-cases:upload.front')} required />
        <PhotoInput
          field={form.field('back')}
          label={t('everify-cases:upload.back')}
          hint={t('everify-cases:upload.backHint')}
        />
      </div>
      <FormAlert failure={form.failure} />
      <div className={styles.actions}>
        <Button type="primary" size="large" htmlType="submit" icon={<Send size={17} />} loading={form.busy}>
          {t('everify-cases:upload.send')}
        </Button>
      </div>
    </form>
  );
}
