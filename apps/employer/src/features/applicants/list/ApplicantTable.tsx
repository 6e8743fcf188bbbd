// Applicants as a table; a press on a row opens the profile, the name does the same from the keyboard.
import type { ApplicationRow } from '@onward/contract/applicants/application';
import type { ActionName } from '@onward/domain/applicants/actions/codes';
import type { SortOrder } from '@onward/domain/platform/lists';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type Column, DataTable } from '../../../design/lists/DataTable.tsx';
import { useMediaQuery } from '../../../design/theme/use-media-query.ts';
import { relativeTime } from '../../../platform/language/relative-time.ts';
import type { ListLayout } from '../../../platform/lists/list-layout.ts';
import { useRowRange } from '../../../platform/lists/row-range.ts';
import { tableColumns } from '../../../platform/lists/table-columns.ts';
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
import { NameCell } from './NameCell.tsx';
import type { Selection } from './use-selection.ts';

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

const ROOM_FOR_ALL = '(min-width: 1320px)';
const HIDDEN_FIRST = ['rating', 'source'];

export function ApplicantTable({ applicants, place, order, layout, selection, onOrder, addressOf, onStart }: Props) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const roomForAll = useMediaQuery(ROOM_FOR_ALL);
  const sourceText = useSourceText();
  const latestText = useLatestText();
  const rangeTo = useRowRange(applicants);
  const ticked = applicants.filter(({ id }) => selection.has(id)).length;
  const inPosition = place.screen === 'position_applicants';

  const columns: Column<ApplicationRow, ApplicantField>[] = [
    {
      key: 'select',
      title: t('applicants:list.selectPage'),
      kind: 'select',
      head: (
        <Checkbox
          aria-label={t('applicants:list.selectPage')}
          checked={ticked > 0 && ticked === applicants.length}
          indeterminate={ticked > 0 && ticked < applicants.length}
          onChange={({ target }) => selection.toggle(applicants, target.checked)}
        />
      ),
      render: (applicant) => (
        <Checkbox
          aria-label={t('applicants:list.selectOne', { name: nameOf(applicant) })}
          checked={selection.has(applicant.id)}
          onChange={({ target, nativeEvent }) => selection.toggle(rangeTo(applicant, nativeEvent), target.checked)}
        />
      ),
    },
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
    {
      key: 'last_activity_at',
      title: t('applicants:columns.last_activity_at'),
      sortField: 'last_activity_at',
      render: ({ last_activity_at }) => (
        <time className={styles.fact} dateTime={last_activity_at}>
          {relativeTime(new Date(last_activity_at), new Date(), i18n.language)}
        </time>
      ),
    },
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
      columns={tableColumns('applicants', layout, columns).filter(
        ({ key }) => (roomForAll || !HIDDEN_FIRST.includes(key)) && !(inPosition && key === 'position'),
      )}
      rows={applicants}
      order={order}
      onOrder={onOrder}
      onOpen={(applicant) => void navigate(addressOf(applicant))}
      isSelected={({ id }) => selection.has(id)}
    />
  );
}
