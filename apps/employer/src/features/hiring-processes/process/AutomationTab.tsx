// All rules of the process, stage by stage.
import { useTranslation } from 'react-i18next';
import { RuleList } from '../rules/RuleList.tsx';
import styles from './AutomationTab.module.css';
import type { ProcessEditing } from './use-process-editor.ts';

export function AutomationTab({ editing }: { editing: ProcessEditing }) {
  const { t } = useTranslation();
  return (
    <div className={styles.tab}>
      {editing.draft.stages.map((stage) => (
        <RuleList
          key={stage.id}
          editing={editing}
          stage={stage}
          heading={stage.name || t('hiring-processes:unnamed')}
        />
      ))}
    </div>
  );
}
