// The jobs that use this process.
import type { HiringProcessTemplate } from '@onward/contract/hiring-processes/hiring-processes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CardText, RecordCards } from '../../../design/lists/RecordCards.tsx';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { LinkButton } from '../../../design/page/LinkButton.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { RecordList } from '../../../platform/lists/RecordList.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { PositionStatusPill } from '../../positions/parts/PositionStatusPill.tsx';
import { usePlaces } from '../../positions/parts/use-places.ts';
import { processJobsQuery } from '../hiring-processes.api.ts';
import { TEMPLATES_PER_PAGE } from '../parts/lists/templates.list.ts';

export function PositionsTab({ process }: { process: HiringProcessTemplate | null }) {
  const { t } = useTranslation();
  return (
    <PageBody>
      {process ? (
        <JobsOf process={process} />
      ) : (
        <EmptyState
          kind="first_use"
          title={t('hiring-processes:jobs.none')}
          text={t('hiring-processes:jobs.saveFirst')}
        />
      )}
    </PageBody>
  );
}

function JobsOf({ process }: { process: HiringProcessTemplate }) {
  const { t } = useTranslation();
  const { placeOf } = usePlaces();
  const [page, setPage] = useState(1);
  return (
    <RecordList
      query={useQuery(processJobsQuery(process, page))}
      rowsOf={({ positions }) => positions}
      page={page}
      pageSize={TEMPLATES_PER_PAGE}
      onPage={setPage}
      notLoaded={t('hiring-processes:jobs.notLoaded')}
      countText={(count) => t('hiring-processes:usedBy', { count })}
      empty={
        <EmptyState
          kind="first_use"
          title={t('hiring-processes:jobs.none')}
          text={t('hiring-processes:jobs.noneText')}
          action={<LinkButton to={paths.jobPostings()}>{t('hiring-processes:jobs.toJobs')}</LinkButton>}
        />
      }
    >
      {(positions) => (
        <RecordCards
          label={t('hiring-processes:processTabs.positions')}
          rows={positions}
          text={(position) => (
            <>
              <Link to={paths.jobPosting(position.digest_key)}>{position.title}</Link>
              <CardText>{placeOf(position)}</CardText>
            </>
          )}
          menu={({ status }) => <PositionStatusPill status={status} />}
        />
      )}
    </RecordList>
  );
}
