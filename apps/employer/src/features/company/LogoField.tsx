// Shows a logo and lets the user choose, replace or remove it. The image is uploaded immediately and attached when the
// form is saved.
import { UPLOAD_RULES } from '@onward/domain/attachments/uploads';
import { Button } from 'antd';
import { Image, ImageUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../design/brand/Avatar.tsx';
import { Field, fieldNoteId } from '../../design/fields/Field.tsx';
import { takeFailure } from '../../platform/forms/take-failure.ts';
import { uploadImage } from './company.api.ts';
import styles from './LogoField.module.css';

export interface LogoEntry {
  /** The current image: the stored logo, or the one just chosen. */
  url: string | null;
  /** What to save: undefined leaves the logo unchanged, null removes it. */
  uploadId: number | null | undefined;
}

interface Props {
  name: string;
  value: LogoEntry;
  disabled: boolean;
  onChange: (entry: LogoEntry) => void;
}

export function LogoField({ name, value, disabled, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setProblem(null);
    try {
      onChange({ uploadId: await uploadImage(file), url: URL.createObjectURL(file) });
    } catch (error) {
      setProblem(takeFailure(error).message || t('company:logo.failed'));
    } finally {
      setBusy(false);
      if (input.current) input.current.value = '';
    }
  };

  return (
    <Field htmlFor={id} label={t('company:logo.label')} hint={t('company:logo.hint')} error={problem}>
      <div className={styles.row}>
        <Logo name={name} url={value.url} size={56} />
        {!disabled && (
          <>
            <input
              ref={input}
              id={id}
              type="file"
              className="visually-hidden"
              accept={UPLOAD_RULES.image.contentTypes.join(',')}
              aria-describedby={fieldNoteId(id)}
              tabIndex={-1}
              onChange={(event) => void choose(event.target.files?.[0])}
            />
            <Button icon={<ImageUp size={16} />} loading={busy} onClick={() => input.current?.click()}>
              {value.url ? t('company:logo.replace') : t('company:logo.upload')}
            </Button>
            {value.url && (
              <Button type="text" onClick={() => onChange({ url: null, uploadId: null })}>
                {t('company:logo.remove')}
              </Button>
            )}
          </>
        )}
      </div>
    </Field>
  );
}

/** Decorative: the name is shown next to it. */
export const Logo = ({ name, url, size = 34 }: { name: string; url: string | null; size?: number }) =>
  url ? (
    <img className={styles.logo} src={url} width={size} height={size} alt="" />
  ) : name.trim() ? (
    <Avatar name={name} size={size} square />
  ) : (
    <span className={styles.blank} style={{ width: size, height: size }}>
      <Image size={size / 2.5} aria-hidden="true" />
    </span>
  );
