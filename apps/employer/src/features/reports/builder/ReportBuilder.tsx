// Builds a report: columns at the left, filters and the first rows at the right (RPT-005, design 13).
import type { ReportTemplate } from '@onward/contract/reports/report-templates';
import type { ExportType } from '@onward/domain/reports/exports';
import { REPORT_NAME_MAX } from '@onward/domain/reports/templates';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LeaveDialog } from '../../../design/overlays/LeaveDialog.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { useIsPhone } from '../../../design/theme/use-is-phone.ts';
import { NameDialog } from '../../../platform/forms/NameDialog.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { useUnsavedChanges } from '../../../platform/use-unsaved-changes.ts';
import { RunCards } from '../runs/follow/RunCards.tsx';
import { useRunReport } from '../runs/use-run-report.ts';
import { ScheduleDialog } from '../schedule/ScheduleDialog.tsx';
import { BuilderHeader } from './BuilderHeader.tsx';
import { ColumnPanel } from './columns/ColumnPanel.tsx';
import { PreviewPane } from './preview/PreviewPane.tsx';
import { usePreview } from './preview/use-preview.ts';
import styles from './ReportBuilder.module.css';
import type { ReportDraft } from './report-draft.ts';
import { useReportEditor } from './use-report-editor.ts';

interface Props {
  /** Null for one that was never stored. */
  report: ReportTemplate | null;
  first: ReportDraft;
}

/** What follows once the report has its name and is stored. */
type Next = 'stay' | ExportType;

export function ReportBuilder({ report, first }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const phone = useIsPhone();
  const [pane, setPane] = useState<'columns' | 'rows'>('rows');
  const editing = useReportEditor(report, first);
  const { draft, dirty, saving } = editing;
  const preview = usePreview(draft);
  const naming = useDialog<Next>();
  const scheduling = useDialog<true>();
  const { run, starting } = useRunReport();
  const leaving = useUnsavedChanges(dirty && !saving && JSON.stringify(draft) !== JSON.stringify(first));

  const proceed = async (saved: ReportTemplate, next: Next) => {
    if (next !== 'stay') await run(saved.id, next);
    if (report === null) void navigate(paths.report(saved.id), { replace: true });
  };
  const save = (next: Next) => {
    if (report === null) return naming.show(next);
    void editing.save().then(
      (saved) => proceed(saved, next),
      () => null,
    );
  };
  const exportAs = (type: ExportType) => (dirty || report === null ? save(type) : void run(report.id, type));

  const columns = <ColumnPanel editing={editing} preview={preview} />;
  const rows = <PreviewPane editing={editing} preview={preview} report={report} />;
  return (
    <>
      <BuilderHeader
        report={report}
        editing={editing}
        exporting={starting}
        onName={() => naming.show('stay')}
        onSchedule={() => scheduling.show(true)}
        onSave={() => save('stay')}
        onExport={exportAs}
      />
      {phone ? (
        <>
          <Segmented
            block
            className={styles.panes ?? ''}
            value={pane}
            onChange={setPane}
            options={[
              { value: 'rows', label: t('reports:builder.preview') },
              { value: 'columns', label: t('reports:builder.columns') },
            ]}
          />
          <div className={styles.pane}>{pane === 'columns' ? columns : rows}</div>
        </>
      ) : (
        <div className={styles.builder}>
          {columns}
          {rows}
        </div>
      )}
      <NameDialog
        key={`name ${naming.visit}`}
        open={naming.open}
        title={t(report === null ? 'reports:builder.nameNew' : 'reports:builder.rename')}
        label={t('reports:builder.name')}
        maxLength={REPORT_NAME_MAX}
        initialName={draft.name}
        submitLabel={t('reports:builder.save')}
        onSubmit={async (name) => {
          const saved = await editing.save(name);
          naming.close();
          await proceed(saved, naming.subject ?? 'stay');
        }}
        onClose={naming.close}
      />
      {report && scheduling.subject && (
        <ScheduleDialog
          key={`schedule ${scheduling.visit}`}
          report={report}
          open={scheduling.open}
          onClose={scheduling.close}
        />
      )}
      <LeaveDialog question={leaving} />
      <RunCards />
    </>
  );
}
