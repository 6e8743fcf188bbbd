// Title, location and visibility of the job.
import { EMPLOYMENT_TYPES, OPENINGS_MAX, POSITION_ACCESSES, TITLE_MAX } from '@onward/domain/positions/postings';
import { Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../../design/fields/Field.tsx';
import { TextCounter } from '../../../../design/fields/TextCounter.tsx';
import { useStartup } from '../../../../platform/startup/use-startup.ts';
import { usePlaces } from '../../parts/use-places.ts';
import type { PositionEntries, TextEntries } from '../posting-entries.ts';
import { ChoiceField } from './ChoiceField.tsx';
import type { EntryFields } from './fields.ts';
import styles from './form.module.css';

export function TitleField({ id, entries, change, problem, readOnly }: EntryFields<TextEntries>) {
  const { t } = useTranslation();
  const error = problem('title');
  return (
    <Field
      htmlFor={`${id}-title`}
      label={t('positions:fields.title')}
      required
      error={error}
      aside={<TextCounter text={entries.title} max={TITLE_MAX} />}
    >
      <Input
        id={`${id}-title`}
        value={entries.title}
        maxLength={TITLE_MAX}
        disabled={readOnly}
        status={error ? 'error' : ''}
        aria-required
        aria-invalid={error !== null}
        aria-describedby={fieldNoteId(`${id}-title`)}
        onChange={(event) => change({ title: event.target.value })}
      />
    </Field>
  );
}

export function DepartmentField({ id, entries, change, problem, readOnly }: EntryFields<TextEntries>) {
  const { t } = useTranslation();
  const { departments } = useStartup();
  return (
    <ChoiceField
      id={`${id}-department`}
      label={t('positions:fields.department')}
      value={entries.department_id}
      options={departments.map(({ id: value, name }) => ({ value, label: name }))}
      onChange={(department_id) => change({ department_id })}
      error={problem('department_id')}
      clearable
      disabled={readOnly}
    />
  );
}

export function BasicsSection(fields: EntryFields<PositionEntries>) {
  const { t } = useTranslation();
  const { locations } = useStartup();
  const { locationName } = usePlaces();
  const { id, entries, change, problem, readOnly } = fields;
  const shared = fields as unknown as EntryFields;
  return (
    <div className={styles.row}>
      <div data-span="4">
        <TitleField {...shared} />
      </div>
      <div data-span="3">
        <DepartmentField {...shared} />
      </div>
      <div data-span="3" data-narrow="true">
        <ChoiceField
          id={`${id}-employment`}
          label={t('positions:fields.employment_type')}
          value={entries.employment_type}
          options={EMPLOYMENT_TYPES.map((value) => ({ value, label: t(`positions:employment.${value}`) }))}
          onChange={(employment_type) => employment_type && change({ employment_type })}
          disabled={readOnly}
        />
      </div>
      <div data-span="2">
        <Field htmlFor={`${id}-openings`} label={t('positions:fields.openings')} error={problem('openings')}>
          <InputNumber
            id={`${id}-openings`}
            className={styles.wide ?? ''}
            min={1}
            max={OPENINGS_MAX}
            precision={0}
            value={entries.openings}
            disabled={readOnly}
            aria-describedby={fieldNoteId(`${id}-openings`)}
            onChange={(openings) => openings !== null && change({ openings })}
          />
        </Field>
      </div>
      <div data-span="6">
        <ChoiceField
          id={`${id}-location`}
          label={t('positions:fields.location')}
          required
          value={entries.location_id}
          options={locations.map(({ id: value }) => ({ value, label: locationName(value) }))}
          onChange={(location_id) => location_id && change({ location_id })}
          error={problem('location_id')}
          disabled={readOnly}
        />
      </div>
      <div data-span="6">
        <ChoiceField
          id={`${id}-access`}
          label={t('positions:fields.access')}
          value={entries.access}
          options={POSITION_ACCESSES.map((value) => ({ value, label: t(`positions:accesses.${value}`) }))}
          onChange={(access) => access && change({ access })}
          disabled={readOnly}
        />
      </div>
    </div>
  );
}
