// One permission: its name, meaning, and whether it can be granted here.
import type { Permission } from '@onward/domain/staff/permissions';
import { Checkbox } from 'antd';
import { Lock } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PermissionBox.module.css';

interface Props {
  permission: Permission;
  checked: boolean;
  changed: boolean;
  /** Read only: a built-in role, or one with full admin rights. */
  fixed: boolean;
  /** The user doesn't have it, so they can neither grant nor remove it. */
  lacking: boolean;
  onToggle: () => void;
}

export function PermissionBox({ permission, checked, changed, fixed, lacking, onToggle }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const name = t(`shell:permissions.${permission}`);
  return (
    <div className={styles.box} data-lacking={lacking}>
      {lacking && !fixed ? (
        <span className={styles.lock}>
          <Lock size={12} aria-hidden="true" />
          <input
            id={id}
            type="checkbox"
            className="visually-hidden"
            checked={checked}
            disabled
            readOnly
            aria-labelledby={`${id}-name`}
            aria-describedby={`${id}-note`}
          />
        </span>
      ) : (
        <Checkbox
          id={id}
          className={fixed ? (styles.fixed ?? '') : ''}
          checked={checked}
          disabled={fixed}
          onChange={onToggle}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-note`}
        />
      )}
      <label className={styles.text} htmlFor={id}>
        <span className={styles.name}>
          <span id={`${id}-name`}>{name}</span>
          {lacking && checked && <span className={styles.held}>{t('staff:roles.given')}</span>}
          {changed && (
            <span
              className={styles.dot}
              role="img"
              aria-label={t('staff:roles.changed')}
              title={t('staff:roles.changed')}
            />
          )}
        </span>
        <span id={`${id}-note`} className={styles.note}>
          {lacking && !fixed ? t('staff:roles.lacking') : t(`staff:permissions.${permission}`)}
        </span>
      </label>
    </div>
  );
}
