// The stages in order: the application stage first, the others can be moved by drag and drop or keyboard (JOB-019).
import { isFixed, STAGES_MAX } from '@onward/domain/hiring-processes/stages';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SortableList } from '../../../platform/lists/SortableList.tsx';
import { type DraftStage, moveStage, rulesOf } from '../process/process-draft.ts';
import type { ProcessEditing } from '../process/use-process-editor.ts';
import { AddStage } from './AddStage.tsx';
import { StageCard } from './StageCard.tsx';
import styles from './StageList.module.css';

interface Props {
  editing: ProcessEditing;
  onChoose: (id: number) => void;
}

export function StageList({ editing, onChoose }: Props) {
  const { t } = useTranslation();
  const { draft, problems } = editing;
  const fixed = draft.stages.filter(isFixed);
  const movable = draft.stages.filter((stage) => !isFixed(stage));

  const card = (stage: DraftStage, handle: ReactNode) => (
    <StageCard
      stage={stage}
      rules={rulesOf(draft, stage.id).length}
      chosen={stage.id === editing.chosenId}
      withProblem={problems.stages.has(stage.id) || rulesOf(draft, stage.id).some(({ id }) => problems.rules.has(id))}
      handle={handle}
      onChoose={() => onChoose(stage.id)}
    />
  );

  return (
    <section className={styles.stages} aria-label={t('hiring-processes:stages')}>
      <h2 className={styles.title}>
        {t('hiring-processes:stages')} <span>{t('hiring-processes:dragToReorder')}</span>
      </h2>
      {fixed.map((stage) => (
        <div key={stage.id}>{card(stage, null)}</div>
      ))}
      <SortableList
        label={t('hiring-processes:stages')}
        items={movable}
        idOf={({ id }) => id}
        nameOf={({ name }) => name || t('hiring-processes:unnamed')}
        onMove={(from, to) => editing.change(moveStage(draft, from + fixed.length, to + fixed.length))}
      >
        {(stage, _index, handle) => card(stage, handle)}
      </SortableList>
      {draft.stages.length < STAGES_MAX && <AddStage editing={editing} onAdded={onChoose} />}
    </section>
  );
}
