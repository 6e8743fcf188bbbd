// Which entries of the navigation a reader sees, and which one is the page shown.
import { type AccessHolder, decideAccess } from '@onward/domain/staff/access';
import { NAVIGATION_GROUPS, NAVIGATION_PAGES, type NavigationGroup, type NavigationPage } from '../pages/page-table.ts';

export interface NavigationSection {
  group: NavigationGroup | null;
  pages: NavigationPage[];
}

export const permittedPages = (holder: AccessHolder): NavigationPage[] =>
  NAVIGATION_PAGES.filter((page) => decideAccess(page.demand, holder).allowed);

/** A group without a permitted page is left out. */
export function navigationSections(holder: AccessHolder): NavigationSection[] {
  const pages = permittedPages(holder);
  return [null, ...NAVIGATION_GROUPS]
    .map((group) => ({ group, pages: pages.filter((page) => page.group === group) }))
    .filter((section) => section.pages.length > 0);
}

/** The integrations live on a panel of the company page, so the query decides between the two. */
export function isPageShown(page: NavigationPage, path: string, search: string): boolean {
  const onIntegrations = path === '/company' && new URLSearchParams(search).get('currentPanel') === 'integrations';
  if (onIntegrations) return page.key === 'integrations';
  const [own = page.to] = page.to.split('?');
  if (page.key === 'integrations') return path.startsWith('/integration/');
  const prefixes = own === '/' ? (page.alsoAt ?? []) : [own, ...(page.alsoAt ?? [])];
  return path === own || prefixes.some((prefix) => path.startsWith(prefix));
}
