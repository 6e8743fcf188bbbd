// Back, what has to be fixed, and on; the last step submits.
import { EVERIFY_STEPS, type EverifyStep } from '@onward/domain/everify/companies';
import { Button } from 'antd';
import { ArrowLeft, ArrowRight, CircleAlert, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AccountEditing } from './use-account-editor.ts';
import styles from './WizardFooter.module.css';

interface Props {
  editing: AccountEditing;
  step: EverifyStep;
  onBack: () => void;
}

export function WizardFooter({ editing, step, onBack }: Props) {
  const { t } = useTranslation();
  const wrong = editing.isChecked(step) ? Object.keys(editing.problemsOf(step)).length : 0;
  const isLast = step === EVERIFY_STEPS.at(-1);
  return (
    <footer className={styles.footer}>
      {step !== EVERIFY_STEPS[0] && (
        <Button icon={<ArrowLeft size={16} />} onClick={onBack}>
          {t('everify:wizard.back')}
        </Button>
      )}
      <span className={styles.problems} role="status">
        {wrong > 0 && (
          <>
            <CircleAlert size={15} aria-hidden="true" />
            {t('everify:wizard.toFix', { count: wrong })}
          </>
        )}
      </span>
      <Button
        type="primary"
        htmlType="submit"
        form="everify-step"
        icon={isLast ? <Send size={16} /> : <ArrowRight size={16} />}
        iconPlacement="end"
        loading={editing.saving === 'submit'}
      >
        {t(isLast ? 'everify:wizard.submit' : 'everify:wizard.continue')}
      </Button>
    </footer>
  );
}
