// The latest imports, with undo while it is possible.
import type { Import } from '@onward/contract/imports/imports';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Pill } from '../../design/status/Pill.tsx';
import type { Tone } from '../../design/theme/tokens.ts';
import { relativeTime } from '../../platform/language/relative-time.ts';
import { useImportKind } from './import-kind.ts';
import { recentImportsQuery } from './imports.api.ts';
import styles from './RecentImports.module.css';

const TONES: Record<Import['state'], Tone> = {
  draft: 'amber',
  imported: 'green',
  undone: 'neutral',
  discarded: 'neutral',
};

export function RecentImports() {
  const { t, i18n } = useTranslation();
  const { kind, path } = useImportKind();
  const { data } = useQuery(recentImportsQuery(kind));
  const now = new Date();
  if (!data || data.imports.length === 0) return null;
  return (
    <section aria-labelledby="recent-imports">
      <h2 id="recent-imports" className={styles.title}>
        {t('imports:recent.title')}
      </h2>
      <ul className={styles.list}>
        {data.imports.map((one) => (
          <li key={one.id}>
            <Link to={path(one.id)}>{one.file_name}</Link>
            <span className={styles.meta}>
              {t('imports:recent.by', {
                name: one.created_by,
                when: relativeTime(new Date(one.created_at), now, i18n.language),
              })}
            </span>
            <Pill tone={TONES[one.state]}>{t(`imports:states.${one.state}`)}</Pill>
          </li>
        ))}
      </ul>
    </section>
  );
}
