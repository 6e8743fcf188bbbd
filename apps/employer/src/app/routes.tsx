// The route table (PLT-031..037). A route names its page, for the title and the navigation; guards and layout are
// around whole groups, never inside a page.
import type { AccessDemand } from '@onward/domain/staff/access';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { PUBLIC_ROUTES, ROUTES } from '../platform/routing/paths.ts';
import {
  AccountPage,
  AdpCallbackPage,
  AdpRedirectPage,
  ForgotPasswordPage,
  LoginPage,
  NotificationSettings,
  RedirectPage,
  ResetPasswordPage,
  SelectCompanyPage,
  SetPasswordPage,
  SsoAdpPage,
  SuccessLoginPage,
  UserOnboardingPage,
} from './feature-pages.ts';
import { PublicGate } from './guards/PublicGate.tsx';
import { SignedInGate } from './guards/SignedInGate.tsx';
import { MainLayout } from './layout/MainLayout.tsx';
import { CompanyPage, HomePage, UpcomingPage } from './own-pages.ts';
import type { PageHandle } from './page-handle.ts';
import { HomeRedirect, KeepQueryRedirect } from './pages/redirects.tsx';
import { NotFoundRoute } from './pages/problems/NotFoundRoute.tsx';
import { PermittedPage } from './pages/problems/PermittedPage.tsx';
import { ProgramErrorPage } from './pages/problems/ProgramErrorPage.tsx';

const settings = <NotificationSettings />;

const page = (path: string, key: string, element: ReactNode, handle: Partial<PageHandle> = {}): RouteObject => ({
  path,
  element,
  handle: { page: key, ...handle } satisfies PageHandle,
});

/** A page whose room comes later; who may not open it learns why, everyone else what it will hold. */
const upcoming = (path: string, key: string, demand: AccessDemand & { superAdmin?: boolean } = {}): RouteObject =>
  page(
    path,
    key,
    <PermittedPage page={key} demand={demand}>
      <UpcomingPage />
    </PermittedPage>,
  );

const moved = (path: string, to: string): RouteObject => ({ path, element: <KeepQueryRedirect to={to} /> });

const publicRoutes: RouteObject[] = [
  page(PUBLIC_ROUTES.login, 'login', <LoginPage />),
  page(PUBLIC_ROUTES.forgotPassword, 'forgotPassword', <ForgotPasswordPage />),
  page(PUBLIC_ROUTES.setPassword, 'setPassword', <SetPasswordPage />),
  page(PUBLIC_ROUTES.resetPassword, 'resetPassword', <ResetPasswordPage />),
  page(PUBLIC_ROUTES.selectCompany, 'selectCompany', <SelectCompanyPage />),
  page(PUBLIC_ROUTES.successLogin, 'login', <SuccessLoginPage />),
  page(PUBLIC_ROUTES.redirect, 'login', <RedirectPage />),
  page(PUBLIC_ROUTES.jobTargetCallback, 'jobTargetCallback', <UpcomingPage bare />),
];

const homeRoutes: RouteObject[] = [
  { path: ROUTES.root, element: <HomeRedirect /> },
  page(ROUTES.newHome, 'home', <HomePage />),
  page(ROUTES.dashboard, 'home', <HomePage />),
  page(ROUTES.brandDashboard, 'home', <HomePage />),
];

const onboardingAdmin: AccessDemand = {
  module: 'onboarding',
  permission: ['manage_onboarding', 'edit_onboarding_process'],
};
const startOnboarding: AccessDemand = { module: 'onboarding', permission: ['onboard_employee', 'manage_onboarding'] };

const hiringRoutes: RouteObject[] = [
  moved(ROUTES.positions, ROUTES.jobPostings),
  upcoming(ROUTES.jobPostings, 'jobPostings'),
  upcoming(ROUTES.jobPosting, 'jobPostings'),
  upcoming(ROUTES.positionTemplate, 'positionTemplate'),
  upcoming(ROUTES.createHiringProcess, 'hiringProcess', { permission: 'edit_template' }),
  upcoming(ROUTES.editHiringProcess, 'hiringProcess', { permission: 'edit_template' }),
  upcoming(ROUTES.applicants, 'applicants'),
  upcoming(ROUTES.allApplicants, 'applicants'),
  upcoming(ROUTES.inactiveApplicants, 'applicants'),
  // Both link shapes, by position key and by brand, are this one pattern (PLT-035).
  upcoming(ROUTES.positionApplicants, 'applicants'),
  upcoming(ROUTES.applicant, 'applicants'),
  upcoming(ROUTES.messages, 'messages', { module: 'messaging' }),
  upcoming(ROUTES.schedule, 'schedule', { module: 'scheduling' }),
  upcoming(ROUTES.sourcingTools, 'sourcingTools', { module: 'sourcing_tools', permission: 'publish_position' }),
  upcoming(ROUTES.checkr, 'backgroundChecks', { permission: 'edit_integration' }),
  upcoming(ROUTES.hiringPaywall, 'hiringPaywall'),
];

const peopleRoutes: RouteObject[] = [
  moved('/onboarding/processes', '/admin/onboarding/processes'),
  moved('/employee-onboarding', ROUTES.onboarding),
  { path: '/employee-onboarding/:page', element: <KeepQueryRedirect to={ROUTES.onboardingPage} /> },
  upcoming(ROUTES.onboarding, 'onboarding', { module: 'onboarding' }),
  upcoming(ROUTES.onboardingPage, 'onboarding', { module: 'onboarding' }),
  upcoming(ROUTES.onboardingTasks, 'onboarding', { module: 'onboarding' }),
  upcoming(ROUTES.adminOnboarding, 'onboardingProcesses', onboardingAdmin),
  upcoming(ROUTES.adminOnboardingPage, 'onboardingProcesses', onboardingAdmin),
  upcoming(ROUTES.startOnboarding, 'startOnboarding', startOnboarding),
  upcoming(ROUTES.changeOnboardingProcess, 'changeOnboardingProcess', startOnboarding),
  moved('/employee-records', ROUTES.employeeList),
  upcoming(ROUTES.employeeList, 'employeeRecords', { permission: 'view_employee' }),
  upcoming(ROUTES.employeeProfile, 'employeeRecords', { permission: 'view_employee' }),
  upcoming(ROUTES.payrollPaywall, 'payrollPaywall'),
];

const workspaceRoutes: RouteObject[] = [
  upcoming(ROUTES.reports, 'reports', { module: 'custom_reports' }),
  upcoming(ROUTES.analytics, 'analytics', { permission: 'view_analytics' }),
  page(ROUTES.company, 'company', <CompanyPage />),
  upcoming(ROUTES.companyDashboard, 'companyDashboard', { superAdmin: true }),
  upcoming(ROUTES.referral, 'referral'),
  upcoming(ROUTES.support, 'support'),
  page(ROUTES.myProfile, 'account', <AccountPage notificationSettings={settings} />),
  page(ROUTES.account, 'account', <AccountPage notificationSettings={settings} />),
  page(ROUTES.accountPanel, 'account', <AccountPage notificationSettings={settings} />),
  page(ROUTES.ssoAdp, 'adp', <SsoAdpPage />),
  page(ROUTES.adpCallback, 'adp', <AdpCallbackPage />),
  page(ROUTES.adpRedirect, 'adp', <AdpRedirectPage />),
];

export const routes: RouteObject[] = [
  {
    errorElement: <ProgramErrorPage />,
    children: [
      { element: <PublicGate />, children: publicRoutes },
      {
        element: (
          <SignedInGate>
            <MainLayout />
          </SignedInGate>
        ),
        children: [...homeRoutes, ...hiringRoutes, ...peopleRoutes, ...workspaceRoutes],
      },
      // First-run pages stand without the sidebar.
      page(
        ROUTES.userOnboarding,
        'userOnboarding',
        <SignedInGate>
          <UserOnboardingPage notificationSettings={settings} />
        </SignedInGate>,
      ),
      page(ROUTES.error, 'error', <ProgramErrorPage />),
      { path: '*', element: <NotFoundRoute />, handle: { page: 'notFound' } satisfies PageHandle },
    ],
  },
];
