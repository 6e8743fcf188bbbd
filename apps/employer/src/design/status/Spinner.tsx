// A spinner; the text next to it says what is in progress.
import { LoaderCircle } from 'lucide-react';
import styles from './Spinner.module.css';

export const Spinner = ({ size = 16 }: { size?: number }) => (
  <LoaderCircle className={styles.spinner} size={size} aria-hidden="true" />
);
