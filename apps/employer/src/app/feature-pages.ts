// The pages and parts that features plug into the shell, each fetched when first shown.
import type { ReactNode } from 'react';
import type { BellProps } from '../design/page/BellButton.tsx';
import { lazyPage } from '../platform/chunks/lazy-page.tsx';

/** The account page and the first-days wizard show the notification table of another feature. */
interface WithNotificationSettings {
  notificationSettings: ReactNode;
}

// identity
export const LoginPage = lazyPage(() => import('../features/identity/login/LoginPage.tsx'));
export const ForgotPasswordPage = lazyPage(() => import('../features/identity/passwords/ForgotPasswordPage.tsx'));
export const SetPasswordPage = lazyPage(() => import('../features/identity/passwords/SetPasswordPage.tsx'));
export const ResetPasswordPage = lazyPage(() => import('../features/identity/passwords/ResetPasswordPage.tsx'));
export const SelectCompanyPage = lazyPage(() => import('../features/identity/companies/SelectCompanyPage.tsx'));
export const SuccessLoginPage = lazyPage(() => import('../features/identity/sso/SuccessLoginPage.tsx'));
export const RedirectPage = lazyPage(() => import('../features/identity/sso/RedirectPage.tsx'));
export const SsoAdpPage = lazyPage(() => import('../features/identity/sso/SsoAdpPage.tsx'));
export const AdpCallbackPage = lazyPage(() => import('../features/identity/sso/AdpCallbackPage.tsx'));
export const AdpRedirectPage = lazyPage(() => import('../features/identity/sso/AdpRedirectPage.tsx'));
export const UserOnboardingPage = lazyPage<WithNotificationSettings>(
  () => import('../features/identity/first-days/UserOnboardingPage.tsx'),
);
export const AccountPage = lazyPage<WithNotificationSettings>(
  () => import('../features/identity/account/AccountPage.tsx'),
);
export const WelcomeModal = lazyPage(() => import('../features/identity/first-days/WelcomeModal.tsx'));

// notifications
export const Bell = lazyPage<BellProps>(() => import('../features/notifications/bell/Bell.tsx'));
export const PopUps = lazyPage(() => import('../features/notifications/pop-ups/PopUps.tsx'));
export const NotificationSettings = lazyPage(
  () => import('../features/notifications/settings/NotificationSettings.tsx'),
);

// locations
export const DepartmentsPanel = lazyPage(() => import('../features/locations/DepartmentsPanel.tsx'));
