// Edits one group of information in place; cancel restores what was saved (EMP-012, AHD-021).
import type { EmployeeProfile } from '@onward/contract/employees/employees';
import type { InformationGroup } from '@onward/domain/employees/information';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusAfterOverlays } from '../../../../design/overlays/focus-when-free.ts';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { useEditConflict } from '../../../../platform/forms/use-edit-conflict.ts';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { InlineForm } from '../InlineForm.tsx';
import { saveGroup } from '../record.api.ts';
import { GROUP_INPUTS } from './group-inputs.ts';
import { InformationInput } from './InformationInput.tsx';
import { changedValues, type Entries, entriesOf, entryProblems, theirEntries } from './information-entries.ts';
import { useFieldTexts } from './use-field-texts.ts';

interface Props {
  record: EmployeeProfile;
  group: InformationGroup;
  /** The field that gets the focus; null for the first one. */
  focus: string | null;
  onClose: () => void;
}

export function InformationForm({ record, group, focus, onClose }: Props) {
  const { t } = useTranslation();
  const { employee, employee_information: information } = record;
  const { labelOf, valueText, problemText } = useFieldTexts(group);
  const [initial] = useState(() => entriesOf(group, information));
  const [today] = useState(() => dayIn(new Date(), employee.time_zone));
  const { conflict, version, show, goOnFrom } = useEditConflict(information.versions[group] ?? 0);
  const form = useForm<Entries>({
    initial,
    check: (entries) =>
      Object.fromEntries(
        Object.entries(entryProblems(group, entries, initial, today)).map(([name, problem]) => [
          name,
          problemText(problem),
        ]),
      ),
    submit: async (entries) => {
      show(null);
      const values = changedValues(group, entries, initial);
      if (Object.keys(values).length > 0) await saveGroup(employee.id, { group, values, version: version() });
      toasts.success(t('employees:saved', { section: t(`employees:sections.${group}`) }));
      onClose();
    },
    onFailure: ({ conflict: found }) => show(found),
  });
  const focused = form.field(focus ?? GROUP_INPUTS[group][0]?.name ?? '').id;
  useEffect(() => focusAfterOverlays(() => document.getElementById(focused)), [focused]);
  return (
    <InlineForm
      form={form}
      conflict={conflict}
      labelOf={labelOf}
      show={valueText}
      onTakeTheirs={(found) => {
        form.change(theirEntries(group, form.values, found));
        goOnFrom(found.version);
      }}
      onKeepMine={(found) => goOnFrom(found.version)}
      onCancel={onClose}
    >
      {GROUP_INPUTS[group].map((input) => (
        <InformationInput
          key={input.name}
          input={input}
          label={labelOf(input.name)}
          field={form.field(input.name)}
          initial={initial[input.name] ?? null}
          country={typeof form.values.country === 'string' ? form.values.country : 'US'}
        />
      ))}
    </InlineForm>
  );
}
