// Reloads offers when somebody signs, sends, or withdraws one.
import { useCableEvent } from '../../../platform/cable/use-cable-event.ts';
import { refreshOffers } from './offers.api.ts';

export function useLiveOffers(): void {
  useCableEvent('applications', ({ event }) => {
    if (event === 'application_updated') void refreshOffers();
  });
}
