// Finds addresses with the map service for somebody who fills in a location (CMP-018).
import { errorCodes } from '@onward/contract/errors';
import type { FoundAddress } from '@onward/contract/locations/addresses';
import type { Language } from '@onward/domain/platform/languages';
import type { App } from '../../platform/app.ts';
import { Refusal, wrongState } from '../../platform/http/errors.ts';
import { ProviderFailed, ProviderSilent } from '../../platform/outbound.ts';
import { searchAddresses } from '../../providers/geocoder/places-client.ts';

export async function findAddresses(app: App, text: string, language: Language): Promise<FoundAddress[]> {
  const { geocoder } = app.config;
  if (!geocoder) throw wrongState('service_off');
  try {
    return await searchAddresses(geocoder, text.trim(), language);
  } catch (error) {
    if (!(error instanceof ProviderSilent || error instanceof ProviderFailed)) throw error;
    throw new Refusal(errorCodes.providerFailed, { key: 'providers.geocoder_unavailable' }, { cause: error });
  }
}
