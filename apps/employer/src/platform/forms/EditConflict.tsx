// Edit conflict: both values of each field to choose from (AHD-021).
import type { EditConflict as Conflict } from '@onward/contract/errors';
import { Button } from 'antd';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './EditConflict.module.css';

interface Props {
  conflict: Conflict;
  /** The label of a field. */
  labelOf: (field: string) => string;
  /** Formats a value; by default it is shown as it is. */
  show?: (field: string, value: unknown) => string;
  onTakeTheirs: (conflict: Conflict) => void;
  onKeepMine: (conflict: Conflict) => void;
}

export function EditConflict({ conflict, labelOf, show, onTakeTheirs, onKeepMine }: Props) {
  const { t } = useTranslation();
  const text = (field: string, value: unknown): string =>
    value === null || value === '' ? t('shell:conflict.empty') : (show?.(field, value) ?? plainText(value));
  return (
    <section className={styles.banner} role="alert">
      <p className={styles.title}>
        <TriangleAlert size={16} aria-hidden="true" />
        {t('shell:conflict.title')}
      </p>
      <dl className={styles.fields}>
        {Object.entries(conflict.fields).map(([field, { theirs, yours }]) => (
          <div key={field}>
            <dt>{labelOf(field)}</dt>
            <dd>
              <span>{t('shell:conflict.theirs')}</span> {text(field, theirs)}
            </dd>
            <dd>
              <span>{t('shell:conflict.yours')}</span> {text(field, yours)}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Button size="small" onClick={() => onTakeTheirs(conflict)}>
          {t('shell:conflict.takeTheirs')}
        </Button>
        <Button size="small" type="primary" onClick={() => onKeepMine(conflict)}>
          {t('shell:conflict.keepMine')}
        </Button>
      </div>
    </section>
  );
}

const plainText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
