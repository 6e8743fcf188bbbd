// A list of applicants with everything one does there: finding, ticking, previewing, acting, and seeing others act.
import type { ApplicationRow } from '@onward/contract/applicants/application';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { orderParameter } from '@onward/domain/platform/lists';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { ArrowUp, Send } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListHead, ListPage } from '../../../design/lists/ListHead.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { useIsPhone } from '../../../design/theme/use-is-phone.ts';
import { useAccess } from '../../../platform/access.ts';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { LayoutMenu } from '../../../platform/lists/LayoutMenu.tsx';
import { RecordList } from '../../../platform/lists/RecordList.tsx';
import { useListAddress } from '../../../platform/lists/use-list-address.ts';
import { useListLayout } from '../../../platform/lists/use-list-layout.ts';
import { useApplicantActions } from '../actions/use-applicant-actions.tsx';
import { applicantsQuery, type Target } from '../applicants.api.ts';
import { APPLICANT_LIST, askedFilters, type ListPlace, narrowingFilters } from '../applicants.list.ts';
import { BulkBar } from '../bulk/BulkBar.tsx';
import { BulkCards } from '../bulk/BulkCards.tsx';
import { InviteDialog } from '../persons/InviteDialog.tsx';
import { profileAddress } from '../profile/list-place.ts';
import { ApplicantCards } from './ApplicantCards.tsx';
import { ApplicantFilters } from './ApplicantFilters.tsx';
import { ApplicantTable } from './ApplicantTable.tsx';
import styles from './ApplicantWork.module.css';
import { ExportButton } from './ExportButton.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';
import { useHeldRows } from './use-held-rows.ts';
import { useListKeys } from './use-list-keys.ts';
import { useLiveApplicants } from './use-live-applicants.ts';
import { useSelection } from './use-selection.ts';

interface Props {
  place: ListPlace;
  /** Between filters and rows, e.g. the saved views. */
  above?: ReactNode;
  /** At the right of the filters. */
  beside?: ReactNode;
  /** What to show while nobody is there at all. */
  none: { title: string; text: string; action?: ReactNode };
}

const NO_ROWS: readonly ApplicationRow[] = [];

export function ApplicantWork({ place, above, beside, none }: Props) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const phone = useIsPhone();
  const [list, changeList] = useListAddress(APPLICANT_LIST);
  const [layout, changeLayout] = useListLayout('applicants');
  const query = useQuery(applicantsQuery(place, list));
  const filters = useMemo(() => askedFilters(place, list), [place, list]);
  const held = useHeldRows(
    // What is remembered from an earlier visit is shown meanwhile, but nobody is new by comparison with it.
    JSON.stringify([place, list, query.isFetchedAfterMount]),
    list.page === 1,
    query.isPlaceholderData ? undefined : query.data?.applications,
  );
  const rows = query.isPlaceholderData ? (query.data?.applications ?? NO_ROWS) : held.rows;
  const selection = useSelection(filters, rows);
  const [previewed, setPreviewed] = useState<number | null>(null);
  const { start, dialogs } = useApplicantActions(place.screen, { onDone: selection.clear });
  const inviting = useDialog<Target>();
  const mayInvite = useAccess().may({ permission: 'edit_applicant', writes: true }) && filters.stay_in_touch === true;
  useLiveApplicants();
  useEffect(() => selection.renew(rows), [rows, selection.renew]);
  useListKeys({
    rows,
    paused: previewed !== null,
    onTick: (row, range) => selection.toggle(range, !selection.has(row.id)),
    onPreview: ({ id }) => setPreviewed(id),
  });

  const addressOf = (row: ApplicationRow) =>
    profileAddress(
      row.id,
      filters,
      orderParameter(list.order),
      (list.page - 1) * DEFAULT_PAGE_SIZE + rows.indexOf(row),
    );
  const total = query.data?.total_count ?? 0;
  const exact = query.data?.total_is_exact ?? true;
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
              onChange={changeLayout}
              title={(column) => t(`applicants:columns.${column}`)}
            />
          </>
        }
      >
        <ApplicantFilters place={place} list={list} sources={sources} onChange={changeList} />
      </ListHead>
      {above}
      {held.waiting > 0 && (
        <p className={styles.waiting} role="status">
          <Button size="small" icon={<ArrowUp size={14} />} onClick={held.showAll}>
            {t('applicants:list.waiting', { count: held.waiting })}
          </Button>
        </p>
      )}
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
            <EmptyState
              kind="no_match"
              title={t('applicants:list.noMatch')}
              text={t('applicants:list.noMatchText')}
              action={
                <Button onClick={() => changeList({ query: '', filters: keptFilters(place, list.filters) })}>
                  {t('positions:clearAll')}
                </Button>
              }
            />
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
      {!exact && <p className={styles.more}>{t('applicants:list.moreThan', { number: figure(total) })}</p>}
      {selection.count > 0 && (
        <BulkBar
          selection={selection}
          screen={place.screen}
          total={exact ? total : null}
          onSelectAll={() => selection.takeAll(filters, total)}
          onStart={start}
          first={
            mayInvite ? { label: t('applicants:persons.invite.action'), icon: Send, run: inviting.show } : undefined
          }
        />
      )}
      <BulkCards />
      <PreviewPanel rows={rows} shown={previewed} onShow={setPreviewed} />
      {dialogs}
      {inviting.subject && (
        <InviteDialog
          key={inviting.visit}
          target={inviting.subject}
          open={inviting.open}
          onClose={inviting.close}
          onDone={selection.clear}
        />
      )}
    </ListPage>
  );
}

/** The tab of a posting stays. */
const keptFilters = (place: ListPlace, filters: Partial<Record<string, string>>) =>
  place.screen === 'position_applicants'
    ? Object.fromEntries(Object.entries(filters).filter(([key]) => key === 'stage_id' || key === 'status'))
    : {};
