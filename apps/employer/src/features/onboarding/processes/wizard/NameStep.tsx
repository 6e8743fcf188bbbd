// The first step: what the process is called.
import { PROCESS_NAME_MAX } from '@onward/domain/onboarding/processes';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../../design/fields/Field.tsx';
import { TextInput } from '../../../../design/fields/TextInput.tsx';
import styles from './StepPane.module.css';
import type { ProcessEditing } from './use-process-editor.ts';

export function NameStep({ editing }: { editing: ProcessEditing }) {
  const { t } = useTranslation();
  const id = useId();
  const { draft, problems } = editing;
  const error = problems.name ?? null;
  return (
    <section className={styles.pane} aria-labelledby={`${id}-title`}>
      <div className={styles.narrow}>
        <h2 id={`${id}-title`}>{t('onboarding-setup:name.title')}</h2>
        <p className={styles.lead}>{t('onboarding-setup:name.text')}</p>
        <Field htmlFor={id} label={t('onboarding-setup:name.label')} error={error} required>
          <TextInput
            id={id}
            value={draft.name}
            maxLength={PROCESS_NAME_MAX}
            disabled={editing.readOnly}
            status={error ? 'error' : ''}
            aria-required
            aria-describedby={fieldNoteId(id)}
            onChange={({ target }) => editing.change({ ...draft, name: target.value })}
          />
        </Field>
      </div>
    </section>
  );
}
