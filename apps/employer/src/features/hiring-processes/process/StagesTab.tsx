// Stages on the left, the selected one with its rules and numbers next to them (JOB-017, JOB-019).
import type { HiringProcessTemplate } from '@onward/contract/hiring-processes/hiring-processes';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useIsPhone } from '../../../design/theme/use-is-phone.ts';
import { StageEditor } from '../stages/StageEditor.tsx';
import { StageList } from '../stages/StageList.tsx';
import { STAGE } from './process-tabs.ts';
import styles from './StagesTab.module.css';
import type { ProcessEditing } from './use-process-editor.ts';

interface Props {
  editing: ProcessEditing;
  process: HiringProcessTemplate | null;
}

export function StagesTab({ editing, process }: Props) {
  const phone = useIsPhone();
  const [opened, setOpened] = useState(useSearchParams()[0].has(STAGE));
  const stage = editing.draft.stages.find(({ id }) => id === editing.chosenId);
  const choose = (id: number) => {
    editing.choose(id);
    setOpened(true);
  };
  return (
    <div className={styles.panes}>
      {(!phone || !opened) && (
        <div className={styles.list}>
          <StageList editing={editing} onChoose={choose} />
        </div>
      )}
      {stage && (!phone || opened) && (
        <div className={styles.editor}>
          <StageEditor
            key={stage.id}
            editing={editing}
            stage={stage}
            process={process}
            onBack={phone ? () => setOpened(false) : null}
          />
        </div>
      )}
    </div>
  );
}
