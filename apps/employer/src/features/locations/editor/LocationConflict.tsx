// Edit conflict of a location: both values of each field, labeled as in the form.
import type { Brand } from '@onward/contract/company/brands';
import type { EditConflict as Conflict } from '@onward/contract/errors';
import type { CustomField } from '@onward/contract/locations/custom-fields';
import { formatEmployerId } from '@onward/domain/locations/tax-infos';
import { countryName } from '@onward/domain/platform/contact/regions';
import type { Language } from '@onward/domain/platform/languages';
import { useTranslation } from 'react-i18next';
import { EditConflict } from '../../../platform/forms/EditConflict.tsx';
import { customFieldName } from '../parts/custom-field-entries.ts';
import { stateName } from '../parts/state-name.ts';

interface Props {
  conflict: Conflict;
  fields: readonly CustomField[];
  brands: readonly Brand[];
  onTakeTheirs: (conflict: Conflict) => void;
  onKeepMine: () => void;
}

const TAX_INFO = 'employer_tax_info_attributes.';

export function LocationConflict({ conflict, fields, brands, onTakeTheirs, onKeepMine }: Props) {
  const { t, i18n } = useTranslation();

  const labelOf = (name: string): string => {
    const own = fields.find((field) => customFieldName(field.key) === name);
    if (own) return own.label;
    if (name === 'brand_id') return t('locations:columns.brand');
    if (name === 'state') return t('locations:state');
    if (!name.startsWith(TAX_INFO)) return t(`locations:fields.${name}`);
    const part = name.slice(TAX_INFO.length);
    const label =
      part === 'legal_name' || part === 'employer_id_number'
        ? t(`locations:taxInfo.${part}`)
        : part === 'state'
          ? t('locations:state')
          : t(`locations:fields.${part}`);
    return `${t('locations:columns.tax_info')} · ${label}`;
  };

  const show = (name: string, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'locations:yes' : 'locations:no');
    if (name === 'brand_id') return brands.find(({ id }) => id === value)?.name ?? '';
    const text = String(value ?? '');
    if (name.endsWith('employer_id_number')) return formatEmployerId(text);
    if (/(^|\.)state$/.test(name)) return stateName(text);
    return /(^|\.)country$/.test(name) ? countryName(text, i18n.language as Language) : text;
  };

  return (
    <EditConflict
      conflict={conflict}
      labelOf={labelOf}
      show={show}
      onTakeTheirs={onTakeTheirs}
      onKeepMine={onKeepMine}
    />
  );
}
