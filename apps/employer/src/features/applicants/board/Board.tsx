// The applicants of one job as a board: a column per stage, with cards that can be dragged between them (APP-010).

import type { ApplicationRow } from '@onward/contract/applicants/application';
import { performApplicationAction } from '@onward/contract/applicants/application-actions';
import type { PipelineStage } from '@onward/contract/applicants/pipeline';
import { ACTION_CATALOG } from '@onward/domain/applicants/actions/catalog';
import { orderParameter } from '@onward/domain/platform/lists';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccess } from '../../../platform/access.ts';
import { passOnError } from '../../../platform/errors/handle-error.ts';
import { useListAddress } from '../../../platform/lists/use-list-address.ts';
import { useListKeys } from '../../../platform/lists/use-list-keys.ts';
import { useApplicantActions } from '../actions/use-applicant-actions.tsx';
import { moveCards, type Pipeline, refreshApplicants } from '../applicants.api.ts';
import { APPLICANT_LIST, columnFilters, type ListPlace, queryFilters } from '../applicants.list.ts';
import { BulkBar } from '../bulk/BulkBar.tsx';
import { BulkCards } from '../bulk/BulkCards.tsx';
import { ApplicantFilters } from '../list/ApplicantFilters.tsx';
import { type Previewed, PreviewPanel } from '../list/PreviewPanel.tsx';
import { useLiveApplicants } from '../list/use-live-applicants.ts';
import { useSelection } from '../list/use-selection.ts';
import { PositionHeader } from '../position/PositionHeader.tsx';
import { listText } from '../profile/list-place.ts';
import styles from './Board.module.css';
import { BoardField } from './BoardField.tsx';

const NO_ROWS: readonly ApplicationRow[] = [];

export function Board({ pipeline }: { pipeline: Pipeline }) {
  const { t } = useTranslation();
  const [list, changeList] = useListAddress(APPLICANT_LIST);
  const { digest_key } = pipeline.position;
  const place = useMemo<ListPlace>(
    () => ({ screen: 'position_applicants', fixed: { position_key: digest_key } }),
    [digest_key],
  );
  const filters = useMemo(() => queryFilters(place, list), [place, list]);
  const [shown, setShown] = useState<Record<number, readonly ApplicationRow[]>>({});
  const rows = useMemo(() => pipeline.stages.flatMap(({ id }) => shown[id] ?? NO_ROWS), [pipeline.stages, shown]);
  const selection = useSelection(filters, rows);
  const [previewed, setPreviewed] = useState<(Previewed & { stageId: number }) | null>(null);
  const { start, run, dialogs } = useApplicantActions('position_applicants', { onDone: selection.clear });
  const mayMove = useAccess().may({ ...ACTION_CATALOG.move_to_stage.demand, writes: true });
  useLiveApplicants();
  const placeOf = ({ id, position_stage }: ApplicationRow) => ({
    id,
    stageId: position_stage.id,
    list: listText(columnFilters(filters, position_stage.id), orderParameter(list.order)),
    at: rowsOf(position_stage.id).findIndex((row) => row.id === id),
  });
  const rowsOf = (stageId: number) => shown[stageId] ?? NO_ROWS;
  useListKeys({
    rows,
    paused: previewed !== null,
    onTick: (row, range) => selection.toggle(range, !selection.has(row.id)),
    onPreview: (row) => !mayMove && setPreviewed(placeOf(row)),
  });

  const move = (moving: readonly ApplicationRow[], stage: PipelineStage) => {
    moveCards(moving, stage);
    run('move_to_stage', { kind: 'rows', rows: moving }, { stage_id: stage.id }).catch((error: unknown) => {
      passOnError(error, performApplicationAction);
      // Puts the cards back into the column the server has them in.
      void refreshApplicants();
    });
  };
  const takeRows = useCallback(
    (stageId: number, listed: readonly ApplicationRow[]) => setShown((now) => ({ ...now, [stageId]: listed })),
    [],
  );
  const { toggle } = selection;
  const tick = useCallback((row: ApplicationRow, ticked: boolean) => toggle([row], ticked), [toggle]);
  const sources = useMemo(() => rows.flatMap(({ referer_source }) => referer_source ?? []), [rows]);
  const inProgress = pipeline.stages.reduce((sum, { count }) => sum + count, 0);
  const order = orderParameter(list.order);
  const column = { filters, order, selection, onTick: tick, mayMove, onRows: takeRows };

  return (
    <>
      <PositionHeader pipeline={pipeline} view="board">
        <div className={styles.filters}>
          <ApplicantFilters place={place} list={list} sources={sources} onChange={changeList} />
          <span className={styles.counts}>
            {t('applicants:board.counts', { inProgress, rejected: pipeline.rejected_count })}
          </span>
        </div>
      </PositionHeader>
      <BoardField stages={pipeline.stages} column={column} onMove={move} onStart={start} />
      {selection.count > 0 && (
        <div className={styles.bar}>
          <BulkBar selection={selection} screen="position_applicants" total={null} onSelectAll={noop} onStart={start} />
        </div>
      )}
      <BulkCards />
      <PreviewPanel
        rows={previewed ? rowsOf(previewed.stageId) : NO_ROWS}
        total={pipeline.stages.find(({ id }) => id === previewed?.stageId)?.count ?? 0}
        shown={previewed}
        onShow={setPreviewed}
      />
      {dialogs}
    </>
  );
}

const noop = () => undefined;
