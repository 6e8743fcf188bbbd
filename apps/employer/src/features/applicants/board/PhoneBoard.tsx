// The board on a phone: one stage at a time. Swiping a card moves it to the next or previous stage; its button moves it
// to any stage (design 41d).
import type { ApplicationRow } from '@onward/contract/applicants/application';
import type { PipelineStage } from '@onward/contract/applicants/pipeline';
import type { ActionName } from '@onward/domain/applicants/actions/codes';
import { Button } from 'antd';
import { ArrowRightToLine, BadgeCheck } from 'lucide-react';
import { type ComponentProps, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { STAGE_ICONS } from '../../hiring-processes/parts/stage-icons.ts';
import type { Target } from '../applicants.api.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { HiredColumn } from './HiredColumn.tsx';
import styles from './PhoneBoard.module.css';
import { type BoardPage, StagePager } from './StagePager.tsx';
import { useStageSwipe } from './use-stage-swipe.ts';

/** No stage has this id. */
const HIRED = 0;

interface Props {
  stages: readonly PipelineStage[];
  column: Omit<ComponentProps<typeof BoardColumn>, 'stage' | 'move' | 'swipe' | 'headless'>;
  mayMove: boolean;
  onMove: (moving: readonly ApplicationRow[], stage: PipelineStage) => void;
  onStart: (action: ActionName, target: Target) => void;
}

export function PhoneBoard({ stages, column, mayMove, onMove, onStart }: Props) {
  const { t } = useTranslation();
  const pages: BoardPage[] = [
    ...stages.map(({ id, name, count, stage_type }) => ({ id, name, count, icon: STAGE_ICONS[stage_type] })),
    { id: HIRED, name: t('applicants:statuses.hired'), count: null, icon: BadgeCheck },
  ];
  const { strip, at, go } = useStageSwipe(pages);
  const moveButton = useCallback(
    (applicant: ApplicationRow) =>
      mayMove ? (
        <Button
          block
          icon={<ArrowRightToLine size={16} />}
          onClick={() => onStart('move_to_stage', { kind: 'rows', rows: [applicant] })}
        >
          {t('applicants:board.move')}
        </Button>
      ) : null,
    [mayMove, onStart, t],
  );
  return (
    <div className={styles.board}>
      <StagePager stages={pages} at={at} onGo={go} />
      {/* Arrow keys scroll it too. */}
      <section
        ref={strip}
        className={styles.strip}
        data-carrying={column.dragged.length > 0}
        aria-label={t('applicants:board.strip')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        tabIndex={0}
      >
        {stages.map((stage, index) => (
          // Stages beside the screen can be swiped to, but must not take keyboard focus.
          <div key={stage.id} className={styles.stage} inert={index !== at}>
            {Math.abs(index - at) <= 1 && (
              <BoardColumn
                stage={stage}
                {...column}
                headless
                move={moveButton}
                swipe={{
                  before: stages[index - 1],
                  after: stages[index + 1],
                  onMove: (applicant, to) => onMove([applicant], to),
                }}
              />
            )}
          </div>
        ))}
        <div className={styles.stage} inert={at !== stages.length}>
          {at >= stages.length - 1 && <HiredColumn filters={column.filters} order={column.order} headless />}
        </div>
      </section>
    </div>
  );
}
