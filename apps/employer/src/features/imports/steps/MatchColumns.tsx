// Step two: maps columns to fields, guessed from the headings and confirmed here.
import type { Import } from '@onward/contract/imports/imports';
import { Button, Select } from 'antd';
import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { useImportKind } from '../import-kind.ts';
import { hasOpenColumns } from '../import-step.ts';
import { changeDraft } from '../imports.api.ts';
import { IgnoredColumns } from './IgnoredColumns.tsx';
import styles from './MatchColumns.module.css';
import { StepFooter } from './StepFooter.tsx';

const NO_COLUMN = -1;

export function MatchColumns({ draft }: { draft: Import }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { fields, required, isWithheld, path } = useImportKind();
  const id = useId();
  const [saving, setSaving] = useState(false);

  const match = async (field: string, column: number) => {
    setSaving(true);
    try {
      await changeDraft(draft.id, { mapping: { [field]: column === NO_COLUMN ? null : column } });
    } catch {
      // The shared handler has shown the error; the choice stays unchanged.
    } finally {
      setSaving(false);
    }
  };

  const options = [
    { value: NO_COLUMN, label: t('imports:columns.none') },
    ...draft.columns.flatMap((column, index) =>
      isWithheld(column)
        ? []
        : [{ value: index, label: column || t('imports:columns.unnamed', { number: index + 1 }) }],
    ),
  ];

  return (
    <>
      <PageBody>
        <div className={styles.column}>
          <p className={styles.intro}>{t('imports:columns.intro', { count: draft.columns.length })}</p>
          <IgnoredColumns draft={draft} />
          <dl className={styles.fields}>
            {fields.map((field) => {
              const problem = draft.mapping_errors[field];
              return (
                <div key={field} className={styles.field}>
                  <dt>
                    <label htmlFor={`${id}-${field}`}>{t(`imports:fields.${field}`)}</label>
                    {required.includes(field) && <span className={styles.required}>{t('shell:required')}</span>}
                  </dt>
                  <dd>
                    <Select
                      id={`${id}-${field}`}
                      className={styles.select ?? ''}
                      value={draft.mapping[field] ?? NO_COLUMN}
                      options={options}
                      status={problem ? 'error' : ''}
                      aria-invalid={problem !== undefined}
                      aria-describedby={problem ? `${id}-${field}-problem` : undefined}
                      onChange={(column: number) => void match(field, column)}
                    />
                    {problem && (
                      <p id={`${id}-${field}-problem`} className={styles.problem}>
                        <CircleAlert size={14} aria-hidden="true" />
                        {problem}
                      </p>
                    )}
                  </dd>
                </div>
              );
            })}
          </dl>
        </div>
      </PageBody>
      <StepFooter note={t('imports:columns.unmatched')}>
        <Button type="primary" disabled={hasOpenColumns(draft) || saving} onClick={() => navigate(path(draft.id))}>
          {t('imports:columns.next')}
        </Button>
      </StepFooter>
    </>
  );
}
