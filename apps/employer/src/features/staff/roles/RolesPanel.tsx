// The roles panel of the company page: the list on the left, one role next to it (CMP-026).
import type { Permission } from '@onward/domain/staff/permissions';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { HeaderActions } from '../../../design/page/HeaderActions.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { useIsPhone } from '../../../design/theme/use-is-phone.ts';
import { toasts } from '../../../design/toasts/toasts.ts';
import { useCableEvent } from '../../../platform/cable/use-cable-event.ts';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { GuardedButton } from '../../../platform/see-as/GuardedButton.tsx';
import { RoleEditor } from './editor/RoleEditor.tsx';
import { RoleList } from './RoleList.tsx';
import { RoleNameDialog } from './RoleNameDialog.tsx';
import styles from './RolesPanel.module.css';
import { type Role, refreshRoles, roleRecord, rolesQuery } from './roles.api.ts';

export default function RolesPanel() {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const [address, setAddress] = useSearchParams();
  const named = address.get('role');
  const isNamed = ({ id }: Role) => String(id) === named;
  // A link can name a role that was created after the list was last loaded.
  const {
    data: roles,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...rolesQuery,
    refetchOnMount: ({ state }) => (named && !state.data?.some(isNamed) ? 'always' : true),
  });
  const creating = useDialog<readonly Permission[]>();

  useCableEvent('company', ({ event }) => {
    if (event === 'role_changed' || event === 'staff_changed') void refreshRoles();
  });

  const choose = (id: number | null) =>
    setAddress((now) => {
      const next = new URLSearchParams(now);
      if (id === null) next.delete('role');
      else next.set('role', String(id));
      return next;
    });

  if (!roles) {
    if (!error) return <SkeletonRows avatar={false} />;
    return <LoadFailure title={t('staff:roles.notLoaded')} error={error} onRetry={() => void refetch()} />;
  }

  const wanted = roles.find(isNamed);
  // Nothing is shown instead of a role that may still be loading.
  const awaited = named !== null && !wanted && isFetching;
  // On phones only the list is shown first; on larger screens the first custom role is open next to it.
  const first = phone || awaited ? undefined : (roles.find(({ is_reserved }) => !is_reserved) ?? roles[0]);
  const chosen = wanted ?? first;

  const create = async (name: string) => {
    const role = await roleRecord.add({ name, permissions: [...(creating.subject ?? [])] });
    toasts.success(t('staff:roles.created', { name: role.name }));
    creating.close();
    choose(role.id);
  };

  return (
    <section className={styles.panel} aria-label={t('staff:roles.title')}>
      <HeaderActions>
        <GuardedButton
          demand={{ permission: 'edit_user', writes: true }}
          type="primary"
          icon={<Plus size={16} />}
          label={t('staff:roles.new')}
          onClick={() => creating.show([])}
        />
      </HeaderActions>
      {(!phone || !(chosen || awaited)) && <RoleList roles={roles} chosenId={chosen?.id ?? null} onChoose={choose} />}
      {awaited && <SkeletonRows avatar={false} />}
      {chosen && (
        <RoleEditor
          key={chosen.id}
          role={chosen}
          onBack={phone ? () => choose(null) : null}
          onCopy={creating.show}
          onGone={() => choose(null)}
        />
      )}
      <RoleNameDialog
        key={`create ${creating.visit}`}
        open={creating.open}
        title={t(creating.subject?.length ? 'staff:roles.copyTitle' : 'staff:roles.newTitle')}
        initialName=""
        submitLabel={t('staff:roles.create')}
        onSubmit={create}
        onClose={creating.close}
      />
    </section>
  );
}
