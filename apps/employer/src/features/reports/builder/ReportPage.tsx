// The builder of one report: an existing one, or a new one from a subject, an example, or a copy (RPT-005, design 13).
import { exampleNamed } from '@onward/domain/reports/examples';
import { isReportSource } from '@onward/domain/reports/sources';
import { REPORT_NAME_MAX } from '@onward/domain/reports/templates';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { reportQuery } from '../reports.api.ts';
import { ReportBuilder } from './ReportBuilder.tsx';
import { draftOf, draftOfExample, newDraft } from './report-draft.ts';
import { SourceChooser } from './SourceChooser.tsx';

export default function ReportPage() {
  const { id = 'new' } = useParams();
  return id === 'new' ? <NewReport /> : <StoredReport key={id} id={Number(id)} />;
}

function NewReport() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const example = exampleNamed(address.get('example'));
  const source = address.get('source') ?? '';
  const copied = Number(address.get('copy'));
  if (copied > 0) return <StoredReport key={`copy ${copied}`} id={copied} copies />;
  if (example) {
    const name = t(`reports:examples.${example.key}.name`);
    return <ReportBuilder key={example.key} report={null} first={draftOfExample(example, name)} />;
  }
  if (isReportSource(source)) return <ReportBuilder key={source} report={null} first={newDraft(source)} />;
  return <SourceChooser />;
}

/** `copies`: it only starts from the stored one. */
function StoredReport({ id, copies = false }: { id: number; copies?: boolean }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(reportQuery(id));
  if (data && copies) {
    const name = t('reports:builder.copyOf', { name: data.name }).slice(0, REPORT_NAME_MAX);
    return <ReportBuilder report={null} first={{ ...draftOf(data), name, shared_with_ids: [] }} />;
  }
  if (data) return <ReportBuilder report={data} first={draftOf(data)} />;
  return (
    <PageBody>
      {error ? (
        <LoadFailure title={t('reports:notLoaded')} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows avatar={false} />
      )}
    </PageBody>
  );
}
