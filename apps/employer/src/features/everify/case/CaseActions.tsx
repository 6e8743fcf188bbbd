// Details of the case, and what can be done with it at any time.
import { closureReasons } from '@onward/domain/everify/case-rules';
import { isPolled } from '@onward/domain/everify/case-states';
import { Button } from 'antd';
import { Archive, FileText, IdCard, RotateCw, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type RowAction, RowMenu } from '../../../design/lists/RowMenu.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { toasts } from '../../../design/toasts/toasts.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { askGovernment } from '../cases.api.ts';
import { CaseDetails } from './CaseDetails.tsx';
import { CloseDialog } from './close/CloseDialog.tsx';
import { firstName } from './first-name.ts';
import type { StepProps } from './step-props.ts';

export function CaseActions({ of }: Pick<StepProps, 'of'>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const details = useDialog<null>();
  const closing = useDialog<null>();
  const { id, status, employee_id, replaces } = of;
  const isUnsent = status === 'DRAFT' || status === 'SUBMISSION_FAILED';
  const ask = async () => {
    await askGovernment(id);
    toasts.success(t('everify-cases:page.refreshed'));
  };
  const actions: (RowAction | false)[] = [
    {
      key: 'record',
      label: t('everify-cases:page.record'),
      icon: <IdCard size={15} />,
      run: () => void navigate(paths.employeeSection(employee_id, 'i9')),
    },
    isPolled(status) && {
      key: 'refresh',
      label: t('everify-cases:page.refresh'),
      icon: <RotateCw size={15} />,
      run: () => void ask().catch(() => null),
    },
    replaces !== null && {
      key: 'replaces',
      label: t('everify-cases:page.replaces'),
      icon: <Undo2 size={15} />,
      run: () => void navigate(paths.everifyCase(replaces)),
    },
    isUnsent &&
      closureReasons(status).length > 0 && {
        key: 'close',
        label: t('everify-cases:page.closeUnsent'),
        icon: <Archive size={15} />,
        danger: true,
        run: () => closing.show(null),
      },
  ];
  return (
    <>
      <Button icon={<FileText size={16} />} onClick={() => details.show(null)}>
        {t('everify-cases:page.details')}
      </Button>
      <RowMenu label={t('everify-cases:page.more')} actions={actions.filter((action) => action !== false)} />
      <CaseDetails of={of} open={details.open} onClose={details.close} />
      {closing.visit > 0 && (
        <CloseDialog key={closing.visit} of={of} name={firstName(of)} open={closing.open} onClose={closing.close} />
      )}
    </>
  );
}
