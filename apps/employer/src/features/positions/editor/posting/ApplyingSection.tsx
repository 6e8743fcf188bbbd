// Application deadline, what applicants must provide, and assigned managers.
import { Input, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../../design/fields/Field.tsx';
import { useStartup } from '../../../../platform/startup/use-startup.ts';
import type { PositionEntries } from '../posting-entries.ts';
import type { EntryFields } from './fields.ts';
import styles from './form.module.css';

interface Props extends EntryFields<PositionEntries> {
  /** Only super admins see the assigned managers. */
  showsManagers: boolean;
}

export function ApplyingSection({ id, entries, change, problem, readOnly, showsManagers }: Props) {
  const { t } = useTranslation();
  const { staffs } = useStartup();
  const requirement = (field: 'requires_email' | 'requires_resume') => (
    <span className={styles.switch}>
      <Switch
        id={`${id}-${field}`}
        checked={entries[field]}
        disabled={readOnly}
        onChange={(checked) => change({ [field]: checked })}
      />
      <label htmlFor={`${id}-${field}`}>{t(`positions:fields.${field}`)}</label>
    </span>
  );
  return (
    <section className={styles.section} aria-labelledby={`${id}-applying`}>
      <div className={styles.heading}>
        <h3 id={`${id}-applying`}>{t('positions:applying')}</h3>
      </div>
      <div className={styles.row}>
        <div data-span="3">
          <Field
            htmlFor={`${id}-deadline`}
            label={t('positions:fields.application_deadline')}
            error={problem('application_deadline')}
          >
            <Input
              id={`${id}-deadline`}
              type="date"
              value={entries.application_deadline ?? ''}
              disabled={readOnly}
              aria-describedby={fieldNoteId(`${id}-deadline`)}
              onChange={(event) => change({ application_deadline: event.target.value || null })}
            />
          </Field>
        </div>
        <div data-span="4" className={styles.switches}>
          {requirement('requires_email')}
          {requirement('requires_resume')}
        </div>
        {showsManagers && (
          <div data-span="5">
            <Field
              htmlFor={`${id}-managers`}
              label={t('positions:fields.assigned_manager_ids')}
              hint={t('positions:managersHint')}
              error={problem('assigned_manager_ids')}
            >
              <Select
                id={`${id}-managers`}
                mode="multiple"
                className={styles.wide ?? ''}
                value={entries.assigned_manager_ids}
                disabled={readOnly}
                showSearch={{ optionFilterProp: 'label' }}
                options={(staffs ?? []).map(({ id: value, name }) => ({ value, label: name }))}
                onChange={(assigned_manager_ids) => change({ assigned_manager_ids })}
              />
            </Field>
          </div>
        )}
      </div>
    </section>
  );
}
