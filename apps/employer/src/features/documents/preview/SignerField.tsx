// A field as the signer fills it in on a phone; nothing entered here is kept.
import type { DocumentField } from '@onward/domain/documents/fields';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './preview.module.css';

export function SignerField({ field: { kind, label, required, options } }: { field: DocumentField }) {
  const { t } = useTranslation();
  const id = useId();
  if (kind === 'checkbox') {
    return (
      <label className={styles.check} htmlFor={id}>
        <input id={id} type="checkbox" />
        {label}
      </label>
    );
  }
  return (
    <div className={styles.entry}>
      <label htmlFor={id}>
        {label}
        {!required && <small> {t('documents:editor.preview.optional')}</small>}
      </label>
      {options ? (
        <select id={id} defaultValue="">
          <option value="">{t('documents:editor.preview.choose')}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input id={id} type="text" placeholder={kind === 'initials' ? t('documents:editor.examples.initials') : ''} />
      )}
    </div>
  );
}
