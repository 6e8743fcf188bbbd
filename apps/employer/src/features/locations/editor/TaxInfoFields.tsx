// Tax information of a location, entered or copied from another one (CMP-015).
import {
  employerIdDigits,
  formatEmployerId,
  isDoubtfulEmployerId,
  isEmptyTaxInfo,
} from '@onward/domain/locations/tax-infos';
import { ADDRESS_LINE_1_MAX, ADDRESS_LINE_2_MAX } from '@onward/domain/platform/constants';
import { useTranslation } from 'react-i18next';
import { TextCounter } from '../../../design/fields/TextCounter.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { StateField } from '../parts/RegionFields.tsx';
import { CopyTaxInfo } from './CopyTaxInfo.tsx';
import styles from './LocationForm.module.css';
import { taxInfoEntries, taxInfoName, taxInfoOf } from './locations.form.ts';
import type { LocationFormState } from './use-location-form.ts';

interface Props {
  form: LocationFormState;
  locationId: number | null;
}

export function TaxInfoFields({ form, locationId }: Props) {
  const { t } = useTranslation();
  const { field, values } = form;
  const entry = taxInfoOf(values);
  // Optional as a whole, but once started it must be complete.
  const required = !isEmptyTaxInfo(entry);
  const employerId = field(taxInfoName('employer_id_number'));

  return (
    <section>
      <div className={styles.head}>
        <h3>{t('locations:columns.tax_info')}</h3>
        <small>{t('locations:taxInfo.usedFor')}</small>
        <CopyTaxInfo
          brandId={values.brand_id}
          locationId={locationId}
          onCopy={(info) => form.change(taxInfoEntries(info))}
        />
      </div>
      <div className={styles.row} data-columns="tax">
        <TextField
          field={field(taxInfoName('legal_name'))}
          label={t('locations:taxInfo.legal_name')}
          required={required}
          autoComplete="off"
        />
        <TextField
          field={{
            ...employerId,
            onBlur: (event) => {
              employerId.onChange(formatEmployerId(employerIdDigits(employerId.value)));
              employerId.onBlur(event);
            },
          }}
          label={t('locations:taxInfo.employer_id_number')}
          required={required}
          inputMode="numeric"
          autoComplete="off"
          hint={
            isDoubtfulEmployerId(employerId.value) && (
              <span className={styles.warning}>{t('locations:taxInfo.doubtful')}</span>
            )
          }
        />
      </div>
      <div className={styles.row} data-columns="tax">
        <TextField
          field={field(taxInfoName('address_line_1'))}
          label={t('locations:fields.address_line_1')}
          required={required}
          autoComplete="off"
          aside={<TextCounter text={entry.address_line_1} max={ADDRESS_LINE_1_MAX} />}
        />
        <TextField
          field={field(taxInfoName('address_line_2'))}
          label={t('locations:fields.address_line_2')}
          autoComplete="off"
          aside={<TextCounter text={entry.address_line_2} max={ADDRESS_LINE_2_MAX} />}
        />
      </div>
      <div className={styles.row} data-columns="city">
        <TextField field={field(taxInfoName('city'))} label={t('locations:fields.city')} autoComplete="off" />
        <StateField field={field(taxInfoName('state'))} country={entry.country} />
        <TextField
          field={field(taxInfoName('postal_code'))}
          label={t('locations:fields.postal_code')}
          autoComplete="off"
        />
      </div>
    </section>
  );
}
