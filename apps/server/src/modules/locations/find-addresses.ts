// Finds addresses with the map service for somebody who fills in a location (CMP-018).
import type { FoundAddress } from '@onward/contract/locations/addresses';
import type { Language } from '@onward/domain/platform/languages';
import type { App } from '../../platform/app.ts';
import { wrongState } from '../../platform/http/errors.ts';
import { orProviderRefusal } from '../../platform/http/provider-refusal.ts';
import { searchAddresses } from '../../providers/geocoder/places-client.ts';

export async function findAddresses(app: App, text: string, language: Language): Promise<FoundAddress[]> {
  const { geocoder } = app.config;
  if (!geocoder) throw wrongState('service_off');
  return orProviderRefusal('geocoder_unavailable', searchAddresses(geocoder, text.trim(), language));
}
