// Forms and documents that the onboarding has produced.
import { downloadAllAttachments, getEmployeeAttachment } from '@onward/contract/employees/employee-files';
import type { EmployeeProcess } from '@onward/contract/onboarding/employee-processes';
import { Button } from 'antd';
import { Download, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../platform/api.ts';
import { saveBlob } from '../../../../platform/files.ts';
import styles from './FilesCard.module.css';

const saveOne = async (id: number, name: string) =>
  saveBlob(await api.file(getEmployeeAttachment, { params: { id }, query: { type: 'download' } }), `${name}.pdf`);

const saveAll = async (employeeId: number, name: string) =>
  saveBlob(await api.file(downloadAllAttachments, { params: { id: employeeId } }), `${name}-documents.zip`);

export function FilesCard({ process }: { process: EmployeeProcess }) {
  const { t } = useTranslation();
  const files = process.modules
    .flatMap(({ actions }) => actions)
    .flatMap(({ attachment_id: id, name }) => (id === null ? [] : [{ id, name }]));
  if (files.length === 0) return null;
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2>{t('onboarding:view.files')}</h2>
        {/* The shared handler shows why a download failed. */}
        <Button
          type="link"
          size="small"
          onClick={() => void saveAll(process.employee_id, process.employee.name).catch(() => null)}
        >
          {t('onboarding:view.downloadAll')}
        </Button>
      </div>
      <ul className={styles.files}>
        {files.map(({ id, name }) => (
          <li key={id}>
            <FileText size={15} aria-hidden="true" />
            <span>{name}</span>
            <button
              type="button"
              aria-label={t('onboarding:view.download', { name })}
              title={t('onboarding:view.download', { name })}
              onClick={() => void saveOne(id, name).catch(() => null)}
            >
              <Download size={15} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
