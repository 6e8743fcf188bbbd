// Pages the shell itself brings, each fetched when first shown.
import { lazyPage } from '../platform/chunks/lazy-page.ts';

export const HomePage = lazyPage(() => import('./pages/home/HomePage.tsx'));
export const CompanyPage = lazyPage(() => import('./pages/company/CompanyPage.tsx'));
export const UpcomingPage = lazyPage<{ bare?: boolean }>(() => import('./pages/upcoming/UpcomingPage.tsx'));
