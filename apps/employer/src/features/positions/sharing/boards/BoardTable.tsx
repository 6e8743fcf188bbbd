// The job boards of a job: state, spend, applicants and estimate.
import type { JobBoardPosting, SourceCount } from '@onward/contract/positions/job-boards';
import type { Position } from '@onward/contract/positions/position';
import { useTranslation } from 'react-i18next';
import type { Static } from 'typebox';
import { BoardRow } from './BoardRow.tsx';
import styles from './BoardTable.module.css';
import { FreeIndeedRow } from './FreeIndeedRow.tsx';

interface Props {
  position: Position;
  boards: readonly JobBoardPosting[];
  sources: readonly Static<typeof SourceCount>[];
  onRaise: (posting: JobBoardPosting) => void;
}

const COLUMNS = ['board', 'state', 'spend', 'applicants', 'expected'] as const;

export function BoardTable({ position, boards, sources, onRaise }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={t('sharing:boards.title')}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {t(`sharing:boards.columns.${column}`)}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('sharing:boards.columns.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          <FreeIndeedRow
            positionKey={position.digest_key}
            listed={position.sources.includes('career_page')}
            applicants={sources.find(({ source }) => source === 'indeed')?.count ?? 0}
          />
          {boards.map((posting) => (
            <BoardRow
              key={posting.id}
              positionKey={position.digest_key}
              posting={posting}
              onRaise={() => onRaise(posting)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
