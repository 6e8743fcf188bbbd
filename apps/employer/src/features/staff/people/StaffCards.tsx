// Team member cards for phones.
import { useTranslation } from 'react-i18next';
import { RecordCards } from '../../../design/lists/RecordCards.tsx';
import { useRoleLabel } from '../../../platform/use-role-label.ts';
import { PersonCell } from './PersonCell.tsx';
import styles from './StaffCards.module.css';
import { StaffMenu } from './StaffMenu.tsx';
import { StaffStatus } from './StaffStatus.tsx';
import { useCanSee } from './scope/use-can-see.ts';
import type { ListedStaff } from './staff.api.ts';
import type { StaffActions } from './staff-actions.ts';

interface Props {
  staffs: readonly ListedStaff[];
  actions: StaffActions | null;
}

export function StaffCards({ staffs, actions }: Props) {
  const { t } = useTranslation();
  const roleLabel = useRoleLabel();
  const canSee = useCanSee();
  return (
    <RecordCards
      label={t('staff:people.title')}
      rows={staffs}
      text={(staff) => (
        <div className={styles.text}>
          <PersonCell staff={staff} onOpen={actions?.edit} />
          <p className={styles.meta}>{[roleLabel(staff.company_role.name), ...canSee(staff)].join(' · ')}</p>
          {staff.status !== 'active' && <StaffStatus status={staff.status} />}
        </div>
      )}
      menu={(staff) => actions && <StaffMenu staff={staff} actions={actions} />}
    />
  );
}
