// A card that can be carried to another stage: by pointer or touch anywhere on it, by keyboard from its name.
import { useDraggable } from '@dnd-kit/core';
import type { ApplicationRow } from '@onward/contract/applications';
import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { nameOf } from '../applicants.list.ts';
import { ROW_LINK } from '../list/use-list-keys.ts';
import type { Selection } from '../list/use-selection.ts';
import styles from './Board.module.css';
import { CardFace } from './CardFace.tsx';

interface Props {
  applicant: ApplicationRow;
  top: number;
  to: string;
  selection: Selection;
  mayMove: boolean;
  /** On phones: a button that moves it. */
  move?: ReactNode;
}

export function BoardCard({ applicant, top, to, selection, mayMove, move }: Props) {
  const { t } = useTranslation();
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: applicant.id,
    data: { applicant },
    disabled: !mayMove,
  });
  const { onKeyDown, ...pointer } = listeners ?? {};
  const selected = selection.has(applicant.id);
  return (
    <li
      ref={setNodeRef}
      className={styles.card}
      style={{ top }}
      data-dragging={isDragging}
      data-selected={selected}
      data-may-move={mayMove}
      {...pointer}
    >
      <CardFace
        applicant={applicant}
        name={
          <Link
            ref={setActivatorNodeRef}
            to={to}
            draggable={false}
            aria-describedby={mayMove ? attributes['aria-describedby'] : undefined}
            onKeyDown={(event) => onKeyDown?.(event)}
            {...{ [ROW_LINK]: applicant.id }}
          >
            {nameOf(applicant)}
          </Link>
        }
        corner={
          <Checkbox
            className={styles.tick ?? ''}
            aria-label={t('applicants:list.selectOne', { name: nameOf(applicant) })}
            checked={selected}
            onChange={({ target }) => selection.toggle([applicant], target.checked)}
          />
        }
      />
      {move}
    </li>
  );
}
