// Analytics identification (PLT-023). An operator's analytics script listens to this event; without one, nothing
// leaves the browser.
import type { User } from '@onward/contract/identity/identity';

const IDENTIFY_EVENT = 'onward:identify';

export function identifyReader(user: User): void {
  const detail = { user: user.uuid, company: user.company.uuid, role: user.company_role.name };
  document.dispatchEvent(new CustomEvent(IDENTIFY_EVENT, { detail }));
}
