// Edits one location group: its name and its locations.
import type { Brand } from '@onward/contract/company/brands';
import type { LocationGroup } from '@onward/contract/locations/location-groups';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../design/lists/SearchField.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { saveGroup } from '../company.api.ts';
import styles from './GroupEditor.module.css';

interface Props {
  brand: Brand;
  /** Null for a new group. */
  group: LocationGroup | null;
  onDone: () => void;
}

const NAME_MAX = 120;
const SEARCH_FROM = 12;

export function GroupEditor({ brand, group, onDone }: Props) {
  const { t } = useTranslation();
  const { locations } = useStartup();
  const [search, setSearch] = useState('');
  const ofBrand = locations.filter(({ brand_id }) => brand_id === brand.id);
  const wanted = search.trim().toLowerCase();
  const shown = ofBrand.filter(({ name, city }) => `${name} ${city ?? ''}`.toLowerCase().includes(wanted));
  const form = useForm({
    initial: { name: group?.name ?? '', location_ids: group?.location_ids ?? [] },
    check: ({ name }) => ({ name: name.trim() === '' ? t('company:groups.nameMissing') : null }),
    submit: async (entries) => {
      const saved = await saveGroup(group?.id ?? null, { brand_id: brand.id, ...entries });
      toasts.success(t('company:groups.saved', { name: saved.name }));
      onDone();
    },
  });
  const chosen = new Set(form.values.location_ids);
  const choose = (id: number, on: boolean) =>
    form.change({ location_ids: on ? [...chosen, id] : form.values.location_ids.filter((one) => one !== id) });

  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit}>
      <TextField field={form.field('name')} label={t('company:groups.name')} required autoFocus maxLength={NAME_MAX} />
      <fieldset className={styles.places}>
        <legend>{t('company:groups.locations', { count: chosen.size })}</legend>
        {ofBrand.length >= SEARCH_FROM && (
          <SearchField label={t('company:groups.search')} value={search} onSearch={setSearch} />
        )}
        {shown.map(({ id, name, city, state_code }) => (
          <Checkbox key={id} checked={chosen.has(id)} onChange={(event) => choose(id, event.target.checked)}>
            {name} <span className={styles.meta}>{[city, state_code].filter(Boolean).join(', ')}</span>
          </Checkbox>
        ))}
        {ofBrand.length === 0 && <p className={styles.meta}>{t('company:groups.noLocations')}</p>}
      </fieldset>
      <FormAlert failure={form.failure} />
      <div className={styles.actions}>
        <Button onClick={onDone} disabled={form.busy}>
          {t('shell:cancel')}
        </Button>
        <Button type="primary" htmlType="submit" loading={form.busy}>
          {t('company:groups.save')}
        </Button>
      </div>
    </form>
  );
}
