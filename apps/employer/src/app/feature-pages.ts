// The pages and parts that features plug into the shell, each fetched when first shown.
import type { ReactNode } from 'react';
import type { BellProps } from '../design/page/BellButton.tsx';
import { lazyPage } from '../platform/chunks/lazy-page.tsx';

const pendingPage = () => import('./pages/upcoming/UpcomingPage.tsx');
const pendingPart = () => import('./pages/upcoming/NothingYet.tsx');

/** The account page and the first-days wizard show the notification table of another feature. */
interface WithNotificationSettings {
  notificationSettings: ReactNode;
}

// identity
export const LoginPage = lazyPage(pendingPage);
export const ForgotPasswordPage = lazyPage(pendingPage);
export const SetPasswordPage = lazyPage(pendingPage);
export const ResetPasswordPage = lazyPage(pendingPage);
export const SelectCompanyPage = lazyPage(pendingPage);
export const SuccessLoginPage = lazyPage(pendingPage);
export const RedirectPage = lazyPage(pendingPage);
export const SsoAdpPage = lazyPage(pendingPage);
export const AdpCallbackPage = lazyPage(pendingPage);
export const AdpRedirectPage = lazyPage(pendingPage);
export const UserOnboardingPage = lazyPage<WithNotificationSettings>(pendingPage);
export const AccountPage = lazyPage<WithNotificationSettings>(pendingPage);
export const WelcomeModal = lazyPage(pendingPart);

// notifications
export const Bell = lazyPage<BellProps>(pendingPart);
export const PopUps = lazyPage(pendingPart);
export const NotificationSettings = lazyPage(pendingPart);

// locations
export const DepartmentsPanel = lazyPage(pendingPage);
