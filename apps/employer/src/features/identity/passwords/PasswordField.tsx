// A password field that can be shown and hidden by mouse and keyboard.
import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../platform/forms/TextField.tsx';
import type { FieldBinding } from '../../../platform/forms/use-form.ts';
import styles from './PasswordField.module.css';

interface Props {
  field: FieldBinding<string>;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  size?: 'middle' | 'large';
  aside?: ReactNode;
  hint?: ReactNode;
}

export function PasswordField({ field, label, size = 'large', ...rest }: Props) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...rest}
      field={field}
      label={label}
      size={size}
      type={shown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          className={styles.toggle}
          aria-label={shown ? t('identity:fields.hidePassword') : t('identity:fields.showPassword')}
          aria-controls={field.id}
          onClick={() => setShown(!shown)}
        >
          <Icon size={17} aria-hidden="true" />
        </button>
      }
    />
  );
}
