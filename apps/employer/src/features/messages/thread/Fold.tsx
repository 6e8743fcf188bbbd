// Several automated messages collapsed into one line, which expands in place.
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './Fold.module.css';

interface Props {
  count: number;
  open: boolean;
  onToggle: () => void;
}

export function Fold({ count, open, onToggle }: Props) {
  const { t } = useTranslation();
  return (
    <li className={styles.fold}>
      <button type="button" aria-expanded={open} onClick={onToggle}>
        <ChevronRight size={15} aria-hidden="true" />
        {t('messages:thread.folded', { count })}
      </button>
    </li>
  );
}
