// All posting templates: what many postings share, kept once (JOB-014).
import type { PositionTemplate } from '@onward/contract/position-templates';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { TITLE_MAX } from '@onward/domain/positions/postings';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Megaphone, Pencil, Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { type Column, DataTable } from '../../../design/lists/DataTable.tsx';
import { CardMeta, CardText, RecordCards } from '../../../design/lists/RecordCards.tsx';
import { RowMenu } from '../../../design/lists/RowMenu.tsx';
import { SearchField } from '../../../design/lists/SearchField.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { useIsPhone } from '../../../design/theme/use-is-phone.ts';
import { useAccess } from '../../../platform/access.ts';
import { useCableEvent } from '../../../platform/cable/use-cable-event.ts';
import { RecordList } from '../../../platform/lists/RecordList.tsx';
import { useListAddress } from '../../../platform/lists/use-list-address.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { GuardedButton } from '../../../platform/see-as/GuardedButton.tsx';
import { useRefusalText } from '../../../platform/use-refusal-text.ts';
import { refreshTemplates } from '../positions.api.ts';
import { ReviewBadge } from '../ReviewBadge.tsx';
import { DeleteTemplate } from './DeleteTemplate.tsx';
import styles from './TemplatesPage.module.css';
import { TEMPLATE_LIST, type TemplateField, templatesQuery } from './templates.api.ts';

const EDIT = { permission: 'edit_template', writes: true } as const;

export default function TemplatesPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const phone = useIsPhone();
  const [list, changeList] = useListAddress(TEMPLATE_LIST);
  const locked = useRefusalText()(useAccess().decide(EDIT)) || undefined;
  const deleting = useDialog<PositionTemplate>();
  useCableEvent('company', ({ event }) => {
    if (event === 'position_template_changed') void refreshTemplates();
  });

  const addButton = (
    <GuardedButton
      demand={EDIT}
      type="primary"
      icon={<Plus size={16} />}
      label={t('positions:templates.add')}
      to={paths.positionTemplate('new')}
    />
  );
  const nameOf = ({ id, name }: PositionTemplate) => (
    <Link className={styles.name} to={paths.positionTemplate(id)}>
      {name}
    </Link>
  );
  const menuOf = (template: PositionTemplate) => (
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
          run: () => deleting.show(template),
        },
      ]}
    />
  );
  const columns: Column<PositionTemplate, TemplateField>[] = [
    { key: 'name', title: t('positions:fields.name'), sortField: 'name', kind: 'wide', render: nameOf },
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
    { key: 'menu', title: t('positions:columns.actions'), kind: 'menu', render: menuOf },
  ];

  return (
    <>
      <PageHeader
        title={t('positions:templates.title')}
        titleOnPhone
        crumbs={[{ label: t('shell:pages.jobPostings'), to: paths.jobPostings() }]}
        actions={addButton}
      />
      <PageBody>
        <div className={styles.head}>
          <SearchField
            label={t('positions:templates.search')}
            value={list.query}
            maxLength={TITLE_MAX}
            onSearch={(query) => changeList({ query }, { replace: true })}
          />
        </div>
        <RecordList
          query={useQuery(templatesQuery(list))}
          rowsOf={({ position_templates }) => position_templates}
          page={list.page}
          pageSize={DEFAULT_PAGE_SIZE}
          onPage={(page, options) => changeList({ page }, options)}
          notLoaded={t('positions:templates.notLoaded')}
          countText={(count) => t('positions:templates.count', { count })}
          empty={
            list.query ? (
              <EmptyState
                kind="no_match"
                title={t('positions:noMatch')}
                action={<Button onClick={() => changeList({ query: '' })}>{t('positions:clearAll')}</Button>}
              />
            ) : (
              <EmptyState
                kind="first_use"
                title={t('positions:templates.none')}
                text={t('positions:templates.noneText')}
                action={addButton}
              />
            )
          }
        >
          {(templates) =>
            phone ? (
              <RecordCards
                label={t('positions:templates.title')}
                rows={templates}
                text={(template) => (
                  <>
                    {nameOf(template)}
                    <CardText>{template.title}</CardText>
                    <CardMeta>
                      {t('positions:count', { count: template.positions_count })}
                      <ReviewBadge review={template.posting_review} />
                    </CardMeta>
                  </>
                )}
                menu={menuOf}
              />
            ) : (
              <DataTable
                label={t('positions:templates.title')}
                columns={columns}
                rows={templates}
                order={list.order}
                onOrder={(order) => changeList({ order })}
                onOpen={({ id }) => void navigate(paths.positionTemplate(id))}
              />
            )
          }
        </RecordList>
      </PageBody>
      {deleting.subject && (
        <DeleteTemplate
          key={deleting.visit}
          open={deleting.open}
          template={deleting.subject}
          onClose={deleting.close}
        />
      )}
    </>
  );
}
