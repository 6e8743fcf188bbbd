// Which navigation entries the user sees, and which one is the current page.
import type { PlanFeature } from '@onward/domain/company/plan';
import { type AccessHolder, decideAccess } from '@onward/domain/staff/access';
import {
  NAVIGATION_GROUPS,
  NAVIGATION_PAGES,
  type NavigationGroup,
  type NavigationPage,
} from '../../pages/page-table.ts';

/** A page that the plan locks is shown with a lock and leads to the upgrade. */
interface ShownPage extends NavigationPage {
  lockedFeature: PlanFeature | null;
}

export interface NavigationSection {
  group: NavigationGroup | null;
  pages: ShownPage[];
}

export const permittedPages = (holder: AccessHolder): NavigationPage[] =>
  NAVIGATION_PAGES.filter((page) => decideAccess(page.demand, holder).allowed);

function shownPages(holder: AccessHolder): ShownPage[] {
  return NAVIGATION_PAGES.flatMap((page): ShownPage[] => {
    const decision = decideAccess(page.demand, holder);
    if (decision.allowed) return [{ ...page, lockedFeature: null }];
    const offered = decision.reason === 'plan_locked' && decision.lock === 'upsell';
    return offered ? [{ ...page, lockedFeature: decision.feature }] : [];
  });
}

/** Groups without visible pages are omitted. */
export function navigationSections(holder: AccessHolder): NavigationSection[] {
  const pages = shownPages(holder);
  return [null, ...NAVIGATION_GROUPS]
    .map((group) => ({ group, pages: pages.filter((page) => page.group === group) }))
    .filter((section) => section.pages.length > 0);
}

const LOCATION_BOARD = '/company/dashboard';

/**
 * Integrations are a page and also a panel of the company page, where the query decides between the two. The board of
 * all locations belongs to Home.
 */
export function isPageShown(page: NavigationPage, path: string, search: string): boolean {
  if (path === LOCATION_BOARD) return page.key === 'home';
  const onIntegrations = path === '/company' && new URLSearchParams(search).get('currentPanel') === 'integrations';
  if (onIntegrations) return page.key === 'integrations';
  const [own = page.to] = page.to.split('?');
  const prefixes = own === '/' ? (page.alsoAt ?? []) : [own, ...(page.alsoAt ?? [])];
  return path === own || prefixes.some((prefix) => path.startsWith(prefix));
}
