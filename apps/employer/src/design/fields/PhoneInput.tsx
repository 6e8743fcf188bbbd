// A phone number: region first, us, sg and ca on top of its list, then the number (PLT-046).
import type { PhoneNumber, PhoneRegion } from '@onward/domain/platform/contact/phone';
import { ChevronDown } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PhoneInput.module.css';
import { loadPhoneRules } from './phone-rules.ts';
import { TextInput } from './TextInput.tsx';

/** Shown until the list has loaded; most users never need another. */
const FIRST_REGION: PhoneRegion = { country: 'US', region_number: '1' };

interface Props {
  id?: string;
  value?: PhoneNumber;
  onChange?: (value: PhoneNumber) => void;
  onBlur?: () => void;
  size?: 'middle' | 'large';
  status?: 'error' | '';
  disabled?: boolean;
  autoFocus?: boolean;
  'aria-describedby'?: string;
}

const EMPTY: PhoneNumber = { phone: '', region_number: FIRST_REGION.region_number };

export function PhoneInput({
  value = EMPTY,
  onChange,
  size = 'middle',
  status = '',
  disabled = false,
  onBlur,
  ...rest
}: Props) {
  const { t, i18n } = useTranslation();
  const regions = usePhoneRegions();
  const choices = useMemo(() => namedRegions(regions, i18n.language), [regions, i18n.language]);
  // Several countries share a calling code, so the selected one is stored next to the value.
  const [country, setCountry] = useState<string | null>(null);
  const chosen =
    regions.find((region) => region.country === country && region.region_number === value.region_number) ??
    regions.find((region) => region.region_number === value.region_number) ??
    FIRST_REGION;

  const pickRegion = (picked: string) => {
    const region = regions.find((candidate) => candidate.country === picked) ?? FIRST_REGION;
    setCountry(region.country);
    onChange?.({ ...value, region_number: region.region_number });
  };

  /** A full number of another country selects that country, so that the field shows what is saved. */
  const followNumber = async () => {
    const read = (await loadPhoneRules()).readPhoneNumber(value);
    if (read && read.region_number !== value.region_number) onChange?.(read);
  };

  return (
    <div className={styles.row}>
      <span className={styles.region} data-size={size} data-status={status} data-disabled={disabled}>
        {/* The short form is drawn under the native select, which works on every device. */}
        <span aria-hidden="true">{`${chosen.country} +${chosen.region_number}`}</span>
        <ChevronDown size={15} aria-hidden="true" />
        <select
          aria-label={t('shell:phone.region')}
          value={chosen.country}
          disabled={disabled}
          onChange={(event) => pickRegion(event.target.value)}
        >
          {choices.map(({ country, name, region_number }) => (
            <option key={country} value={country}>
              {`${name} +${region_number}`}
            </option>
          ))}
        </select>
      </span>
      <TextInput
        {...rest}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        size={size}
        status={status}
        disabled={disabled}
        value={value.phone}
        onChange={(event) => onChange?.({ ...value, phone: event.target.value })}
        onBlur={() => {
          onBlur?.();
          void followNumber();
        }}
      />
    </div>
  );
}

/** By name in the reader's language, after the one most people need. */
function namedRegions(regions: readonly PhoneRegion[], language: string): (PhoneRegion & { name: string })[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const named = regions.map((region) => ({ ...region, name: names.of(region.country) ?? region.country }));
  const isFirst = ({ country }: PhoneRegion): number => Number(country === FIRST_REGION.country);
  return named.toSorted((one, other) => isFirst(other) - isFirst(one) || one.name.localeCompare(other.name, language));
}

function usePhoneRegions(): PhoneRegion[] {
  const [regions, setRegions] = useState<PhoneRegion[]>([FIRST_REGION]);
  useEffect(() => {
    let shown = true;
    void loadPhoneRules().then((rules) => shown && setRegions(rules.phoneRegions()));
    return () => {
      shown = false;
    };
  }, []);
  return regions;
}
