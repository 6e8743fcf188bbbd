// Chooses a job by title or location.
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../design/fields/Field.tsx';
import type { FieldBinding } from '../../../platform/forms/use-form.ts';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { positionChoicesQuery } from '../applicants.api.ts';
import styles from './dialogs.module.css';

interface Props {
  field: FieldBinding<string | null>;
  /** Only jobs that accept applications. */
  publishedOnly?: boolean;
}

export function PositionField({ field, publishedOnly = false }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const { locations } = useStartup();
  const { data: positions = [], isFetching } = useQuery(positionChoicesQuery(typed, publishedOnly));
  const placed = (locationId: number) => locations.find((location) => location.id === locationId)?.name;
  return (
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
  );
}
