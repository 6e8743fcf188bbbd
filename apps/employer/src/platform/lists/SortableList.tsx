// A list that users can reorder: drag by the handle, or lift with Space and move with the arrow keys.
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './SortableList.module.css';

interface Props<Item> {
  /** Label of the list, e.g. "Questions". */
  label: string;
  items: readonly Item[];
  idOf: (item: Item, index: number) => number | string;
  /** Name of an item for screen readers. */
  nameOf: (item: Item, index: number) => string;
  onMove: (from: number, to: number) => void;
  className?: string | undefined;
  itemClassName?: string | undefined;
  /** The handle is null where nothing can be moved. */
  children: (item: Item, index: number, handle: ReactNode) => ReactNode;
  readOnly?: boolean;
}

const PULL_PX = 4;

export function SortableList<Item>({
  label,
  items,
  idOf,
  nameOf,
  onMove,
  className,
  itemClassName,
  children,
  readOnly = false,
}: Props<Item>) {
  const { t } = useTranslation();
  const ids: UniqueIdentifier[] = items.map(idOf);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: PULL_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const named = (id: UniqueIdentifier): string => {
    const index = ids.indexOf(id);
    const item = items[index];
    return item === undefined ? '' : nameOf(item, index);
  };
  const place = (id: UniqueIdentifier | undefined) => ({ place: ids.indexOf(id ?? '') + 1, count: ids.length });
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('questions:sorting.lifted', { name: named(active.id), ...place(active.id) }),
    onDragOver: ({ active, over }) => t('questions:sorting.over', { name: named(active.id), ...place(over?.id) }),
    onDragEnd: ({ active, over }) => t('questions:sorting.dropped', { name: named(active.id), ...place(over?.id) }),
    onDragCancel: ({ active }) => t('questions:sorting.cancelled', { name: named(active.id) }),
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(ids.indexOf(active.id), ids.indexOf(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('questions:sorting.instructions') } }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={readOnly}>
        <ol className={`${styles.list} ${className ?? ''}`} aria-label={label}>
          {items.map((item, index) => (
            <SortableItem
              key={idOf(item, index)}
              id={idOf(item, index)}
              className={itemClassName}
              name={nameOf(item, index)}
              readOnly={readOnly}
            >
              {(handle) => children(item, index, handle)}
            </SortableItem>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

interface ItemProps {
  id: UniqueIdentifier;
  name: string;
  readOnly: boolean;
  className?: string | undefined;
  children: (handle: ReactNode) => ReactNode;
}

function SortableItem({ id, name, readOnly, className, children }: ItemProps) {
  const { t } = useTranslation();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const handle = readOnly ? null : (
    <button
      type="button"
      ref={setActivatorNodeRef}
      className={styles.handle}
      {...attributes}
      aria-label={t('questions:sorting.handle', { name })}
      {...listeners}
    >
      <GripVertical size={16} aria-hidden="true" />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      className={`${styles.item} ${className ?? ''}`}
      data-dragging={isDragging}
      style={{ transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined, transition }}
    >
      {children(handle)}
    </li>
  );
}
