// Before an onboarding: whether the forms of other authorities can be part of it, with what is missing, and the way to
// start it (EMP-026, ONB-030).
import { checkUscisReadiness, checkWotcReadiness } from '@onward/contract/employees/employee-readiness';
import { listCandidates } from '@onward/contract/onboarding/onboarding-lists';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { CircleCheck, ListChecks, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../../design/page/LinkButton.tsx';
import { Pill } from '../../../../design/status/Pill.tsx';
import { useAccess } from '../../../../platform/access.ts';
import { api } from '../../../../platform/api.ts';
import { paths } from '../../../../platform/routing/paths.ts';
import { recordKey } from '../../employees.api.ts';
import { START_ONBOARDING } from '../../permissions.ts';
import styles from './RecordRail.module.css';

/** Silent: the record is complete without it. */
const readinessQuery = (id: number) =>
  queryOptions({
    queryKey: [...recordKey(id), 'readiness'] as const,
    queryFn: async ({ signal }) => {
      const input = { params: { id }, signal, silent: true };
      const [uscis, wotc] = await Promise.all([
        api.call(checkUscisReadiness, input),
        api.call(checkWotcReadiness, input),
      ]);
      return [
        { form: 'uscis' as const, isReady: uscis.uscis_ready, problem: uscis.error_code },
        { form: 'wotc' as const, isReady: wotc.wotc_ready, problem: wotc.error_code },
      ];
    },
  });

/** Whether an onboarding can be started: none was, and the person works here. */
const candidateQuery = (id: number) =>
  queryOptions({
    queryKey: [...recordKey(id), 'onboarding-candidate'] as const,
    queryFn: async ({ signal }) => {
      const query = { employee_ids: String(id), page: 1, per_page: 1 };
      return (await api.call(listCandidates, { query, signal, silent: true })).total_count > 0;
    },
  });

export function ReadinessCard({ employeeId }: { employeeId: number }) {
  const { t } = useTranslation();
  const { may } = useAccess();
  const mayStart = may(START_ONBOARDING);
  const { data: isCandidate } = useQuery({ ...candidateQuery(employeeId), enabled: mayStart });
  const isShown = may({ module: 'onboarding' }) && (!mayStart || isCandidate === true);
  const { data } = useQuery({ ...readinessQuery(employeeId), enabled: isShown });
  if (!data || !isShown) return null;
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2>{t('employees:readiness.title')}</h2>
      </div>
      <ul className={styles.checks}>
        {data.map(({ form, isReady, problem }) => (
          <li key={form}>
            {t(`employees:readiness.${form}`)}
            <Pill tone={isReady ? 'green' : 'amber'} icon={isReady ? CircleCheck : TriangleAlert} plain>
              {isReady ? t('employees:readiness.ready') : t(`employees:readiness.problems.${problem ?? 'unknown'}`)}
            </Pill>
          </li>
        ))}
      </ul>
      {mayStart && (
        <LinkButton to={paths.startOnboarding(employeeId)} icon={<ListChecks size={15} aria-hidden="true" />}>
          {t('employees:startOnboarding')}
        </LinkButton>
      )}
    </section>
  );
}
