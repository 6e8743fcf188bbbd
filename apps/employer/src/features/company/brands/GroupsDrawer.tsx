// The location groups of a brand: visible to everyone, editable with permission (CMP-009).
import type { Brand } from '@onward/contract/company/brands';
import type { LocationGroup } from '@onward/contract/locations/location-groups';
import { useQuery } from '@tanstack/react-query';
import { Layers, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RowMenu } from '../../../design/lists/RowMenu.tsx';
import { SideDrawer } from '../../../design/overlays/SideDrawer.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { useAccess } from '../../../platform/access.ts';
import { DeleteDialog } from '../../../platform/records/DeleteDialog.tsx';
import { GuardedButton } from '../../../platform/see-as/GuardedButton.tsx';
import { groupRecord, groupsQuery } from '../company.api.ts';
import { EDIT_COMPANY } from './edit-company.ts';
import { GroupEditor } from './GroupEditor.tsx';
import styles from './GroupsDrawer.module.css';

interface Props {
  open: boolean;
  brand: Brand;
  onClose: () => void;
}

export function GroupsDrawer({ open, brand, onClose }: Props) {
  const { t } = useTranslation();
  const mayEdit = useAccess().may(EDIT_COMPANY);
  const { data } = useQuery({ ...groupsQuery(), enabled: open });
  const [edited, setEdited] = useState<LocationGroup | 'new' | null>(null);
  const deleting = useDialog<LocationGroup>();
  const groups = data?.filter(({ brand_id }) => brand_id === brand.id);

  return (
    <SideDrawer open={open} title={t('company:groups.title', { brand: brand.name })} onClose={onClose}>
      {edited ? (
        <GroupEditor brand={brand} group={edited === 'new' ? null : edited} onDone={() => setEdited(null)} />
      ) : (
        <>
          {!groups && <SkeletonRows rows={3} avatar={false} />}
          {groups?.length === 0 && (
            <EmptyState kind="first_use" title={t('company:groups.none')} text={t('company:groups.noneText')} />
          )}
          <ul className={styles.list}>
            {groups?.map((group) => (
              <li key={group.id} className={styles.row}>
                <Layers size={17} aria-hidden="true" />
                <span className={styles.text}>
                  <span className={styles.name}>{group.name}</span>
                  <span className={styles.meta}>
                    {t('company:brands.locations', { count: group.location_ids.length })}
                  </span>
                </span>
                {mayEdit && (
                  <RowMenu
                    label={t('company:groups.actionsFor', { name: group.name })}
                    actions={[
                      {
                        key: 'edit',
                        label: t('company:groups.editAction'),
                        icon: <Pencil size={15} />,
                        run: () => setEdited(group),
                      },
                      {
                        key: 'delete',
                        label: t('company:groups.deleteAction'),
                        icon: <Trash2 size={15} />,
                        danger: true,
                        run: () => deleting.show(group),
                      },
                    ]}
                  />
                )}
              </li>
            ))}
          </ul>
          {groups && (
            <GuardedButton
              demand={EDIT_COMPANY}
              icon={<Plus size={16} />}
              label={t('company:groups.add')}
              onClick={() => setEdited('new')}
            />
          )}
        </>
      )}
      {deleting.subject && <DeleteGroup open={deleting.open} group={deleting.subject} onClose={deleting.close} />}
    </SideDrawer>
  );
}

function DeleteGroup({ group: { id, name }, ...dialog }: { open: boolean; group: LocationGroup; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <DeleteDialog
      {...dialog}
      title={t('company:groups.delete.title', { name })}
      text={t('company:groups.delete.text')}
      confirmLabel={t('company:groups.delete.confirm')}
      done={t('company:groups.deleted', { name })}
      remove={() => groupRecord.remove(id)}
      restore={() => groupRecord.restore(id)}
    />
  );
}
