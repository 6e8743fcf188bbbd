// Back, what has to be fixed, and on; the last step submits.
import { EVERIFY_STEPS, type EverifyStep } from '@onward/domain/everify/companies';
import { Button } from 'antd';
import { ArrowRight, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { WizardFooter } from '../../../design/wizard/WizardFooter.tsx';
import type { AccountEditing } from './use-account-editor.ts';

interface Props {
  editing: AccountEditing;
  step: EverifyStep;
  onBack: () => void;
}

export function AccountFooter({ editing, step, onBack }: Props) {
  const { t } = useTranslation();
  const wrong = editing.isChecked(step) ? Object.keys(editing.problemsOf(step)).length : 0;
  const isLast = step === EVERIFY_STEPS.at(-1);
  return (
    <WizardFooter
      onBack={step === EVERIFY_STEPS[0] ? null : onBack}
      problem={wrong > 0 ? t('everify:wizard.toFix', { count: wrong }) : null}
    >
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
    </WizardFooter>
  );
}
