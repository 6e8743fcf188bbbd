// Whether the forms of other authorities can be part of this employee's onboarding, with what is missing (EMP-026).
import { checkUscisReadiness, checkWotcReadiness } from '@onward/contract/employees/employee-readiness';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../../design/status/Pill.tsx';
import { useAccess } from '../../../../platform/access.ts';
import { api } from '../../../../platform/api.ts';
import { recordKey } from '../../employees.api.ts';
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

export function ReadinessCard({ employeeId }: { employeeId: number }) {
  const { t } = useTranslation();
  const isShown = useAccess().may({ module: 'onboarding' });
  const { data } = useQuery({ ...readinessQuery(employeeId), enabled: isShown });
  if (!data) return null;
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
    </section>
  );
}
