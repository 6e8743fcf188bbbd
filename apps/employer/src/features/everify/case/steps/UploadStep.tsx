// Photos of the document for the government: new ones, or those that are kept with the form.
import type { EverifyCase } from '@onward/contract/everify/everify-cases';
import { Button } from 'antd';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { type SidePhoto, sendDocument } from '../../cases.api.ts';
import { isTooLarge, PhotoInput } from '../../parts/PhotoInput.tsx';
import { CaseDocuments } from '../CaseDocuments.tsx';
import type { StepProps } from '../step-props.ts';
import { KeptPhotos, type Side } from './KeptPhotos.tsx';
import styles from './Steps.module.css';

type Entries = Record<Side, SidePhoto | null>;

export function UploadStep({ of }: StepProps) {
  const { t } = useTranslation();
  const { copies } = of;
  const problem = (photo: SidePhoto | null) =>
    photo instanceof File && isTooLarge(photo) ? t('everify-cases:upload.tooLarge') : null;
  const form = useForm<Entries>({
    initial: { front: null, back: null },
    check: ({ front, back }) => ({
      front: front === null ? t('everify-cases:upload.required') : problem(front),
      back: problem(back),
    }),
    submit: async ({ front, back }) => {
      if (front === null) return;
      await sendDocument(of.id, front, back);
      toasts.success(t('everify-cases:upload.sent'));
    },
  });
  const fieldOf = (side: Side) => {
    const { value, ...field } = form.field(side);
    return { ...field, chosen: nameOf(value, copies) };
  };
  return (
    <form className={styles.step} noValidate onSubmit={form.onSubmit}>
      <CaseDocuments of={of} />
      <KeptPhotos copies={copies} chosen={form.values} onChoose={(side, photo) => form.change({ [side]: photo })} />
      <div className={styles.files}>
        <PhotoInput field={fieldOf('front')} label={t('everify-cases:upload.front')} required />
        <PhotoInput
          field={fieldOf('back')}
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

const nameOf = (photo: SidePhoto | null, copies: EverifyCase['copies']): string | null =>
  photo instanceof File ? photo.name : (copies.find(({ upload_id }) => upload_id === photo)?.name ?? null);
