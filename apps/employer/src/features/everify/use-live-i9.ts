// Reads Forms I-9 and cases again when an employee or an onboarding changes (NTF-020).
import { useSettledEvents } from '../../platform/cable/use-settled-events.ts';
import { refreshI9 } from './i9.api.ts';

export function useLiveI9(): void {
  useSettledEvents('company', ['employee_changed'], refreshI9);
  useSettledEvents('onboarding', ['process_updated'], refreshI9);
}
