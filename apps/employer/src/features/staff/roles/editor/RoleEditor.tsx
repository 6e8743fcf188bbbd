// Edits one role: permissions by group, their summary, and the save bar (CMP-026).

import type { Permission } from '@onward/domain/staff/permissions';
import { Switch } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveDialog } from '../../../../design/overlays/LeaveDialog.tsx';
import { SideDrawer } from '../../../../design/overlays/SideDrawer.tsx';
import { useMediaQuery } from '../../../../design/theme/use-media-query.ts';
import { useAccess } from '../../../../platform/access.ts';
import { EditConflict } from '../../../../platform/forms/EditConflict.tsx';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { useCurrentUser } from '../../../../platform/startup/use-startup.ts';
import { useUnsavedChanges } from '../../../../platform/use-unsaved-changes.ts';
import { RoleHead } from '../RoleHead.tsx';
import { RoleRail } from '../RoleRail.tsx';
import type { Role } from '../roles.api.ts';
import { PermissionGroups } from './PermissionGroups.tsx';
import { RoleAccess } from './RoleAccess.tsx';
import styles from './RoleEditor.module.css';
import { RoleSaveBar } from './RoleSaveBar.tsx';
import { givable, toggled } from './role-draft.ts';
import { useRoleEditor } from './use-role-editor.ts';

interface Props {
  role: Role;
  /** Goes back to the list, when it is not shown next to the role. */
  onBack: (() => void) | null;
  onCopy: (permissions: readonly Permission[]) => void;
  onGone: () => void;
}

const ADMIN = 'all_admin_rights';

export function RoleEditor({ role, onBack, onCopy, onGone }: Props) {
  const { t } = useTranslation();
  const editing = useRoleEditor(role);
  const { permissions: own } = useCurrentUser().company_role;
  const mayWrite = useAccess().may({ permission: 'edit_user', writes: true });
  const adminId = useId();
  const narrow = useMediaQuery('(max-width: 1199px)');
  const [railOpen, setRailOpen] = useState(false);
  const leaving = useUnsavedChanges(editing.changed.length > 0 && !editing.saving);
  const readOnly = role.is_reserved || !mayWrite;
  const mayGiveAdmin = givable(own, [ADMIN]).length > 0;
  const conflict = editing.failure?.conflict;
  const rail = <RoleRail role={role} permissions={editing.permissions} unsaved={editing.changed.length > 0} />;

  return (
    <>
      <div className={styles.editor}>
        <div className={styles.scroll}>
          <RoleHead
            role={role}
            readOnly={readOnly}
            onBack={onBack}
            onCopy={() => onCopy(givable(own, role.permissions))}
            onGone={onGone}
            onSummary={narrow ? () => setRailOpen(true) : null}
          />
          {conflict && (
            <EditConflict
              conflict={conflict}
              labelOf={() => t('staff:roles.permissions')}
              show={(_field, value) =>
                (value as Permission[]).map((key) => t(`shell:permissions.${key}`)).join(', ') || t('staff:roles.none')
              }
              onTakeTheirs={editing.takeTheirs}
              onKeepMine={editing.keepMine}
            />
          )}
          {!conflict && <FormAlert failure={editing.failure} />}
          <div className={styles.admin}>
            <Switch
              aria-labelledby={`${adminId} ${adminId}-note`}
              checked={editing.permissions.includes(ADMIN)}
              disabled={readOnly || !mayGiveAdmin}
              onChange={() => editing.change(toggled(editing.permissions, ADMIN))}
            />
            <span>
              <strong id={adminId}>{t(`shell:permissions.${ADMIN}`)}</strong>
              <span id={`${adminId}-note`} className={styles.adminNote}>
                {readOnly || mayGiveAdmin ? t(`staff:permissions.${ADMIN}`) : t('staff:roles.lacking')}
              </span>
            </span>
            {editing.changed.includes(ADMIN) && <ChangedDot label={t('staff:roles.changed')} />}
          </div>
          <PermissionGroups editing={editing} own={own} readOnly={readOnly} />
          <RoleAccess role={role} />
        </div>
        {editing.changed.length > 0 && <RoleSaveBar editing={editing} />}
      </div>
      {narrow ? (
        <SideDrawer open={railOpen} title={t('staff:roles.can')} width="detail" onClose={() => setRailOpen(false)}>
          {rail}
        </SideDrawer>
      ) : (
        <aside className={styles.rail} aria-label={t('staff:roles.can')}>
          {rail}
        </aside>
      )}
      <LeaveDialog question={leaving} />
    </>
  );
}

const ChangedDot = ({ label }: { label: string }) => (
  <span className={styles.dot} role="img" aria-label={label} title={label} />
);
