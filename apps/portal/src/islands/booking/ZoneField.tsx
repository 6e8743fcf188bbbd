// The time zone, named in the user's language.
import { capitalized } from '@onward/domain/platform/time/capitalized';
import { spokenZone } from '@onward/domain/platform/time/spoken-time';
import { useMemo } from 'preact/hooks';
import { useTexts } from '../../texts/texts.ts';
import type { ZoneChoice } from './use-zone.ts';
import { namedZones } from './zone-names.ts';

export function ZoneField({ choice }: { choice: ZoneChoice }) {
  const { t, language } = useTexts();
  const { zone, zones, choose } = choice;
  // Naming hundreds of zones takes a moment on a phone.
  const named = useMemo(() => namedZones(language, zones), [language, zones]);
  return (
    <label class="zone">
      <span class="unseen">{t('interviews:booking.zone')}</span>
      <span aria-hidden="true">{capitalized(spokenZone(zone, language), language)}</span>
      <select value={zone} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {named.map((each) => (
          <option key={each.zone} value={each.zone}>
            {capitalized(each.name, language)}
          </option>
        ))}
      </select>
    </label>
  );
}
