// A phone number: region first, us, sg and ca on top of its list, then the number (PLT-046).
import type { PhoneNumber, PhoneRegion } from '@onward/domain/platform/phone';
import { Input, Select } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PhoneInput.module.css';
import { loadPhoneRules } from './phone-rules.ts';

/** Shown until the list has come; most readers never need another. */
const FIRST_REGION: PhoneRegion = { country: 'US', region_number: '1' };

interface Props {
  id?: string;
  value?: PhoneNumber;
  onChange?: (value: PhoneNumber) => void;
  size?: 'middle' | 'large';
  status?: 'error' | '';
  disabled?: boolean;
  autoFocus?: boolean;
  'aria-describedby'?: string;
}

const EMPTY: PhoneNumber = { phone: '', region_number: FIRST_REGION.region_number };

export function PhoneInput({ id, value = EMPTY, onChange, size = 'middle', status = '', ...rest }: Props) {
  const { t, i18n } = useTranslation();
  const regions = usePhoneRegions();
  // Several countries share a number, so which one was picked is kept beside the value.
  const [country, setCountry] = useState<string | null>(null);
  const chosen =
    regions.find((region) => region.country === country && region.region_number === value.region_number) ??
    regions.find((region) => region.region_number === value.region_number) ??
    FIRST_REGION;
  const options = useMemo(() => regionOptions(regions, i18n.language), [regions, i18n.language]);

  const pickRegion = (picked: string) => {
    const region = regions.find((candidate) => candidate.country === picked) ?? FIRST_REGION;
    setCountry(region.country);
    onChange?.({ ...value, region_number: region.region_number });
  };

  return (
    <div className={styles.row}>
      <Select
        className={styles.region ?? ''}
        aria-label={t('shell:phone.region')}
        size={size}
        status={status}
        disabled={rest.disabled ?? false}
        value={chosen.country}
        onChange={pickRegion}
        options={options}
        showSearch={{ optionFilterProp: 'label' }}
        popupMatchSelectWidth={280}
        labelRender={() => `${chosen.country} +${chosen.region_number}`}
      />
      <Input
        {...rest}
        id={id}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        size={size}
        status={status}
        value={value.phone}
        onChange={(event) => onChange?.({ ...value, phone: event.target.value })}
      />
    </div>
  );
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

function regionOptions(regions: PhoneRegion[], language: string) {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
  return regions.map(({ country, region_number }) => ({
    value: country,
    label: `${names.of(country) ?? country} +${region_number}`,
  }));
}
