// All job templates (JOB-014).
import type { PositionTemplate } from '@onward/contract/positions/position-templates';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { TITLE_MAX } from '@onward/domain/positions/postings';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../design/lists/SearchField.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { useCableEvent } from '../../../platform/cable/use-cable-event.ts';
import { RecordList } from '../../../platform/lists/RecordList.tsx';
import { useListAddress } from '../../../platform/lists/use-list-address.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { GuardedButton } from '../../../platform/see-as/GuardedButton.tsx';
import { refreshTemplates } from '../positions.api.ts';
import { DeleteTemplate } from './DeleteTemplate.tsx';
import styles from './TemplatesPage.module.css';
import { TemplateTable } from './TemplateTable.tsx';
import { EDIT_TEMPLATE, TEMPLATE_LIST, templatesQuery } from './templates.api.ts';

export default function TemplatesPage() {
  const { t } = useTranslation();
  const [list, changeList] = useListAddress(TEMPLATE_LIST);
  const deleting = useDialog<PositionTemplate>();
  useCableEvent('company', ({ event }) => {
    if (event === 'position_template_changed') void refreshTemplates();
  });

  const addButton = (
    <GuardedButton
      demand={EDIT_TEMPLATE}
      type="primary"
      icon={<Plus size={16} />}
      label={t('positions:templates.add')}
      to={paths.positionTemplate('new')}
    />
  );
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
          {(templates) => (
            <TemplateTable
              templates={templates}
              order={list.order}
              onOrder={(order) => changeList({ order })}
              onDelete={deleting.show}
            />
          )}
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
