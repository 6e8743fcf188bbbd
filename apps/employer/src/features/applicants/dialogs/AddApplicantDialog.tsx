// Adds an applicant manually; someone who already applied is opened instead (APP-015).
import { ApiError } from '@onward/client/api-error';
import type { PhoneNumber } from '@onward/domain/platform/contact/phone';
import { useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Field, fieldNoteId } from '../../../design/fields/Field.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { PhoneField } from '../../../platform/forms/PhoneField.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { addApplicant, positionChoicesQuery } from '../applicants.api.ts';
import { nameOf } from '../applicants.list.ts';
import styles from './dialogs.module.css';

interface Props {
  open: boolean;
  /** Null: the user chooses the job. */
  position: { digest_key: string; title: string } | null;
  onClose: () => void;
}

const NO_PHONE: PhoneNumber = { phone: '', region_number: '1' };

export function AddApplicantDialog({ open, position, onClose }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [existing, setExisting] = useState<number | null>(null);
  const { locations } = useStartup();
  const { data: positions = [], isFetching } = useQuery({
    ...positionChoicesQuery(typed),
    enabled: open && position === null,
  });
  const required = (text: string) => (text.trim() === '' ? t('applicants:dialogs.add.required') : null);
  const form = useForm({
    initial: {
      position_key: position?.digest_key ?? '',
      first_name: '',
      last_name: '',
      email: '',
      phone: NO_PHONE,
    },
    check: ({ position_key, first_name, last_name, email, phone }) => ({
      position_key: required(position_key),
      first_name: required(first_name),
      last_name: required(last_name),
      email: email.trim() === '' && phone.phone.trim() === '' ? t('applicants:dialogs.add.reachable') : null,
    }),
    submit: async ({ email, phone: { phone, region_number }, ...given }) => {
      setExisting(null);
      try {
        const added = await addApplicant({
          ...given,
          email: email.trim() || null,
          ...(phone ? { phone, region_number } : {}),
        });
        toasts.success(t('applicants:dialogs.add.done', { name: nameOf(added) }));
        onClose();
      } catch (error) {
        if (error instanceof ApiError) setExisting(error.existingId);
        throw error;
      }
    },
  });
  const job = form.field('position_key');
  return (
    <FormDialog
      id={id}
      open={open}
      title={position ? t('applicants:dialogs.add.titleFor', { title: position.title }) : t('applicants:list.add')}
      submitLabel={t('applicants:list.add')}
      form={form}
      onClose={onClose}
    >
      <FormAlert failure={form.failure} />
      {existing !== null && (
        <p className={styles.way}>
          <Button
            onClick={() => {
              onClose();
              void navigate(paths.applicant(existing));
            }}
          >
            {t('applicants:dialogs.add.openExisting')}
          </Button>
        </p>
      )}
      {position === null && (
        <Field htmlFor={job.id} label={t('applicants:columns.position')} error={job.error} required>
          <Select
            id={job.id}
            className={styles.wide ?? ''}
            showSearch={{ filterOption: false, onSearch: setTyped }}
            loading={isFetching}
            placeholder={t('applicants:dialogs.position.placeholder')}
            value={job.value || null}
            onChange={(value) => job.onChange(value ?? '')}
            status={job.error ? 'error' : ''}
            notFoundContent={t('applicants:dialogs.position.none')}
            aria-describedby={fieldNoteId(job.id)}
            options={positions.map(({ digest_key, title, location_id }) => ({
              value: digest_key,
              label: [title, locations.find((each) => each.id === location_id)?.name].filter(Boolean).join(', '),
            }))}
          />
        </Field>
      )}
      <div className={styles.pair}>
        <TextField
          field={form.field('first_name')}
          label={t('applicants:dialogs.add.firstName')}
          required
          autoComplete="off"
        />
        <TextField
          field={form.field('last_name')}
          label={t('applicants:dialogs.add.lastName')}
          required
          autoComplete="off"
        />
      </div>
      <TextField field={form.field('email')} label={t('applicants:columns.email')} type="email" autoComplete="off" />
      <PhoneField field={form.field('phone')} label={t('applicants:columns.phone')} />
    </FormDialog>
  );
}
