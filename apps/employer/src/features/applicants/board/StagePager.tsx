// The stage on screen, its number of applicants, and buttons to the stages next to it.
import { Button } from 'antd';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { type TouchEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './StagePager.module.css';

export interface BoardPage {
  id: number;
  name: string;
  icon: LucideIcon;
  /** Null when only the page itself knows. */
  count: number | null;
}

interface Props {
  stages: readonly BoardPage[];
  /** Zero-based. */
  at: number;
  onGo: (at: number) => void;
}

/** The distance that counts as a swipe to the next stage. */
const SWIPE_PX = 48;

function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const startX = useRef<number | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      startX.current = touches[0]?.clientX ?? null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const by = (changedTouches[0]?.clientX ?? 0) - (startX.current ?? 0);
      if (startX.current !== null && Math.abs(by) >= SWIPE_PX) onSwipe(by < 0 ? 1 : -1);
      startX.current = null;
    },
  };
}

export function StagePager({ stages, at, onGo }: Props) {
  const { t } = useTranslation();
  const swipe = useSwipe((step) => stages[at + step] && onGo(at + step));
  const stage = stages[at];
  if (!stage) return null;
  const [before, after] = [stages[at - 1], stages[at + 1]];
  const { icon: Icon } = stage;
  return (
    <nav className={styles.pager} aria-label={t('applicants:list.stages')} {...swipe}>
      <Button
        type="text"
        aria-label={t('applicants:board.previousStage')}
        disabled={!before}
        icon={<ChevronLeft size={20} />}
        onClick={() => onGo(at - 1)}
      />
      <h2 aria-live="polite">
        <Icon size={17} aria-hidden="true" />
        <span className={styles.name}>{stage.name}</span> <span className="tabular">{stage.count}</span>
      </h2>
      <Button
        type="text"
        aria-label={t('applicants:board.nextStage')}
        disabled={!after}
        icon={<ChevronRight size={20} />}
        onClick={() => onGo(at + 1)}
      />
      <span className={styles.segments} aria-hidden="true">
        {stages.map(({ id }) => (
          <i key={id} data-here={id === stage.id} />
        ))}
      </span>
      <span className={styles.neighbours}>
        <span>{before?.name}</span>
        <span>{after?.name}</span>
      </span>
    </nav>
  );
}
