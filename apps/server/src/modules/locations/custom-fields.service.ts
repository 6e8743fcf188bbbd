// Fields a company adds to its locations, departments and employees (CMP-017).
import type { CustomField } from '@onward/contract/custom-fields';
import {
  CUSTOM_FIELDS_PER_TARGET,
  type CustomFieldTarget,
  type CustomFieldType,
  customFieldKey,
} from '@onward/domain/locations/custom-fields';
import { recordAudit } from '../../platform/audit.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { conflict, fieldInvalid, notFound, wrongState } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import * as fields from './custom-fields.queries.ts';
import { lockPlan } from './locations.write-queries.ts';

export const listCustomFields = ({ tx, access }: CompanyCall, target?: CustomFieldTarget): Promise<CustomField[]> =>
  fields.listFields(tx, access.companyId, target);

export interface NewCustomField {
  target: CustomFieldTarget;
  label: string;
  field_type: CustomFieldType;
  options?: string[];
  required?: boolean;
}

export async function createCustomField(call: CompanyCall, input: NewCustomField): Promise<CustomField> {
  const { tx, access } = call;
  // One after another, so that two equal labels cannot both be the first.
  await lockPlan(tx, access.companyId);
  const siblings = await fields.listFields(tx, access.companyId, input.target);
  if (siblings.length >= CUSTOM_FIELDS_PER_TARGET) {
    throw wrongState('custom_fields_full', { count: CUSTOM_FIELDS_PER_TARGET });
  }
  const label = tidy(input.label);
  refuseTakenLabel(label, siblings);
  const field = await fields.insertField(tx, access.companyId, {
    target: input.target,
    key: freeKey(customFieldKey(label), siblings),
    label,
    field_type: input.field_type,
    options: checkedOptions(input.field_type, input.options ?? []),
    required: input.required ?? false,
  });
  await recordChange(call, 'custom_field_created', field);
  return field;
}

export async function updateCustomField(
  call: CompanyCall,
  id: number,
  change: Partial<Pick<CustomField, 'label' | 'options' | 'required'>>,
): Promise<CustomField> {
  const { tx, access } = call;
  await lockPlan(tx, access.companyId);
  const current = await load(call, id);
  const siblings = (await fields.listFields(tx, access.companyId, current.target)).filter((field) => field.id !== id);
  const label = tidy(change.label ?? current.label);
  refuseTakenLabel(label, siblings);
  const updated = await fields.updateField(tx, access.companyId, id, {
    label,
    options: checkedOptions(current.field_type, change.options ?? current.options),
    required: change.required ?? current.required,
  });
  if (!updated) throw notFound();
  await recordChange(call, 'custom_field_updated', updated);
  return updated;
}

export async function deleteCustomField(call: CompanyCall, id: number): Promise<void> {
  const field = await load(call, id);
  await fields.deleteField(call.tx, call.access.companyId, field);
  await recordChange(call, 'custom_field_deleted', field);
}

async function load({ tx, access }: CompanyCall, id: number): Promise<CustomField> {
  const field = await fields.findField(tx, access.companyId, id);
  if (!field) throw notFound();
  return field;
}

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');
const sameText = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

function refuseTakenLabel(label: string, siblings: readonly CustomField[]): void {
  if (siblings.some((field) => sameText(field.label, label))) throw conflict('custom_field_label_taken', 'label');
}

/** Labels without Latin letters share a key, so the next free number is added. */
function freeKey(key: string, siblings: readonly CustomField[]): string {
  const taken = new Set(siblings.map((field) => field.key));
  if (!taken.has(key)) return key;
  let number = 2;
  while (taken.has(`${key}_${number}`)) number += 1;
  return `${key}_${number}`;
}

/** Only a choice has options, and it needs at least one. */
function checkedOptions(type: CustomFieldType, options: readonly string[]): string[] {
  if (type !== 'select') return [];
  const tidied = options.map(tidy);
  if (tidied.length === 0) throw fieldInvalid('options', 'too_few');
  if (new Set(tidied.map((option) => option.toLowerCase())).size < tidied.length) {
    throw fieldInvalid('options', 'repeated');
  }
  return tidied;
}

async function recordChange({ tx, access, requestId }: CompanyCall, event: string, field: CustomField): Promise<void> {
  const { companyId, userId, staffId } = access;
  const { id, target, label, field_type, required } = field;
  const changes = { target, label, field_type, required };
  await recordAudit(tx, { companyId, userId, event, subjectType: 'custom_field', subjectId: id, changes, requestId });
  await recordEvent(tx, { companyId, name: 'custom_field_changed', subjectId: id, actorStaffId: staffId });
}
