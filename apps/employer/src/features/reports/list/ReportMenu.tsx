// The menu of one report: run, edit, duplicate, share, schedule, delete. Those it is shared with run it.
import type { ReportTemplate } from '@onward/contract/reports/report-templates';
import { CalendarClock, Copy, FileSpreadsheet, History, Pencil, Play, Share2, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type RowAction, RowMenu } from '../../../design/lists/RowMenu.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { useAccess } from '../../../platform/access.ts';
import { DeleteDialog } from '../../../platform/records/DeleteDialog.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { RUN_REPORTS, SCHEDULE_REPORTS } from '../demands.ts';
import { removeReport, restoreReport } from '../reports.api.ts';
import { useRunReport } from '../runs/use-run-report.ts';
import { ScheduleDialog } from '../schedule/ScheduleDialog.tsx';
import { ShareDialog } from '../share/ShareDialog.tsx';

export function ReportMenu({ report }: { report: ReportTemplate }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mayRun = useAccess().may(RUN_REPORTS);
  const { run } = useRunReport();
  const sharing = useDialog<true>();
  const scheduling = useDialog<true>();
  const deleting = useDialog<true>();
  const { id, name, may_edit } = report;
  const maySchedule = useAccess().may(SCHEDULE_REPORTS);
  const action = (key: string, icon: RowAction['icon'], act: () => void): RowAction => ({
    key,
    label: t(`reports:menu.${key}`),
    icon,
    run: act,
  });
  const running = [
    action('runCsv', <Play size={15} />, () => void run(id, 'csv')),
    action('runXlsx', <FileSpreadsheet size={15} />, () => void run(id, 'xlsx')),
  ];
  const editing = [
    action('edit', <Pencil size={15} />, () => void navigate(paths.report(id))),
    action('duplicate', <Copy size={15} />, () => void navigate(paths.newReport({ copy: id }))),
    action('share', <Share2 size={15} />, () => sharing.show(true)),
    ...(maySchedule ? [action('schedule', <CalendarClock size={15} />, () => scheduling.show(true))] : []),
    { ...action('delete', <Trash2 size={15} />, () => deleting.show(true)), danger: true },
  ];
  return (
    <>
      <RowMenu
        label={t('reports:list.actionsFor', { name })}
        actions={[
          ...(mayRun ? running : []),
          action('runs', <History size={15} />, () => void navigate(paths.reportRuns(id))),
          ...(may_edit ? editing : []),
        ]}
      />
      {sharing.subject && (
        <ShareDialog key={`share ${sharing.visit}`} report={report} open={sharing.open} onClose={sharing.close} />
      )}
      {scheduling.subject && (
        <ScheduleDialog
          key={`schedule ${scheduling.visit}`}
          report={report}
          open={scheduling.open}
          onClose={scheduling.close}
        />
      )}
      {deleting.subject && (
        <DeleteDialog
          key={`delete ${deleting.visit}`}
          open={deleting.open}
          title={t('reports:delete.title', { name })}
          text={t('reports:delete.text')}
          confirmLabel={t('reports:delete.confirm')}
          done={t('reports:delete.done', { name })}
          remove={() => removeReport(id)}
          restore={() => restoreReport(id)}
          onClose={deleting.close}
        />
      )}
    </>
  );
}
