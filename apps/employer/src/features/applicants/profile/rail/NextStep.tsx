// The recommended next step for an applicant: what the current stage waits for, or else the next stage.

import type { Application } from '@onward/contract/applicants/application';
import { openStep } from '@onward/domain/applicants/stages/open-steps';
import { Button } from 'antd';
import { ArrowRightToLine, BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Offered } from '../../actions/offered-actions.ts';
import { nextStage } from '../head/steps.ts';
import styles from './NextStep.module.css';

interface Props {
  applicant: Application;
  offered: Offered;
  onMoveTo: (stageId: number) => Promise<void>;
  onHire: () => void;
}

export function NextStep({ applicant, offered: { actions }, onMoveTo, onHire }: Props) {
  const { t } = useTranslation();
  const stage = nextStage(applicant);
  const { position_stage: current, stage_status: status } = applicant;
  const open = openStep(current.stage_type, status);
  if (applicant.status !== 'in_progress') return <FinalStatus applicant={applicant} />;
  return (
    <section className={styles.card}>
      <p className={styles.label}>{t('applicants:profile.next.label')}</p>
      <h2 className={styles.title}>{open ? current.name : (stage?.name ?? t('applicants:profile.next.decide'))}</h2>
      <p className={styles.text}>
        {open && t(`applicants:profile.next.open.${open}`)}
        {!open && stage && t(`applicants:profile.next.types.${stage.stage_type}`)}
        {!open && !stage && t('applicants:profile.next.decideText')}
      </p>
      {stage && actions.includes('move_to_stage') && (
        <Button
          block
          className={styles.button ?? ''}
          icon={<ArrowRightToLine size={16} />}
          onClick={() => onMoveTo(stage.id)}
        >
          {t('applicants:profile.next.moveTo', { stage: stage.name })}
        </Button>
      )}
      {!stage && actions.includes('mark_hired') && (
        <Button block className={styles.button ?? ''} icon={<BadgeCheck size={16} />} onClick={onHire}>
          {t('applicants:actions.names.mark_hired')}
        </Button>
      )}
    </section>
  );
}

/** Hired, rejected and inactive applicants have no next step. */
function FinalStatus({ applicant: { status } }: Pick<Props, 'applicant'>) {
  const { t } = useTranslation();
  return (
    <section className={styles.card}>
      <p className={styles.label}>{t('applicants:profile.next.label')}</p>
      <p className={styles.text}>{t(`applicants:profile.next.none.${status}`)}</p>
    </section>
  );
}
