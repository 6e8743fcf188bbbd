// The user's own actions that wait, of all employees, the most urgent first (ONB-017).
import type { OnboardingTask } from '@onward/contract/onboarding/onboarding-lists';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Avatar } from '../../../design/brand/Avatar.tsx';
import { ListHead, ListPage } from '../../../design/lists/ListHead.tsx';
import { SearchField } from '../../../design/lists/SearchField.tsx';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { useDates } from '../../../platform/language/use-dates.ts';
import { RecordList } from '../../../platform/lists/RecordList.tsx';
import { useListAddress } from '../../../platform/lists/use-list-address.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { tasksQuery } from '../employee-processes.api.ts';
import { OnboardingTabs } from '../parts/OnboardingTabs.tsx';
import { useLiveOnboarding } from '../use-live-onboarding.ts';
import styles from './TasksPage.module.css';

const SEARCH_MAX = 80;

/** Always by urgency, so the order is no part of the address. */
const TASKS = { orderFields: ['due_on'] as const, defaultOrder: { field: 'due_on', direction: 'asc' } as const };

export function TasksPage() {
  const { t } = useTranslation();
  const [list, changeList] = useListAddress(TASKS);
  const query = useQuery(tasksQuery({ page: list.page, query: list.query }));
  useLiveOnboarding();
  return (
    <>
      <PageHeader title={t('shell:pages.onboarding')}>
        <OnboardingTabs active="tasks" />
      </PageHeader>
      <PageBody>
        <ListPage label={t('onboarding:tabs.tasks')}>
          <ListHead>
            <SearchField
              label={t('onboarding:dashboard.search')}
              value={list.query}
              maxLength={SEARCH_MAX}
              onSearch={(text) => changeList({ query: text }, { replace: true })}
            />
          </ListHead>
          <RecordList
            query={query}
            rowsOf={({ onboarding_tasks }) => onboarding_tasks}
            page={list.page}
            pageSize={DEFAULT_PAGE_SIZE}
            onPage={(page, options) => changeList({ page }, options)}
            notLoaded={t('onboarding:tasks.notLoaded')}
            countText={(count) => t('onboarding:tasks.count', { count })}
            avatar
            empty={
              <EmptyState
                kind={list.query === '' ? 'nothing_to_do' : 'no_match'}
                title={t(list.query === '' ? 'onboarding:tasks.none' : 'onboarding:dashboard.noMatch')}
              />
            }
          >
            {(tasks) => (
              <ul className={styles.tasks}>
                {tasks.map((task) => (
                  <Task key={task.action_key} task={task} />
                ))}
              </ul>
            )}
          </RecordList>
        </ListPage>
      </PageBody>
    </>
  );
}

function Task({ task }: { task: OnboardingTask }) {
  const { t } = useTranslation();
  const { weekday, dayOfTime } = useDates();
  const { employee, due_on: due, is_late: isLate } = task;
  return (
    <li>
      <Link className={styles.task} to={paths.onboardingTask(task.process_key, task.action_key)}>
        <Avatar name={employee.name} size={34} />
        <span className={styles.text}>
          <b>{task.name}</b>
          <small>{[employee.name, employee.position, employee.location].filter(Boolean).join(' · ')}</small>
        </span>
        <span className={styles.process}>
          <ListChecks size={15} aria-hidden="true" />
          {task.process_name}
        </span>
        <span className={styles.when} data-late={isLate}>
          {due
            ? t(isLate ? 'onboarding:due.late' : 'onboarding:due.on', { day: weekday(due) })
            : t('onboarding:tasks.since', { day: dayOfTime(task.opened_at) })}
        </span>
      </Link>
    </li>
  );
}
