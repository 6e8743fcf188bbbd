// The columns and the card being dragged, kept apart from the page so that lifting a card does not render all of it.
import { DndContext, DragOverlay } from '@dnd-kit/core';
import type { ApplicationRow } from '@onward/contract/applicants/application';
import type { PipelineStage } from '@onward/contract/applicants/pipeline';
import type { ActionName } from '@onward/domain/applicants/actions/codes';
import type { ComponentProps } from 'react';
import { useIsPhone } from '../../../design/theme/use-is-phone.ts';
import type { Target } from '../applicants.api.ts';
import styles from './Board.module.css';
import { BoardColumn } from './BoardColumn.tsx';
import { CardFace } from './CardFace.tsx';
import { HiredColumn } from './HiredColumn.tsx';
import { PhoneBoard } from './PhoneBoard.tsx';
import { useBoardDrag } from './use-board-drag.ts';

interface Props {
  stages: readonly PipelineStage[];
  column: Omit<ComponentProps<typeof BoardColumn>, 'stage' | 'move' | 'swipe' | 'headless' | 'dragged'>;
  onMove: (moving: readonly ApplicationRow[], stage: PipelineStage) => void;
  onStart: (action: ActionName, target: Target) => void;
}

export function BoardField({ stages, column: given, onMove, onStart }: Props) {
  const phone = useIsPhone();
  const { dragged, context } = useBoardDrag({ stages, selection: given.selection, onMove });
  const column = { ...given, dragged };
  const [first] = dragged;
  return (
    <DndContext {...context}>
      {phone ? (
        <PhoneBoard stages={stages} column={column} mayMove={given.mayMove} onMove={onMove} onStart={onStart} />
      ) : (
        <div className={styles.board}>
          {stages.map((stage) => (
            <BoardColumn key={stage.id} stage={stage} {...column} />
          ))}
          <HiredColumn filters={column.filters} order={column.order} />
        </div>
      )}
      <DragOverlay dropAnimation={null}>
        {first && (
          <div className={styles.carried}>
            <CardFace applicant={first} />
            {dragged.length > 1 && <b>{dragged.length}</b>}
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}
