// The state of the location editor: entries, problems, saving, and edit conflicts.

import { type EditConflict, errorCodes } from '@onward/contract/errors';
import type { CustomField } from '@onward/contract/locations/custom-fields';
import type { Location } from '@onward/contract/locations/locations';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import { announcePaywall } from '../../../platform/errors/paywall-signal.ts';
import { useEditConflict } from '../../../platform/forms/use-edit-conflict.ts';
import { type Form, useForm } from '../../../platform/forms/use-form.ts';
import { locationRecord } from '../locations.api.ts';
import { useProblemText } from '../parts/use-problem-text.ts';
import { entriesOf, entryProblems, type LocationEntries, theirEntries, toInput } from './locations.form.ts';

export type LocationFormState = Form<LocationEntries>;

export function useLocationForm(location: Location | null, fields: readonly CustomField[], onSaved: () => void) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [initial] = useState(() => entriesOf(location, fields));
  const { conflict, version, show, goOnFrom } = useEditConflict(location?.version);

  const form = useForm<LocationEntries>({
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
      const saved = location
        ? await locationRecord.save({ id: location.id, version: version() }, input)
        : await locationRecord.add(input);
      toasts.success(t(location ? 'locations:changed' : 'locations:added', { name: saved.name }));
      onSaved();
    },
    onFailure: ({ code, conflict: found }) => {
      if (found) show(found);
      // Another location was added since this form was opened and used up the plan (PLT-010).
      if (code === errorCodes.locationCap) announcePaywall();
    },
  });

  return {
    form,
    conflict,
    takeTheirs: (found: EditConflict) => {
      form.change(theirEntries(found, fields));
      goOnFrom(found.version);
    },
    keepMine: () => conflict && goOnFrom(conflict.version),
    toFix: (Object.keys(initial) as (keyof LocationEntries & string)[]).filter(
      (name) => form.field(name).error !== null,
    ).length,
  };
}
