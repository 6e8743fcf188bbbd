// Adding or editing one department.
import type { Department } from '@onward/contract/locations';
import { Button, Input } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../design/fields/Field.tsx';
import { Dialog } from '../../design/overlays/Dialog.tsx';
import { LeaveDialog } from '../../design/overlays/LeaveDialog.tsx';
import { useUnsavedChanges } from '../../platform/use-unsaved-changes.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import styles from './DepartmentDialog.module.css';
import { type DepartmentField, LENGTH_LIMITS } from './departments.form.ts';
import { useDepartmentChanges } from './use-department-changes.ts';
import { useDepartmentForm } from './use-department-form.ts';

interface Props {
  open: boolean;
  /** Null for a new one. */
  department: Department | null;
  onClose: () => void;
}

export function DepartmentDialog({ open, department, onClose }: Props) {
  const { t } = useTranslation();
  const { add, change } = useDepartmentChanges();
  const form = useDepartmentForm(department, async (base, entries) => {
    await (base ? change(base, entries) : add(entries));
    onClose();
  });
  const id = useId();
  const unsaved = open && form.changed;
  const leaving = useUnsavedChanges(unsaved && !form.saving);
  const [closing, setClosing] = useState(false);

  const close = () => (unsaved ? setClosing(true) : onClose());
  const discarding = { asked: open && closing, leave: onClose, stay: () => setClosing(false) };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await form.submit();
    if (wrong) document.getElementById(`${id}-${wrong}`)?.focus();
  };

  /** What label, control and note of a field have in common. */
  const control = (field: DepartmentField) => ({
    id: `${id}-${field}`,
    value: form.entries[field],
    status: form.errorOf(field) ? ('error' as const) : ('' as const),
    'aria-invalid': Boolean(form.errorOf(field)),
    'aria-describedby': fieldNoteId(`${id}-${field}`),
    onChange: (event: { target: { value: string } }) => form.enter(field, event.target.value),
    onBlur: () => form.leave(field),
  });

  return (
    <>
      <Dialog
        open={open}
        title={department ? t('locations:departments.edit', { name: department.name }) : t('locations:departments.add')}
        onClose={close}
        dirty={form.saving}
        actions={
          <>
            <Button onClick={close} disabled={form.saving}>
              {t('shell:cancel')}
            </Button>
            <Button type="primary" htmlType="submit" form={id} loading={form.saving}>
              {department ? t('locations:departments.save') : t('locations:departments.add')}
            </Button>
          </>
        }
      >
        <form id={id} className={styles.form} noValidate onSubmit={submit}>
          {form.changedMeanwhile && <ChangedMeanwhile onReload={form.reload} />}
          <Field
            htmlFor={`${id}-name`}
            label={t('locations:departments.name')}
            required
            aside={<Counter length={form.entries.name.length} max={LENGTH_LIMITS.name} />}
            error={form.errorOf('name')}
          >
            <Input {...control('name')} required autoFocus autoComplete="off" />
          </Field>
          <Field
            htmlFor={`${id}-description`}
            label={t('locations:departments.description')}
            aside={<Counter length={form.entries.description.length} max={LENGTH_LIMITS.description} />}
            hint={t('locations:departments.descriptionHint')}
            error={form.errorOf('description')}
          >
            <Input.TextArea {...control('description')} rows={4} />
          </Field>
        </form>
      </Dialog>
      <LeaveDialog question={leaving.asked ? leaving : discarding} />
    </>
  );
}

const Counter = ({ length, max }: { length: number; max: number }) => (
  <span className={styles.counter} data-over={length > max}>{`${length} / ${max}`}</span>
);
