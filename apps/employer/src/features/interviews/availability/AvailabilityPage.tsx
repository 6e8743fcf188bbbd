// When a team member can be booked: weekly hours, rules and exceptions (SCH-004, SCH-005, SCH-016).
import type { StaffCalendar } from '@onward/contract/interviews/calendars';
import { useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { CalendarCheck2, CalendarX2, MousePointerClick } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LeaveDialog } from '../../../design/overlays/LeaveDialog.tsx';
import { ErrorBlock } from '../../../design/page/ErrorBlock.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { useAccess } from '../../../platform/access.ts';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { useUnsavedChanges } from '../../../platform/use-unsaved-changes.ts';
import { calendarQuery } from '../parts/calendars.api.ts';
import { interviewersQuery } from '../parts/meetings.api.ts';
import styles from './AvailabilityPage.module.css';
import { Exceptions } from './Exceptions.tsx';
import { Feed } from './Feed.tsx';
import { HoursGrid } from './HoursGrid.tsx';
import { Rules } from './Rules.tsx';
import { useCalendarEditing } from './use-calendar-editing.ts';

export default function AvailabilityPage() {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const [search] = useSearchParams();
  const mayOthers = useAccess().may({ permission: 'edit_all_calendars' });
  const requested = Number(search.get('staff'));
  const staffId = mayOthers && requested > 0 ? requested : user.id;
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

function Editor({ calendar, mayOthers }: { calendar: StaffCalendar; mayOthers: boolean }) {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const [, setSearch] = useSearchParams();
  const { data: staff = [] } = useQuery({ ...interviewersQuery(), enabled: mayOthers });
  const { rules, changes, newer, busy, failure, change, takeTheirs, keepMine, save, discard } =
    useCalendarEditing(calendar);
  const leaving = useUnsavedChanges(changes > 0 && !busy);
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
              {changes > 0 && <Button onClick={discard}>{t('interviews:availability.discard')}</Button>}
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
                <Button size="small" onClick={keepMine}>
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
