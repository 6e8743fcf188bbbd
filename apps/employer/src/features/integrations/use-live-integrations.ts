// Reloads integrations when the provider or someone else changes them.
import { useCableEvent } from '../../platform/cable/use-cable-event.ts';
import { refreshIntegrations, refreshNodes } from './integrations.api.ts';

export function useLiveIntegrations(): void {
  useCableEvent('company', ({ event }) => {
    if (event === 'integration_changed') void refreshIntegrations();
    if (event === 'integration_changed' || event === 'checker_node_changed') void refreshNodes();
  });
}
