// Confirms deleting a stage; its applicants must be moved to another stage first (JOB-019).
import type { Stage } from '@onward/contract/hiring-processes/hiring-processes';
import { decideStageDeletion } from '@onward/domain/hiring-processes/stages';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../design/overlays/Dialog.tsx';
import { SelectField } from '../../../platform/forms/SelectField.tsx';
import { applicantsToMove, type DraftStage, removeStage } from '../process/process-draft.ts';
import type { ProcessEditing } from '../process/use-process-editor.ts';

interface Props {
  open: boolean;
  editing: ProcessEditing;
  stage: DraftStage;
  /** The stored stages, including those deleted in the draft. */
  known: readonly Stage[];
  onClose: () => void;
}

export function DeleteStage({ open, editing, stage, known, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [target, setTarget] = useState<number | null>(null);
  const [tried, setTried] = useState(false);
  const { draft } = editing;
  const count = applicantsToMove(draft, known, stage.id);
  const others = draft.stages.filter((other) => other.id !== stage.id);

  const remove = () => {
    setTried(true);
    if (!decideStageDeletion(stage, count, target, others).allowed) return;
    onClose();
    editing.change(removeStage(draft, stage.id, count > 0 ? target : null));
  };

  return (
    <Dialog
      open={open}
      title={t('hiring-processes:deleteStage.title', { name: stage.name })}
      width="confirm"
      onClose={onClose}
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            {t('shell:cancel')}
          </Button>
          <Button type="primary" danger onClick={remove}>
            {t('hiring-processes:deleteStage.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('hiring-processes:deleteStage.text')}</p>
      {count > 0 && (
        <SelectField<number>
          field={{
            id,
            value: target,
            error:
              tried && target === null
                ? t('errors:fields.stage_deletion_target_required', { count, stage: stage.name })
                : null,
            onBlur: () => {},
            onChange: setTarget,
          }}
          label={t('hiring-processes:deleteStage.target', { count })}
          options={others.map((other) => ({ value: other.id, label: other.name }))}
          required
        />
      )}
    </Dialog>
  );
}
