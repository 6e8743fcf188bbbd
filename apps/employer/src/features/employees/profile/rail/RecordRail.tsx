// At the side of a record: what needs attention, its documents, and what it is linked to.
import type { EmployeeProfile } from '@onward/contract/employees/employees';
import { Download, FileText, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useAccess } from '../../../../platform/access.ts';
import { useDates } from '../../../../platform/language/use-dates.ts';
import { paths } from '../../../../platform/routing/paths.ts';
import { SEE_SENSITIVE } from '../../permissions.ts';
import { download } from '../documents/documents.api.ts';
import { IssuesCard } from '../issues/IssuesCard.tsx';
import type { EditField } from '../issues/use-issue-jump.ts';
import { sectionAddress } from '../sections.ts';
import { ReadinessCard } from './ReadinessCard.tsx';
import styles from './RecordRail.module.css';

interface Props {
  record: EmployeeProfile;
  readOnly: boolean;
  onEdit: EditField;
}

export function RecordRail({ record, readOnly, onEdit }: Props) {
  const { t } = useTranslation();
  const maySee = useAccess().may(SEE_SENSITIVE);
  return (
    <aside className={styles.rail}>
      {!readOnly && <IssuesCard issues={record.employee.open_issues ?? []} onEdit={onEdit} />}
      <DocumentsCard record={record} />
      <LinkedCard record={record} />
      {!readOnly && record.basic_information_module === null && <ReadinessCard employeeId={record.employee.id} />}
      <p className={styles.note}>
        <ShieldCheck size={15} aria-hidden="true" />
        {t(maySee ? 'employees:rail.recorded' : 'employees:rail.sensitive')}
      </p>
    </aside>
  );
}

const SHOWN = 3;

function DocumentsCard({ record: { attachments } }: Pick<Props, 'record'>) {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  if (attachments.length === 0) return null;
  return (
    <section className={`${styles.card} ${styles.documents}`}>
      <div className={styles.head}>
        <h2>{t('employees:sections.documents')}</h2>
        <Link to={sectionAddress(address, 'documents')}>{t('employees:rail.all', { count: attachments.length })}</Link>
      </div>
      <ul className={styles.files}>
        {attachments.slice(0, SHOWN).map(({ id, name }) => (
          <li key={id}>
            <FileText size={15} aria-hidden="true" />
            <span>{name}</span>
            <button
              type="button"
              aria-label={t('employees:documents.downloadNamed', { name })}
              title={t('employees:documents.downloadNamed', { name })}
              onClick={() => void download(id, name).catch(() => null)}
            >
              <Download size={15} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The application, the onboarding, the staff account, and the records before and after a rehire. */
function LinkedCard({ record: { employee, application, basic_information_module: module } }: Pick<Props, 'record'>) {
  const { t } = useTranslation();
  const { dayOfTime } = useDates();
  const links = [
    ...(application
      ? [
          {
            key: 'application',
            label: t('employees:rail.application'),
            text: `${application.position_title}, ${dayOfTime(application.applied_at)}`,
            to: paths.applicant(application.id),
          },
        ]
      : []),
    ...(module
      ? [
          {
            key: 'onboarding',
            label: t('shell:pages.onboarding'),
            text: t('employees:rail.onboarding'),
            to: paths.viewOnboarding(module.process_key),
          },
        ]
      : []),
    ...(employee.company_staff
      ? [
          {
            key: 'staff',
            label: t('employees:rail.staff'),
            text: employee.company_staff.name,
            to: paths.staffAccount(employee.company_staff.id),
          },
        ]
      : []),
    ...(employee.rehired_from !== null
      ? [
          {
            key: 'earlier',
            label: t('employees:rail.rehired'),
            text: t('employees:rail.earlier'),
            to: paths.employeeProfile(employee.rehired_from),
          },
        ]
      : []),
    ...(employee.rehired_as !== null
      ? [
          {
            key: 'later',
            label: t('employees:rail.rehired'),
            text: t('employees:rail.later'),
            to: paths.employeeProfile(employee.rehired_as),
          },
        ]
      : []),
  ];
  if (links.length === 0) return null;
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2>{t('employees:rail.linked')}</h2>
      </div>
      <dl className={styles.links}>
        {links.map(({ key, label, text, to }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <Link to={to}>{text}</Link>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
