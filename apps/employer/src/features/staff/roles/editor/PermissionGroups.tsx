// The permissions of a role by group; groups with a checked permission are open.
import { PERMISSION_GROUPS, type PermissionGroup } from '@onward/domain/staff/permission-groups';
import { holdsPermission, type Permission } from '@onward/domain/staff/permissions';
import {
  BarChart3,
  Building2,
  ChevronDown,
  ChevronUp,
  ListChecks,
  type LucideIcon,
  Megaphone,
  Users,
} from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PermissionBox } from './PermissionBox.tsx';
import styles from './PermissionGroups.module.css';
import { allowAll, GROUPS, givable, heldOf, toggled } from './role-draft.ts';
import type { RoleEditing } from './use-role-editor.ts';

const ICONS: Record<PermissionGroup, LucideIcon> = {
  jobs: Megaphone,
  applicants: Users,
  onboarding: ListChecks,
  insights: BarChart3,
  company: Building2,
};

interface Props {
  editing: RoleEditing;
  /** The user's own permissions, which they can grant. */
  own: readonly Permission[];
  readOnly: boolean;
}

export const PermissionGroups = (props: Props) => (
  <div className={styles.groups}>
    {GROUPS.map((group) => (
      <Group key={group} group={group} {...props} />
    ))}
  </div>
);

function Group({ group, editing, own, readOnly }: Props & { group: PermissionGroup }) {
  const { t } = useTranslation();
  const { permissions, changed, change } = editing;
  const bodyId = useId();
  const held = heldOf(permissions, group).length;
  const [open, setOpen] = useState(held > 0);
  const keys = PERMISSION_GROUPS[group];
  const Icon = ICONS[group];
  const Chevron = open ? ChevronUp : ChevronDown;
  // Full admin rights include everything, so single checkboxes have no effect.
  const all = permissions.includes('all_admin_rights');
  const more = givable(own, keys).some((key) => !permissions.includes(key));
  const count = held === 0 ? 'none' : held === keys.length ? 'all' : 'some';
  return (
    <section className={styles.group} aria-label={t(`staff:groups.${group}`)}>
      <div className={styles.head} data-open={open}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={() => setOpen(!open)}
        >
          <Icon size={16} aria-hidden="true" />
          <span className={styles.title}>{t(`staff:groups.${group}`)}</span>
          <span className={styles.count}>{t(`staff:roles.counts.${count}`, { held, total: keys.length })}</span>
          <Chevron size={17} aria-hidden="true" />
        </button>
        {open && !readOnly && !all && more && (
          <button type="button" className={styles.all} onClick={() => change(allowAll(permissions, group, own))}>
            {t('staff:roles.allowAll')}
          </button>
        )}
      </div>
      <div id={bodyId} className={styles.body} hidden={!open}>
        {keys.map((key) => (
          <PermissionBox
            key={key}
            permission={key}
            checked={holdsPermission(permissions, key)}
            changed={changed.includes(key)}
            fixed={readOnly || all}
            lacking={!readOnly && !holdsPermission(own, key)}
            onToggle={() => change(toggled(permissions, key))}
          />
        ))}
      </div>
    </section>
  );
}
