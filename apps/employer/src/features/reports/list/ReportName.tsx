// The name of a report with what it is about and who made it; it opens the report.
import type { ReportTemplate } from '@onward/contract/reports/report-templates';
import { isReportSource } from '@onward/domain/reports/sources';
import { Table2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SOURCE_ICONS } from '../source-icons.ts';
import styles from './ReportName.module.css';
import { reportAddress } from './report-address.ts';

export function ReportName({ report }: { report: ReportTemplate }) {
  const { t } = useTranslation();
  const { name, data_source, created_by_name } = report;
  const source = isReportSource(data_source) ? data_source : null;
  const Icon = source ? SOURCE_ICONS[source] : Table2;
  const facts = [...(source ? [t(`reports:sources.${source}`)] : []), ...(created_by_name ? [created_by_name] : [])];
  return (
    <div className={styles.report}>
      <span className={styles.tile}>
        <Icon size={16} aria-hidden="true" />
      </span>
      <div className={styles.text}>
        <Link to={reportAddress(report)}>{name}</Link>
        <small>{facts.join(' · ')}</small>
      </div>
    </div>
  );
}
