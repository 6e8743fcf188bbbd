// A form inside a section of the record, with its buttons, its errors, and the choice after an edit conflict.
import type { EditConflict as Conflict } from '@onward/contract/errors';
import { Button } from 'antd';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveDialog } from '../../../design/overlays/LeaveDialog.tsx';
import { EditConflict } from '../../../platform/forms/EditConflict.tsx';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import type { Form } from '../../../platform/forms/use-form.ts';
import { useUnsavedChanges } from '../../../platform/use-unsaved-changes.ts';
import styles from './InlineForm.module.css';

interface Props {
  form: Pick<Form<object>, 'dirty' | 'busy' | 'failure' | 'onSubmit'>;
  conflict: Conflict | null;
  labelOf: (field: string) => string;
  show: (field: string, value: unknown) => string;
  onTakeTheirs: (conflict: Conflict) => void;
  /** Goes on from their version; the form is then sent again. */
  onKeepMine: (conflict: Conflict) => void;
  onCancel: () => void;
  children: ReactNode;
}

export function InlineForm({ form, conflict, labelOf, show, onTakeTheirs, onKeepMine, onCancel, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  // The other sections stay on the page, so only leaving the record loses what was entered.
  const leaving = useUnsavedChanges(form.dirty && !form.busy, { withinPage: false });
  return (
    <form id={id} className={styles.form} noValidate onSubmit={form.onSubmit}>
      {conflict ? (
        <EditConflict
          conflict={conflict}
          labelOf={labelOf}
          show={show}
          onTakeTheirs={onTakeTheirs}
          onKeepMine={(found) => {
            onKeepMine(found);
            (document.getElementById(id) as HTMLFormElement).requestSubmit();
          }}
        />
      ) : (
        <FormAlert failure={form.failure} />
      )}
      <div className={styles.fields}>{children}</div>
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" loading={form.busy}>
          {t('employees:save')}
        </Button>
        <Button onClick={onCancel} disabled={form.busy}>
          {t('shell:cancel')}
        </Button>
      </div>
      <LeaveDialog question={leaving} />
    </form>
  );
}
