// The header of the builder: name, schedule, what is unsaved, save, and export.
import type { ReportTemplate } from '@onward/contract/reports/report-templates';
import type { ExportType } from '@onward/domain/reports/exports';
import { Button } from 'antd';
import { CalendarClock, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { useAccess } from '../../../platform/access.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { SaveState } from '../../hiring-processes/parts/SaveState.tsx';
import { SCHEDULE_REPORTS } from '../demands.ts';
import { ExportChoice } from '../runs/RunButton.tsx';
import { useScheduleText } from '../use-schedule-text.ts';
import styles from './BuilderHeader.module.css';
import type { ReportEditing } from './use-report-editor.ts';

interface Props {
  report: ReportTemplate | null;
  editing: ReportEditing;
  exporting: boolean;
  onName: () => void;
  onSchedule: () => void;
  onSave: () => void;
  onExport: (type: ExportType) => void;
}

export function BuilderHeader({ report, editing, exporting, onName, onSchedule, onSave, onExport }: Props) {
  const { t } = useTranslation();
  const { timing } = useScheduleText();
  const { draft, dirty, saving } = editing;
  const title = draft.name || t('reports:new');
  const maySchedule = useAccess().may(SCHEDULE_REPORTS);
  return (
    <PageHeader
      title={title}
      titleOnPhone
      divided
      crumbs={[
        { label: t('shell:pages.reports'), to: paths.reports() },
        { label: t(`reports:sources.${draft.data_source}`) },
      ]}
      beside={
        report && (
          <Button
            type="text"
            size="small"
            icon={<Pencil size={15} />}
            aria-label={t('reports:builder.rename')}
            title={t('reports:builder.rename')}
            onClick={onName}
          />
        )
      }
      actions={
        <>
          {dirty ? (
            <SaveState dirty problems={0} isNew={report === null} />
          ) : (
            report?.schedule && (
              <span className={styles.schedule}>
                <CalendarClock size={15} aria-hidden="true" />
                {timing(report.schedule)}
              </span>
            )
          )}
          {report && maySchedule && (
            <Button icon={<CalendarClock size={16} />} onClick={onSchedule}>
              {t('reports:builder.schedule')}
            </Button>
          )}
          {dirty && report && (
            <Button onClick={editing.discard} disabled={saving}>
              {t('reports:builder.discard')}
            </Button>
          )}
          <Button onClick={onSave} loading={saving} disabled={!dirty}>
            {t('reports:builder.save')}
          </Button>
          <ExportChoice
            label={t(dirty ? 'reports:builder.saveAndExport' : 'reports:exportCsv')}
            busy={exporting}
            onRun={onExport}
          />
        </>
      }
    />
  );
}
