// Photos of the papers of one list: those from the employee's phone, and those that staff add before they sign (ONB-044).
import type { I9Form } from '@onward/contract/everify/i9-form';
import { UPLOAD_RULES } from '@onward/domain/attachments/uploads';
import type { I9List } from '@onward/domain/everify/i9-documents';
import { useQuery } from '@tanstack/react-query';
import { Camera, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../../design/status/Spinner.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { takeFailure } from '../../../platform/forms/take-failure.ts';
import { useFailureText } from '../../../platform/forms/use-failure-text.ts';
import { addCopy, formQuery, removeCopy } from '../form.api.ts';
import styles from './DocumentPhotos.module.css';
import { isTooLarge } from './PhotoInput.tsx';
import { Picture } from './Picture.tsx';

interface Props {
  employeeId: number;
  /** Of the employee. */
  name: string;
  list: I9List;
  /** E-Verify compares the photo of this document. */
  needed?: boolean;
}

export function DocumentPhotos({ employeeId, name, list, needed = false }: Props) {
  const { t } = useTranslation();
  const { data: form } = useQuery(formQuery(employeeId));
  if (!form) return null;
  // The employee doesn't say to which list a photo belongs.
  const shown = form.copies.filter((copy) => copy.list === list || copy.list === null);
  const hasOwn = shown.some(({ is_own }) => is_own);
  return (
    <section className={styles.photos}>
      <h4>{hasOwn ? t('everify-clock:photos.fromPhone', { name }) : t('everify-clock:photos.title')}</h4>
      <ul>
        {shown.map((copy) => (
          <li key={copy.id}>
            <Picture of="copy" id={copy.id} name={copy.name} size="small" />
            {!copy.is_own && <RemoveButton copy={copy} />}
          </li>
        ))}
        <li>
          <AddPhoto formId={form.id} list={list} />
        </li>
      </ul>
      <p>
        {shown.length > 0 && `${t('everify-clock:photos.enlarge')} `}
        {t(needed ? 'everify-clock:photos.needed' : 'everify-clock:photos.hint')}
      </p>
    </section>
  );
}

function AddPhoto({ formId, list }: { formId: number; list: I9List }) {
  const { t } = useTranslation();
  const picker = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const textOf = useFailureText();
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    if (isTooLarge(file)) return toasts.error(t('everify-cases:upload.tooLarge'));
    setBusy(true);
    try {
      await addCopy(formId, file, list);
    } catch (error) {
      toasts.error(textOf(takeFailure(error)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        accept={UPLOAD_RULES.image.contentTypes.join(',')}
        capture="environment"
        aria-label={t('everify-clock:photos.add')}
        onChange={(event) => void take(event)}
      />
      <button type="button" className={styles.add} aria-busy={busy} onClick={() => picker.current?.click()}>
        {busy ? <Spinner /> : <Camera size={16} aria-hidden="true" />}
        {t('everify-clock:photos.add')}
      </button>
    </>
  );
}

function RemoveButton({ copy: { id, name } }: { copy: I9Form['copies'][number] }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles.remove}
      // The shared handler shows why it was refused.
      onClick={() => void removeCopy(id).catch(() => null)}
    >
      <Trash2 size={13} aria-hidden="true" />
      {t('everify-clock:photos.remove')}
      <span className="visually-hidden"> {name}</span>
    </button>
  );
}
