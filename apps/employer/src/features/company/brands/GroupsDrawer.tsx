// The groups a brand's locations are put into: seen by all, made and changed by those who may (CMP-009).
import type { Brand } from '@onward/contract/brands';
import type { LocationGroup } from '@onward/contract/location-groups';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Layers, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RowMenu } from '../../../design/lists/RowMenu.tsx';
import { ConfirmDialog } from '../../../design/overlays/ConfirmDialog.tsx';
import { SideDrawer } from '../../../design/overlays/SideDrawer.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { groupsQuery, removeGroup } from '../company.api.ts';
import { GroupEditor } from './GroupEditor.tsx';
import styles from './GroupsDrawer.module.css';

interface Props {
  open: boolean;
  brand: Brand;
  mayEdit: boolean;
  onClose: () => void;
}

export function GroupsDrawer({ open, brand, mayEdit, onClose }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery({ ...groupsQuery(), enabled: open });
  const [edited, setEdited] = useState<LocationGroup | 'new' | null>(null);
  const deleting = useDialog<LocationGroup>();
  const groups = data?.filter(({ brand_id }) => brand_id === brand.id);

  const remove = async (group: LocationGroup) => {
    await removeGroup(group.id);
    toasts.success(t('company:groups.deleted', { name: group.name }));
    deleting.close();
  };

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
          {mayEdit && groups && (
            <Button icon={<Plus size={16} />} onClick={() => setEdited('new')}>
              {t('company:groups.add')}
            </Button>
          )}
        </>
      )}
      {deleting.subject && (
        <ConfirmDialog
          open={deleting.open}
          title={t('company:groups.delete.title', { name: deleting.subject.name })}
          text={t('company:groups.delete.text')}
          confirmLabel={t('company:groups.delete.confirm')}
          danger
          onConfirm={() => deleting.subject && remove(deleting.subject).catch(() => null)}
          onCancel={deleting.close}
        />
      )}
    </SideDrawer>
  );
}
