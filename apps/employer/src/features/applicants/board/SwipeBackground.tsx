// Revealed while a card is swiped: the stage it would move to, and the automations that would run there.
import type { ApplicationRow } from '@onward/contract/applicants/application';
import type { PipelineStage } from '@onward/contract/applicants/pipeline';
import { ArrowLeftToLine, ArrowRightToLine, MoveHorizontal } from 'lucide-react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { DropHint } from './DropHint.tsx';
import styles from './SwipeBackground.module.css';

interface Props {
  applicant: ApplicationRow;
  stage: PipelineStage;
  top: number;
  /** How far the card was swiped; negative to the left. */
  by: number;
  isDecided: boolean;
}

export function SwipeBackground({ applicant, stage, top, by, isDecided }: Props) {
  const { t } = useTranslation();
  const Icon = by > 0 ? ArrowRightToLine : ArrowLeftToLine;
  const values = { name: applicant.first_name, stage: stage.name };
  return (
    <li className={styles.under} style={{ top }} data-back={by < 0} data-decided={isDecided}>
      <div style={{ width: Math.abs(by) }}>
        <Icon size={20} aria-hidden="true" />
        <strong>{stage.name}</strong>
        <DropHint stage={stage} who={applicant.first_name} />
      </div>
      {createPortal(
        <p className={styles.words} role="status">
          <MoveHorizontal size={20} aria-hidden="true" />
          {t(isDecided ? 'applicants:board.letGo' : 'applicants:board.swipeOn', values)}
        </p>,
        document.body,
      )}
    </li>
  );
}
