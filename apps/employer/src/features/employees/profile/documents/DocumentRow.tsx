// One document: its category, source, date, and when it expires.
import type { Employee, EmployeeAttachment } from '@onward/contract/employees/employee';
import { expiryState } from '@onward/domain/employees/document-expiry';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import { Download, FileText, MailQuestion, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type RowAction, RowMenu } from '../../../../design/lists/RowMenu.tsx';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { useAccess } from '../../../../platform/access.ts';
import { useDates } from '../../../../platform/language/use-dates.ts';
import { EDIT_EMPLOYEES } from '../../permissions.ts';
import styles from './DocumentsSection.module.css';
import { askForNew, download } from './documents.api.ts';
import { ExpiryPill } from './ExpiryPill.tsx';

interface Props {
  document: EmployeeAttachment;
  employee: Employee;
  readOnly: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

export function DocumentRow({ document, employee, readOnly, onEdit, onDelete }: Props) {
  const { t } = useTranslation();
  const { dayOfTime } = useDates();
  const mayEdit = useAccess().may(EDIT_EMPLOYEES) && !readOnly;
  const { id, name, category, source, created_at, added_by, expires_on } = document;
  const today = dayIn(new Date(), employee.time_zone);
  const save = () => void download(id, name).catch(() => null);
  const request = async () => {
    const sent = await askForNew(id);
    if (sent) toasts.success(t('employees:documents.requested', { name: employee.name }));
    else toasts.error(t('employees:documents.noEmail', { name: employee.name }));
  };
  const actions: RowAction[] = [
    { key: 'download', label: t('employees:documents.download'), icon: <Download size={15} />, run: save },
  ];
  if (mayEdit) {
    actions.push({
      key: 'edit',
      label: t('employees:documents.edit'),
      icon: <Pencil size={15} />,
      run: onEdit,
    });
    if (expires_on && expiryState(expires_on, today) !== 'valid') {
      actions.push({
        key: 'request',
        label: t('employees:documents.request'),
        icon: <MailQuestion size={15} />,
        run: () => void request().catch(() => null),
      });
    }
    actions.push({
      key: 'delete',
      label: t('employees:documents.delete'),
      icon: <Trash2 size={15} />,
      danger: true,
      locked: document.can_delete ? undefined : t('employees:documents.signedStays'),
      run: onDelete,
    });
  }
  return (
    <li className={styles.document}>
      <FileText size={18} aria-hidden="true" />
      <div className={styles.text}>
        <button type="button" className={styles.name} onClick={save}>
          {name}
        </button>
        <p className={styles.meta}>
          <span>{t(`employees:documents.categories.${category}`)}</span>
          <span>{t(`employees:documents.sources.${source}`, { name: added_by ?? '' })}</span>
          <span>{dayOfTime(created_at)}</span>
          {expires_on && <ExpiryPill expiresOn={expires_on} today={today} />}
        </p>
      </div>
      <RowMenu label={t('employees:list.actionsFor', { name })} actions={actions} />
    </li>
  );
}
