// Custom fields for locations, departments, and employees (CMP-017).
import type { CustomField } from '@onward/contract/locations/custom-fields';
import {
  CUSTOM_FIELDS_PER_TARGET,
  type CustomFieldTarget,
  type CustomFieldType,
  customFieldKey,
} from '@onward/domain/locations/custom-fields';
import { companyRecord } from '../../../platform/company-record.ts';
import { fieldInvalid, notFound, wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { lockPlan } from '../locations/locations.write-queries.ts';
import * as fields from './custom-fields.queries.ts';
import type { EmployeeFieldValues } from './employee-values.ts';

const entries = ({ target, label, field_type, required }: CustomField) => ({ target, label, field_type, required });

const record = companyRecord<CustomField>({
  kind: 'custom_field',
  find: ({ tx, access }, id) => fields.findField(tx, access.companyId, id),
  describe: entries,
  announce: () => ({ name: 'custom_field_changed' }),
});

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
  const label = tidy(input.label);
  const siblings = await roomForOneMore(call, input.target, label);
  const field = await fields.insertField(tx, access.companyId, {
    target: input.target,
    key: freeKey(customFieldKey(label), siblings),
    label,
    field_type: input.field_type,
    options: checkedOptions(input.field_type, input.options ?? []),
    required: input.required ?? false,
  });
  await record.recordCreated(call, field);
  return field;
}

export async function updateCustomField(
  call: CompanyCall,
  id: number,
  change: Partial<Pick<CustomField, 'label' | 'options' | 'required'>>,
): Promise<CustomField> {
  const { tx, access } = call;
  await lockPlan(tx, access.companyId);
  const current = await record.load(call, id);
  const siblings = (await fields.listFields(tx, access.companyId, current.target)).filter((field) => field.id !== id);
  const label = tidy(change.label ?? current.label);
  refuseTakenLabel(label, siblings);
  const updated = await fields.updateField(tx, access.companyId, id, {
    label,
    options: checkedOptions(current.field_type, change.options ?? current.options),
    required: change.required ?? current.required,
  });
  if (!updated) throw notFound();
  await record.recordUpdated(call, updated, entries(updated));
  return updated;
}

export async function deleteCustomField(
  call: CompanyCall,
  id: number,
  ofEmployees: EmployeeFieldValues,
): Promise<void> {
  const field = await record.load(call, id);
  const remains = await fields.deleteField(call.tx, call.access.companyId, field, ofEmployees);
  await record.recordDeleted(call, field, remains);
}

export async function restoreCustomField(
  call: CompanyCall,
  id: number,
  ofEmployees: EmployeeFieldValues,
): Promise<CustomField> {
  const remains = await record.takeDeleted<fields.FieldRemains>(call, id);
  await roomForOneMore(call, remains.field.target, remains.field.label);
  if (!(await fields.putFieldBack(call.tx, call.access.companyId, remains, ofEmployees)))
    throw record.nameTaken('label');
  return record.recordRestored(call, id);
}

/**
 * The existing fields, if another one with this name fits. Serialized, so that two equal labels cannot both be
 * accepted.
 */
async function roomForOneMore(
  { tx, access }: CompanyCall,
  target: CustomFieldTarget,
  label: string,
): Promise<CustomField[]> {
  await lockPlan(tx, access.companyId);
  const siblings = await fields.listFields(tx, access.companyId, target);
  if (siblings.length >= CUSTOM_FIELDS_PER_TARGET) {
    throw wrongState('custom_fields_full', { count: CUSTOM_FIELDS_PER_TARGET });
  }
  refuseTakenLabel(label, siblings);
  return siblings;
}

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');
const sameText = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

function refuseTakenLabel(label: string, siblings: readonly CustomField[]): void {
  if (siblings.some((field) => sameText(field.label, label))) throw record.nameTaken('label');
}

/** Labels without Latin letters share a key, so the next free number is added. */
function freeKey(key: string, siblings: readonly CustomField[]): string {
  const taken = new Set(siblings.map((field) => field.key));
  if (!taken.has(key)) return key;
  let number = 2;
  while (taken.has(`${key}_${number}`)) number += 1;
  return `${key}_${number}`;
}

/** Only a choice field has options, and it needs at least one. */
function checkedOptions(type: CustomFieldType, options: readonly string[]): string[] {
  if (type !== 'select') return [];
  const tidied = options.map(tidy);
  if (tidied.length === 0) throw fieldInvalid('options', 'too_few');
  if (new Set(tidied.map((option) => option.toLowerCase())).size < tidied.length) {
    throw fieldInvalid('options', 'repeated');
  }
  return tidied;
}
