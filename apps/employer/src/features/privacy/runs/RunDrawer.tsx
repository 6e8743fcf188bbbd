// The report of one run, record by record, and the way to earlier runs.
import { RETENTION_OUTCOMES, type RetentionOutcome } from '@onward/domain/privacy/retention';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SideDrawer } from '../../../design/overlays/SideDrawer.tsx';
import { useDates } from '../../../platform/language/use-dates.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { PeoplePages } from '../PeoplePages.tsx';
import { runQuery, runsQuery } from '../privacy.api.ts';
import { Sums } from './Sums.tsx';

interface Props {
  /** Null while it is closed. */
  id: number | null;
  onShow: (id: number | null) => void;
}

export function RunDrawer({ id, onShow }: Props) {
  const { t } = useTranslation();
  const { day } = useDates();
  const { data: runs } = useQuery({ ...runsQuery(1), enabled: id !== null });
  const run = runs?.runs.find((each) => each.id === id);
  return (
    <SideDrawer
      open={id !== null}
      title={run ? t('privacy:run.title', { day: day(run.run_on) }) : t('privacy:run.report')}
      onClose={() => onShow(null)}
    >
      {runs && runs.runs.length > 1 && (
        <Select
          aria-label={t('privacy:run.earlier')}
          value={id ?? undefined}
          options={runs.runs.map((each) => ({ value: each.id, label: day(each.run_on) }))}
          onChange={(value) => onShow(value)}
        />
      )}
      {id !== null && <Report key={id} id={id} />}
    </SideDrawer>
  );
}

function Report({ id }: { id: number }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const [outcome, setOutcome] = useState<RetentionOutcome | null>(null);
  const query = useQuery(runQuery(id, outcome, page));
  return (
    <>
      {query.data && <Sums run={query.data.run} />}
      <Select<RetentionOutcome>
        aria-label={t('privacy:run.outcome')}
        placeholder={t('privacy:run.outcome')}
        allowClear
        value={outcome}
        options={RETENTION_OUTCOMES.map((value) => ({ value, label: t(`privacy:run.summary.${value}`) }))}
        onChange={(value) => {
          setOutcome(value ?? null);
          setPage(1);
        }}
      />
      <PeoplePages
        query={query}
        rowsOf={({ records }) => records}
        page={page}
        onPage={setPage}
        empty={t('privacy:run.nothing')}
        personOf={(record) => ({
          key: `${record.kind}-${record.subject_id}`,
          name: record.name ?? '?',
          title:
            record.application_id === null ? (
              (record.name ?? t(`privacy:kinds.${record.kind}`))
            ) : (
              <Link to={paths.applicant(record.application_id)}>{record.name}</Link>
            ),
          text: record.reason
            ? t(`privacy:run.reasons.${record.reason}`)
            : t('privacy:mail.line', {
                kind: t(`privacy:kinds.${record.kind}`),
                count: record.count,
                outcome: t(`privacy:outcomes.${record.outcome}`),
              }),
        })}
      />
    </>
  );
}
