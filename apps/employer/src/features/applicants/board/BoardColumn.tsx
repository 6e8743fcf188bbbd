// One stage of the board: twenty cards at a time, and a hint about what dropping a card here triggers.
import { useDroppable } from '@dnd-kit/core';
import type { ApplicationRow } from '@onward/contract/applicants/application';
import type { ApplicationFilters } from '@onward/contract/applicants/applications';
import type { PipelineStage } from '@onward/contract/applicants/pipeline';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Zap } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { STAGE_ICONS } from '../../hiring-processes/parts/stage-icons.ts';
import { COLUMN_PAGE, columnQuery } from '../applicants.api.ts';
import { columnFilters } from '../applicants.list.ts';
import type { Selection } from '../list/use-selection.ts';
import { profileAddress } from '../profile/list-place.ts';
import styles from './Board.module.css';
import { BoardCard } from './BoardCard.tsx';
import { DropHint, hasEffects } from './DropHint.tsx';
import { useWindow } from './use-window.ts';

interface Props {
  stage: PipelineStage;
  filters: ApplicationFilters;
  order: string;
  selection: Selection;
  onTick: (applicant: ApplicationRow, selected: boolean) => void;
  mayMove: boolean;
  /** Cards being dragged over this column; empty otherwise. */
  dragged: readonly ApplicationRow[];
  onRows: (stageId: number, rows: readonly ApplicationRow[]) => void;
  move?: ((applicant: ApplicationRow) => ReactNode) | undefined;
  swipe?: ComponentProps<typeof BoardCard>['swipe'];
  /** On phones, the pager above the column already names the stage. */
  headless?: boolean;
}

const CARD_STEP = 96;
const CARD_STEP_WITH_BUTTON = 140;

export function BoardColumn(props: Props) {
  const { stage, filters: listFilters, order, selection, onTick, mayMove, dragged, onRows } = props;
  const { move, swipe, headless = false } = props;
  const { t } = useTranslation();
  const { setNodeRef, isOver } = useDroppable({ id: `stage ${stage.id}`, data: { stage } });
  const filters = columnFilters(listFilters, stage.id);
  const query = useInfiniteQuery(columnQuery(filters, order));
  const rows = query.data?.pages.flatMap(({ applications }) => applications) ?? [];
  const total = query.data?.pages.at(-1)?.total_count ?? stage.count;
  const step = move ? CARD_STEP_WITH_BUTTON : CARD_STEP;
  const { scroller, from, to } = useWindow(rows.length, step);
  const ids = rows.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids change whenever the rows do
  useEffect(() => onRows(stage.id, rows), [ids, stage.id]);
  const Icon = STAGE_ICONS[stage.stage_type];
  const left = total - rows.length;
  return (
    <section ref={setNodeRef} className={styles.column} data-over={isOver} aria-label={stage.name}>
      {!headless && (
        <header className={styles.head} title={averageText()}>
          <Icon size={15} aria-hidden="true" />
          <h2>{stage.name}</h2>
          <span className="tabular">{total}</span>
          {stage.new_count > 0 && <b>{t('applicants:list.newCount', { count: stage.new_count })}</b>}
          {hasEffects(stage) && <Zap size={14} className={styles.zap} aria-label={t('applicants:board.hasRules')} />}
        </header>
      )}
      <div ref={scroller} className={styles.scroller}>
        {!query.data && <SkeletonRows />}
        {query.data && rows.length === 0 && <p className={styles.nobody}>{t('applicants:board.nobody')}</p>}
        <ul className={styles.cards} style={{ height: rows.length * step }}>
          {rows.slice(from, to).map((applicant, index) => (
            <BoardCard
              key={applicant.id}
              applicant={applicant}
              top={(from + index) * step}
              to={profileAddress(applicant.id, filters, order, from + index)}
              selected={selection.has(applicant.id)}
              onTick={onTick}
              mayMove={mayMove}
              move={move}
              swipe={swipe}
            />
          ))}
        </ul>
        {query.hasNextPage && (
          <Button
            type="link"
            size="small"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('applicants:board.showMore', { count: Math.min(COLUMN_PAGE, left) })}
          </Button>
        )}
      </div>
      {isOver && dragged[0] && <DropHint stage={stage} who={who(dragged[0], dragged.length)} />}
    </section>
  );

  function who({ first_name }: ApplicationRow, count: number): string {
    return count === 1 ? first_name : t('applicants:dialogs.people', { count });
  }

  function averageText(): string | undefined {
    return stage.average_days === null
      ? undefined
      : t('applicants:board.average', { count: Math.round(stage.average_days) });
  }
}
