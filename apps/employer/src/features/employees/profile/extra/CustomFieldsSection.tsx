// The company's own fields of an employee (CMP-017, EMP-001).
import type { Employee } from '@onward/contract/employees/employee';
import type { CustomField } from '@onward/contract/locations/custom-fields';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { useEditConflict } from '../../../../platform/forms/use-edit-conflict.ts';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { useDates } from '../../../../platform/language/use-dates.ts';
import { GuardedButton } from '../../../../platform/see-as/GuardedButton.tsx';
import { CustomFieldInputs } from '../../../locations/parts/CustomFieldInputs.tsx';
import {
  type CustomFieldEntries,
  customEntriesOf,
  customEntryProblems,
  customFieldName,
  customValuesOf,
  toEntry,
} from '../../../locations/parts/custom-field-entries.ts';
import { useProblemText } from '../../../locations/parts/use-problem-text.ts';
import { EDIT_EMPLOYEES } from '../../permissions.ts';
import { type EditRequest, useEditing } from '../editing.ts';
import { Facts } from '../Facts.tsx';
import { InlineForm } from '../InlineForm.tsx';
import { RecordSection } from '../RecordSection.tsx';
import { saveEmployee } from '../record.api.ts';
import { useEmployeeFields } from './use-employee-fields.ts';

interface Props {
  employee: Employee;
  readOnly: boolean;
  request: EditRequest | null;
}

export function CustomFieldsSection({ employee, readOnly, request }: Props) {
  const { t } = useTranslation();
  const fields = useEmployeeFields();
  const { day } = useDates();
  const { editing, start, stop } = useEditing('custom_fields', request, readOnly);
  if (!fields?.length) return null;
  const textOf = (field: CustomField): string | null => {
    const value = employee.custom_field_values[field.key] ?? null;
    if (value === null || value === '') return null;
    if (typeof value === 'boolean') return t(value ? 'employees:yes' : 'employees:no');
    return field.field_type === 'date' ? day(String(value)) : String(value);
  };
  return (
    <RecordSection
      section="custom_fields"
      action={
        !readOnly &&
        !editing && (
          <GuardedButton
            demand={EDIT_EMPLOYEES}
            type="text"
            icon={<Pencil size={15} />}
            label={t('employees:edit')}
            accessibleName={t('employees:editSection', { section: t('employees:sections.custom_fields') })}
            onClick={() => start(null)}
          />
        )
      }
    >
      {editing ? (
        <CustomFieldsForm employee={employee} fields={fields} onClose={stop} />
      ) : (
        <Facts facts={fields.map((field) => ({ key: field.key, label: field.label, value: textOf(field) }))} />
      )}
    </RecordSection>
  );
}

interface FormProps {
  employee: Employee;
  fields: readonly CustomField[];
  onClose: () => void;
}

function CustomFieldsForm({ employee, fields, onClose }: FormProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [initial] = useState(() => customEntriesOf(fields, employee.custom_field_values));
  const { conflict, version, show, goOnFrom } = useEditConflict(employee.version);
  const form = useForm<CustomFieldEntries>({
    initial,
    check: (entries) =>
      Object.fromEntries(
        Object.entries(customEntryProblems(fields, entries)).flatMap(([name, found]) =>
          found ? [[name, problemText(found)]] : [],
        ),
      ),
    submit: async (entries) => {
      show(null);
      await saveEmployee(employee.id, { custom_field_values: customValuesOf(fields, entries), version: version() });
      toasts.success(t('employees:saved', { section: t('employees:sections.custom_fields') }));
      onClose();
    },
    onFailure: ({ conflict: found }) => show(found),
  });
  const fieldOf = (name: string) => fields.find((field) => customFieldName(field.key) === name);
  return (
    <InlineForm
      form={form}
      conflict={conflict}
      labelOf={(name) => fieldOf(name)?.label ?? name}
      show={(_name, value) => String(value)}
      onTakeTheirs={(found) => {
        const theirs = Object.entries(found.fields).flatMap(([name, both]) => {
          const field = fieldOf(name);
          return field ? [[name, toEntry(field, both.theirs)]] : [];
        });
        form.change(Object.fromEntries(theirs));
        goOnFrom(found.version);
      }}
      onKeepMine={(found) => goOnFrom(found.version)}
      onCancel={onClose}
    >
      <CustomFieldInputs fields={fields} bind={form.field} />
    </InlineForm>
  );
}
