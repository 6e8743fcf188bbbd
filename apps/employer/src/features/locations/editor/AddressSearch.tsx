// Finds an address with the map service and fills in the form; everything can still be changed by hand (CMP-018).
import type { FoundAddress } from '@onward/contract/locations/addresses';
import { ADDRESS_SEARCH_MAX, isAddressSearch } from '@onward/domain/locations/address-search';
import { useQuery } from '@tanstack/react-query';
import { AutoComplete } from 'antd';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../design/fields/Field.tsx';
import { foundAddressesQuery } from '../locations.api.ts';
import styles from './LocationForm.module.css';

const PAUSE_MS = 300;

export function AddressSearch({ onChoose }: { onChoose: (address: FoundAddress) => void }) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<FoundAddress | null>(null);
  const paused = usePaused(text);
  const wanted = chosen === null && isAddressSearch(text);
  const { data, error, isFetching } = useQuery(foundAddressesQuery(wanted ? paused.trim() : ''));
  const found = wanted && text === paused ? data : undefined;

  const note = () => {
    if (chosen) return t('locations:addressSearch.filled', { address: chosen.full_address });
    // It can take seconds, because a map service that fails is asked again.
    if (wanted && isFetching) return t('locations:addressSearch.searching');
    if (!found) return t('locations:addressSearch.hint');
    return found.length === 0
      ? t('locations:addressSearch.none')
      : t('locations:addressSearch.found', { count: found.length });
  };

  return (
    <Field
      htmlFor={id}
      label={t('locations:addressSearch.label')}
      hint={note()}
      error={wanted && error ? t('locations:addressSearch.failed') : null}
    >
      <AutoComplete
        id={id}
        className={styles.wide ?? ''}
        value={text}
        maxLength={ADDRESS_SEARCH_MAX}
        placeholder={t('locations:addressSearch.placeholder')}
        // Without these, screen readers would be pointed to options that aren't there.
        defaultActiveFirstOption
        virtual={false}
        aria-describedby={fieldNoteId(id)}
        options={(found ?? []).map((address) => ({
          value: address.google_place_id,
          label: address.full_address,
        }))}
        onChange={(typed: string) => {
          setChosen(null);
          setText(typed);
        }}
        onSelect={(placeId: string) => {
          const address = found?.find(({ google_place_id }) => google_place_id === placeId);
          if (!address) return;
          setText(address.full_address);
          setChosen(address);
          onChoose(address);
        }}
      />
    </Field>
  );
}

/** The typed text, once nothing more is typed: a search for every letter would cost as much as it distracts. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
