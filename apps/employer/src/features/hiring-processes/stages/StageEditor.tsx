// Edits one stage: name, settings, automations, and recent numbers (JOB-017, JOB-018).
import type { HiringProcessTemplate } from '@onward/contract/hiring-processes/hiring-processes';
import { isFixed, STAGE_NAME_MAX } from '@onward/domain/hiring-processes/stages';
import { Button, Input } from 'antd';
import { ArrowDown, ArrowLeft, ArrowUp, Copy, Info, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../design/fields/Field.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { Pill } from '../../../design/status/Pill.tsx';
import { STAGE_ICONS } from '../parts/stage-icons.ts';
import { changeStage, type DraftStage, duplicateStage, moveStage } from '../process/process-draft.ts';
import type { ProcessEditing } from '../process/use-process-editor.ts';
import { RuleList } from '../rules/RuleList.tsx';
import { DeleteStage } from './DeleteStage.tsx';
import styles from './StageEditor.module.css';
import { StageFields } from './StageFields.tsx';
import { StageNumbers } from './StageNumbers.tsx';

interface Props {
  editing: ProcessEditing;
  stage: DraftStage;
  process: HiringProcessTemplate | null;
  /** Goes back to the list, when it is not shown next to the stage. */
  onBack: (() => void) | null;
}

export function StageEditor({ editing, stage, process, onBack }: Props) {
  const { t } = useTranslation();
  const nameId = useId();
  const deleting = useDialog<true>();
  const { draft, problems } = editing;
  const at = draft.stages.findIndex(({ id }) => id === stage.id);
  const problem = problems.stages.get(stage.id) ?? null;
  const nameProblem = problem && stage.name.trim() === '' ? problem : null;

  const duplicate = () => {
    const copy = duplicateStage(
      draft,
      stage.id,
      t('hiring-processes:copyOf', { name: stage.name }).slice(0, STAGE_NAME_MAX),
    );
    editing.change(copy.draft);
    editing.choose(copy.id);
  };

  return (
    <section className={styles.stage} aria-label={stage.name || t('hiring-processes:unnamed')}>
      {onBack && (
        <button type="button" className={styles.back} onClick={onBack}>
          <ArrowLeft size={16} aria-hidden="true" />
          {t('hiring-processes:allStages')}
        </button>
      )}
      <header className={styles.head}>
        <h2>{stage.name || t('hiring-processes:unnamed')}</h2>
        <Pill icon={STAGE_ICONS[stage.stage_type]}>{t(`hiring-processes:stageTypes.${stage.stage_type}`)}</Pill>
        {!isFixed(stage) && (
          <div className={styles.actions}>
            <Button
              size="small"
              icon={<ArrowUp size={15} />}
              aria-label={t('hiring-processes:moveUp', { name: stage.name })}
              title={t('hiring-processes:moveUp', { name: stage.name })}
              disabled={at <= 1}
              onClick={() => editing.change(moveStage(draft, at, at - 1))}
            />
            <Button
              size="small"
              icon={<ArrowDown size={15} />}
              aria-label={t('hiring-processes:moveDown', { name: stage.name })}
              title={t('hiring-processes:moveDown', { name: stage.name })}
              disabled={at === draft.stages.length - 1}
              onClick={() => editing.change(moveStage(draft, at, at + 1))}
            />
            <Button size="small" icon={<Copy size={15} />} onClick={duplicate}>
              {t('hiring-processes:duplicate')}
            </Button>
            <Button size="small" danger icon={<Trash2 size={15} />} onClick={() => deleting.show(true)}>
              {t('hiring-processes:delete')}
            </Button>
          </div>
        )}
      </header>
      <div className={styles.card}>
        <Field htmlFor={nameId} label={t('hiring-processes:stageName')} error={nameProblem} required>
          <Input
            id={nameId}
            value={stage.name}
            maxLength={STAGE_NAME_MAX}
            status={nameProblem ? 'error' : ''}
            aria-describedby={fieldNoteId(nameId)}
            onChange={({ target }) => editing.change(changeStage(draft, stage.id, { name: target.value }))}
          />
        </Field>
        <StageFields
          stage={stage}
          problem={nameProblem ? null : problem}
          onChange={(config) =>
            editing.change(changeStage(draft, stage.id, { config: { ...stage.config, ...config } }))
          }
        />
      </div>
      <RuleList editing={editing} stage={stage} />
      {process && stage.id > 0 && <StageNumbers processId={process.id} stageId={stage.id} />}
      <p className={styles.hint}>
        <Info size={15} aria-hidden="true" />
        {t('hiring-processes:rulesHint')}
      </p>
      <DeleteStage
        key={deleting.visit}
        open={deleting.open}
        editing={editing}
        stage={stage}
        known={process?.stages ?? []}
        onClose={deleting.close}
      />
    </section>
  );
}
