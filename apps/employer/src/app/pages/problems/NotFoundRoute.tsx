// Unknown paths: with navigation for signed-in users, bare for everyone else (PLT-034).
import { useSession } from '../../../platform/session/session.ts';
import { SignedInArea } from '../../own-pages.ts';
import { BarePage } from './BarePage.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

export function NotFoundRoute() {
  const { token, companyPending } = useSession();
  if (!token || companyPending) {
    return (
      <BarePage>
        <NotFoundScreen />
      </BarePage>
    );
  }
  return (
    <SignedInArea>
      <NotFoundScreen />
    </SignedInArea>
  );
}
