// A card that can be moved to another stage: dragged by mouse or touch, or from its name by keyboard.
import { useDraggable } from '@dnd-kit/core';
import type { ApplicationRow } from '@onward/contract/applicants/application';
import type { PipelineStage } from '@onward/contract/applicants/pipeline';
import { Checkbox } from 'antd';
import { type KeyboardEvent, memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ROW_LINK } from '../../../platform/lists/use-list-keys.ts';
import { nameOf } from '../applicants.list.ts';
import styles from './Board.module.css';
import { CardFace } from './CardFace.tsx';
import { SwipeBackground } from './SwipeBackground.tsx';
import { type SwipeStages, useCardSwipe } from './use-card-swipe.ts';

interface CardProps {
  applicant: ApplicationRow;
  to: string;
  selected: boolean;
  onTick: (applicant: ApplicationRow, selected: boolean) => void;
  /** On phones, a button that moves the card. */
  move?: ((applicant: ApplicationRow) => ReactNode) | undefined;
}

interface Props extends CardProps {
  top: number;
  mayMove: boolean;
  /** On phones, the stages that swiping left and right moves to. */
  swipe?: (SwipeStages & { onMove: (applicant: ApplicationRow, stage: PipelineStage) => void }) | undefined;
}

/** Dragging notifies every card, so the visible part is memoized. */
export const BoardCard = memo(({ top, mayMove, swipe, ...shown }: Props) => {
  const { applicant, selected } = shown;
  const swiped = useCardSwipe(mayMove ? swipe : undefined, (stage) => swipe?.onMove(applicant, stage));
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: applicant.id,
    data: { applicant },
    disabled: !mayMove,
  });
  const { onKeyDown, ...pointer } = listeners ?? {};
  const { by, target, isDecided } = swiped;
  return (
    <>
      {target && <SwipeBackground applicant={applicant} stage={target} top={top} by={by} isDecided={isDecided} />}
      <li
        ref={setNodeRef}
        className={styles.card}
        style={{ top, ...(target && { translate: `${by}px` }) }}
        data-dragging={isDragging}
        data-selected={selected}
        data-may-move={mayMove}
        data-swiped={swipe !== undefined}
        {...pointer}
        {...swiped.listeners}
      >
        <CardContent
          {...shown}
          nameRef={setActivatorNodeRef}
          describedBy={mayMove ? attributes['aria-describedby'] : undefined}
          onKeyDown={onKeyDown as KeyListener | undefined}
        />
      </li>
    </>
  );
});

type KeyListener = (event: KeyboardEvent) => void;

interface ContentProps extends CardProps {
  nameRef: (element: HTMLElement | null) => void;
  describedBy: string | undefined;
  onKeyDown: KeyListener | undefined;
}

const CardContent = memo(({ applicant, to, selected, onTick, move, nameRef, describedBy, onKeyDown }: ContentProps) => {
  const { t } = useTranslation();
  const name = nameOf(applicant);
  return (
    <>
      <CardFace
        applicant={applicant}
        name={
          <Link
            ref={nameRef}
            to={to}
            draggable={false}
            aria-describedby={describedBy}
            onKeyDown={(event) => onKeyDown?.(event)}
            {...{ [ROW_LINK]: applicant.id }}
          >
            {name}
          </Link>
        }
        corner={
          <Checkbox
            className={styles.tick ?? ''}
            aria-label={t('applicants:list.selectOne', { name })}
            checked={selected}
            onChange={({ target }) => onTick(applicant, target.checked)}
          />
        }
      />
      {move?.(applicant)}
    </>
  );
});
