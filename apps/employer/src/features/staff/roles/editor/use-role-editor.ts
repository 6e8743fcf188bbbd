// The state of the role editor: selected permissions, saved ones, and the result of saving.
import type { EditConflict } from '@onward/contract/errors';
import type { Permission } from '@onward/domain/staff/permissions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../../design/toasts/toasts.ts';
import type { Failure } from '../../../../platform/forms/read-failure.ts';
import { takeFailure } from '../../../../platform/forms/take-failure.ts';
import { useRoleLabel } from '../../../../platform/use-role-label.ts';
import { type Role, roleRecord } from '../roles.api.ts';
import { changedKeys } from './role-draft.ts';

export interface RoleEditing {
  permissions: readonly Permission[];
  changed: readonly Permission[];
  saving: boolean;
  failure: Failure | null;
  change(permissions: Permission[]): void;
  discard(): void;
  save(): Promise<void>;
  takeTheirs(conflict: EditConflict): void;
  keepMine(conflict: EditConflict): void;
}

export function useRoleEditor(role: Role): RoleEditing {
  const { t } = useTranslation();
  const roleLabel = useRoleLabel();
  const [base, setBase] = useState(role);
  const [permissions, setPermissions] = useState<readonly Permission[]>(role.permissions);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const changed = changedKeys(base.permissions, permissions);

  // Someone else's change is applied at once, unless it would discard unsaved work.
  if (role.version > base.version && (changed.length === 0 || samePermissions(role, base))) {
    setBase(role);
    if (changed.length === 0) setPermissions(role.permissions);
  }

  const take = (saved: Role) => {
    setBase(saved);
    setPermissions(saved.permissions);
    setFailure(null);
  };

  const send = async (version: number) => {
    setSaving(true);
    setFailure(null);
    try {
      take(await roleRecord.save({ id: base.id, version }, { permissions: [...permissions] }));
      toasts.success(t('staff:roles.saved', { name: roleLabel(base.name) }));
    } catch (error) {
      setFailure(takeFailure(error));
    } finally {
      setSaving(false);
    }
  };

  return {
    permissions,
    changed,
    saving,
    failure,
    change: setPermissions,
    discard: () => {
      setPermissions(base.permissions);
      setFailure(null);
    },
    save: () => send(base.version),
    takeTheirs: ({ version, fields }) =>
      take({ ...base, version, permissions: (fields.permissions?.theirs as Permission[]) ?? base.permissions }),
    keepMine: ({ version }) => void send(version),
  };
}

const samePermissions = (a: Role, b: Role): boolean => changedKeys(a.permissions, b.permissions).length === 0;
