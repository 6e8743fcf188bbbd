// Runs a report regularly and mails a link to the people chosen (RPT-007).
import type { ReportTemplate } from '@onward/contract/reports/report-templates';
import { EXPORT_TYPES } from '@onward/domain/reports/exports';
import { nextRun, RECIPIENTS_MAX, SCHEDULE_FREQUENCIES } from '@onward/domain/reports/schedules';
import { Button } from 'antd';
import { CalendarClock } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../design/overlays/ConfirmDialog.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { toasts } from '../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { SelectField } from '../../../platform/forms/SelectField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useLanguage } from '../../../platform/language/language.ts';
import { timeZoneOptions } from '../../../platform/language/time-zones.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { scheduleReport, unscheduleReport } from '../reports.api.ts';
import { StaffSelect } from '../StaffSelect.tsx';
import { useScheduleText } from '../use-schedule-text.ts';
import { DayField } from './DayField.tsx';
import styles from './ScheduleDialog.module.css';
import { firstEntry, scheduleOf } from './schedule-entry.ts';

interface Props {
  report: ReportTemplate;
  open: boolean;
  onClose: () => void;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

export function ScheduleDialog({ report, open, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const user = useCurrentUser();
  const texts = useScheduleText();
  const removing = useDialog<true>();
  const form = useForm({
    initial: firstEntry(report.schedule, user.id),
    check: ({ recipient_ids }) => ({
      recipient_ids: recipient_ids.length === 0 ? t('errors:reports.recipients_missing') : null,
    }),
    submit: async (entry) => {
      const schedule = scheduleOf(entry);
      await scheduleReport(report.id, schedule);
      toasts.success(t('reports:schedule.saved', { timing: texts.timing(schedule) }));
      onClose();
    },
  });
  const schedule = scheduleOf(form.values);
  const { language } = useLanguage();
  const zone = form.field('time_zone');
  const remove = async () => {
    await unscheduleReport(report.id);
    toasts.success(t('reports:schedule.removed', { name: report.name }));
    removing.close();
    onClose();
  };
  return (
    <>
      <FormDialog
        id={id}
        open={open}
        title={t('reports:schedule.title', { name: report.name })}
        submitLabel={t('reports:schedule.submit')}
        form={form}
        onClose={onClose}
      >
        <FormAlert failure={form.failure} />
        <div className={styles.pair}>
          <SelectField
            field={form.field('frequency')}
            label={t('reports:schedule.frequency')}
            options={SCHEDULE_FREQUENCIES.map((value) => ({
              value,
              label: t(`reports:schedule.frequencies.${value}`),
            }))}
          />
          <DayField form={form} />
          <SelectField
            field={form.field('hour')}
            label={t('reports:schedule.hour')}
            options={HOURS.map((hour) => ({ value: hour, label: texts.hourText(hour) }))}
          />
          <SelectField
            field={{ ...zone, onChange: (value) => zone.onChange(value ?? '') }}
            label={t('reports:schedule.zone')}
            options={timeZoneOptions(zone.value, new Date(), language)}
          />
        </div>
        <StaffSelect
          field={form.field('recipient_ids')}
          label={t('reports:schedule.recipients')}
          hint={t('reports:schedule.recipientsHint')}
          maxCount={RECIPIENTS_MAX}
          required
        />
        <SelectField
          field={form.field('export_type')}
          label={t('reports:schedule.type')}
          options={EXPORT_TYPES.map((value) => ({ value, label: t(`reports:types.${value}`) }))}
        />
        <p className={styles.next} role="status">
          <CalendarClock size={16} aria-hidden="true" />
          {t('reports:schedule.next', { moment: texts.nextRun(nextRun(schedule, new Date()), schedule.time_zone) })}
        </p>
        {report.schedule && (
          <Button danger className={styles.remove ?? ''} onClick={() => removing.show(true)}>
            {t('reports:schedule.remove')}
          </Button>
        )}
      </FormDialog>
      <ConfirmDialog
        key={removing.visit}
        open={removing.open}
        title={t('reports:schedule.removeTitle', { name: report.name })}
        text={t('reports:schedule.removeText')}
        confirmLabel={t('reports:schedule.remove')}
        danger
        onConfirm={() => remove().catch(() => null)}
        onCancel={removing.close}
      />
    </>
  );
}
