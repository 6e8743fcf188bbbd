// The header of a role: its name and actions.
import { Button } from 'antd';
import { ArrowLeft, Copy, Info, Lock, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { toasts } from '../../../design/toasts/toasts.ts';
import { GuardedButton } from '../../../platform/see-as/GuardedButton.tsx';
import { useRoleLabel } from '../../../platform/use-role-label.ts';
import { DeleteRole } from './DeleteRole.tsx';
import styles from './RoleHead.module.css';
import { RoleNameDialog } from './RoleNameDialog.tsx';
import { type Role, roleRecord } from './roles.api.ts';

const EDIT = { permission: 'edit_user', writes: true } as const;

interface Props {
  role: Role;
  readOnly: boolean;
  onBack: (() => void) | null;
  onCopy: () => void;
  onGone: () => void;
  /** Opens the summary where it isn't shown next to the role. */
  onSummary: (() => void) | null;
}

export function RoleHead({ role, readOnly, onBack, onCopy, onGone, onSummary }: Props) {
  const { t } = useTranslation();
  const roleLabel = useRoleLabel();
  const renaming = useDialog<string>();
  const deleting = useDialog<Role>();

  const rename = async (name: string) => {
    const saved = await roleRecord.save(role, { name });
    toasts.success(t('staff:roles.renamed', { name: saved.name }));
    renaming.close();
  };

  return (
    <header>
      {onBack && (
        <button type="button" className={styles.back} onClick={onBack}>
          <ArrowLeft size={16} aria-hidden="true" />
          {t('staff:roles.allRoles')}
        </button>
      )}
      <div className={styles.row}>
        <h2>{roleLabel(role.name)}</h2>
        {role.is_reserved && (
          <span className={styles.tag}>
            <Lock size={13} aria-hidden="true" />
            {t('staff:roles.builtInTag')}
          </span>
        )}
        {!readOnly && (
          <button
            type="button"
            className={styles.rename}
            aria-label={t('staff:roles.rename')}
            title={t('staff:roles.rename')}
            onClick={() => renaming.show(role.name)}
          >
            <Pencil size={16} aria-hidden="true" />
          </button>
        )}
        <div className={styles.actions}>
          {onSummary && (
            <Button size="small" icon={<Info size={14} />} onClick={onSummary}>
              {t('staff:roles.summary')}
            </Button>
          )}
          <GuardedButton
            demand={EDIT}
            size="small"
            icon={<Copy size={14} />}
            label={t(role.is_reserved ? 'staff:roles.copy' : 'staff:roles.duplicate')}
            onClick={onCopy}
          />
          {!role.is_reserved && (
            <GuardedButton
              demand={EDIT}
              size="small"
              danger
              icon={<Trash2 size={14} />}
              label={t('staff:roles.delete')}
              onClick={() => deleting.show(role)}
            />
          )}
        </div>
      </div>
      {role.is_reserved && <p className={styles.about}>{t(`staff:roles.explained.${role.name}`)}</p>}
      <RoleNameDialog
        key={`rename ${renaming.visit}`}
        open={renaming.open}
        title={t('staff:roles.renameTitle', { name: role.name })}
        initialName={role.name}
        submitLabel={t('staff:roles.saveName')}
        onSubmit={rename}
        onClose={renaming.close}
      />
      {deleting.subject && (
        <DeleteRole
          key={`delete ${deleting.visit}`}
          open={deleting.open}
          role={role}
          onDeleted={onGone}
          onClose={deleting.close}
        />
      )}
    </header>
  );
}
