// Jobs as a table: clicking a row opens its applicants, and so does the title link for keyboard users.
import type { PositionRow } from '@onward/contract/positions/position';
import type { SortOrder } from '@onward/domain/platform/lists';
import { isOpenToAll } from '@onward/domain/positions/job-boards';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { type Column, DataTable } from '../../../design/lists/DataTable.tsx';
import { useMediaQuery } from '../../../design/theme/use-media-query.ts';
import type { ListLayout } from '../../../platform/lists/list-layout.ts';
import { tableColumns } from '../../../platform/lists/table-columns.ts';
import type { RowSelection } from '../../../platform/lists/use-row-selection.ts';
import { useSelectColumn } from '../../../platform/lists/use-select-column.tsx';
import { PositionStatusPill } from '../parts/PositionStatusPill.tsx';
import { usePlaces } from '../parts/use-places.ts';
import { ReviewBadge } from '../ReviewBadge.tsx';
import { NewApplicants, Pipeline } from './ApplicantCells.tsx';
import { jobLink } from './job-links.ts';
import { PositionMenu } from './PositionMenu.tsx';
import styles from './PositionTable.module.css';
import type { PositionField } from './positions.list.ts';
import { usePositionTexts } from './use-position-texts.ts';

interface Props {
  positions: readonly PositionRow[];
  order: SortOrder<PositionField>;
  layout: ListLayout<'job_postings'>;
  onOrder: (order: SortOrder<PositionField>) => void;
  selection: RowSelection<PositionRow>;
  onDelete: (position: PositionRow) => void;
}

const ROOM_FOR_ALL = '(min-width: 1320px)';

export function PositionTable({ positions, order, layout, onOrder, selection, onDelete }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { placeOf, locationName } = usePlaces();
  const linkOf = (position: PositionRow) => jobLink(position, locationName(position.location_id));
  const { sourcesText, postedText } = usePositionTexts();
  const roomForAll = useMediaQuery(ROOM_FOR_ALL);
  const most = Math.max(...positions.map(({ pipeline }) => pipeline.reduce((sum, { count }) => sum + count, 0)));
  const selectColumn = useSelectColumn({
    rows: positions,
    selection,
    pageLabel: t('positions:select.page'),
    rowLabel: ({ title }) => t('positions:select.one', { title }),
  });

  const columns: Column<PositionRow, PositionField>[] = [
    selectColumn,
    {
      key: 'title',
      title: t('positions:columns.title'),
      sortField: 'title',
      kind: 'wide',
      render: (position) => (
        <div className={styles.title}>
          <Link to={linkOf(position)}>{position.title}</Link>
          <small title={placeOf(position)}>{placeOf(position)}</small>
        </div>
      ),
    },
    {
      key: 'status',
      title: t('positions:columns.status'),
      sortField: 'status',
      render: ({ status }) => <PositionStatusPill status={status} />,
    },
    {
      key: 'review',
      title: t('positions:columns.review'),
      render: ({ posting_review }) => <ReviewBadge review={posting_review} />,
    },
    {
      key: 'new',
      title: t('positions:columns.new'),
      sortField: 'new_applicants_count',
      kind: 'number',
      render: (position) => <NewApplicants position={position} />,
    },
    {
      key: 'pipeline',
      title: t('positions:columns.pipeline'),
      sortField: 'applicants_count',
      render: (position) => <Pipeline position={position} most={most} />,
    },
    {
      key: 'hired',
      title: t('positions:columns.hired'),
      render: ({ hired_count, openings }) => (
        <span className={styles.fact}>{t('positions:hiredOf', { hired: hired_count, openings })}</span>
      ),
    },
    {
      key: 'sources',
      title: t('positions:columns.sources'),
      render: (position) => <span className={styles.sources}>{sourcesText(position)}</span>,
    },
    {
      key: 'link',
      title: t('positions:columns.link'),
      sortField: 'url',
      render: ({ status, posting_review, url, title }) =>
        isOpenToAll({ status, review: posting_review?.status ?? null }) ? (
          <a href={url} target="_blank" rel="noreferrer" title={url} aria-label={t('positions:openPublic', { title })}>
            <ExternalLink size={15} aria-hidden="true" />
          </a>
        ) : (
          '—'
        ),
    },
    {
      key: 'posted',
      title: t('positions:columns.posted'),
      sortField: 'published_at',
      render: (position) => <span className={styles.fact}>{postedText(position)}</span>,
    },
    {
      key: 'menu',
      title: t('positions:columns.actions'),
      kind: 'menu',
      render: (position) => <PositionMenu position={position} onDelete={onDelete} />,
    },
  ];

  return (
    <DataTable
      label={t('shell:pages.jobPostings')}
      columns={tableColumns('job_postings', layout, columns).filter(({ key }) => roomForAll || key !== 'sources')}
      rows={positions}
      order={order}
      onOrder={onOrder}
      onOpen={(position) => void navigate(linkOf(position))}
      isSelected={({ id }) => selection.has(id)}
    />
  );
}
