// Every Form I-9 and E-Verify case that is due, by location, day, or manager (AHD-011, design 58b).
import type { I9Row } from '@onward/contract/everify/i9-forms';
import { useQuery } from '@tanstack/react-query';
import { Button, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { ListHead, ListPage } from '../../../design/lists/ListHead.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { useIsPhone } from '../../../design/theme/use-is-phone.ts';
import { localToday, useDates } from '../../../platform/language/use-dates.ts';
import { RecordList } from '../../../platform/lists/RecordList.tsx';
import { useListAddress } from '../../../platform/lists/use-list-address.ts';
import { MessageEmployeesDialog } from '../../employees/parts/MessageEmployeesDialog.tsx';
import { OnboardingTabs } from '../../onboarding/parts/OnboardingTabs.tsx';
import { clockQuery } from '../i9.api.ts';
import { useLiveI9 } from '../use-live-i9.ts';
import { ClockActions } from './ClockActions.tsx';
import { ClockFilters } from './ClockFilters.tsx';
import styles from './ClockPage.module.css';
import { ClockTable } from './ClockTable.tsx';
import { ClockTiles } from './ClockTiles.tsx';
import {
  CLOCK,
  CLOCK_GROUPS,
  CLOCK_PAGE_SIZE,
  type ClockGroup,
  type ClockState,
  chosenFilters,
  toClockQuery,
} from './clock.list.ts';
import { PurgeDialog } from './PurgeDialog.tsx';

export default function ClockPage() {
  const { t } = useTranslation();
  const { longDay } = useDates();
  const [list, changeList] = useListAddress(CLOCK);
  const query = useQuery(clockQuery(toClockQuery(list)));
  const asking = useDialog<I9Row>();
  const purging = useDialog<null>();
  useLiveI9();
  const purgeable = query.data?.counts.purgeable ?? 0;
  return (
    <>
      <PageHeader
        title={t('everify-clock:clock.title')}
        titleOnPhone
        subtitle={t('everify-clock:clock.today', { day: longDay(localToday()) })}
        actions={<ClockActions list={list} />}
      >
        <OnboardingTabs active="i9-clock" />
      </PageHeader>
      <PageBody>
        <ListPage label={t('everify-clock:clock.title')}>
          <ClockTiles list={list} counts={query.data?.counts} onChange={changeList} />
          <ListHead end={<Grouping list={list} onChange={(field) => changeList({ order: orderOf(field) })} />}>
            <ClockFilters list={list} onChange={changeList} />
          </ListHead>
          <RecordList
            query={query}
            rowsOf={({ i9_forms }) => i9_forms}
            page={list.page}
            pageSize={CLOCK_PAGE_SIZE}
            avatar
            onPage={(page, options) => changeList({ page }, options)}
            notLoaded={t('everify-clock:clock.notLoaded')}
            countText={(count) => t('everify-clock:clock.count', { count })}
            empty={<Empty list={list} onClear={() => changeList({ query: '', filters: {} })} />}
          >
            {(rows) => <ClockTable rows={rows} group={list.order.field} onAskForCard={asking.show} />}
          </RecordList>
          <div className={styles.foot}>
            <span>{t('everify-clock:clock.footnote')}</span>
            {purgeable > 0 && (
              <button type="button" onClick={() => purging.show(null)}>
                {t('everify-clock:purge.open', { count: purgeable })}
              </button>
            )}
          </div>
        </ListPage>
      </PageBody>
      {asking.subject && (
        <AskForCard key={asking.visit} row={asking.subject} open={asking.open} onClose={asking.close} />
      )}
      {purging.visit > 0 && <PurgeDialog key={purging.visit} open={purging.open} onClose={purging.close} />}
    </>
  );
}

const orderOf = (field: ClockGroup) => ({ field, direction: 'asc' }) as const;

function Grouping({ list, onChange }: { list: ClockState; onChange: (group: ClockGroup) => void }) {
  const { t } = useTranslation();
  return (
    <Segmented<ClockGroup>
      aria-label={t('everify-clock:clock.group')}
      size={useIsPhone() ? 'middle' : 'small'}
      value={list.order.field}
      onChange={onChange}
      options={CLOCK_GROUPS.map((value) => ({ value, label: t(`everify-clock:clock.groups.${value}`) }))}
    />
  );
}

function Empty({ list, onClear }: { list: ClockState; onClear: () => void }) {
  const { t } = useTranslation();
  if (list.query === '' && chosenFilters(list) === 0) {
    return (
      <EmptyState kind="nothing_to_do" title={t('everify-clock:clock.none')} text={t('everify-clock:clock.noneText')} />
    );
  }
  return (
    <EmptyState
      kind="no_match"
      title={t('everify-clock:clock.noMatch')}
      action={<Button onClick={onClear}>{t('everify-clock:clock.clear')}</Button>}
    />
  );
}

/** Which document they bring is up to them. */
function AskForCard({ row, open, onClose }: { row: I9Row; open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const { day } = useDates();
  const { id, name } = row.employee;
  return (
    <MessageEmployeesDialog
      open={open}
      people={[{ id, name }]}
      draft={{
        subject: t('everify-clock:clock.ask.subject'),
        body: t('everify-clock:clock.ask.body', { name: name.split(' ')[0], day: day(row.due_on) }),
      }}
      onClose={onClose}
    />
  );
}
