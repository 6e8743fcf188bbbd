// The shell's own pages, each loaded when first shown.
import type { ReactNode } from 'react';
import { firstPage, lazyPage } from '../platform/chunks/lazy-page.tsx';

export const SignedInArea = firstPage<{ children?: ReactNode }>(() => import('./layout/SignedInArea.tsx'));
export const WizardArea = firstPage(() => import('./guards/WizardArea.tsx'));
export const HomePage = firstPage(() => import('./pages/home/HomePage.tsx'));
export const DashboardPage = firstPage(() => import('./pages/dashboard/DashboardPage.tsx'));
export const CompanyPage = lazyPage(() => import('./pages/company/CompanyPage.tsx'));
export const CompanyDashboardPage = lazyPage(() => import('./pages/dashboard/CompanyDashboardPage.tsx'));
export const MessagesPage = lazyPage(() => import('./pages/messages/MessagesPage.tsx'));
export const SupportedCompaniesPage = lazyPage(() => import('./pages/support/companies/SupportedCompaniesPage.tsx'));
export const SupportedCompanyPage = lazyPage(() => import('./pages/support/companies/SupportedCompanyPage.tsx'));
export const SupportPage = lazyPage(() => import('./pages/support/SupportPage.tsx'));
