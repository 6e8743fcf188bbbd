// The result of an action on several people: who was skipped and why, and undo.
import { Button } from 'antd';
import { CircleMinus, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../design/brand/Avatar.tsx';
import { CornerCard } from '../../../design/progress/CornerCards.tsx';
import styles from './BulkCard.module.css';
import type { Outcome, SkippedOne } from './outcome-store.ts';

interface Props {
  title: string;
  skipped: readonly SkippedOne[];
  undo: Outcome['undo'];
  undoLabel: string;
  /** Next to the buttons, e.g. more pages of names. */
  more?: ReactNode;
  onClose: () => void;
}

export function OutcomeCard({ title, skipped, undo, undoLabel, more, onClose }: Props) {
  const { t } = useTranslation();
  const open = useStillOpen(undo?.until);
  return (
    <CornerCard role="status">
      <p className={styles.head}>
        <span>{title}</span>
      </p>
      {skipped.length > 0 && (
        <ul className={styles.people}>
          {skipped.map(({ id, name, message }) => (
            <li key={id}>
              <Avatar name={name} size={28} />
              <span>
                <strong>{name}</strong>
                <small>{message}</small>
              </span>
              <CircleMinus size={16} aria-hidden="true" />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <span>{more}</span>
        <Button size="small" type="text" onClick={onClose}>
          {t('shell:close')}
        </Button>
        {undo && open && (
          <Button
            size="small"
            type="primary"
            icon={<Undo2 size={14} />}
            onClick={() => {
              undo.run();
              onClose();
            }}
          >
            {undoLabel}
          </Button>
        )}
      </div>
    </CornerCard>
  );
}

/** True until the time is over. */
function useStillOpen(until: string | undefined): boolean {
  const [open, setOpen] = useState(true);
  useEffect(() => {
    if (!until) return;
    const timer = setTimeout(() => setOpen(false), Math.max(0, new Date(until).getTime() - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return open;
}
