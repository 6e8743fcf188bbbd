// Everything once more, and the agreement that is needed to submit (EVF-007).
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { AccountFacts } from '../entry/AccountFacts.tsx';
import fields from '../entry/EntryFields.module.css';
import styles from './PreviewStep.module.css';
import type { StepProps } from './step-props.ts';

export function PreviewStep({ editing, onGo }: StepProps) {
  const { t } = useTranslation();
  const misses = editing.isChecked('preview') && !editing.agreed;
  return (
    <div className={fields.groups}>
      <AccountFacts entry={editing.entry} onEdit={onGo} />
      <div>
        <Checkbox
          checked={editing.agreed}
          aria-invalid={misses}
          onChange={({ target }) => editing.agree(target.checked)}
        >
          {t('everify:preview.agreement')}
        </Checkbox>
        {misses && (
          <p className={styles.problem} role="alert">
            {t('everify:preview.mustAgree')}
          </p>
        )}
      </div>
    </div>
  );
}
