// The form of a custom field; options are entered one per line.
import type { CustomField } from '@onward/contract/locations/custom-fields';
import {
  CUSTOM_FIELD_LABEL_MAX,
  CUSTOM_FIELD_OPTIONS_MAX,
  type CustomFieldType,
} from '@onward/domain/locations/custom-fields';

export interface FieldEntries {
  label: string;
  field_type: CustomFieldType;
  options: string;
  required: boolean;
}

export const fieldEntriesOf = (field: CustomField | null): FieldEntries => ({
  label: field?.label ?? '',
  field_type: field?.field_type ?? 'text',
  options: field?.options.join('\n') ?? '',
  required: field?.required ?? false,
});

/** Empty lines and duplicates are ignored. */
export function readOptions(text: string): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
  const seen = new Set<string>();
  return lines.filter((line) => !seen.has(line.toLowerCase()) && seen.add(line.toLowerCase()));
}

export type FieldFault = 'required' | 'too_long' | 'too_few' | 'too_many';

export function fieldFaults({ label, field_type, options }: FieldEntries): {
  label?: { fault: FieldFault; count: number };
  options?: { fault: FieldFault; count: number };
} {
  const length = label.trim().length;
  const lines = readOptions(options);
  const wrongLabel = length === 0 ? 'required' : length > CUSTOM_FIELD_LABEL_MAX ? 'too_long' : null;
  const wrongOptions =
    field_type !== 'select'
      ? null
      : lines.length === 0
        ? 'too_few'
        : lines.length > CUSTOM_FIELD_OPTIONS_MAX
          ? 'too_many'
          : lines.some((line) => line.length > CUSTOM_FIELD_LABEL_MAX)
            ? 'too_long'
            : null;
  return {
    ...(wrongLabel && { label: { fault: wrongLabel, count: CUSTOM_FIELD_LABEL_MAX } }),
    ...(wrongOptions && {
      options: {
        fault: wrongOptions,
        count: wrongOptions === 'too_many' ? CUSTOM_FIELD_OPTIONS_MAX : CUSTOM_FIELD_LABEL_MAX,
      },
    }),
  };
}
