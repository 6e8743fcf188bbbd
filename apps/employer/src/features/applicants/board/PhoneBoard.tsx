// The board on a phone: one stage at a time, and a button on each card that moves it on.
import type { ApplicationRow } from '@onward/contract/applications';
import type { PipelineStage } from '@onward/contract/pipeline';
import type { ActionName } from '@onward/domain/applicants/actions/codes';
import { Button } from 'antd';
import { ArrowRightToLine, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Target } from '../applicants.api.ts';
import { BoardColumn } from './BoardColumn.tsx';
import styles from './PhoneBoard.module.css';

interface Props {
  stages: readonly PipelineStage[];
  column: Omit<ComponentProps<typeof BoardColumn>, 'stage' | 'move' | 'headless'>;
  mayMove: boolean;
  onStart: (action: ActionName, target: Target) => void;
}

/** Which column is in sight; not a filter, so the list does not know it. */
const WORD = 'column';

export function PhoneBoard({ stages, column, mayMove, onStart }: Props) {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const wanted = stages.findIndex(({ id }) => String(id) === address.get(WORD));
  const at = Math.max(0, wanted);
  const stage = stages[at];
  const go = (step: number) =>
    setAddress(
      (now) => {
        now.set(WORD, String(stages[at + step]?.id ?? ''));
        return now;
      },
      { replace: true },
    );
  if (!stage) return null;
  const [before, after] = [stages[at - 1], stages[at + 1]];
  return (
    <div className={styles.board}>
      <nav className={styles.head} aria-label={t('applicants:list.stages')}>
        <Button
          type="text"
          aria-label={t('applicants:board.previousStage')}
          disabled={!before}
          icon={<ChevronLeft size={20} />}
          onClick={() => go(-1)}
        />
        <h2 aria-live="polite">
          {stage.name} <span className="tabular">{stage.count}</span>
        </h2>
        <Button
          type="text"
          aria-label={t('applicants:board.nextStage')}
          disabled={!after}
          icon={<ChevronRight size={20} />}
          onClick={() => go(1)}
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
      <BoardColumn
        key={stage.id}
        stage={stage}
        {...column}
        headless
        move={(applicant: ApplicationRow) =>
          mayMove ? (
            <Button
              block
              icon={<ArrowRightToLine size={16} />}
              onClick={() => onStart('move_to_stage', { kind: 'rows', rows: [applicant] })}
            >
              {t('applicants:board.move')}
            </Button>
          ) : null
        }
      />
    </div>
  );
}
