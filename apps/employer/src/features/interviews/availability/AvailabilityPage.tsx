// When somebody can be booked: the week, the rules, the days that differ (SCH-004, SCH-005, SCH-016).
import type { StaffCalendar } from '@onward/contract/calendars';
import { useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { CalendarCheck2, CalendarX2, MousePointerClick } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LeaveDialog } from '../../../design/overlays/LeaveDialog.tsx';
import { ErrorBlock } from '../../../design/page/ErrorBlock.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { useAccess } from '../../../platform/access.ts';
import { useCableEvent } from '../../../platform/cable/use-cable-event.ts';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import type { Failure } from '../../../platform/forms/read-failure.ts';
import { takeFailure } from '../../../platform/forms/take-failure.ts';
import {
  type CalendarRules,
  calendarQuery,
  refreshCalendars,
  storeCalendar,
} from '../../../platform/meetings/calendars.api.ts';
import { interviewersQuery } from '../../../platform/meetings/meetings.api.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { useUnsavedChanges } from '../../../platform/use-unsaved-changes.ts';
import styles from './AvailabilityPage.module.css';
import { Exceptions } from './Exceptions.tsx';
import { Feed } from './Feed.tsx';
import { HoursGrid } from './HoursGrid.tsx';
import { Rules } from './Rules.tsx';

export default function AvailabilityPage() {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const [search] = useSearchParams();
  const mayOthers = useAccess().may({ permission: 'edit_all_calendars' });
  const asked = Number(search.get('staff'));
  const staffId = mayOthers && asked > 0 ? asked : user.id;
  const { data: calendar, isError, refetch } = useQuery(calendarQuery(staffId));
  if (isError) {
    return (
      <PageBody>
        <ErrorBlock title={t('interviews:availability.failed')} onRetry={() => void refetch()} />
      </PageBody>
    );
  }
  if (!calendar) {
    return (
      <PageBody>
        <SkeletonRows />
      </PageBody>
    );
  }
  return <Editor key={calendar.company_staff_id} calendar={calendar} mayOthers={mayOthers} />;
}

const rulesOf = (calendar: StaffCalendar): CalendarRules => ({
  time_zone: calendar.time_zone,
  availabilities: calendar.availabilities,
  exceptions: calendar.exceptions,
  buffer_minutes: calendar.buffer_minutes,
  min_notice_hours: calendar.min_notice_hours,
  max_days_ahead: calendar.max_days_ahead,
  version: calendar.version,
});

const FIELDS = [
  'time_zone',
  'availabilities',
  'exceptions',
  'buffer_minutes',
  'min_notice_hours',
  'max_days_ahead',
] as const;

/** In how many places two differ. */
const changesBetween = (one: CalendarRules, other: CalendarRules): number =>
  FIELDS.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field])).length;

const CONFLICT = 409;

function Editor({ calendar, mayOthers }: { calendar: StaffCalendar; mayOthers: boolean }) {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const [, setSearch] = useSearchParams();
  const { data: staff = [] } = useQuery({ ...interviewersQuery, enabled: mayOthers });
  const [base, setBase] = useState(() => rulesOf(calendar));
  const [rules, setRules] = useState(base);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const changes = changesBetween(base, rules);
  const leaving = useUnsavedChanges(changes > 0 && !busy);
  const newer = calendar.version > base.version;
  useCableEvent('company', ({ event }) => {
    if (event === 'calendar_changed') void refreshCalendars();
  });

  const change = (values: Partial<CalendarRules>) => setRules((current) => ({ ...current, ...values }));
  const takeTheirs = () => {
    setBase(rulesOf(calendar));
    setRules(rulesOf(calendar));
    setFailure(null);
  };
  // Taken over at once where nothing would be lost by it.
  if (newer && changes === 0 && !busy) takeTheirs();
  const save = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const saved = rulesOf(await storeCalendar(calendar.company_staff_id, rules));
      setBase(saved);
      setRules(saved);
      toasts.success(t('interviews:availability.saved'));
    } catch (error) {
      const read = takeFailure(error);
      setFailure(read);
      if ((error as { status?: number }).status === CONFLICT) await refreshCalendars();
    }
    setBusy(false);
  };
  const isOwn = calendar.company_staff_id === user.id;
  return (
    <>
      <PageHeader
        title={t(isOwn ? 'interviews:availability.title' : 'interviews:availability.titleOf', { name: calendar.name })}
        titleOnPhone
        crumbs={[
          { label: t('shell:pages.schedule'), to: paths.schedule() },
          { label: t('interviews:schedule.availability') },
        ]}
        beside={
          mayOthers && (
            <Select<number>
              className={styles.staff ?? ''}
              aria-label={t('interviews:schedule.calendarOf')}
              value={calendar.company_staff_id}
              options={[{ value: user.id, label: user.name }, ...staff.filter(({ value }) => value !== user.id)]}
              showSearch={{ optionFilterProp: 'label' }}
              onChange={(value) => setSearch(value === user.id ? {} : { staff: String(value) })}
            />
          )
        }
        actions={
          calendar.can_edit && (
            <>
              <span className={styles.unsaved} role="status">
                {changes > 0 && t('interviews:availability.unsaved', { count: changes })}
              </span>
              {changes > 0 && <Button onClick={() => setRules(base)}>{t('interviews:availability.discard')}</Button>}
              <Button type="primary" loading={busy} disabled={changes === 0} onClick={save}>
                {t('interviews:availability.save')}
              </Button>
            </>
          )
        }
        divided
      />
      <PageBody flush>
        <div className={styles.columns}>
          <div className={styles.week}>
            {newer && (
              <div className={styles.newer} role="alert">
                <span>{t('interviews:availability.newer')}</span>
                <Button size="small" onClick={takeTheirs}>
                  {t('interviews:availability.takeTheirs')}
                </Button>
                <Button
                  size="small"
                  onClick={() => {
                    setBase(rulesOf(calendar));
                    change({ version: calendar.version });
                  }}
                >
                  {t('interviews:availability.keepMine')}
                </Button>
              </div>
            )}
            <FormAlert failure={failure} />
            {calendar.can_edit && (
              <p className={styles.hint}>
                <MousePointerClick size={15} aria-hidden="true" /> {t('interviews:availability.hint')}
              </p>
            )}
            <HoursGrid
              week={rules.availabilities}
              canEdit={calendar.can_edit}
              onChange={(availabilities) => change({ availabilities })}
            />
          </div>
          <aside className={styles.side}>
            <p className={styles.open}>
              {calendar.open_slots > 0 ? (
                <CalendarCheck2 size={18} aria-hidden="true" />
              ) : (
                <CalendarX2 size={18} aria-hidden="true" />
              )}
              <span>
                <strong>{t('interviews:availability.openSlots', { count: calendar.open_slots })}</strong>
                <span className={styles.meta}>{t('interviews:availability.booked', { count: calendar.booked })}</span>
              </span>
            </p>
            <Rules rules={rules} canEdit={calendar.can_edit} onChange={change} />
            <Exceptions
              exceptions={rules.exceptions}
              canEdit={calendar.can_edit}
              onChange={(exceptions) =>
                change({ exceptions: exceptions.map((day) => ({ ...day, ranges: [...day.ranges] })) })
              }
            />
            {isOwn && <Feed />}
          </aside>
        </div>
      </PageBody>
      <LeaveDialog question={leaving} />
    </>
  );
}
