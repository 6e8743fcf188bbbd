// Dragging cards between stages by mouse, touch and keyboard, several at once, with screen reader announcements.
import {
  type Announcements,
  type CollisionDetection,
  type DragEndEvent,
  type DragStartEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { ApplicationRow } from '@onward/contract/applicants/application';
import type { PipelineStage } from '@onward/contract/applicants/pipeline';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccess } from '../../../platform/access.ts';
import { nameOf } from '../applicants.list.ts';
import type { Selection } from '../list/use-selection.ts';

/** The left and right arrow keys move a card by one column. */
const toNextColumn: KeyboardCoordinateGetter = (event, { context: { droppableRects, collisionRect } }) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.code];
  if (!step || !collisionRect) return undefined;
  event.preventDefault();
  const columns = [...droppableRects.values()].toSorted((a, b) => a.left - b.left);
  const middle = collisionRect.left + collisionRect.width / 2;
  const here = columns.findIndex(({ left, right }) => middle >= left && middle <= right);
  const column = columns[Math.max(0, Math.min(here + step, columns.length - 1))];
  return column && { x: column.left + 8, y: column.top + 48 };
};

// Constants, because new objects would render every card again whenever one is lifted.
const MOUSE = { activationConstraint: { distance: 5 } };
/** A long press lifts the card, so that moving a finger earlier still scrolls. */
const TOUCH = { activationConstraint: { delay: 250, tolerance: 8 } };
const KEYBOARD = {
  coordinateGetter: toNextColumn,
  keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
};

const columnUnder: CollisionDetection = (args) => {
  const pointed = pointerWithin(args);
  return pointed.length > 0 ? pointed : rectIntersection(args);
};

interface Moves {
  stages: readonly PipelineStage[];
  selection: Selection;
  onMove: (rows: readonly ApplicationRow[], stage: PipelineStage) => void;
}

type Data = { applicant?: ApplicationRow; stage?: PipelineStage } | undefined;

export function useBoardDrag({ stages, selection, onMove }: Moves) {
  const { t } = useTranslation();
  const [dragged, setDragged] = useState<readonly ApplicationRow[]>([]);
  const mayMoveSeveral = useAccess().may({ feature: 'bulk_actions' });
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardSensor, KEYBOARD),
  );

  const lift = ({ active }: DragStartEvent) => {
    const { applicant } = (active.data.current as Data) ?? {};
    if (!applicant) return;
    const { target } = selection;
    const isSelected = target?.kind === 'rows' && selection.has(applicant.id);
    const together = isSelected && mayMoveSeveral ? target.rows : [applicant];
    setDragged(together);
  };
  const drop = ({ over }: DragEndEvent) => {
    const { stage } = (over?.data.current as Data) ?? {};
    setDragged([]);
    if (!stage) return;
    const moving = dragged.filter(({ position_stage }) => position_stage.id !== stage.id);
    if (moving.length > 0) onMove(moving, stage);
  };

  const namesOf = (data: Data): string =>
    dragged.length > 1
      ? t('applicants:dialogs.people', { count: dragged.length })
      : data?.applicant
        ? nameOf(data.applicant)
        : '';
  const where = (data: Data) => ({
    stage: data?.stage?.name ?? '',
    place: stages.findIndex(({ id }) => id === data?.stage?.id) + 1,
    total: stages.length,
  });
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('applicants:board.lifted', { who: namesOf(active.data.current as Data) }),
    onDragOver: ({ active, over }) =>
      over
        ? t('applicants:board.over', { who: namesOf(active.data.current as Data), ...where(over.data.current as Data) })
        : undefined,
    onDragEnd: ({ active, over }) =>
      over
        ? t('applicants:board.dropped', {
            who: namesOf(active.data.current as Data),
            ...where(over.data.current as Data),
          })
        : t('applicants:board.cancelled', { who: namesOf(active.data.current as Data) }),
    onDragCancel: ({ active }) => t('applicants:board.cancelled', { who: namesOf(active.data.current as Data) }),
  };

  return {
    dragged,
    context: {
      sensors,
      collisionDetection: columnUnder,
      onDragStart: lift,
      onDragEnd: drop,
      onDragCancel: () => setDragged([]),
      accessibility: {
        announcements,
        screenReaderInstructions: { draggable: t('applicants:board.instructions') },
      },
    },
  };
}
