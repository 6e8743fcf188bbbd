// Chooses the applicant for a dry run: a job or none, an example or a real applicant, and when they apply.
import type { HiringProcessTemplate } from '@onward/contract/hiring-processes/hiring-processes';
import { useQuery } from '@tanstack/react-query';
import { Input, Select } from 'antd';
import { useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../design/fields/Field.tsx';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { clockKey, dayKey } from '../../interviews/parts/meeting-times.ts';
import { applicantChoicesQuery, jobChoicesQuery, type TriedOn } from './dry-run.api.ts';
import styles from './TryOutDrawer.module.css';

interface Props {
  process: HiringProcessTemplate;
  on: TriedOn;
  onChange: (on: TriedOn) => void;
}

/** The value for no selection, which no job or applicant has. */
const NONE = '';
const EXAMPLE = 0;

export function WhomToTry({ process, on, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { locations } = useStartup();
  const [typed, setTyped] = useState('');
  const { data: jobs = [] } = useQuery(jobChoicesQuery(process));
  const { data: applicants = [], isFetching } = useQuery(
    applicantChoicesQuery(useDeferredValue(typed.trim()), on.positionKey),
  );
  const placeOf = (locationId: number) => locations.find((location) => location.id === locationId)?.name;

  return (
    <div className={styles.choices}>
      <Field htmlFor={`${id}-job`} label={t('hiring-processes:dryRun.job')}>
        <Select<string>
          id={`${id}-job`}
          className={styles.wide ?? ''}
          showSearch={{ optionFilterProp: 'label' }}
          value={on.positionKey ?? NONE}
          options={[
            { value: NONE, label: t('hiring-processes:dryRun.anyJob') },
            ...jobs.map(({ digest_key, title, location_id }) => ({
              value: digest_key,
              label: [title, placeOf(location_id)].filter(Boolean).join(', '),
            })),
          ]}
          onChange={(key) => onChange({ ...on, positionKey: key || null, applicationId: null })}
        />
      </Field>
      <Field htmlFor={`${id}-who`} label={t('hiring-processes:dryRun.for')}>
        <Select<number>
          id={`${id}-who`}
          className={styles.wide ?? ''}
          showSearch={{ filterOption: false, onSearch: setTyped }}
          loading={isFetching}
          value={on.applicationId ?? EXAMPLE}
          notFoundContent={t('hiring-processes:dryRun.noApplicant')}
          options={[
            ...(typed.trim() === '' || on.applicationId === null
              ? [{ value: EXAMPLE, label: t('hiring-processes:dryRun.exampleApplicant') }]
              : []),
            ...applicants.map(({ id: applicationId, first_name, last_name, position }) => ({
              value: applicationId,
              label: `${first_name} ${last_name}, ${position.title}`,
            })),
          ]}
          onChange={(applicationId) => onChange({ ...on, applicationId: applicationId || null })}
        />
      </Field>
      <Field htmlFor={`${id}-from`} label={t('hiring-processes:dryRun.from')}>
        <Input
          id={`${id}-from`}
          type="datetime-local"
          value={`${dayKey(on.startsAt)}T${clockKey(on.startsAt)}`}
          onChange={({ target }) => {
            const startsAt = new Date(target.value);
            if (!Number.isNaN(startsAt.getTime())) onChange({ ...on, startsAt });
          }}
        />
      </Field>
    </div>
  );
}
