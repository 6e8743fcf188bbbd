// Names the columns of the file that are not imported, and why.
import type { Import } from '@onward/contract/imports/imports';
import { useTranslation } from 'react-i18next';
import { ignoredColumns } from '../import-columns.ts';
import { useImportKind } from '../import-kind.ts';
import styles from './IgnoredColumns.module.css';

export function IgnoredColumns({ draft }: { draft: Import }) {
  const { t, i18n } = useTranslation();
  const { isWithheld } = useImportKind();
  const { unmatched, withheld } = ignoredColumns(draft, isWithheld);
  const listed = (names: readonly string[]) => new Intl.ListFormat(i18n.language, { type: 'unit' }).format(names);
  if (unmatched.length + withheld.length === 0) return null;
  return (
    <div className={styles.ignored}>
      {unmatched.length > 0 && <p>{t('imports:columns.ignored', { names: listed(unmatched) })}</p>}
      {withheld.length > 0 && <p>{t('imports:columns.withheld', { names: listed(withheld) })}</p>}
    </div>
  );
}
