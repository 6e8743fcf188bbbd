// Where an address is on the map: filled in by the address search, or by hand (CMP-018).
import { PLACE_ID_MAX } from '@onward/domain/locations/address-search';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../platform/forms/TextField.tsx';
import styles from './LocationForm.module.css';
import type { LocationFormState } from './use-location-form.ts';

export function MapFields({ form: { field } }: { form: LocationFormState }) {
  const { t } = useTranslation();
  return (
    <div className={styles.row} data-columns="map">
      <TextField
        field={field('latitude')}
        label={t('locations:optional', { label: t('locations:fields.latitude') })}
        inputMode="text"
        autoComplete="off"
      />
      <TextField
        field={field('longitude')}
        label={t('locations:optional', { label: t('locations:fields.longitude') })}
        inputMode="text"
        autoComplete="off"
      />
      <TextField
        field={field('google_place_id')}
        label={t('locations:optional', { label: t('locations:fields.google_place_id') })}
        maxLength={PLACE_ID_MAX}
        autoComplete="off"
      />
    </div>
  );
}
