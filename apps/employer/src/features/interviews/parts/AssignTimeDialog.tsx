// Assigns or changes a time: day, time, length, type, interviewers, message to the applicant (SCH-009, SCH-010).

import type { Meeting, MeetingInput } from '@onward/contract/interviews/meetings';
import { MEETING_MINUTES, MEETING_TYPES, type MeetingType } from '@onward/domain/hiring-processes/stages';
import { DEFAULT_DETAILS, detailsFor } from '@onward/domain/interviews/meeting-details';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../design/fields/Field.tsx';
import { TextCounter } from '../../../design/fields/TextCounter.tsx';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { SelectField } from '../../../platform/forms/SelectField.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { type FieldBinding, useForm } from '../../../platform/forms/use-form.ts';
import { ownZoneText } from '../../../platform/language/time-text.ts';
import styles from './AssignTimeDialog.module.css';
import { Conflicts } from './Conflicts.tsx';
import { FreeTimes } from './FreeTimes.tsx';
import { clockKey, dayKey, momentOfEntry } from './meeting-times.ts';
import { interviewersQuery } from './meetings.api.ts';
import { useMayWriteMeeting } from './use-may-write-meeting.ts';

export type AssignedTime = Omit<MeetingInput, 'application_id' | 'video_link'>;

interface TimeDefaults {
  starts_at?: string | undefined;
  duration_minutes: number;
  meeting_type: MeetingType;
  interviewer_ids: readonly number[];
  details: string;
}

interface Props {
  open: boolean;
  title: string;
  submitLabel: string;
  defaults: TimeDefaults;
  /** The stage whose free times are suggested; null when it is unknown. */
  stageId: number | null;
  /** The job's location, where it is known: only colleagues who may see it are offered. */
  locationId?: number | undefined;
  /** The interview that is changed; none when one is scheduled. */
  meeting?: Meeting | undefined;
  /** Above the fields. */
  children?: ReactNode;
  onClose: () => void;
  /** Rejects with the error of the request. */
  onAssign: (time: AssignedTime) => Promise<void>;
}

// The editor is large, and most screens with this dialog are left without opening it.
const TagField = lazy(() =>
  import('../../messages/parts/tag-editor/TagField.tsx').then((module) => ({ default: module.TagField })),
);

const DETAILS_MAX = 2000;
const LENGTHS = [15, 20, 30, 45, 60, 90, 120];
const INTERVIEWERS_MAX = 8;

export function AssignTimeDialog({
  open,
  title,
  submitLabel,
  defaults,
  stageId,
  locationId,
  meeting,
  children,
  onClose,
  onAssign,
}: Props) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const start = defaults.starts_at ? new Date(defaults.starts_at) : null;
  const mayWrite = useMayWriteMeeting(meeting ?? null);
  const form = useForm({
    initial: {
      day: start ? dayKey(start) : '',
      time: start ? clockKey(start) : '',
      duration_minutes: defaults.duration_minutes as number | null,
      meeting_type: defaults.meeting_type as MeetingType | null,
      interviewer_ids: [...defaults.interviewer_ids],
      details: defaults.details || DEFAULT_DETAILS[defaults.meeting_type],
    },
    check: ({ day, time, interviewer_ids }) => {
      const moment = momentOfEntry(day, time);
      const past = moment !== null && moment.getTime() <= Date.now();
      return {
        day: day === '' ? t('interviews:dialogs.dayNeeded') : past ? t('interviews:dialogs.past') : null,
        time: time === '' ? t('interviews:dialogs.timeNeeded') : null,
        interviewer_ids:
          interviewer_ids.length === 0
            ? t('interviews:dialogs.interviewerNeeded')
            : mayWrite(interviewer_ids)
              ? null
              : t('interviews:dialogs.addYourself', { permission: t('shell:permissions.edit_all_calendars') }),
      };
    },
    submit: async ({ day, time, duration_minutes, meeting_type, interviewer_ids, details }) => {
      const moment = momentOfEntry(day, time);
      if (!moment || !meeting_type) return;
      await onAssign({
        starts_at: moment.toISOString(),
        duration_minutes: duration_minutes ?? MEETING_MINUTES.usual,
        meeting_type,
        interviewer_ids,
        details,
      });
      onClose();
    },
  });
  const { values } = form;
  const moment = momentOfEntry(values.day, values.time);
  const type = form.field('meeting_type');
  const lengths = [...new Set([...LENGTHS, defaults.duration_minutes])].toSorted((a, b) => a - b);
  return (
    <FormDialog id={id} open={open} title={title} submitLabel={submitLabel} form={form} onClose={onClose}>
      <FormAlert failure={form.failure} />
      {children}
      {stageId !== null && (
        <FreeTimes
          stageId={stageId}
          chosen={moment}
          onChoose={(slot) => form.change({ day: dayKey(slot), time: clockKey(slot) })}
        />
      )}
      <div className={styles.row}>
        <TextField field={form.field('day')} label={t('interviews:dialogs.day')} type="date" required />
        <TextField
          field={form.field('time')}
          label={t('interviews:dialogs.time')}
          type="time"
          hint={ownZoneText(i18n.language)}
          required
        />
        <SelectField
          field={form.field('duration_minutes')}
          label={t('interviews:dialogs.length')}
          options={lengths.map((value) => ({ value, label: t('interviews:dialogs.minutes', { count: value }) }))}
        />
      </div>
      <SelectField
        field={{
          ...type,
          onChange: (next) =>
            form.change({ meeting_type: next, ...(next && { details: detailsFor(next, values.details) }) }),
        }}
        label={t('interviews:dialogs.type')}
        options={MEETING_TYPES.map((value) => ({ value, label: t(`hiring-processes:meetingTypes.${value}`) }))}
      />
      <InterviewersField field={form.field('interviewer_ids')} locationId={locationId} />
      {moment && (
        <Conflicts
          startsAt={moment.toISOString()}
          minutes={values.duration_minutes ?? MEETING_MINUTES.usual}
          interviewerIds={values.interviewer_ids}
          meetingId={meeting?.id}
        />
      )}
      <DetailsField field={form.field('details')} />
    </FormDialog>
  );
}

function InterviewersField({ field, locationId }: { field: FieldBinding<number[]>; locationId: number | undefined }) {
  const { t } = useTranslation();
  const { data: staff = [] } = useQuery(interviewersQuery(locationId));
  return (
    <Field htmlFor={field.id} label={t('interviews:dialogs.interviewers')} error={field.error} required>
      <Select<number[]>
        id={field.id}
        className={styles.wide ?? ''}
        mode="multiple"
        maxCount={INTERVIEWERS_MAX}
        value={field.value}
        onChange={field.onChange}
        options={staff}
        showSearch={{ optionFilterProp: 'label' }}
        status={field.error ? 'error' : ''}
        aria-invalid={field.error !== null}
        aria-required
        aria-describedby={fieldNoteId(field.id)}
      />
    </Field>
  );
}

/** What the applicant reads; merge tags are chips, filled in when it is sent (SCH-010). */
function DetailsField({ field }: { field: FieldBinding<string> }) {
  const { t } = useTranslation();
  return (
    <Suspense>
      <TagField
        id={field.id}
        label={t('interviews:dialogs.details')}
        value={field.value}
        error={field.error}
        maxLength={DETAILS_MAX}
        aside={<TextCounter text={field.value} max={DETAILS_MAX} />}
        onChange={field.onChange}
      />
    </Suspense>
  );
}
