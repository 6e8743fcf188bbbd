// What the program must know before sign-in: environment, offered languages, sales contact (PLT-039, PLT-050).
import { getPublicConfiguration, type PublicConfiguration, type ServiceName } from '@onward/contract/platform/platform';
import { chooseLanguage, type Language, offeredLanguages } from '@onward/domain/platform/languages';
import { api } from './api.ts';
import { languageWishes } from './language/language.ts';
import { createStore, useStore } from './store.ts';

/** Assumed until the server has answered: what production offers is offered everywhere. */
const CAUTIOUS: PublicConfiguration = {
  environment: 'production',
  languages: [...offeredLanguages('production')],
  sales_phone: null,
  sales_email: null,
  app_store_url: null,
  google_play_url: null,
  services: [],
};

const store = createStore<PublicConfiguration>(CAUTIOUS);

export const usePublicConfiguration = (): PublicConfiguration => useStore(store);

/** Whether this system is set up for an outside service; without it nothing on the screens leads there. */
export const useService = (name: ServiceName): boolean => usePublicConfiguration().services.includes(name);

/** Silent: without it the program works, with fewer languages and no sales contact. */
const loadPublicConfiguration = async (): Promise<PublicConfiguration> => {
  const configuration = await api.call(getPublicConfiguration, { silent: true }).catch(() => CAUTIOUS);
  store.set(configuration);
  return configuration;
};

/** Waits for the server only when the wish is a language that production does not offer. */
export async function firstLanguage(): Promise<Language> {
  const wishes = languageWishes();
  const configuration = loadPublicConfiguration();
  const sure = chooseLanguage(wishes, 'production');
  if (sure === chooseLanguage(wishes, 'dev')) return sure;
  return chooseLanguage(wishes, (await configuration).environment);
}
