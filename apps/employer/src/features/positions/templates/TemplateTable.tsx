// Job templates as a table, or as cards on phones.
import type { PositionTemplate } from '@onward/contract/positions/position-templates';
import type { SortOrder } from '@onward/domain/platform/lists';
import { Megaphone, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { type Column, DataTable } from '../../../design/lists/DataTable.tsx';
import { CardMeta, CardText, RecordCards } from '../../../design/lists/RecordCards.tsx';
import { RowMenu } from '../../../design/lists/RowMenu.tsx';
import { useIsPhone } from '../../../design/theme/use-is-phone.ts';
import { useAccess } from '../../../platform/access.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { useRefusalText } from '../../../platform/use-refusal-text.ts';
import { ReviewBadge } from '../ReviewBadge.tsx';
import styles from './TemplateTable.module.css';
import { EDIT_TEMPLATE, type TemplateField } from './templates.api.ts';

interface Props {
  templates: readonly PositionTemplate[];
  order: SortOrder<TemplateField>;
  onOrder: (order: SortOrder<TemplateField>) => void;
  onDelete: (template: PositionTemplate) => void;
}

export function TemplateTable({ templates, order, onOrder, onDelete }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const phone = useIsPhone();
  const menu = (template: PositionTemplate) => <TemplateMenu template={template} onDelete={onDelete} />;
  if (phone) {
    return (
      <RecordCards
        label={t('positions:templates.title')}
        rows={templates}
        text={(template) => (
          <>
            <TemplateName {...template} />
            <CardText>{template.title}</CardText>
            <CardMeta>
              {t('positions:count', { count: template.positions_count })}
              <ReviewBadge review={template.posting_review} />
            </CardMeta>
          </>
        )}
        menu={menu}
      />
    );
  }
  const columns: Column<PositionTemplate, TemplateField>[] = [
    {
      key: 'name',
      title: t('positions:fields.name'),
      sortField: 'name',
      kind: 'wide',
      render: (template) => <TemplateName {...template} />,
    },
    {
      key: 'title',
      title: t('positions:fields.title'),
      render: ({ title }) => <span className={styles.title}>{title}</span>,
    },
    {
      key: 'review',
      title: t('positions:columns.review'),
      render: ({ posting_review }) => <ReviewBadge review={posting_review} />,
    },
    {
      key: 'postings',
      title: t('positions:templates.postings'),
      sortField: 'positions_count',
      kind: 'number',
      render: ({ positions_count }) => positions_count,
    },
    { key: 'menu', title: t('positions:columns.actions'), kind: 'menu', render: menu },
  ];
  return (
    <DataTable
      label={t('positions:templates.title')}
      columns={columns}
      rows={templates}
      order={order}
      onOrder={onOrder}
      onOpen={({ id }) => void navigate(paths.positionTemplate(id))}
    />
  );
}

const TemplateName = ({ id, name }: Pick<PositionTemplate, 'id' | 'name'>) => (
  <Link className={styles.name} to={paths.positionTemplate(id)}>
    {name}
  </Link>
);

function TemplateMenu({ template, onDelete }: { template: PositionTemplate } & Pick<Props, 'onDelete'>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const locked = useRefusalText()(useAccess().decide(EDIT_TEMPLATE)) || undefined;
  return (
    <RowMenu
      label={t('positions:actionsFor', { title: template.name })}
      actions={[
        {
          key: 'edit',
          label: t('positions:actions.edit'),
          icon: <Pencil size={15} />,
          run: () => void navigate(paths.positionTemplate(template.id)),
        },
        {
          key: 'postings',
          label: t('positions:templates.showPostings'),
          icon: <Megaphone size={15} />,
          run: () => void navigate(paths.jobPostings({ position_template_id: template.id })),
        },
        {
          key: 'delete',
          label: t('positions:actions.delete'),
          icon: <Trash2 size={15} />,
          danger: true,
          locked,
          run: () => onDelete(template),
        },
      ]}
    />
  );
}
