// The list of hiring processes.
import type { HiringProcessTemplate } from '@onward/contract/hiring-processes/hiring-processes';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { HeaderActions } from '../../../design/page/HeaderActions.tsx';
import { useCableEvent } from '../../../platform/cable/use-cable-event.ts';
import { useListAddress } from '../../../platform/lists/use-list-address.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { GuardedButton } from '../../../platform/see-as/GuardedButton.tsx';
import { processesQuery, refreshProcesses, removeProcess, restoreProcess } from '../hiring-processes.api.ts';
import { DeleteTemplate } from '../parts/lists/DeleteTemplate.tsx';
import { TemplateRows } from '../parts/lists/TemplateRows.tsx';
import { TEMPLATE_LIST } from '../parts/lists/templates.list.ts';

export function ProcessTemplates() {
  const { t } = useTranslation();
  const [list, changeList] = useListAddress(TEMPLATE_LIST);
  const deleting = useDialog<HiringProcessTemplate>();
  const query = useQuery(processesQuery(list));

  useCableEvent('company', ({ event }) => {
    if (event === 'hiring_process_changed') void refreshProcesses();
  });

  const addButton = (
    <GuardedButton
      demand={{ permission: 'edit_template', module: 'hiring_stages', feature: 'hiring_processes', writes: true }}
      type="primary"
      icon={<Plus size={16} />}
      label={t('hiring-processes:lists.processes.add')}
      to={paths.createHiringProcess()}
    />
  );

  return (
    <>
      <HeaderActions>{addButton}</HeaderActions>
      <TemplateRows
        kind="processes"
        query={query}
        rowsOf={({ hiring_process_templates }) => hiring_process_templates}
        list={list}
        onChange={changeList}
        facts={({ stages, positions_count, is_default }) => [
          { key: 'size', text: t('hiring-processes:stagesCount', { count: stages.length }) },
          {
            key: 'use',
            text: [
              is_default && t('hiring-processes:default'),
              t('hiring-processes:usedBy', { count: positions_count }),
            ]
              .filter(Boolean)
              .join(' · '),
          },
        ]}
        openPath={({ id }) => paths.editHiringProcess(id)}
        onRemove={deleting.show}
        addButton={addButton}
      />
      {deleting.subject && (
        <DeleteTemplate
          key={deleting.visit}
          open={deleting.open}
          subject={deleting.subject}
          text={t('hiring-processes:deleteTemplate.process')}
          remove={removeProcess}
          restore={restoreProcess}
          onClose={deleting.close}
        />
      )}
    </>
  );
}
