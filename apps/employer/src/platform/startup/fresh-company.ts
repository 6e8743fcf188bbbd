// Reloads startup data when someone changes it in another tab or session, whatever page is shown (NTF-022).
import type { CableMessage } from '@onward/contract/cable';
import { ownValue } from '@onward/domain/platform/own-value';
import { listenToCable } from '../cable/cable.ts';
import { reloadCurrentUser, reloadDepartments, reloadIntegrations, reloadLocations, reloadRights } from './startup.ts';
import { startupStore } from './startup-store.ts';

export const reloadCompanyOnChange = (): void => void listenToCable('company', readAgain);

const READ_AGAIN: Record<string, () => Promise<unknown>> = {
  settings_changed: reloadCurrentUser,
  department_changed: reloadDepartments,
  location_changed: reloadLocations,
  integration_changed: reloadIntegrations,
};

function readAgain({ event, data }: CableMessage): void {
  const state = startupStore.get();
  if (state.kind !== 'ready') return;
  const { id, company_role } = state.data.user;
  const own =
    (event === 'staff_changed' && data.id === id) || (event === 'role_changed' && data.id === company_role.id);
  const read = own ? reloadRights : ownValue(READ_AGAIN, event);
  void read?.().catch(() => null);
}
