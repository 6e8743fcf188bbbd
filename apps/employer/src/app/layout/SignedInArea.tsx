// The signed-in part of the app: guard and layout. Loaded separately, so that the login page is fast.
import type { ReactNode } from 'react';
import { SignedInGate } from '../guards/SignedInGate.tsx';
import { MainLayout } from './MainLayout.tsx';

export default function SignedInArea({ children }: { children?: ReactNode }) {
  return (
    <SignedInGate>
      <MainLayout>{children}</MainLayout>
    </SignedInGate>
  );
}
