// Unsaved changes with save and discard.
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './RoleSaveBar.module.css';
import type { RoleEditing } from './use-role-editor.ts';

export function RoleSaveBar({ editing }: { editing: RoleEditing }) {
  const { t } = useTranslation();
  return (
    <div className={styles.bar}>
      <p className={styles.note} role="status">
        <span className={styles.dot} aria-hidden="true" />
        {t('staff:roles.unsaved', { count: editing.changed.length })}
      </p>
      <Button onClick={editing.discard} disabled={editing.saving}>
        {t('staff:roles.discard')}
      </Button>
      <Button type="primary" loading={editing.saving} onClick={() => void editing.save()}>
        {t('staff:roles.save')}
      </Button>
    </div>
  );
}
