// The actions of the current view. Pin and default are personal; the rest is for the owner.
import type { SavedView } from '@onward/contract/saved-views/saved-views';
import { Pencil, Pin, PinOff, Star, StarOff, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type RowAction, RowMenu } from '../../../design/lists/RowMenu.tsx';
import { ConfirmDialog } from '../../../design/overlays/ConfirmDialog.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { toasts } from '../../../design/toasts/toasts.ts';
import { changeView, removeView } from './saved-views.api.ts';

interface Props {
  view: SavedView;
  onEdit: () => void;
}

export function ViewMenu({ view, onEdit }: Props) {
  const { t } = useTranslation();
  const deleting = useDialog<SavedView>();
  // The shared handler shows the error.
  const change = (changes: Parameters<typeof changeView>[1]) => void changeView(view.id, changes).catch(() => null);
  const remove = async () => {
    await removeView(view.id);
    toasts.success(t('saved-views:deleted', { name: view.name }));
    deleting.close();
  };
  const own: RowAction[] = [
    { key: 'edit', label: t('saved-views:edit'), icon: <Pencil size={15} />, run: onEdit },
    {
      key: 'delete',
      label: t('saved-views:delete'),
      icon: <Trash2 size={15} />,
      danger: true,
      run: () => deleting.show(view),
    },
  ];
  return (
    <>
      <RowMenu
        label={t('saved-views:actionsFor', { name: view.name })}
        actions={[
          {
            key: 'pin',
            label: t(view.is_pinned ? 'saved-views:unpin' : 'saved-views:pin'),
            icon: view.is_pinned ? <PinOff size={15} /> : <Pin size={15} />,
            run: () => change({ is_pinned: !view.is_pinned }),
          },
          {
            key: 'default',
            label: t(view.is_default ? 'saved-views:noDefault' : 'saved-views:makeDefault'),
            icon: view.is_default ? <StarOff size={15} /> : <Star size={15} />,
            run: () => change({ is_default: !view.is_default }),
          },
          ...(view.is_own ? own : []),
        ]}
      />
      <ConfirmDialog
        open={deleting.open}
        title={t('saved-views:deleteTitle', { name: view.name })}
        text={t('saved-views:deleteText')}
        confirmLabel={t('saved-views:delete')}
        danger
        onConfirm={() => remove().catch(() => null)}
        onCancel={deleting.close}
      />
    </>
  );
}
