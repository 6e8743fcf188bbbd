// Indeed lists every public job for free, from the feed (JOB-055).
import type { BoardState } from '@onward/domain/positions/job-boards';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../../design/status/Pill.tsx';
import { organicQuery } from '../sharing.api.ts';
import { BoardName } from './BoardName.tsx';
import styles from './BoardTable.module.css';
import { BOARD_STATE_PILLS } from './board-display.ts';
import { Expected } from './Expected.tsx';

interface Props {
  positionKey: string;
  /** On the career page, and so in the feed. */
  listed: boolean;
  applicants: number;
}

export function FreeIndeedRow({ positionKey, listed, applicants }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery(organicQuery(positionKey));
  const state: BoardState = listed ? 'active' : 'off';
  return (
    <tr>
      <td>
        <BoardName board="indeed" name={t('sharing:boards.freeIndeed')} meta={t('sharing:boards.freeListing')} />
      </td>
      <td>
        <Pill {...BOARD_STATE_PILLS[state]}>{t(`sharing:boards.states.${state}`)}</Pill>
      </td>
      <td>{t('sharing:boards.free')}</td>
      <td data-column="applicants">
        <span className={styles.count}>{applicants}</span>
      </td>
      <td data-column="expected">
        <Expected prediction={data} />
      </td>
      <td />
    </tr>
  );
}
