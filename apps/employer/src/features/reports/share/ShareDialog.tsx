// Shares a report with team members: they run and download it, each with what they may see (RPT-001, RPT-004).
import type { ReportTemplate } from '@onward/contract/reports/report-templates';
import { hasSensitiveColumns } from '@onward/domain/reports/templates';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { shareReport } from '../reports.api.ts';
import { StaffSelect } from '../StaffSelect.tsx';

interface Props {
  report: ReportTemplate;
  open: boolean;
  onClose: () => void;
}

const SHARED_MAX = 200;

export function ShareDialog({ report, open, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const form = useForm({
    initial: { shared_with_ids: report.shared_with_ids },
    check: () => ({}),
    submit: async ({ shared_with_ids }) => {
      await shareReport(report, shared_with_ids);
      toasts.success(t('reports:share.done', { name: report.name }));
      onClose();
    },
  });
  return (
    <FormDialog
      id={id}
      open={open}
      title={t('reports:share.title', { name: report.name })}
      submitLabel={t('reports:share.submit')}
      form={form}
      onClose={onClose}
    >
      <FormAlert failure={form.failure} />
      <StaffSelect
        field={form.field('shared_with_ids')}
        label={t('reports:share.people')}
        hint={t(hasSensitiveColumns(report) ? 'reports:share.hintSensitive' : 'reports:share.hint')}
        maxCount={SHARED_MAX}
        othersOnly
      />
    </FormDialog>
  );
}
