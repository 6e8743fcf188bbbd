import { Copy, ExternalLink, Eye, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type RowAction, RowMenu } from '../../../../design/lists/RowMenu.tsx';

interface Props {
  name: string;
  path: string;
  previewUrl?: string | undefined;
  onCopy?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  more?: readonly RowAction[];
}

export function TemplateMenu({ name, path, previewUrl, onCopy, onRemove, more = [] }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const edit: RowAction = {
    key: 'edit',
    label: t(onRemove ? 'hiring-processes:edit' : 'hiring-processes:open'),
    icon: onRemove ? <Pencil size={15} /> : <Eye size={15} />,
    run: () => void navigate(path),
  };
  const copy: RowAction | undefined = onCopy && {
    key: 'copy',
    label: t('hiring-processes:duplicate'),
    icon: <Copy size={15} />,
    run: onCopy,
  };
  const preview: RowAction | undefined = previewUrl
    ? {
        key: 'preview',
        label: t('hiring-processes:openPreview'),
        icon: <ExternalLink size={15} />,
        run: () => window.open(previewUrl, '_blank', 'noopener'),
      }
    : undefined;
  const remove: RowAction | undefined = onRemove && {
    key: 'delete',
    label: t('hiring-processes:delete'),
    icon: <Trash2 size={15} />,
    danger: true,
    run: onRemove,
  };
  const actions = [edit, ...more, copy, preview, remove].filter((action) => action !== undefined);
  return <RowMenu label={t('hiring-processes:actionsFor', { name })} actions={actions} />;
}
