// Configuration the app needs before sign-in: environment, languages and sales contact (PLT-039, PLT-050).
import { getPublicConfiguration, type PublicConfiguration, type ServiceName } from '@onward/contract/platform/platform';
import { chooseLanguage, type Language, offeredLanguages } from '@onward/domain/platform/languages';
import { api } from './api.ts';
import { languagePreferences } from './language/language.ts';
import { createStore, useStore } from './store.ts';

/** Assumed until the server has responded: the production languages are available everywhere. */
const CAUTIOUS: PublicConfiguration = {
  environment: 'production',
  languages: [...offeredLanguages('production')],
  sales_phone: null,
  sales_email: null,
  app_store_url: null,
  google_play_url: null,
  services: [],
  facebook_app_id: null,
  product_analytics_url: null,
  error_reporting: false,
};

const store = createStore<PublicConfiguration>(CAUTIOUS);

export const usePublicConfiguration = (): PublicConfiguration => useStore(store);

/** Whether an external service is configured; without it no screen links to it. */
export const useService = (name: ServiceName): boolean => usePublicConfiguration().services.includes(name);

/** The same outside of components. */
export const hasService = (name: ServiceName): boolean => store.get().services.includes(name);

/** Silent: without it the app works, with fewer languages and no sales contact. */
const load = async (): Promise<PublicConfiguration> => {
  const configuration = await api.call(getPublicConfiguration, { silent: true }).catch(() => CAUTIOUS);
  store.set(configuration);
  return configuration;
};

let loading: Promise<PublicConfiguration> | null = null;

export function loadPublicConfiguration(): Promise<PublicConfiguration> {
  loading ??= load();
  return loading;
}

/** Waits for the server only when the preferred language is not available in production. */
export async function firstLanguage(): Promise<Language> {
  const preferences = languagePreferences();
  const configuration = loadPublicConfiguration();
  const sure = chooseLanguage(preferences, 'production');
  if (sure === chooseLanguage(preferences, 'dev')) return sure;
  return chooseLanguage(preferences, (await configuration).environment);
}
