// The error of a form, above its button.
import { CircleAlert } from 'lucide-react';
import styles from './FormAlert.module.css';
import type { Failure } from './read-failure.ts';
import { useFailureText } from './use-failure-text.ts';

export function FormAlert({ failure }: { failure: Pick<Failure, 'code' | 'message'> | null }) {
  const textOf = useFailureText();
  if (!failure) return null;
  return (
    <div className={styles.alert} role="alert">
      <CircleAlert size={16} aria-hidden="true" />
      <p>{textOf(failure)}</p>
    </div>
  );
}
