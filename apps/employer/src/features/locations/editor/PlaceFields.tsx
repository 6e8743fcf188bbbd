// Name, brand, store number and address of a location, searched or entered by hand (CMP-011, CMP-018).
import type { Brand } from '@onward/contract/company/brands';
import { Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../platform/forms/SelectField.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useService } from '../../../platform/public-configuration.ts';
import { CountryField, StateField } from '../parts/RegionFields.tsx';
import { AddressSearch } from './AddressSearch.tsx';
import styles from './LocationForm.module.css';
import { foundEntries, NOWHERE } from './locations.form.ts';
import { MapFields } from './MapFields.tsx';
import type { LocationFormState } from './use-location-form.ts';

export function PlaceFields({ form, brands }: { form: LocationFormState; brands: readonly Brand[] }) {
  const { t } = useTranslation();
  const id = useId();
  const { field, values } = form;
  const searchable = useService('geocoder');
  const required = !values.is_remote;
  /** Coordinates belong to an address: they go when it is changed by hand. */
  const addressField = (name: 'address_line_1' | 'city' | 'state' | 'postal_code') => {
    const binding = field(name);
    return {
      ...binding,
      onChange: (value: string) => {
        binding.onChange(value);
        form.change(NOWHERE);
      },
    };
  };
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
      {searchable && <AddressSearch onChoose={(address) => form.change(foundEntries(address))} />}
      <div className={styles.row} data-columns="halves">
        <TextField
          field={addressField('address_line_1')}
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
        <TextField
          field={addressField('city')}
          label={t('locations:fields.city')}
          required={required}
          autoComplete="off"
        />
        <StateField field={addressField('state')} country={values.country} required={required} />
        <TextField
          field={addressField('postal_code')}
          label={t('locations:fields.postal_code')}
          required={required}
          autoComplete="off"
        />
      </div>
      <div className={styles.row} data-columns="halves">
        <CountryField
          field={field('country')}
          onChange={(country) => form.change({ ...NOWHERE, country, state: '' })}
        />
      </div>
      <MapFields form={form} />
    </section>
  );
}
