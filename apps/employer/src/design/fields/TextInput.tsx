// A text field. Native, so that the pages before sign-in don't load antd's form components.
import type { ComponentProps, ReactNode } from 'react';
import styles from './TextInput.module.css';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'size'> {
  size?: 'middle' | 'large';
  status?: 'error' | '';
  /** At the end of the field, e.g. a button that shows the password. */
  suffix?: ReactNode;
}

export const TextInput = ({ size = 'middle', status = '', suffix, ...input }: TextInputProps) => (
  <span className={styles.box} data-size={size} data-status={status} data-disabled={input.disabled ?? false}>
    <input aria-invalid={status === 'error' || undefined} {...input} className={styles.input} />
    {suffix}
  </span>
);
