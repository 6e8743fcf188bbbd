// The meeting type, length and interviewers of the stage.
import { MEETING_MINUTES, MEETING_TYPES, type MeetingType } from '@onward/domain/hiring-processes/stages';
import { useQuery } from '@tanstack/react-query';
import { InputNumber, Select, Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../design/fields/Field.tsx';
import { SelectField } from '../../../platform/forms/SelectField.tsx';
import { TagField } from '../../messages/parts/tag-editor/TagField.tsx';
import { interviewersQuery } from '../hiring-processes.api.ts';
import { PlaceFields } from './PlaceFields.tsx';
import styles from './SchedulingFields.module.css';
import type { StageFieldsProps } from './stage-fields.ts';

const DETAILS_MAX = 2000;

export function SchedulingFields({ stage: { config }, problem, onChange }: StageFieldsProps) {
  const { t } = useTranslation();
  const id = useId();
  const { data: staff = [] } = useQuery(interviewersQuery(config.location_ids ?? []));
  const noInterviewer = (config.interviewer_ids ?? []).length === 0;
  return (
    <>
      <Field
        htmlFor={`${id}-who`}
        label={t('hiring-processes:config.interviewers')}
        error={noInterviewer ? problem : null}
        required
      >
        <Select
          id={`${id}-who`}
          mode="multiple"
          style={{ width: '100%' }}
          value={[...(config.interviewer_ids ?? [])]}
          options={staff}
          showSearch={{ optionFilterProp: 'label' }}
          status={noInterviewer && problem ? 'error' : ''}
          aria-describedby={fieldNoteId(`${id}-who`)}
          onChange={(interviewer_ids) => onChange({ interviewer_ids })}
        />
      </Field>
      <SelectField<MeetingType>
        field={{
          id: `${id}-type`,
          value: config.meeting_type ?? null,
          error: null,
          onBlur: () => {},
          onChange: (meeting_type) => onChange({ meeting_type }),
        }}
        label={t('hiring-processes:config.meetingType')}
        options={MEETING_TYPES.map((type) => ({ value: type, label: t(`hiring-processes:meetingTypes.${type}`) }))}
        required
      />
      <Field
        htmlFor={`${id}-minutes`}
        label={t('hiring-processes:config.minutes')}
        error={noInterviewer ? null : problem}
        required
      >
        <InputNumber
          id={`${id}-minutes`}
          style={{ width: '100%' }}
          min={MEETING_MINUTES.min}
          max={MEETING_MINUTES.max}
          precision={0}
          value={config.duration_minutes ?? null}
          aria-describedby={fieldNoteId(`${id}-minutes`)}
          onChange={(duration_minutes) => onChange({ duration_minutes })}
        />
      </Field>
      <PlaceFields stage={{ config }} onChange={onChange} />
      <TagField
        id={`${id}-details`}
        label={t('hiring-processes:config.details')}
        value={config.details ?? ''}
        maxLength={DETAILS_MAX}
        onChange={(details) => onChange({ details: details || null })}
      />
      <label className={styles.switch} htmlFor={`${id}-auto`}>
        <Switch
          id={`${id}-auto`}
          checked={config.auto_confirm ?? false}
          onChange={(auto_confirm) => onChange({ auto_confirm })}
        />
        {t('hiring-processes:config.autoConfirm')}
      </label>
    </>
  );
}
