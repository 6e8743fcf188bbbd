// Pages that were made in the background: saved as one file, which prints one applicant per page (APP-035).
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { saveBlob } from '../../../platform/files.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { bulkActionQuery, isOver, printedPages } from '../bulk/bulk-actions.api.ts';

export function PrintedInBackground({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(bulkActionQuery(id, 1));
  const [busy, setBusy] = useState(false);
  const job = data?.bulk_action;
  const isReady = job?.state === 'finished' && job.done > 0;
  const save = async () => {
    setBusy(true);
    try {
      saveBlob(await printedPages(id), `${t('applicants:list.fileName')}-${id}.html`);
    } catch {
      // The shared handler has shown the reason.
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <PageHeader
        title={t('applicants:print.title', { count: job?.done ?? 0 })}
        crumbs={[{ label: t('shell:pages.applicants'), to: paths.allApplicants() }]}
        titleOnPhone
        actions={
          <Button
            type="primary"
            icon={<Download size={16} />}
            disabled={!isReady}
            loading={busy}
            onClick={() => void save()}
          >
            {t('applicants:print.download')}
          </Button>
        }
      />
      <PageBody>
        {!job && !error && <SkeletonRows avatar={false} />}
        {!job && error && (
          <LoadFailure title={t('applicants:print.notLoaded')} error={error} onRetry={() => void refetch()} />
        )}
        {job && (
          <p role="status">
            {isReady
              ? t('applicants:print.ready')
              : t(isOver(job.state) ? 'applicants:print.nobody' : 'applicants:print.making')}
          </p>
        )}
      </PageBody>
    </>
  );
}
