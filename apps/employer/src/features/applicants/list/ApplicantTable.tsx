// Applicants as a table: clicking a row opens the profile, and so does the name link for keyboard users.
import type { ApplicationRow } from '@onward/contract/applicants/application';
import type { ActionName } from '@onward/domain/applicants/actions/codes';
import type { SortOrder } from '@onward/domain/platform/lists';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type Column, DataTable } from '../../../design/lists/DataTable.tsx';
import type { ListLayout } from '../../../platform/lists/list-layout.ts';
import { tableColumns } from '../../../platform/lists/table-columns.ts';
import { useSelectColumn } from '../../../platform/lists/use-select-column.tsx';
import { useSourceText } from '../../positions/parts/sources.ts';
import { ApplicantMenu } from '../actions/ApplicantMenu.tsx';
import type { Target } from '../applicants.api.ts';
import { type ApplicantField, type ListPlace, nameOf } from '../applicants.list.ts';
import { Confirmation } from '../status/Confirmation.tsx';
import { StageTrack } from '../status/StageTrack.tsx';
import { Stars } from '../status/Stars.tsx';
import { StatusChip } from '../status/StatusChip.tsx';
import { useLatestText } from '../status/use-latest-text.ts';
import styles from './ApplicantTable.module.css';
import { absentColumns, useColumnsWithoutRoom } from './left-out-columns.ts';
import { NameCell } from './NameCell.tsx';
import { useReturnToRow } from './use-return-to-row.ts';
import type { Selection } from './use-selection.ts';
import { useTimeColumns } from './use-time-columns.tsx';

interface Props {
  applicants: readonly ApplicationRow[];
  place: ListPlace;
  order: SortOrder<ApplicantField>;
  layout: ListLayout<'applicants'>;
  selection: Selection;
  onOrder: (order: SortOrder<ApplicantField>) => void;
  addressOf: (applicant: ApplicationRow) => string;
  onStart: (action: ActionName, target: Target) => void;
}

export function ApplicantTable({ applicants, place, order, layout, selection, onOrder, addressOf, onStart }: Props) {
  const { t } = useTranslation();
  const timeColumns = useTimeColumns();
  const navigate = useNavigate();
  useReturnToRow();
  const absent: readonly string[] = [...useColumnsWithoutRoom(layout), ...absentColumns(place)];
  const sourceText = useSourceText();
  const latestText = useLatestText();
  const selectColumn = useSelectColumn({
    rows: applicants,
    selection,
    pageLabel: t('applicants:list.selectPage'),
    rowLabel: (applicant) => t('applicants:list.selectOne', { name: nameOf(applicant) }),
  });

  const columns: Column<ApplicationRow, ApplicantField>[] = [
    selectColumn,
    {
      key: 'name',
      title: t('applicants:columns.name'),
      sortField: 'name',
      kind: 'wide',
      render: (applicant) => <NameCell applicant={applicant} to={addressOf(applicant)} />,
    },
    {
      key: 'position',
      title: t('applicants:columns.position'),
      render: ({ position }) => (
        <span className={styles.job}>
          {position.title}
          <small>{position.location.name}</small>
        </span>
      ),
    },
    {
      key: 'stage',
      title: t('applicants:columns.stage'),
      render: (applicant) => <StageTrack applicant={applicant} />,
    },
    {
      key: 'status',
      title: t('applicants:columns.status'),
      render: (applicant) => (
        <>
          <StatusChip applicant={applicant} />
          <Confirmation applicant={applicant} />
        </>
      ),
    },
    {
      key: 'rating',
      title: t('applicants:columns.rating'),
      sortField: 'rating',
      render: ({ rating }) => <Stars rating={rating} />,
    },
    {
      key: 'latest',
      title: t('applicants:columns.latest'),
      render: ({ latest }) => (
        <span className={styles.latest} title={latestText(latest)}>
          {latestText(latest)}
        </span>
      ),
    },
    {
      key: 'source',
      title: t('applicants:columns.source'),
      render: ({ referer_source }) => <span className={styles.fact}>{sourceText(referer_source)}</span>,
    },
    ...timeColumns,
    {
      key: 'menu',
      title: t('applicants:list.actions'),
      kind: 'menu',
      render: (applicant) => <ApplicantMenu applicant={applicant} screen={place.screen} onStart={onStart} />,
    },
  ];

  return (
    <DataTable
      label={t('shell:pages.applicants')}
      columns={tableColumns('applicants', layout, columns).filter(({ key }) => !absent.includes(key))}
      rows={applicants}
      order={order}
      onOrder={onOrder}
      onOpen={(applicant) => void navigate(addressOf(applicant))}
      isSelected={({ id }) => selection.has(id)}
    />
  );
}
