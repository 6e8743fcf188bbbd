// To another job: found by its title or place; a copy leaves the applicant here too (APP-025).
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../design/fields/Field.tsx';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { positionChoicesQuery } from '../applicants.api.ts';
import type { ActionDialogProps } from './action-dialog.ts';
import styles from './dialogs.module.css';
import { LeftOut, useQualifying } from './LeftOut.tsx';
import { useWho } from './use-who.ts';

export function MoveToPositionDialog({ action, target, screen, open, onClose, onRun }: ActionDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState('');
  const { locations } = useStartup();
  const { data: positions = [], isFetching } = useQuery({ ...positionChoicesQuery(typed), enabled: open });
  const qualifying = useQualifying(action, target, screen);
  const who = useWho(target, qualifying.count);
  const form = useForm({
    initial: { position_key: null as string | null, copy: false },
    check: ({ position_key }) => ({
      position_key: position_key === null ? t('applicants:dialogs.position.required') : null,
    }),
    submit: async ({ position_key, copy }) => {
      await onRun({ position_key, copy });
      onClose();
    },
  });
  const field = form.field('position_key');
  const copy = form.field('copy');
  const placed = (locationId: number) => locations.find((location) => location.id === locationId)?.name;
  return (
    <FormDialog
      id={id}
      open={open}
      title={t('applicants:dialogs.position.title', { who })}
      submitLabel={t(form.values.copy ? 'applicants:dialogs.position.copyIt' : 'applicants:dialogs.position.submit')}
      form={form}
      onClose={onClose}
    >
      <FormAlert failure={form.failure} />
      <LeftOut {...qualifying} />
      <Field htmlFor={field.id} label={t('applicants:dialogs.position.label')} error={field.error} required>
        <Select
          id={field.id}
          className={styles.wide ?? ''}
          showSearch={{ filterOption: false, onSearch: setTyped }}
          loading={isFetching}
          placeholder={t('applicants:dialogs.position.placeholder')}
          value={field.value}
          onChange={(value: string) => field.onChange(value)}
          onBlur={field.onBlur}
          status={field.error ? 'error' : ''}
          notFoundContent={t('applicants:dialogs.position.none')}
          aria-describedby={fieldNoteId(field.id)}
          options={positions.map(({ digest_key, title, location_id }) => ({
            value: digest_key,
            label: [title, placed(location_id)].filter(Boolean).join(', '),
          }))}
        />
      </Field>
      <Checkbox checked={copy.value} onChange={({ target: box }) => copy.onChange(box.checked)}>
        {t('applicants:dialogs.position.copy')}
      </Checkbox>
    </FormDialog>
  );
}
