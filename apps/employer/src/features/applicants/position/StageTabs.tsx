// The stages of a job with their counts, followed by hired and rejected (APP-010).
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { TabsRow } from '../../../design/page/TabsRow.tsx';
import type { Pipeline } from '../applicants.api.ts';

export function StageTabs({ pipeline: { stages, hired_count, rejected_count } }: { pipeline: Pipeline }) {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const linkTo = (parameters: Record<string, string>): string => {
    const next = new URLSearchParams(address);
    for (const name of ['stage_id', 'status', 'page']) next.delete(name);
    for (const [name, value] of Object.entries(parameters)) next.set(name, value);
    return `?${next}`;
  };
  const inProgress = stages.reduce((sum, { count }) => sum + count, 0);
  const active = address.get('stage_id') ?? address.get('status') ?? 'all';
  return (
    <TabsRow
      label={t('applicants:list.stages')}
      active={active}
      items={[
        { key: 'all', label: t('applicants:list.all'), to: linkTo({}), count: inProgress + hired_count },
        ...stages.map(({ id, name, count, new_count }) => ({
          key: String(id),
          label: name,
          to: linkTo({ stage_id: String(id) }),
          count,
          ...(new_count > 0 && { mark: t('applicants:list.newCount', { count: new_count }) }),
        })),
        { key: 'hired', label: t('applicants:statuses.hired'), to: linkTo({ status: 'hired' }), count: hired_count },
        {
          key: 'rejected',
          label: t('applicants:statuses.rejected'),
          to: linkTo({ status: 'rejected' }),
          count: rejected_count,
          atEnd: true,
        },
      ]}
    />
  );
}
