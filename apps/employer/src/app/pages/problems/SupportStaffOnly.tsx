// Pages of support staff; for everyone else there is no such page (IDN-002).
import type { ReactNode } from 'react';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

export const SupportStaffOnly = ({ children }: { children: ReactNode }) =>
  useCurrentUser().is_support_staff ? children : <NotFoundScreen />;
