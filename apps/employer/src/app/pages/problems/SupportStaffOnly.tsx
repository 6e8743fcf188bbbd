// Pages for support staff; not found for everyone else (IDN-002).
import type { ReactNode } from 'react';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

export const SupportStaffOnly = ({ children }: { children: ReactNode }) =>
  useCurrentUser().is_support_staff ? children : <NotFoundScreen />;
