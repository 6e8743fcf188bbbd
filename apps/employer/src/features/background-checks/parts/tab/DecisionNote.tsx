// What was considered before the decision; saved when the field is left.
import type { ApplicationCheck } from '@onward/contract/background-checks/application-checks';
import { DECISION_NOTE_MAX } from '@onward/domain/background-checks/adverse-action';
import { Input } from 'antd';
import { CircleCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveDecisionNote } from '../background-checks.api.ts';
import styles from './CheckTab.module.css';

interface Props {
  check: Pick<ApplicationCheck, 'id' | 'decision_note'>;
  isOpen: boolean;
}

export function DecisionNote({ check, isOpen }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const stored = check.decision_note ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  if (!isOpen && !stored) return null;
  const save = async () => {
    if (typed === null || typed.trim() === stored) return;
    // The shared handler shows why it could not be saved; what was typed stays.
    const saved = await saveDecisionNote(check.id, typed.trim() || null).then(
      () => true,
      () => false,
    );
    if (saved) setTyped(null);
    setSaved(saved);
  };
  return (
    <section>
      <h3 className={styles.heading}>
        <label htmlFor={id}>{t('background-checks:tab.note')}</label>{' '}
        <span className={styles.meta} id={`${id}-hint`}>
          {t('background-checks:tab.noteHint')}
        </span>
      </h3>
      <Input.TextArea
        id={id}
        rows={3}
        maxLength={DECISION_NOTE_MAX}
        value={typed ?? stored}
        readOnly={!isOpen}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          setTyped(target.value);
          setSaved(false);
        }}
        onBlur={() => void save()}
      />
      <p className={styles.saved} role="status">
        {isSaved && (
          <>
            <CircleCheck size={14} aria-hidden="true" />
            {t('background-checks:tab.saved')}
          </>
        )}
      </p>
    </section>
  );
}
