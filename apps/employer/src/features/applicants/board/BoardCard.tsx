// A card that can be carried to another stage: by pointer or touch anywhere on it, by keyboard from its name.
import { useDraggable } from '@dnd-kit/core';
import type { ApplicationRow } from '@onward/contract/applicants/application';
import type { PipelineStage } from '@onward/contract/applicants/pipeline';
import { Checkbox } from 'antd';
import { type KeyboardEvent, memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { nameOf } from '../applicants.list.ts';
import { ROW_LINK } from '../list/use-list-keys.ts';
import styles from './Board.module.css';
import { CardFace } from './CardFace.tsx';
import { SwipeUnder } from './SwipeUnder.tsx';
import { type SwipeStages, useCardSwipe } from './use-card-swipe.ts';

interface Shown {
  applicant: ApplicationRow;
  to: string;
  selected: boolean;
  onTick: (applicant: ApplicationRow, selected: boolean) => void;
  /** On phones: a button that moves it. */
  move?: ((applicant: ApplicationRow) => ReactNode) | undefined;
}

interface Props extends Shown {
  top: number;
  mayMove: boolean;
  /** On phones: where a push to the side leads. */
  swipe?: (SwipeStages & { onMove: (applicant: ApplicationRow, stage: PipelineStage) => void }) | undefined;
}

/** While one card is carried every card hears of it; what it shows stays as it is. */
export const BoardCard = memo(({ top, mayMove, swipe, ...shown }: Props) => {
  const { applicant, selected } = shown;
  const pushed = useCardSwipe(mayMove ? swipe : undefined, (stage) => swipe?.onMove(applicant, stage));
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: applicant.id,
    data: { applicant },
    disabled: !mayMove,
  });
  const { onKeyDown, ...pointer } = listeners ?? {};
  const { by, target, isDecided } = pushed;
  return (
    <>
      {target && <SwipeUnder applicant={applicant} stage={target} top={top} by={by} isDecided={isDecided} />}
      <li
        ref={setNodeRef}
        className={styles.card}
        style={{ top, ...(target && { translate: `${by}px` }) }}
        data-dragging={isDragging}
        data-selected={selected}
        data-may-move={mayMove}
        data-swiped={swipe !== undefined}
        {...pointer}
        {...pushed.listeners}
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

interface ContentProps extends Shown {
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
