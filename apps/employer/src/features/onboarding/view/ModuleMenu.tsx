// What staff can do with a module as a whole: complete it by hand, open it again, or send answers back (ONB-023).
import type { EmployeeAction, EmployeeModule, EmployeeProcess } from '@onward/contract/onboarding/employee-processes';
import { ListChecks, RotateCcw, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type RowAction, RowMenu } from '../../../design/lists/RowMenu.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { toasts } from '../../../design/toasts/toasts.ts';
import { useAccess } from '../../../platform/access.ts';
import { sendBack } from '../actions.api.ts';
import { COMPLETE_BY_HAND, SEND_BACK } from '../demands.ts';
import { completeByHand, markIncomplete } from '../employee-processes.api.ts';
import { canCompleteByHand, canMarkIncomplete, returnableActions } from './module-state.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

interface Props {
  process: EmployeeProcess;
  module: EmployeeModule;
}

type Work = { kind: 'complete' } | { kind: 'incomplete' } | { kind: 'return'; action: EmployeeAction };

export function ModuleMenu({ process, module }: Props) {
  const { t } = useTranslation();
  const dialog = useDialog<Work>();
  const actions = useModuleActions({ process, module }, dialog.show);
  if (actions.length === 0) return null;
  return (
    <>
      <RowMenu label={t('onboarding:view.actionsFor', { name: module.name })} actions={actions} />
      {dialog.subject && (
        <WorkDialog
          key={dialog.visit}
          work={dialog.subject}
          module={module}
          name={process.employee.name}
          open={dialog.open}
          onClose={dialog.close}
        />
      )}
    </>
  );
}

function useModuleActions({ process, module }: Props, show: (work: Work) => void): RowAction[] {
  const { t } = useTranslation();
  const { may } = useAccess();
  const returnable = may(SEND_BACK) ? returnableActions(process, module) : [];
  return [
    ...(may(COMPLETE_BY_HAND) && canCompleteByHand(process, module)
      ? [
          {
            key: 'complete',
            label: t('onboarding:byHand.action'),
            icon: <ListChecks size={15} />,
            run: () => show({ kind: 'complete' }),
          },
        ]
      : []),
    ...(may(COMPLETE_BY_HAND) && canMarkIncomplete(process, module)
      ? [
          {
            key: 'incomplete',
            label: t('onboarding:incomplete.action'),
            icon: <RotateCcw size={15} />,
            run: () => show({ kind: 'incomplete' }),
          },
        ]
      : []),
    ...returnable.map((action) => ({
      key: `return ${action.id}`,
      label: t('onboarding:return.action', { name: action.name }),
      icon: <Undo2 size={15} />,
      run: () => show({ kind: 'return', action }),
    })),
  ];
}

interface DialogProps {
  work: Work;
  module: EmployeeModule;
  name: string;
  open: boolean;
  onClose: () => void;
}

function WorkDialog({ work, module, name, open, onClose }: DialogProps) {
  const { t } = useTranslation();
  const shared = { open, onClose };
  switch (work.kind) {
    case 'complete':
      return (
        <ReasonDialog
          {...shared}
          title={t('onboarding:byHand.title', { name: module.name })}
          text={t('onboarding:byHand.text')}
          submitLabel={t('onboarding:byHand.submit')}
          required
          submit={async (reason) => {
            await completeByHand(module.id, reason);
            toasts.success(t('onboarding:byHand.done', { name: module.name }));
          }}
        />
      );
    case 'incomplete':
      return (
        <ReasonDialog
          {...shared}
          title={t('onboarding:incomplete.title', { name: module.name })}
          text={t('onboarding:incomplete.text')}
          submitLabel={t('onboarding:incomplete.submit')}
          submit={async (reason) => {
            await markIncomplete(module.id, reason);
            toasts.success(t('onboarding:incomplete.done', { name: module.name }));
          }}
        />
      );
    case 'return':
      return (
        <ReasonDialog
          {...shared}
          title={t('onboarding:return.title', { action: work.action.name, name })}
          text={t('onboarding:return.text', { name })}
          submitLabel={t('onboarding:return.submit')}
          required
          submit={async (reason) => {
            await sendBack(work.action.action_key, { reason });
            toasts.success(t('onboarding:return.done', { name }));
          }}
        />
      );
  }
}
