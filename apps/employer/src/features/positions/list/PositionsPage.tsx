// All jobs: search, filter and sort them, and act on one or many (JOB-003, JOB-007, JOB-008).
import type { PositionRow } from '@onward/contract/positions/position';
import { LayoutTemplate, Plus, Workflow } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListHead, ListPage } from '../../../design/lists/ListHead.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { LinkButton } from '../../../design/page/LinkButton.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { useAccess } from '../../../platform/access.ts';
import { useCableEvent } from '../../../platform/cable/use-cable-event.ts';
import { LayoutMenu } from '../../../platform/lists/LayoutMenu.tsx';
import { useListAddress } from '../../../platform/lists/use-list-address.ts';
import { useListLayout } from '../../../platform/lists/use-list-layout.ts';
import { useRowSelection } from '../../../platform/lists/use-row-selection.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { GuardedButton } from '../../../platform/see-as/GuardedButton.tsx';
import { SavedViews } from '../../saved-views/parts/SavedViews.tsx';
import CreatePositionDialog from '../create/CreatePositionDialog.tsx';
import { CREATE } from '../position-actions.ts';
import { refreshPositions, refreshProcesses, refreshTemplates } from '../positions.api.ts';
import { BulkActions } from './BulkActions.tsx';
import { PositionFilters } from './PositionFilters.tsx';
import { PositionList } from './PositionList.tsx';
import { POSITION_LIST } from './positions.list.ts';
import { StatusTabs } from './StatusTabs.tsx';

export default function PositionsPage() {
  const { t } = useTranslation();
  const [list, changeList] = useListAddress(POSITION_LIST);
  const [layout, changeLayout] = useListLayout('job_postings');
  const creating = useDialog<null>();
  const selection = useRowSelection<PositionRow>();
  const mayEditTemplates = useAccess().may({ permission: 'edit_template' });
  const [total, setTotal] = useState(0);

  useCableEvent('company', ({ event }) => {
    if (event === 'position_changed') void refreshPositions();
    if (event === 'position_template_changed') void refreshTemplates();
    if (event === 'hiring_process_changed') void refreshProcesses();
  });
  useCableEvent('applications', ({ event }) => {
    if (event === 'application_updated') void refreshPositions();
  });

  const postButton = (
    <GuardedButton
      demand={CREATE}
      type="primary"
      icon={<Plus size={16} />}
      label={t('positions:post')}
      onClick={() => creating.show(null)}
    />
  );

  return (
    <>
      <PageHeader
        title={t('shell:pages.jobPostings')}
        actions={
          <>
            {mayEditTemplates && (
              <LinkButton to={paths.hiringProcesses()} icon={<Workflow size={16} aria-hidden="true" />}>
                {t('shell:pages.hiringProcesses')}
              </LinkButton>
            )}
            {mayEditTemplates && (
              <LinkButton to={paths.positionTemplates()} icon={<LayoutTemplate size={16} aria-hidden="true" />}>
                {t('positions:templates.title')}
              </LinkButton>
            )}
            {postButton}
          </>
        }
      >
        <StatusTabs list={list} />
      </PageHeader>
      <PageBody>
        <ListPage label={t('shell:pages.jobPostings')}>
          <ListHead
            end={
              <LayoutMenu
                list="job_postings"
                layout={layout}
                onChange={changeLayout}
                title={(column) => t(`positions:columns.${column}`)}
              />
            }
          >
            <PositionFilters list={list} onChange={changeList} />
          </ListHead>
          <SavedViews list="job_postings" />
          <PositionList
            list={list}
            layout={layout}
            onChange={changeList}
            selection={selection}
            onTotal={setTotal}
            postButton={postButton}
          />
          <BulkActions list={list} total={total} selection={selection} />
        </ListPage>
      </PageBody>
      <CreatePositionDialog key={creating.visit} open={creating.open} onClose={creating.close} />
    </>
  );
}
