// Step one: choose or drop a file, and see recent imports.
import { IMPORT_MAX_ROWS } from '@onward/domain/imports/csv';
import { Button } from 'antd';
import { Download, FileUp } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import type { Failure } from '../../../platform/forms/read-failure.ts';
import { takeFailure } from '../../../platform/forms/take-failure.ts';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { useImportKind } from '../import-kind.ts';
import { hasOpenColumns } from '../import-step.ts';
import { readFile } from '../imports.api.ts';
import { RecentImports } from '../RecentImports.tsx';
import { saveCsv } from '../save-csv.ts';
import styles from './ChooseFile.module.css';

export function ChooseFile() {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const navigate = useNavigate();
  const { kind, headings, path } = useImportKind();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const take = async (file: File | undefined) => {
    if (!file || busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const draft = await readFile(kind, file);
      // With unmapped columns, the user stays on the mapping step until they continue.
      navigate(path(draft.id, hasOpenColumns(draft) ? 'columns' : undefined));
    } catch (error) {
      const read = takeFailure(error);
      setFailure({ ...read, message: read.fields.file ?? read.message });
    } finally {
      setBusy(false);
      if (input.current) input.current.value = '';
    }
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };

  return (
    <PageBody>
      <div className={styles.column}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button inside does the same from the keyboard. */}
        <div
          className={styles.drop}
          data-over={over}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <FileUp size={28} aria-hidden="true" />
          <p className={styles.title}>{t('imports:file.title')}</p>
          <p id={hintId} className={styles.hint}>
            {t('imports:file.hint', { rows: figure(IMPORT_MAX_ROWS) })}
            {kind === 'employees' && ` ${t('imports:file.withheld')}`}
          </p>
          <Button type="primary" loading={busy} aria-describedby={hintId} onClick={() => input.current?.click()}>
            {t('imports:file.choose')}
          </Button>
          <input
            ref={input}
            className="visually-hidden"
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            tabIndex={-1}
            aria-label={t('imports:file.choose')}
            onChange={(event) => void take(event.target.files?.[0])}
          />
        </div>
        <FormAlert failure={failure} />
        <Button
          type="link"
          className={styles.template ?? ''}
          icon={<Download size={15} aria-hidden="true" />}
          onClick={() => saveCsv(`${kind}.csv`, [headings])}
        >
          {t('imports:file.template')}
        </Button>
        <RecentImports />
      </div>
    </PageBody>
  );
}
