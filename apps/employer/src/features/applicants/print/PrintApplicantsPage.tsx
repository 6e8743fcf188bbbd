// Printable profiles, one per page: contact, answers, files, feedback (APP-035). Printing is recorded in the history.
import { useQueries } from '@tanstack/react-query';
import { Button } from 'antd';
import { Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { performAction, printedFeedbacksQuery, printedQuery, printedTasksQuery } from '../applicants.api.ts';
import styles from './PrintApplicantsPage.module.css';
import { PrintedInBackground } from './PrintedInBackground.tsx';
import { PrintedProfile } from './PrintedProfile.tsx';

const idsIn = (text: string | null): number[] =>
  [...new Set((text ?? '').split(',').map(Number))].filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, 100);

export default function PrintApplicantsPage() {
  const [address] = useSearchParams();
  const bulk = Number(address.get('bulk'));
  if (Number.isSafeInteger(bulk) && bulk > 0) return <PrintedInBackground id={bulk} />;
  return <PrintedOnScreen ids={idsIn(address.get('ids'))} />;
}

function PrintedOnScreen({ ids }: { ids: readonly number[] }) {
  const { t } = useTranslation();
  const profiles = useQueries({ queries: ids.map(printedQuery) });
  const feedbacks = useQueries({ queries: ids.map(printedFeedbacksQuery) });
  const tasks = useQueries({ queries: ids.map(printedTasksQuery) });
  const settled = [...profiles, ...feedbacks, ...tasks].every(({ isPending }) => !isPending);
  const found = profiles.flatMap(({ data }) => data ?? []);
  const print = usePrinting(settled ? found : null);
  return (
    <>
      <div className="no-print">
        <PageHeader
          title={t('applicants:print.title', { count: found.length })}
          crumbs={[{ label: t('shell:pages.applicants'), to: paths.allApplicants() }]}
          titleOnPhone
          actions={
            <Button
              type="primary"
              icon={<Printer size={16} />}
              disabled={!settled || found.length === 0}
              onClick={print}
            >
              {t('applicants:print.print')}
            </Button>
          }
        />
      </div>
      <PageBody>
        {settled ? (
          <div className={styles.pages}>
            {found.length === 0 && <p role="status">{t('applicants:print.nobody')}</p>}
            {profiles.map(({ data: profile }, index) =>
              profile ? (
                <PrintedProfile
                  key={profile.id}
                  profile={profile}
                  feedbacks={feedbacks[index]?.data ?? []}
                  tasks={tasks[index]?.data ?? []}
                />
              ) : null,
            )}
          </div>
        ) : (
          <SkeletonRows avatar />
        )}
      </PageBody>
    </>
  );
}

type Profile = Parameters<typeof PrintedProfile>[0]['profile'];

/** Prints once when everything is loaded, and again on request. */
function usePrinting(ready: readonly Profile[] | null): () => void {
  const printed = useRef(false);
  const print = () => {
    if (!ready || ready.length === 0) return;
    // Printing goes ahead even if it cannot be recorded.
    void performAction('print_applicant', { kind: 'rows', rows: ready }, {}, 'all_applicants').catch(() => null);
    window.print();
  };
  useEffect(() => {
    if (!ready || ready.length === 0 || printed.current) return;
    printed.current = true;
    print();
  });
  return print;
}
