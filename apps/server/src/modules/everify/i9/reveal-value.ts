// Shows one sensitive value of a Form I-9 to somebody who may see it and has just confirmed who they are (EMP-018).
import type { I9Section } from '@onward/domain/everify/i9-changes';
import { formOfSection } from '@onward/domain/everify/signed-sections';
import { fieldsOf } from '@onward/domain/onboarding/forms/form-fields';
import type { App } from '../../../platform/app.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { recordChange } from '../../../platform/record-change.ts';
import { insertEvents } from './forms.queries.ts';
import { type I9Call, lockForm } from './load-form.ts';
import { openSection } from './sealed-sections.ts';

export async function revealValue(
  app: App,
  call: I9Call,
  id: number,
  { section, field }: { section: I9Section; field: string },
): Promise<string> {
  const { tx, access, now, address } = call;
  const { form } = await lockForm(call, id);
  const isSensitive = fieldsOf(formOfSection(section, form)).some(({ key, sensitive }) => key === field && sensitive);
  const value = openSection(app, section, form)?.[field];
  if (!isSensitive || typeof value !== 'string' || value === '') throw notFound();
  await insertEvents(tx, form, [{ kind: 'revealed', section, field, staff_id: access.staffId, address, at: now }]);
  await recordChange(call, {
    event: 'i9_field_revealed',
    subjectType: 'i9_form',
    subjectId: id,
    changes: { section, field },
  });
  return value;
}
