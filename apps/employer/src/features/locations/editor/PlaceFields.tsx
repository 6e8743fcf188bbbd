// Name, brand, store number and address of a location, entered by hand (CMP-011, CMP-018).
import type { Brand } from '@onward/contract/company/brands';
import { Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../platform/forms/SelectField.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { CountryField, StateField } from '../parts/RegionFields.tsx';
import styles from './LocationForm.module.css';
import type { LocationFormState } from './use-location-form.ts';

export function PlaceFields({ form, brands }: { form: LocationFormState; brands: readonly Brand[] }) {
  const { t } = useTranslation();
  const id = useId();
  const { field, values } = form;
  const required = !values.is_remote;
  return (
    <section>
      <div className={styles.row} data-columns="name">
        <TextField field={field('name')} label={t('locations:fields.name')} required autoFocus autoComplete="off" />
        <SelectField<number>
          field={field('brand_id')}
          label={t('locations:columns.brand')}
          required
          options={brands.map((brand) => ({ value: brand.id, label: brand.name }))}
        />
        <TextField field={field('identify_code')} label={t('locations:fields.identify_code')} autoComplete="off" />
      </div>
      <div className={styles.head}>
        <h3>{t('locations:columns.address')}</h3>
        <span className={styles.remote}>
          <label htmlFor={id}>{t('locations:fields.is_remote')}</label>
          <Switch id={id} checked={values.is_remote} onChange={field('is_remote').onChange} />
        </span>
      </div>
      <div className={styles.row} data-columns="halves">
        <TextField
          field={field('address_line_1')}
          label={t('locations:fields.address_line_1')}
          required={required}
          autoComplete="off"
        />
        <TextField
          field={field('address_line_2')}
          label={t('locations:optional', { label: t('locations:fields.address_line_2') })}
          autoComplete="off"
        />
      </div>
      <div className={styles.row} data-columns="city">
        <TextField field={field('city')} label={t('locations:fields.city')} required={required} autoComplete="off" />
        <StateField field={field('state')} country={values.country} required={required} />
        <TextField
          field={field('postal_code')}
          label={t('locations:fields.postal_code')}
          required={required}
          autoComplete="off"
        />
      </div>
      <div className={styles.row} data-columns="halves">
        <CountryField field={field('country')} onChange={(country) => form.change({ country, state: '' })} />
      </div>
    </section>
  );
}
