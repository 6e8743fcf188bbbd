// The signed-in part of the program: guard and frame. It is fetched apart, so that the login page loads quickly.
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
