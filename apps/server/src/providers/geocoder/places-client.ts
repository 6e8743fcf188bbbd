// Address search with Text Search of the Google Places API (CMP-018, decision 48).
import { ADDRESSES_FOUND_MAX } from '@onward/domain/locations/address-search';
import { DEFAULT_COUNTRY } from '@onward/domain/locations/addresses';
import type { Language } from '@onward/domain/platform/languages';
import { callOutside, type OutboundPolicy, ProviderFailed } from '../../platform/outbound.ts';
import type { GeocoderSettings } from '../../platform/service-settings.ts';

const PROVIDER = 'The map service';

/** Somebody is typing: an answer that takes longer comes too late. */
const WHILE_TYPING: OutboundPolicy = { timeoutMs: 4_000, tries: 2, pauseMs: 200 };

/** Only these are sent, and the price of a search depends on them. */
const FIELDS = 'places.id,places.formattedAddress,places.location,places.addressComponents';

export interface FoundAddress {
  google_place_id: string;
  full_address: string;
  address_line_1: string | null;
  city: string | null;
  state: string | null;
  postal_code: string | null;
  country: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** As the service describes it; nothing of it is certain. */
type Foreign = Record<string, unknown> | null | undefined;

export async function searchAddresses(
  { url, key }: GeocoderSettings,
  text: string,
  language: Language,
): Promise<FoundAddress[]> {
  const answer = await callOutside({
    provider: PROVIDER,
    repeats: 'always',
    policy: WHILE_TYPING,
    send: (signal) =>
      fetch(`${url}/v1/places:searchText`, {
        method: 'POST',
        headers: { 'x-goog-api-key': key, 'x-goog-fieldmask': FIELDS, 'content-type': 'application/json' },
        body: JSON.stringify({
          textQuery: text,
          pageSize: ADDRESSES_FOUND_MAX,
          languageCode: language === 'zh' ? 'zh-CN' : language,
          regionCode: DEFAULT_COUNTRY,
        }),
        signal,
      }),
  });
  if (answer.status !== 200) throw new ProviderFailed(PROVIDER, answer);
  return readPlaces(answer.bytes).slice(0, ADDRESSES_FOUND_MAX);
}

/** Without a match the service answers `{}`. */
export function readPlaces(bytes: Buffer): FoundAddress[] {
  try {
    const answer = JSON.parse(bytes.toString('utf8')) as Foreign;
    return listOf(answer?.places).flatMap((place) => toAddress(place) ?? []);
  } catch {
    throw new ProviderFailed(PROVIDER, { status: 200, headers: new Headers(), bytes });
  }
}

const listOf = (value: unknown): Foreign[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const numberOf = (value: unknown): number | null => (Number.isFinite(value) ? (value as number) : null);

function toAddress(place: Foreign): FoundAddress | null {
  const [google_place_id, full_address] = [textOf(place?.id), textOf(place?.formattedAddress)];
  if (google_place_id === null || full_address === null) return null;
  const components = listOf(place?.addressComponents);
  const part = (length: 'longText' | 'shortText', ...types: string[]): string | null => {
    for (const type of types) {
      const component = components.find((each) => Array.isArray(each?.types) && each.types.includes(type));
      const found = textOf(component?.[length]);
      if (found) return found;
    }
    return null;
  };
  const street = [part('longText', 'street_number'), part('shortText', 'route')].filter(Boolean).join(' ');
  const location = place?.location as Foreign;
  return {
    google_place_id,
    full_address,
    address_line_1: street || null,
    // Not every address has a locality: New York's boroughs and some townships are something else.
    city: part('longText', 'locality', 'postal_town', 'sublocality_level_1', 'administrative_area_level_3'),
    state: part('shortText', 'administrative_area_level_1'),
    postal_code: part('longText', 'postal_code'),
    country: part('shortText', 'country'),
    latitude: numberOf(location?.latitude),
    longitude: numberOf(location?.longitude),
  };
}
