// In which states the company hires, at how many sites, and which of its locations belong to them (EVF-005).
import type { HiringSite } from '@onward/domain/everify/companies';
import { statesOf } from '@onward/domain/platform/contact/regions';
import { Button, Select } from 'antd';
import { CircleAlert, Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../design/fields/Field.tsx';
import { SelectField } from '../../../platform/forms/SelectField.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { stateName } from '../../locations/parts/state-name.ts';
import fields from '../entry/EntryFields.module.css';
import styles from './HiringSitesStep.module.css';
import type { StepProps } from './step-props.ts';

export function HiringSitesStep({ editing }: StepProps) {
  const { t } = useTranslation();
  const { entry, change, field } = editing;
  const sites = entry.hiring_sites;
  const { error } = field<unknown>('hiring_sites');
  const set = (next: readonly HiringSite[]) => change('hiring_sites', next);
  return (
    <div className={fields.groups}>
      {sites.length === 0 && <p className={styles.none}>{t('everify:sites.none')}</p>}
      {sites.map((site, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a site has no other identity than its place in the list
        <SiteFields key={at} at={at} editing={editing} onRemove={() => set(sites.filter((each) => each !== site))} />
      ))}
      {error && (
        <p className={styles.problem} role="alert">
          <CircleAlert size={13} aria-hidden="true" />
          {error}
        </p>
      )}
      <Button
        className={styles.add ?? ''}
        icon={<Plus size={16} />}
        aria-invalid={error !== null}
        onClick={() => set([...sites, { state: '', count: 1, location_ids: [] }])}
      >
        {t('everify:sites.add')}
      </Button>
    </div>
  );
}

interface SiteProps extends Pick<StepProps, 'editing'> {
  at: number;
  onRemove: () => void;
}

function SiteFields({ at, editing: { entry, change, field }, onRemove }: SiteProps) {
  const { t } = useTranslation();
  const { locations } = useStartup();
  const site = entry.hiring_sites[at];
  if (!site) return null;
  const path = `hiring_sites.${at}`;
  const name = site.state ? stateName(site.state) : t('everify:sites.number', { number: at + 1 });
  const count = field<number>(`${path}.count`);
  const here = locations.filter(({ state_code, country_code }) => state_code === site.state && country_code !== 'CA');
  /** All locations of a state usually belong to the account. */
  const chooseState = (state: string | null) => {
    const found = locations.filter(({ state_code }) => state_code === state).map(({ id }) => id);
    change(path, { state: state ?? '', count: Math.max(1, found.length), location_ids: found });
  };
  return (
    <fieldset className={styles.site}>
      <legend className="visually-hidden">{name}</legend>
      <div className={styles.head}>
        <SelectField<string>
          field={{ ...field<string>(`${path}.state`), onChange: chooseState }}
          label={t('everify:fields.state')}
          required
          options={statesOf('US').map((state) => ({ value: state.code, label: state.name }))}
        />
        <TextField
          field={{
            ...count,
            value: String(count.value || ''),
            onChange: (text) => count.onChange(Number(text.replace(/\D/g, '').slice(0, 5))),
          }}
          label={t('everify:fields.count')}
          required
          inputMode="numeric"
        />
        <Button
          className={styles.remove ?? ''}
          type="text"
          icon={<Trash2 size={16} />}
          aria-label={t('everify:sites.remove', { state: name })}
          title={t('everify:sites.remove', { state: name })}
          onClick={onRemove}
        />
      </div>
      <SiteLocations
        field={field<readonly number[]>(`${path}.location_ids`)}
        locations={here}
        isChosen={site.state !== ''}
      />
    </fieldset>
  );
}

interface LocationsProps {
  field: { id: string; value: readonly number[]; error: string | null; onChange(value: readonly number[]): void };
  locations: readonly { id: number; name: string }[];
  /** The state is known. */
  isChosen: boolean;
}

function SiteLocations({ field, locations, isChosen }: LocationsProps) {
  const { t } = useTranslation();
  if (!isChosen) return null;
  const { id, value, error, onChange } = field;
  return (
    <Field
      htmlFor={id}
      label={t('everify:fields.location_ids')}
      hint={t(locations.length === 0 ? 'everify:hints.noLocations' : 'everify:hints.location_ids')}
      error={error}
    >
      <Select<number[]>
        id={id}
        mode="multiple"
        className={styles.locations ?? ''}
        value={[...value]}
        onChange={onChange}
        disabled={locations.length === 0 && value.length === 0}
        options={locations.map((location) => ({ value: location.id, label: location.name }))}
        showSearch={{ optionFilterProp: 'label' }}
        status={error ? 'error' : ''}
        aria-invalid={error !== null}
        aria-describedby={fieldNoteId(id)}
      />
    </Field>
  );
}
