// A phone number with its region. The three most common regions are there at once; the others load with the phone
// number rules.

import { PHONE_MAX_LENGTH } from '@onward/domain/platform/constants';
import type { PhoneRegion } from '@onward/domain/platform/contact/phone';
import { sortedByName } from '@onward/domain/platform/contact/regions';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useTexts } from '../../texts/texts.ts';
import { loadNumberRules } from '../number-rules-loader.ts';
import { described, Field, type FieldFrame } from './Field.tsx';

const USUAL: readonly PhoneRegion[] = [
  { country: 'US', region_number: '1' },
  { country: 'SG', region_number: '65' },
  { country: 'CA', region_number: '1' },
];

/** The United States stay first; the others are sorted by their name in the page's language. */
const FIRST = 1;

interface PhoneFieldProps extends FieldFrame {
  phone: string;
  region: string;
  onChange(change: { phone?: string; region_number?: string }): void;
}

export function PhoneField({ phone, region, onChange, ...frame }: PhoneFieldProps) {
  const { t, language } = useTexts();
  const [regions, setRegions] = useState(USUAL);
  // Several countries share a number, so the chosen country is remembered while the page is open.
  const [country, setCountry] = useState<string | null>(null);
  const options = useMemo(() => sortedByName(regions, language, FIRST), [regions, language]);
  useEffect(() => {
    loadNumberRules().then(
      ({ phoneRegions }) => setRegions(phoneRegions()),
      () => {},
    );
  }, []);
  /** A full number of another country selects that country, so that the field shows what is sent. */
  const followNumber = async () => {
    const { readPhoneNumber } = await loadNumberRules();
    const read = readPhoneNumber({ phone, region_number: region });
    if (read && read.region_number !== region) onChange(read);
  };
  const shown =
    regions.find((each) => each.country === country && each.region_number === region) ??
    regions.find((each) => each.region_number === region) ??
    USUAL[0];
  return (
    <Field {...frame}>
      <div class="phone">
        <span class="region">
          <span aria-hidden="true">
            {shown?.country} +{region}
          </span>
          <select
            aria-label={t('careers:apply.region')}
            value={shown?.country}
            autoComplete="tel-country-code"
            onChange={({ currentTarget }) => {
              setCountry(currentTarget.value);
              const chosen = regions.find((each) => each.country === currentTarget.value);
              if (chosen) onChange({ region_number: chosen.region_number });
            }}
          >
            {options.map((each) => (
              <option key={each.country} value={each.country}>
                {each.name} +{each.region_number}
              </option>
            ))}
          </select>
        </span>
        <input
          {...described(frame)}
          class="phone-input"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={PHONE_MAX_LENGTH}
          value={phone}
          onInput={({ currentTarget }) => onChange({ phone: currentTarget.value })}
          onBlur={() => void followNumber().catch(() => {})}
        />
      </div>
    </Field>
  );
}
