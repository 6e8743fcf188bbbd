// The time zone, named in the user's language.
import { spokenZone } from '@onward/domain/platform/time/spoken-time';
import { useTexts } from '../../texts/texts.ts';
import type { ZoneChoice } from './use-zone.ts';

export function ZoneField({ choice }: { choice: ZoneChoice }) {
  const { t, language } = useTexts();
  return (
    <label class="zone">
      <span class="unseen">{t('interviews:booking.zone')}</span>
      <span aria-hidden="true">{spokenZone(choice.zone, language)}</span>
      <select value={choice.zone} onChange={({ currentTarget }) => choice.choose(currentTarget.value)}>
        {choice.zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
    </label>
  );
}
