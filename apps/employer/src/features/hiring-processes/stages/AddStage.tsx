// Adds a stage of a chosen type at the end (JOB-019).
import { ADDABLE_STAGE_TYPES, type StageType } from '@onward/domain/hiring-processes/stages';
import { Dropdown } from 'antd';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAccess } from '../../../platform/access.ts';
import { STAGE_ICONS } from '../parts/stage-icons.ts';
import { addStage } from '../process/process-draft.ts';
import type { ProcessEditing } from '../process/use-process-editor.ts';
import styles from './AddStage.module.css';

interface Props {
  editing: ProcessEditing;
  onAdded: (id: number) => void;
}

export function AddStage({ editing, onAdded }: Props) {
  const { t } = useTranslation();
  // An offer stage needs an offer letter, which only companies with the module have.
  const hasOffers = useAccess().may({ feature: 'offers', module: 'offers' });
  const types = ADDABLE_STAGE_TYPES.filter((type) => type !== 'offer' || hasOffers);
  const add = (type: StageType) => {
    const { draft, id } = addStage(editing.draft, type, t(`hiring-processes:stageTypes.${type}`));
    editing.change(draft);
    onAdded(id);
  };
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      menu={{
        items: types.map((type) => {
          const Icon = STAGE_ICONS[type];
          return {
            key: type,
            icon: <Icon size={15} />,
            label: t(`hiring-processes:stageTypes.${type}`),
            onClick: () => add(type),
          };
        }),
      }}
    >
      <button type="button" className={styles.add}>
        <Plus size={16} aria-hidden="true" />
        {t('hiring-processes:addStage')}
      </button>
    </Dropdown>
  );
}
