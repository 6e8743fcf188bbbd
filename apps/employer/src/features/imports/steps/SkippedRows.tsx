// The rows that were left out of an import, with the reasons, and as a file to fix and import again.
import type { Import } from '@onward/contract/imports/imports';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useImportKind } from '../import-kind.ts';
import { rowsQuery } from '../imports.api.ts';
import { downloadWrongRows } from './download-wrong-rows.ts';
import styles from './SkippedRows.module.css';

export function SkippedRows({ done }: { done: Import }) {
  const { t } = useTranslation();
  const { fields } = useImportKind();
  const { data } = useQuery(rowsQuery(done.id, 'fix', 1));
  const count = done.counts.fix;
  const beyond = count - (data?.rows.length ?? count);
  return (
    <section className={styles.skipped} aria-label={t('imports:skipped.title', { count })}>
      <h3>{t('imports:skipped.title', { count })}</h3>
      <ul>
        {data?.rows.map(({ line }) => (
          <li key={line}>
            <b>{t('imports:skipped.row', { row: line })}</b>{' '}
            {data.problems
              .filter((problem) => problem.line === line)
              .map(({ field, message }) => t('shell:labeled', { label: t(`imports:fields.${field}`), value: message }))
              .join(' · ')}
          </li>
        ))}
      </ul>
      {beyond > 0 && <p>{t('imports:skipped.beyond', { count: beyond })}</p>}
      <Button
        icon={<Download size={15} aria-hidden="true" />}
        onClick={() => void downloadWrongRows(done.id, fields, (field) => t(`imports:fields.${field}`))}
      >
        {t('imports:rows.download', { count })}
      </Button>
    </section>
  );
}
