// The locations of the new job; each gets its own posting.
import { BULK_POSITIONS_MAX } from '@onward/domain/positions/transitions';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../design/fields/Field.tsx';
import type { FieldBinding } from '../../../platform/forms/use-form.ts';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { usePlaces } from '../parts/use-places.ts';
import styles from './LocationsField.module.css';

export function LocationsField({ field }: { field: FieldBinding<number[]> }) {
  const { t } = useTranslation();
  const { brands, locations } = useStartup();
  const { locationName } = usePlaces();
  const groups = brands
    .map((brand) => ({
      label: brand.name,
      options: locations
        .filter(({ brand_id }) => brand_id === brand.id)
        .map(({ id }) => ({ value: id, label: locationName(id) })),
    }))
    .filter(({ options }) => options.length > 0);
  const mayTakeAll = locations.length > 1 && locations.length <= BULK_POSITIONS_MAX;
  return (
    <Field
      htmlFor={field.id}
      label={t('positions:fields.locations')}
      required
      error={field.error}
      hint={t('positions:create.locationsHint')}
      aside={
        mayTakeAll && (
          <Button size="small" type="link" onClick={() => field.onChange(locations.map(({ id }) => id))}>
            {t('positions:create.allLocations', { count: locations.length })}
          </Button>
        )
      }
    >
      <Select
        id={field.id}
        mode="multiple"
        className={styles.select ?? ''}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        options={groups}
        showSearch={{ optionFilterProp: 'label' }}
        maxTagCount={6}
        status={field.error ? 'error' : ''}
        aria-required
        aria-invalid={field.error !== null}
        aria-describedby={fieldNoteId(field.id)}
      />
    </Field>
  );
}
