// A list of applicants: search, selection, preview, actions and live changes by others.
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { Button } from 'antd';
import { ArrowUp } from 'lucide-react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ListHead, ListPage } from '../../../design/lists/ListHead.tsx';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { useIsPhone } from '../../../design/theme/use-is-phone.ts';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { LayoutMenu } from '../../../platform/lists/LayoutMenu.tsx';
import { RecordList } from '../../../platform/lists/RecordList.tsx';
import { useListAddress } from '../../../platform/lists/use-list-address.ts';
import { useListKeys } from '../../../platform/lists/use-list-keys.ts';
import { useListLayout } from '../../../platform/lists/use-list-layout.ts';
import { useApplicantActions } from '../actions/use-applicant-actions.tsx';
import { APPLICANT_LIST, type ListPlace, narrowingFilters, queryFilters } from '../applicants.list.ts';
import { BulkCards } from '../bulk/BulkCards.tsx';
import { ApplicantCards } from './ApplicantCards.tsx';
import { ApplicantFilters } from './ApplicantFilters.tsx';
import styles from './ApplicantList.module.css';
import { ApplicantTable } from './ApplicantTable.tsx';
import { ExportButton } from './ExportButton.tsx';
import { absentColumns, useColumnsWithoutRoom } from './left-out-columns.ts';
import { PreviewPanel } from './PreviewPanel.tsx';
import { SelectedApplicants } from './SelectedApplicants.tsx';
import { useApplicantRows } from './use-applicant-rows.ts';
import { useListPreview } from './use-list-preview.ts';
import { useLiveApplicants } from './use-live-applicants.ts';
import { useSelection } from './use-selection.ts';

interface Props {
  place: ListPlace;
  /** Shown between filters and rows, e.g. the saved views. */
  above?: ReactNode;
  /** Shown to the right of the filters. */
  beside?: ReactNode;
  /** Shown while there are no applicants at all. */
  none: { title: string; text: string; action?: ReactNode };
}

export function ApplicantList({ place, above, beside, none }: Props) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const phone = useIsPhone();
  const [list, changeList] = useListAddress(APPLICANT_LIST);
  const [layout, changeLayout] = useListLayout('applicants');
  const withoutRoom = useColumnsWithoutRoom(layout);
  const { query, rows, waiting, showAll, total, totalIsExact } = useApplicantRows(place, list);
  const filters = useMemo(() => queryFilters(place, list), [place, list]);
  const selection = useSelection(filters, rows);
  const { previewed, show, preview, addressOf } = useListPreview({ list, filters, rows, onChange: changeList });
  const { start, dialogs } = useApplicantActions(place.screen, { onDone: selection.clear });
  useLiveApplicants();
  useEffect(() => selection.renew(rows), [rows, selection.renew]);
  useListKeys({
    rows,
    paused: previewed !== null,
    onTick: (row, range) => selection.toggle(range, !selection.has(row.id)),
    onPreview: preview,
  });

  const searched = list.query !== '' || narrowingFilters(place, list.filters).length > 0;
  const sources = useMemo(() => rows.flatMap(({ referer_source }) => referer_source ?? []), [rows]);

  return (
    <ListPage label={t('shell:pages.applicants')}>
      <ListHead
        end={
          <>
            {!phone && beside}
            <ExportButton filters={filters} order={list.order} layout={layout} />
            <LayoutMenu
              list="applicants"
              layout={layout}
              withoutRoom={withoutRoom}
              absent={absentColumns(place)}
              onChange={changeLayout}
              title={(column) => t(`applicants:columns.${column}`)}
            />
          </>
        }
      >
        <ApplicantFilters place={place} list={list} sources={sources} onChange={changeList} />
      </ListHead>
      {above}
      {waiting > 0 && <NewApplicants count={waiting} onShow={showAll} />}
      <RecordList
        query={query}
        rowsOf={() => rows}
        page={list.page}
        pageSize={DEFAULT_PAGE_SIZE}
        density={layout.density}
        avatar
        onPage={(page, options) => changeList({ page }, options)}
        notLoaded={t('applicants:list.notLoaded')}
        countText={(count) => t('applicants:list.count', { count })}
        empty={
          searched ? (
            <NoMatch onClear={() => changeList({ query: '', filters: tabFilters(place, list.filters) })} />
          ) : (
            <EmptyState kind="first_use" {...none} />
          )
        }
      >
        {() =>
          phone ? (
            <ApplicantCards
              applicants={rows}
              place={place}
              selection={selection}
              addressOf={addressOf}
              onStart={start}
            />
          ) : (
            <ApplicantTable
              applicants={rows}
              place={place}
              order={list.order}
              layout={layout}
              selection={selection}
              onOrder={(order) => changeList({ order })}
              addressOf={addressOf}
              onStart={start}
            />
          )
        }
      </RecordList>
      {!totalIsExact && <p className={styles.more}>{t('applicants:list.moreThan', { number: figure(total) })}</p>}
      <SelectedApplicants
        selection={selection}
        screen={place.screen}
        filters={filters}
        total={total}
        totalIsExact={totalIsExact}
        onStart={start}
      />
      <BulkCards />
      <PreviewPanel rows={rows} total={total} shown={previewed} onShow={show} />
      {dialogs}
    </ListPage>
  );
}

/** Rows do not move under the mouse: applicants who arrive are announced and shown on request. */
function NewApplicants({ count, onShow }: { count: number; onShow: () => void }) {
  const { t } = useTranslation();
  return (
    <p className={styles.waiting} role="status">
      <Button size="small" icon={<ArrowUp size={14} />} onClick={onShow}>
        {t('applicants:list.waiting', { count })}
      </Button>
    </p>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      kind="no_match"
      title={t('applicants:list.noMatch')}
      text={t('applicants:list.noMatchText')}
      action={<Button onClick={onClear}>{t('positions:clearAll')}</Button>}
    />
  );
}

/** Clearing the filters of a job keeps its selected tab, which is stored as filters too. */
const tabFilters = (place: ListPlace, filters: Partial<Record<string, string>>) =>
  place.screen === 'position_applicants'
    ? Object.fromEntries(Object.entries(filters).filter(([key]) => key === 'stage_id' || key === 'status'))
    : {};
