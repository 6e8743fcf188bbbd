// One application that was held back: who sent it, why it was held back, and what was answered.

import type { SuspectedSpam as Spam } from '@onward/contract/careers/suspected-spam';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhoneRules } from '../../../design/fields/use-phone-rules.ts';
import { useAccess } from '../../../platform/access.ts';
import { exactText } from '../../../platform/language/time-text.ts';
import { useAnswerText } from '../profile/application/use-answer-text.ts';
import styles from './SuspectedSpam.module.css';

interface Props {
  spam: Spam;
  onLetIn: () => Promise<void>;
  onDelete: () => void;
}

export function SpamEntry({ spam, onLetIn, onDelete }: Props) {
  const { t, i18n } = useTranslation();
  const rules = usePhoneRules();
  const mayDecide = useAccess().may({ permission: 'edit_applicant', writes: true });
  const [busy, setBusy] = useState(false);
  const moment = (time: string) => exactText(i18n.language, time);
  const phone = rules?.formatPhoneNumber(spam) ?? `+${spam.region_number}${spam.phone}`;
  const answerText = useAnswerText();
  const accept = async () => {
    setBusy(true);
    // The request itself shows why it was refused.
    await onLetIn().catch(() => {});
    setBusy(false);
  };
  return (
    <li className={styles.entry}>
      <h3 className={styles.name}>{`${spam.first_name} ${spam.last_name}`}</h3>
      <p className={styles.facts}>{phone}</p>
      {spam.email && <p className={styles.facts}>{spam.email}</p>}
      <p className={styles.facts}>{t(`applicants:spam.reasons.${spam.reason}`)}</p>
      <p className={styles.facts}>{moment(spam.received_at)}</p>
      <dl className={styles.answers}>
        {spam.answers.map((answer) => (
          <div key={answer.title}>
            <dt>{answer.title}</dt>
            <dd>{answerText(answer) || t('applicants:spam.notAnswered')}</dd>
          </div>
        ))}
      </dl>
      {spam.file_names.length > 0 && <p className={styles.facts}>{spam.file_names.join(', ')}</p>}
      {mayDecide && (
        <div className={styles.actions}>
          <Button type="primary" loading={busy} onClick={() => void accept()}>
            {t('applicants:spam.letIn')}
          </Button>
          <Button danger onClick={onDelete}>
            {t('applicants:spam.delete')}
          </Button>
        </div>
      )}
    </li>
  );
}
