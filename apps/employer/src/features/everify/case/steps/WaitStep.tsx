// The government has it: nothing to do but to ask again, and to hand over the letter of a referral.
import { Button } from 'antd';
import { FileText, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { askGovernment } from '../../cases.api.ts';
import { saveLetter } from '../save-letter.ts';
import type { StepProps } from '../step-props.ts';
import { useCommand } from '../use-command.ts';
import styles from './Steps.module.css';

export function WaitStep({ of: { id, status }, name }: StepProps) {
  const { t } = useTranslation();
  const command = useCommand();
  return (
    <div className={styles.step}>
      <FormAlert failure={command.failure} />
      <div className={styles.actions}>
        {status === 'REFERRED' && (
          <Button
            type="primary"
            icon={<FileText size={16} />}
            loading={command.busy === 'letter'}
            onClick={() => void command.run('letter', () => saveLetter(id, 'referral'))}
          >
            {t('everify-cases:wait.letter', { name })}
          </Button>
        )}
        <Button
          icon={<RotateCw size={16} />}
          loading={command.busy === 'refresh'}
          onClick={() => void command.run('refresh', () => askGovernment(id), t('everify-cases:page.refreshed'))}
        >
          {t('everify-cases:page.refresh')}
        </Button>
      </div>
    </div>
  );
}
