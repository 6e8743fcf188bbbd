// The initials and name of a job board.
import type { JobBoard } from '@onward/domain/positions/job-boards';
import { useTranslation } from 'react-i18next';
import styles from './BoardTable.module.css';
import { BOARD_INITIALS } from './board-display.ts';

interface Props {
  board: JobBoard;
  name?: string;
  meta: string;
}

export function BoardName({ board, name, meta }: Props) {
  const { t } = useTranslation();
  return (
    <span className={styles.board}>
      <span className={styles.letters} data-board={board} aria-hidden="true">
        {BOARD_INITIALS[board]}
      </span>
      <span>
        <span className={styles.name}>{name ?? t(`sharing:boards.names.${board}`)}</span>
        <span className={styles.meta}>{meta}</span>
      </span>
    </span>
  );
}
