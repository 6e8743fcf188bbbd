// The footer of a wizard: back, the progress or the problem to fix, and continue.
import { Button } from 'antd';
import { ArrowLeft, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './WizardFooter.module.css';

interface Props {
  /** Null on the first step. */
  onBack: (() => void) | null;
  /** In place of the progress. */
  problem?: string | null;
  progress?: string;
  /** The button that continues to the next step. */
  children: ReactNode;
}

export function WizardFooter({ onBack, problem = null, progress, children }: Props) {
  const { t } = useTranslation();
  return (
    <footer className={styles.footer}>
      {onBack && (
        <Button icon={<ArrowLeft size={16} />} onClick={onBack}>
          {t('shell:back')}
        </Button>
      )}
      <span className={styles.state} role="status" data-wrong={problem !== null}>
        {problem === null ? (
          progress
        ) : (
          <>
            <CircleAlert size={15} aria-hidden="true" />
            {problem}
          </>
        )}
      </span>
      {children}
    </footer>
  );
}
