// The state of the department dialog: entries, problems, saving, and edit conflicts.

import type { EditConflict } from '@onward/contract/errors';
import type { CustomField } from '@onward/contract/locations/custom-fields';
import type { Department } from '@onward/contract/locations/departments';
import { useState } from 'react';
import { useEditConflict } from '../../../platform/forms/use-edit-conflict.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useProblemText } from '../parts/use-problem-text.ts';
import { type DepartmentEntries, entriesOf, entryProblems, theirEntries, toInput } from './departments.form.ts';
import { useDepartmentChanges } from './use-department-changes.ts';

export function useDepartmentForm(department: Department | null, fields: readonly CustomField[], onSaved: () => void) {
  const { add, change } = useDepartmentChanges();
  const problemText = useProblemText();
  const [initial] = useState(() => entriesOf(department, fields));
  const { conflict, version, show, goOnFrom } = useEditConflict(department?.version);

  const form = useForm<DepartmentEntries>({
    initial,
    check: (entries) =>
      Object.fromEntries(
        Object.entries(entryProblems(entries, fields)).flatMap(([name, found]) =>
          found ? [[name, problemText(found)]] : [],
        ),
      ),
    submit: async (entries) => {
      show(null);
      const input = toInput(entries, fields);
      await (department ? change({ ...department, version: version() }, input) : add(input));
      onSaved();
    },
    onFailure: ({ conflict: found }) => show(found),
  });

  return {
    form,
    conflict,
    takeTheirs: (found: EditConflict) => {
      form.change(theirEntries(found, fields));
      goOnFrom(found.version);
    },
    keepMine: (found: EditConflict) => goOnFrom(found.version),
  };
}
