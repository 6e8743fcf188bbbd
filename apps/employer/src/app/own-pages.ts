// Pages the shell itself brings, each fetched when first shown.
import type { ReactNode } from 'react';
import { lazyPage } from '../platform/chunks/lazy-page.tsx';

export const SignedInArea = lazyPage<{ children?: ReactNode }>(() => import('./layout/SignedInArea.tsx'));
export const WizardArea = lazyPage(() => import('./guards/WizardArea.tsx'));
export const HomePage = lazyPage(() => import('./pages/home/HomePage.tsx'));
export const CompanyPage = lazyPage(() => import('./pages/company/CompanyPage.tsx'));
export const SupportPage = lazyPage(() => import('./pages/support/SupportPage.tsx'));
export const UpcomingPage = lazyPage(() => import('./pages/upcoming/UpcomingPage.tsx'));
export const UpcomingPublicPage = lazyPage(() => import('./pages/upcoming/UpcomingPublicPage.tsx'));
