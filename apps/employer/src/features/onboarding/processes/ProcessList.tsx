// The list of onboarding processes (ONB-011, ONB-012).
import type { ProcessRow } from '@onward/contract/onboarding/onboarding-processes';
import { useQuery } from '@tanstack/react-query';
import { ListChecks, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { HeaderActions } from '../../../design/page/HeaderActions.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { useAccess } from '../../../platform/access.ts';
import { useCableEvent } from '../../../platform/cable/use-cable-event.ts';
import { useListAddress } from '../../../platform/lists/use-list-address.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { GuardedButton } from '../../../platform/see-as/GuardedButton.tsx';
import { DeleteTemplate } from '../../hiring-processes/parts/lists/DeleteTemplate.tsx';
import { TemplateRows } from '../../hiring-processes/parts/lists/TemplateRows.tsx';
import { TEMPLATE_LIST } from '../../hiring-processes/parts/lists/templates.list.ts';
import { EDIT_PROCESSES } from '../setup/onboarding-demands.ts';
import {
  duplicateProcess,
  onboardingProcessesQuery,
  refreshOnboardingProcesses,
  removeOnboardingProcess,
  restoreProcess,
} from './onboarding-processes.api.ts';
import { ReadinessDrawer } from './readiness/ReadinessDrawer.tsx';

export function ProcessList() {
  const { t } = useTranslation();
  const mayEdit = useAccess().may(EDIT_PROCESSES);
  const [list, changeList] = useListAddress(TEMPLATE_LIST);
  const deleting = useDialog<ProcessRow>();
  const checking = useDialog<ProcessRow>();
  const query = useQuery(onboardingProcessesQuery(list));

  useCableEvent('company', ({ event }) => {
    if (event === 'onboarding_process_changed') void refreshOnboardingProcesses();
  });

  // The shared handler shows errors.
  const duplicate = ({ id }: ProcessRow) =>
    void duplicateProcess(id).then(
      ({ name }) => toasts.success(t('onboarding-setup:list.duplicated', { name })),
      () => null,
    );
  const addButton = (
    <GuardedButton
      demand={EDIT_PROCESSES}
      type="primary"
      icon={<Plus size={16} />}
      label={t('hiring-processes:lists.onboardingProcesses.add')}
      to={paths.onboardingProcess('new')}
    />
  );

  return (
    <>
      <HeaderActions>{addButton}</HeaderActions>
      <TemplateRows
        kind="onboardingProcesses"
        query={query}
        rowsOf={({ company_onboarding_processes }) => company_onboarding_processes}
        list={list}
        onChange={changeList}
        facts={({ module_types, minutes, in_use_count }) => [
          {
            key: 'size',
            text: [
              t('onboarding-setup:list.modules', { count: module_types.length }),
              t('onboarding-setup:minutes', { count: minutes }),
            ].join(' · '),
          },
          { key: 'use', text: t('onboarding-setup:list.inUse', { count: in_use_count }) },
        ]}
        openPath={({ id }) => paths.onboardingProcess(id)}
        onCopy={mayEdit ? duplicate : undefined}
        onRemove={mayEdit ? deleting.show : undefined}
        moreActions={(row) => [
          {
            key: 'readiness',
            label: t('onboarding-setup:readiness.button'),
            icon: <ListChecks size={15} />,
            run: () => checking.show(row),
          },
        ]}
        addButton={addButton}
      />
      {deleting.subject && (
        <DeleteTemplate
          key={`delete ${deleting.visit}`}
          open={deleting.open}
          subject={deleting.subject}
          text={t('hiring-processes:deleteTemplate.onboardingProcess')}
          remove={removeOnboardingProcess}
          restore={restoreProcess}
          onClose={deleting.close}
        />
      )}
      {checking.subject && (
        <ReadinessDrawer
          key={`readiness ${checking.visit}`}
          open={checking.open}
          process={checking.subject}
          onClose={checking.close}
        />
      )}
    </>
  );
}
