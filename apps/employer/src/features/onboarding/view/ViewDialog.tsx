// One onboarding in a dialog, for a quick look from the list (ONB-015, ONB-050).
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Dialog } from '../../../design/overlays/Dialog.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { OnboardingPill } from '../../employees/parts/OnboardingPill.tsx';
import { processQuery } from '../employee-processes.api.ts';
import { ProgressCard } from './rail/ViewRail.tsx';
import { Timeline } from './Timeline.tsx';
import styles from './ViewDialog.module.css';

interface Props {
  processKey: string;
  name: string;
  open: boolean;
  onClose: () => void;
}

export function ViewDialog({ processKey, name, open, onClose }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: process, error, refetch } = useQuery({ ...processQuery(processKey), enabled: open });
  return (
    <Dialog
      open={open}
      title={t('onboarding:view.title', { name })}
      width="preview"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('onboarding:view.close')}</Button>
          <Button onClick={() => void navigate(paths.viewOnboarding(processKey))}>{t('onboarding:view.open')}</Button>
        </>
      }
    >
      {process && (
        <div className={styles.content}>
          <OnboardingPill status={process.state} />
          <ProgressCard process={process} />
          <Timeline process={process} />
        </div>
      )}
      {!process && !error && <SkeletonRows rows={4} avatar={false} />}
      {!process && error && (
        <LoadFailure title={t('onboarding:view.notLoaded')} error={error} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}
