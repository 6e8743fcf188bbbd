// The hiring process of this job.
import type { Position } from '@onward/contract/positions/position';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAccess } from '../../../platform/access.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { processChoicesQuery } from '../positions.api.ts';
import styles from './ProcessTab.module.css';
import { ChoiceField } from './posting/ChoiceField.tsx';
import type { PositionEditor } from './use-position-editor.ts';

interface Props {
  position: Position;
  editor: PositionEditor;
  readOnly: boolean;
}

export function ProcessTab({ position, editor: { entries, change, failure }, readOnly }: Props) {
  const { t } = useTranslation();
  const { data: processes = [] } = useQuery(processChoicesQuery);
  const mayEditProcess = useAccess().may({
    feature: 'hiring_processes',
    permission: 'edit_template',
    module: 'hiring_stages',
  });
  const chosen =
    processes.find(({ id }) => id === entries.hiring_process_template_id) ??
    processes.find(({ is_default }) => is_default && entries.hiring_process_template_id === null);
  const waiting = new Map(position.pipeline.map(({ stage_id, count }) => [stage_id, count]));
  return (
    <div className={styles.tab}>
      <ChoiceField
        id="position-process"
        label={t('positions:fields.process')}
        hint={entries.hiring_process_template_id === null ? t('positions:create.processHint') : undefined}
        value={entries.hiring_process_template_id}
        options={processes.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(hiring_process_template_id) => change({ hiring_process_template_id })}
        error={failure?.fields.hiring_process_template_id ?? null}
        clearable
        disabled={readOnly}
      />
      {chosen && (
        <>
          <ol className={styles.stages} aria-label={t('positions:process.stages')}>
            {chosen.stages.map(({ id, name, stage_type }, index) => (
              <li key={id}>
                <span className={styles.number}>{index + 1}</span>
                <span className={styles.name}>
                  {name}
                  <small>{t(`positions:process.types.${stage_type}`)}</small>
                </span>
                {(waiting.get(id) ?? 0) > 0 && (
                  <span className={styles.count}>
                    {t('positions:applicantsCount', { count: waiting.get(id) ?? 0 })}
                  </span>
                )}
              </li>
            ))}
          </ol>
          {mayEditProcess && (
            <Link to={paths.editHiringProcess(chosen.id)}>{t('positions:process.edit', { name: chosen.name })}</Link>
          )}
        </>
      )}
    </div>
  );
}
