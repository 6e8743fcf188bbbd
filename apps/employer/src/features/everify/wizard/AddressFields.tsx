// The fields of one address in the United States.
import { ADDRESS_LINE_1_MAX, ADDRESS_LINE_2_MAX } from '@onward/domain/platform/constants';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { StateField } from '../../locations/parts/RegionFields.tsx';
import fields from '../entry/EntryFields.module.css';
import type { EntryFields } from '../entry/entry-field.ts';

const CITY_MAX = 60;

interface Props extends EntryFields {
  path: 'physical_address' | 'mailing_address';
}

export function AddressFields({ path, field }: Props) {
  const { t } = useTranslation();
  const street = field<string>(`${path}.address_line_1`);
  const suite = field<string>(`${path}.address_line_2`);
  const counted = (text: string, max: number) => t('everify:hints.characters', { count: text.trim().length, max });
  return (
    <>
      <div className={fields.wide}>
        <TextField
          field={street}
          label={t(`everify:fields.${path}`)}
          hint={counted(street.value, ADDRESS_LINE_1_MAX)}
          required
          maxLength={ADDRESS_LINE_1_MAX}
        />
      </div>
      <TextField
        field={suite}
        label={t('everify:fields.address_line_2')}
        hint={counted(suite.value, ADDRESS_LINE_2_MAX)}
        maxLength={ADDRESS_LINE_2_MAX}
      />
      <TextField field={field(`${path}.city`)} label={t('everify:fields.city')} required maxLength={CITY_MAX} />
      <StateField field={field(`${path}.state`)} label={t('everify:fields.state')} country="US" required />
      <TextField field={field(`${path}.postal_code`)} label={t('everify:fields.postal_code')} required maxLength={10} />
    </>
  );
}
